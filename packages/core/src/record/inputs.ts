import type { Dice } from '../dice/dice.ts';
import { keyedDice, turnDice } from '../dice/keyed-dice.ts';
import { openSeed, type SeedScope, seedsOf, type TurnSecrets } from '../dice/seeds.ts';
import { hashOf } from '../hash-of.ts';
import type { Sheet } from '../order/sheet.ts';
import { by, sorted } from '../order-by.ts';
import { isPublicLabel } from '../ruleset/public-dice.ts';
import type { AnyRuleset } from '../ruleset/runnable.ts';
import { type Listed, type ListedLine, listedIn, type SaltedLine } from './lines.ts';

/** Everything a turn is made from, apart from the position before it. `sheets` are those of record, by the names of their seats. */
export interface TurnInputs extends Listed {
  readonly turn: number;
  /** Committed to before the sheets came in. */
  readonly secrets: TurnSecrets;
  /** The list that was closed before the turn was run; null in turns of format 1, which have none. */
  readonly list: KeptList | null;
}

/** The list of a turn, with what opens its lines. */
export interface KeptList {
  /** The id of the campaign. */
  readonly campaign: string;
  readonly lines: readonly SaltedLine[];
  /** Of a turn that is run again: the list by which it was run first. Its dice come from that one. */
  readonly first: readonly ListedLine[] | null;
  /** D: of `first`, or else of the lines. */
  readonly digest: string;
}

export const bySeat = (sheets: readonly Sheet[]): readonly Sheet[] =>
  sorted(
    sheets,
    by(({ seat }: Sheet) => seat),
  );

/** The hash of everything that was sent in: the secret holder could not foretell it, and nobody can change it after. */
export const digestOf = ({ turn, sheets, acts, rulings, list }: TurnInputs): string =>
  list === null ? hashOf({ turn, sheets, acts, rulings }) : list.digest;

/** A turn as the record tells it: with the orders of its list, in which digests stand for private words. */
export const asRecorded = (inputs: TurnInputs): TurnInputs => {
  const { list } = inputs;
  const sealed = list?.lines.some(({ words = [] }) => words.length > 0) ?? false;
  return list === null || !sealed ? inputs : { ...inputs, sheets: listedIn(list.lines).sheets };
};

/** The dice of the turn. */
export const diceOf = (ruleset: Pick<AnyRuleset, 'publicDice'>, inputs: TurnInputs): Dice =>
  turnDice(seedsOf(inputs.secrets, scopeOf(inputs)), (name) => isPublicLabel(ruleset, name));

/** The dice of public labels alone, for whoever does not know the closed secret. */
export const openDice = (inputs: TurnInputs): Dice => keyedDice(openSeed(inputs.secrets.turn, scopeOf(inputs)));

const scopeOf = (inputs: TurnInputs): SeedScope => ({
  campaign: inputs.list?.campaign ?? '',
  turn: inputs.turn,
  digest: digestOf(inputs),
});
