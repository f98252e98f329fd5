import type { Roll } from '../events/battle.ts';
import type { Modifier, ModifierName } from '../events/money.ts';
import { amountWords } from '../names/reader.ts';

/** Dice are shown with all that was added to them, so that anybody can check them (HEP-15.3). */

const NAMES: { readonly [name in ModifierName]: string } = {
  retinue: 'Retinue',
  iron: 'Iron',
  mass: 'Mass Bonus',
  boost: 'Boost',
  stone: 'Stone',
  landing: 'landing',
  river: 'river',
  highlands: 'Highlands',
  swamps: 'Swamps',
  'over-limit': 'over the limit',
  'fresh-fleet': 'fresh fleet',
  diplomacy: 'Diplomacy',
  piety: 'Piety',
  tribe: 'same Tribe',
  distance: 'far away',
  'further-dispatches': 'further Dispatches',
  raiding: 'Raiding',
  protection: 'Protect Borderlands',
};

/** `+3`, `−1`. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

const added = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`);

/** `6`, or `6 + 2 Retinue − 1 river = 7`. */
export const sumWords = (die: number, modifiers: readonly Modifier[], total: number): string => {
  if (modifiers.length === 0) return `${die}`;
  const parts = modifiers.map(({ what, value }) => `${added(value)} ${NAMES[what]}`);
  return `${die} ${parts.join(' ')} = ${amountWords(total)}`;
};

export const rollWords = ({ die, modifiers, total }: Roll): string => sumWords(die, modifiers, total);
