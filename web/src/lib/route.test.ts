import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Route } from './route.svelte';

let routeOf: (path: string, query: URLSearchParams) => Route;
const no = new URLSearchParams();

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', search: '' });
  ({ routeOf } = await import('./route.svelte'));
});

describe('addresses', () => {
  it('name their pages', () => {
    expect(routeOf('/', no)).toEqual({ page: 'home' });
    expect(routeOf('/settings', no)).toEqual({ page: 'settings' });
    expect(routeOf('/table/b194', no)).toEqual({ page: 'table', table: 'b194' });
    expect(routeOf('/replay/b194/', new URLSearchParams('entry=12'))).toEqual({
      page: 'replay',
      table: 'b194',
      entry: 12,
    });
    expect(routeOf('/game/pharaoh', no)).toEqual({ page: 'game', game: 'pharaoh', path: undefined });
    expect(routeOf('/decks/pharaoh', no)).toEqual({ page: 'decks', game: 'pharaoh' });
    expect(routeOf('/game/pharaoh/decks', no)).toEqual({ page: 'game', game: 'pharaoh', path: 'decks' });
  });

  it('that mean nothing say so', () => {
    for (const path of ['/table', '/table/a/b', '/game/a/b/c', '/decks', '/decks/a/b', '/table/%2e%2e', '/elsewhere']) {
      expect(routeOf(path, no)).toEqual({ page: 'missing' });
    }
  });
});
