import type { OddsOutcome } from '@chancery/core';
import { armAll } from '../battle/arms.ts';
import { layOut } from '../battle/lay-out.ts';
import { commitToWalls } from '../battle/walls.ts';
import type { Losses, OddsResult } from './battle-odds.ts';
import { duelOdds, isShortDuel } from './duel.ts';
import type { OddsQuestion } from './question.ts';
import { supposed } from './supposed.ts';

/** Odds that need no trial: chances are exact, rounded half up to parts of 10 000. */
export interface ExactOdds {
  readonly outcomes: readonly ({ readonly outcome: OddsResult } & Omit<OddsOutcome, 'id' | 'label'>)[];
  readonly losses: readonly Losses[];
}

/** The odds of one individual against one other in the open, without retreat; null for any other battle. */
export const exactOdds = (question: OddsQuestion): ExactOdds | null => {
  const { attackers, defenders, fort } = question;
  const forces = [...attackers, ...defenders];
  if (forces.length !== 2 || fort !== undefined || forces.some(({ retreatLevel = 5 }) => retreatLevel < 5)) return null;
  const field = layOut(supposed(question));
  commitToWalls(field);
  armAll(field);
  const [first, second] = field.squads;
  if (!first || !second || field.squads.length !== 2 || first.size + second.size !== 2) return null;
  if (!isShortDuel(first, second)) return null;
  const odds = duelOdds(first, second);
  const share = (cases: bigint, parts: bigint): number => Number((2n * parts * cases + odds.all) / (2n * odds.all));
  const outcomes = (
    [
      ['attackers', odds.first],
      ['defenders', odds.second],
      ['nobody', odds.nobody],
      ['undecided', odds.undecided],
    ] as const
  )
    .toSorted(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0))
    .map(([outcome, cases]) => ({ outcome, chance: share(cases, 10_000n) }))
    .filter(({ chance }) => chance > 0)
    .map(({ outcome, chance }) => ({ outcome, chance, low: chance, high: chance }));
  const losses = (
    [
      [first, 'attacker', odds.firstLost],
      [second, 'defender', odds.secondLost],
    ] as const
  ).map(([{ troop, type }, side, lost]) => ({
    side,
    force: 1,
    type: troop === null ? null : type,
    of: 1,
    meanHundredths: share(lost, 100n),
    least: lost === odds.all ? 1 : 0,
    most: lost === 0n ? 0 : 1,
  }));
  return { outcomes, losses };
};
