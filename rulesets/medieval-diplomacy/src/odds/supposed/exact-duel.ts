import { type BattleOdds, exactOdds } from '@chancery/kit';
import { armAll } from '../../battle/arms.ts';
import { layOut } from '../../battle/lay-out.ts';
import { commitToWalls } from '../../battle/walls.ts';
import type { OddsKind, OddsQuestion } from '../question.ts';
import { duelOdds, isShortDuel } from './duel.ts';
import { supposed } from './supposed.ts';
import type { OddsResult } from './trial.ts';

/** The odds of one individual against one other in the open, without retreat; null for any other battle. */
export const exactDuel = (question: OddsQuestion): BattleOdds<OddsResult, OddsKind> | null => {
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
  return exactOdds({
    all: odds.all,
    outcomes: {
      attackers: odds.first,
      defenders: odds.second,
      nobody: odds.nobody,
      undecided: odds.undecided,
    },
    losses: (
      [
        [first, 'attacker', odds.firstLost],
        [second, 'defender', odds.secondLost],
      ] as const
    ).map(([{ troop, type }, side, lost]) => ({
      side,
      force: 1,
      kind: troop === null ? null : type,
      of: 1,
      lost,
      least: lost === odds.all ? 1 : 0,
      most: lost === 0n ? 0 : 1,
    })),
  });
};
