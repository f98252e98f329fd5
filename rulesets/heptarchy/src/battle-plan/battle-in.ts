import type { BattlePlan } from '@chancery/core';
import { trialOf } from '../known/trial.ts';
import type { Order } from '../order.ts';
import type { HepKnown } from '../types.ts';
import { landBattleIn } from './land-battle-in.ts';
import { seaBattleIn } from './sea-battle-in.ts';

/**
 * The battle that may be fought in a place, by the reader's plans: the board as it should be when their first move into the
 * place comes. Without such a move: those who stand there, and those who could come.
 */
export const battleIn = (known: HepKnown, drafted: readonly Order[], place: number): BattlePlan | null => {
  const trial = trialOf(known);
  if (trial === null) return null;
  const sea = place - (known.setting.areas.length - 1);
  const plan = sea > 0 ? seaBattleIn(trial, drafted, sea) : landBattleIn(trial, drafted, place);
  const { attackers, defenders, nearby } = plan;
  return [attackers, defenders, nearby].every((forces) => forces.length === 0) ? null : plan;
};
