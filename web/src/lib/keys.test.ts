import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allTokens, drop, keep, keysOf, seatLink, seatsHeld, tokenIn } from './keys';

beforeEach(() => {
  const drawer = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, value: string) => drawer.set(key, value),
  });
});

describe('the keyring', () => {
  it('keeps host and seats side by side', () => {
    keep('t', { host: 'h' });
    keep('t', { seats: { 1: 'a' } });
    keep('t', { seats: { 2: 'b' } });
    expect(keysOf('t')).toEqual({ host: 'h', seats: { 1: 'a', 2: 'b' } });
    expect(allTokens()).toEqual(['h', 'a', 'b']);
  });

  it('drops a seat and keeps the rest', () => {
    keep('t', { host: 'h', seats: { 0: 'a', 1: 'b' } });
    drop('t', 0);
    expect(seatsHeld(keysOf('t'))).toEqual([1]);
    expect(keysOf('t').host).toBe('h');
  });

  it('survives a damaged drawer', () => {
    localStorage.setItem('undercroft.keys', '{');
    expect(allTokens()).toEqual([]);
  });
});

it('a seat link carries its token behind the #', () => {
  const token = 'a'.repeat(64);
  const link = new URL(seatLink('http://host', 'abc', token));
  expect(link.pathname + link.search).toBe('/table/abc');
  expect(tokenIn(link.hash)).toBe(token);
  expect(tokenIn('#seat=<script>')).toBeUndefined();
});
