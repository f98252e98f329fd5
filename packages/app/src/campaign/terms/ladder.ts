import { type AnyRuleset, SILENCE_STEPS, type SilenceLadder, type SilenceStep } from '@chancery/core';
import { LADDERS, type LadderName } from './settings.ts';

/** A rulebook, as far as silence is concerned. */
export type Silenced = Pick<AnyRuleset, 'seating'>;

/** The ladders of the host, for masters who want another than that of the rulebook. */
const OWN = {
  none: { inARow: ['warn'], firstTurn: 'warn' },
  replacement: { inARow: ['warn', 'open'], firstTurn: 'open' },
  caretaker: { inARow: ['warn', 'caretaker', 'open'], firstTurn: 'warn' },
} as const satisfies { readonly [name in Exclude<LadderName, 'rules'>]: SilenceLadder };

/** The ladder that a campaign climbs by its settings. */
export const ladderOf = ({ seating }: Silenced, name: LadderName): SilenceLadder =>
  name === 'rules' ? (seating?.silence ?? OWN.none) : OWN[name];

/** The ladders among which a master chooses, each once, and the one that was chosen. A rulebook without a ladder offers none. */
export const laddersOf = (ruleset: Silenced, chosen: LadderName): readonly NamedLadder[] => {
  const own = ruleset.seating?.silence;
  const isOffered = (name: LadderName): boolean => {
    if (name === 'rules') return own !== undefined;
    return name === chosen || own === undefined || !areAlike(own, OWN[name]);
  };
  return LADDERS.filter(isOffered).map((name) => ({ name, ladder: ladderOf(ruleset, name) }));
};

export interface NamedLadder {
  readonly name: LadderName;
  readonly ladder: SilenceLadder;
}

const areAlike = (one: SilenceLadder, other: SilenceLadder): boolean =>
  one.firstTurn === other.firstTurn && one.inARow.join() === other.inARow.join();

/** The ladder of a new campaign. */
export const usualLadder = ({ seating }: Silenced): LadderName => (seating?.silence === undefined ? 'none' : 'rules');

/** What follows on a turn that was missed: the `missed`-th in a row, counted from 1. */
export const stepAfter = (ladder: SilenceLadder, turn: number, missed: number): SilenceStep => {
  const step = ladder.inARow[Math.min(missed, ladder.inARow.length) - 1] ?? 'warn';
  return turn === 1 && SILENCE_STEPS.indexOf(ladder.firstTurn) > SILENCE_STEPS.indexOf(step) ? ladder.firstTurn : step;
};
