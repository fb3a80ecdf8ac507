/** The games that have a board of their own: every folder with a `box.ts`. Any other is played from the list of choices. */
import type { Component } from 'svelte';
import crossedSwords from 'icon:crossed-swords';
import type { Look } from './game';

/** A page of the game's own, such as a deck builder, at `/game/<game>/<path>`. */
export type Page = { readonly path: string; readonly title: string; open(): Promise<Component> };

/** What the shelf shows of a game before its board is loaded. */
export type Box = { readonly cover: string; readonly pages?: readonly Page[]; open(): Promise<Look> };

const BOXES: Readonly<Record<string, Box>> = Object.fromEntries(
  Object.entries(import.meta.glob<Box>('./*/box.ts', { eager: true, import: 'default' })).map(([path, box]) => [
    path.split('/')[1],
    box,
  ]),
);

export function cover(game: string): string {
  return BOXES[game]?.cover ?? crossedSwords;
}

export function pages(game: string): readonly Page[] {
  return BOXES[game]?.pages ?? [];
}

export async function look(game: string): Promise<Look | undefined> {
  return BOXES[game]?.open();
}
