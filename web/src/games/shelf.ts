/** The one list of games that have a board of their own. Any other is played from the list of choices. */
import type { Component } from 'svelte';
import crossedSwords from 'icon:crossed-swords';
import graveyard from 'icon:graveyard';
import pharaohMask from 'icon:pharoah';
import torch from 'icon:torch';
import skullStaff from 'icon:skull-staff';
import type { Look } from './game';

/** A page of the game's own, such as a deck builder, at `/game/<game>/<path>`. */
export type Page = { readonly path: string; readonly title: string; open(): Promise<Component> };

type Box = { readonly cover: string; readonly pages?: readonly Page[]; open(): Promise<Look> };

const BOXES: Readonly<Record<string, Box>> = {
  crusade: { cover: graveyard, open: async () => (await import('./crusade/look')).crusade },
  tomb: { cover: torch, open: async () => (await import('./tomb/look')).tomb },
  lich: { cover: skullStaff, open: async () => (await import('./lich/look')).lich },
  pharaoh: { cover: pharaohMask, open: async () => (await import('./pharaoh/look')).pharaoh },
};

export function cover(game: string): string {
  return BOXES[game]?.cover ?? crossedSwords;
}

export function pages(game: string): readonly Page[] {
  return BOXES[game]?.pages ?? [];
}

export async function look(game: string): Promise<Look | undefined> {
  return BOXES[game]?.open();
}
