/** Where this site stands: on a server of ours, or as plain files in any folder of any host. */

/** Whether these are plain files without a server behind them. Then the page's path cannot be in the address's path. */
export const isStatic = typeof document !== 'undefined' && document.documentElement.dataset['site'] === 'static';

/** The address of a page of the client, such as `/table/x`. */
export const addressOf = (path: string): string => (isStatic ? `#${path}` : path);

/** The page an address stands for: path and query. */
export function pathIn(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  plain = isStatic,
): string {
  if (!plain) return pathname + search;
  return hash.startsWith('#/') ? hash.slice(1) : '/';
}

/** A file that lies beside the page. */
export const fileOf = (name: string): string => (isStatic ? `./${name}` : `/${name}`);
