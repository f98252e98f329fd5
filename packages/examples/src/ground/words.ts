import { type Outcome, type RulesetText, type RulesetTypes, series } from '@chancery/core';
import { type Ground, powerName, powerOfCode } from './ground.ts';

interface OnGround extends RulesetTypes {
  readonly setting: Ground;
  readonly view: { readonly turn: number };
}

/** The sentences that all three games say alike; `most` is what wins: `silver`. */
export const usualWords = <T extends OnGround>(
  most: string,
): Pick<RulesetText<T>, 'question' | 'outcome' | 'ends' | 'turn'> => ({
  question: () => 'There is no question.',
  outcome: ({ winners }: Outcome, { setting }) => {
    const names = winners.map((code) => powerName(setting, powerOfCode(setting, code) ?? 0));
    return `${series(names)} ${names.length === 1 ? 'has' : 'have'} the most ${most}.`;
  },
  ends: ({ lastTurn }) => `The game ends after turn ${lastTurn}; whoever has the most ${most} wins.`,
  turn: ({ view }) => `Turn ${view.turn}`,
});
