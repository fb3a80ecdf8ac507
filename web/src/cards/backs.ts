/** The backs of the decks: a field, a border of signs, an emblem in leaf. */
import eye from 'icon:eye-of-horus';
import lantern from 'icon:lantern';
import lich from 'icon:crowned-skull';
import mask from 'icon:skull-mask';
import scarab from 'icon:scarab-beetle';
import torch from 'icon:torch';

export type Border = 'zigzag' | 'teeth' | 'leaf' | 'brick';
export type Back = {
  readonly field: readonly [high: string, low: string];
  readonly gold: string;
  readonly emblem: string;
  readonly border: Border;
};

export const BACKS = {
  pharaoh: { field: ['#2a4f9e', '#0b1a45'], gold: '#f2c14e', emblem: scarab, border: 'zigzag' },
  hexes: { field: ['#8a6a36', '#2e1e0a'], gold: '#f2c14e', emblem: eye, border: 'zigzag' },
  lich: { field: ['#3a2416', '#120905'], gold: '#b78bff', emblem: lich, border: 'teeth' },
  keepers: { field: ['#1f5f58', '#07211f'], gold: '#e8c071', emblem: lantern, border: 'leaf' },
  necromancers: { field: ['#46277a', '#150830'], gold: '#d8c7a2', emblem: mask, border: 'teeth' },
  tomb: { field: ['#5c5142', '#1c1712'], gold: '#ffb15a', emblem: torch, border: 'brick' },
} satisfies Record<string, Back>;

export type Deck = keyof typeof BACKS;
