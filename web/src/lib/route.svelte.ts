/** Which page is open. Addresses are real paths, so that links, reloads and the back button work. */
import { addressOf, pathIn } from './site';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'settings' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string; readonly entry: number | undefined }
  | { readonly page: 'game'; readonly game: string; readonly path: string | undefined }
  | { readonly page: 'decks'; readonly game: string }
  | { readonly page: 'missing' };

export function routeOf(path: string, query: URLSearchParams): Route {
  const [first, second, ...more] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'home' };
  if (first === 'settings' && second === undefined) return { page: 'settings' };
  if (second === undefined || !/^[0-9a-zA-Z_-]{1,64}$/.test(second)) return { page: 'missing' };
  if (first === 'game' && more.length <= 1) return { page: 'game', game: second, path: more[0] };
  if (more.length > 0) return { page: 'missing' };
  if (first === 'decks') return { page: 'decks', game: second };
  if (first === 'table') return { page: 'table', table: second };
  const entry = query.get('entry');
  if (first === 'replay') return { page: 'replay', table: second, entry: entry === null ? undefined : Number(entry) };
  return { page: 'missing' };
}

function here(): Route {
  const [path = '', query = ''] = pathIn(location).split('?');
  return routeOf(path, new URLSearchParams(query));
}

class Router {
  route = $state.raw<Route>(here());

  go(path: string): void {
    history.pushState(null, '', addressOf(path));
    this.#look();
    scrollTo(0, 0);
  }

  /** Changes the address of the page that stays open. */
  rename(path: string): void {
    history.replaceState(null, '', addressOf(path));
  }

  /** Follows the browser's own buttons and plain links within the site. */
  listen(): void {
    addEventListener('popstate', () => this.#look());
    document.addEventListener('click', (event) => this.#click(event));
  }

  #click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api') || link.pathname === '/docs' || link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }

  #look(): void {
    this.route = here();
  }
}

export const router = new Router();
