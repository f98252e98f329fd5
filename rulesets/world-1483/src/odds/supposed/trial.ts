import type { BattleTrial } from '@chancery/kit';
import type { UnitId } from '../../words.ts';
import { isAtSea, type OddsKind, type OddsQuestion } from '../question.ts';
import { landFight } from './land.ts';
import { seaFight } from './sea.ts';
import { numbered, type OddsResult } from './sides.ts';

type Trial = BattleTrial<OddsResult, OddsKind>;
type Once = ReturnType<Trial['once']>;

/** The battle of the rules, to be fought again and again with the numbers of a question. */
export const trialOf = (question: OddsQuestion): Trial => {
  const sides = {
    attackers: numbered('attacker', question.attackers),
    defenders: numbered('defender', question.defenders),
  };
  const all = [...sides.attackers, ...sides.defenders];
  const parts = all.map(({ part }) => part);
  const lostOf = (ids: ReadonlySet<UnitId>): readonly number[] =>
    all.map(({ ids: own }) => own.reduce((lost, id) => lost + (ids.has(id) ? 1 : 0), 0));
  const fight = isAtSea(question) ? seaFight(question, sides) : landFight(question, sides);
  return {
    parts,
    once: (dice): Once => {
      const { outcome, lost } = fight(dice);
      return { outcome, lost: lostOf(new Set(lost)) };
    },
  };
};
