import { type Dice, keyedDice, scriptedDice } from '@chancery/core';
import { at, type PlaceName } from './position.ts';

/**
 * The rolls of a turn: a list of all of them in their order, or a list for each label, such as `{'landing@Kent': [31]}`,
 * while other labels roll from a fixed seed. What is given must be rolled, no more and no less.
 */
export type GivenDice = readonly number[] | { readonly [label: string]: readonly number[] };

const SEED = '4d44'.repeat(16);

/** The dice, and what of the script has not been rolled in the end. */
export const diceFrom = (
  given: GivenDice | undefined,
): { readonly dice: Dice; readonly unused: () => readonly string[] } => {
  const keyed = keyedDice(SEED);
  if (given === undefined) return { dice: keyed, unused: () => [] };
  const isList = (value: GivenDice): value is readonly number[] => Array.isArray(value);
  const byLabel = isList(given) ? {} : Object.fromEntries(Object.entries(given).map(([k, v]) => [numbered(k), v]));
  const scripted = scriptedDice(isList(given) ? { list: given } : { byLabel });
  const unused = (): readonly string[] => scripted.unused().map(({ label, values }) => `${label}: ${values}`);
  if (isList(given)) return { dice: scripted, unused };
  return {
    unused,
    dice: {
      at: (name, place) => (`${name}@${place}` in byLabel ? scripted : keyed).at(name, place),
      log: () => [...scripted.log(), ...keyed.log()],
    },
  };
};

/** `landing@Kent` → `landing@1`; a border is `attack@1-3`. */
export const numbered = (label: string): string => {
  const [name = '', place = ''] = label.split('@');
  return at(place as PlaceName) > 0 ? `${name}@${at(place as PlaceName)}` : label;
};
