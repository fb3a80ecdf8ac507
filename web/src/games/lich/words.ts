/** What is told of a figure to those who do not see it. */
import type { SeatText } from '../../lib/wire';
import { ailments, carried, keywordsOf, many } from './crypt';
import { theFoe, whereabouts } from './places';
import type { FoeView, View } from './view';

const joined = (...parts: readonly string[]): string => parts.filter((it) => it !== '').join(', ');

/** What a monster's card does not print. */
export function foeNote(view: View, foe: FoeView, turn: boolean, you: number | undefined): string {
  const [, rank = ''] =
    /^the (nearer|farther|first|second|third|fourth|fifth|sixth) /.exec(theFoe(view, foe, you)) ?? [];
  return joined(
    joined(rank === '' ? '' : `the ${rank}`, whereabouts(view, foe, you)).replace(', ', ' one '),
    foe.health === null ? 'cannot lose health' : `${foe.health} of ${foe.max_health ?? foe.health} health`,
    foe.energy > 0 ? `${foe.energy} energy` : '',
    foe.attack === foe.base_attack ? '' : `attack ${foe.attack > foe.base_attack ? 'raised' : 'lowered'}`,
    foe.sickened ? 'Sickened' : '',
    foe.marked > 0 ? `marked for ${foe.marked} more` : '',
    foe.brooded > 0 ? `has brooded ${many(foe.brooded, 'round')}` : '',
    turn ? 'acts now' : '',
  );
}

/** Who somebody at the table is: name, and whether they are a bot or away. */
export function person(seat: SeatText | undefined, mine: boolean): string {
  if (!seat) return '';
  const away = !mine && seat.who.kind === 'human' && !seat.present;
  return joined(seat.name, mine ? 'you' : '', seat.who.kind === 'bot' ? 'bot' : '', away ? 'away' : '');
}

export type HeroState = { readonly turn: boolean; readonly lit: boolean; readonly picked: boolean };

/** Everything on an adventurer's plaque. */
export function heroNote(view: View, seat: number, who: string, { turn, lit, picked }: HeroState): string {
  const own = view.seats[seat];
  if (!own) return '';
  return joined(
    own.name ?? 'no adventurer yet',
    who,
    view.leader === seat ? 'leads' : '',
    `${own.health} of ${own.max_health} health`,
    `${own.energy} of ${own.max_energy} energy`,
    `attack ${own.attack}${own.weapon > 0 ? ` plus ${own.weapon} of weapons` : ''}`,
    `speed ${own.speed}`,
    own.spell_power > 0 ? `Spell Power ${own.spell_power}` : '',
    ...keywordsOf(own.keywords),
    ...carried(own).map((item) => item.name),
    ...ailments(own),
    turn ? 'acts now' : '',
    picked ? 'picked' : lit ? 'can be chosen' : '',
  );
}
