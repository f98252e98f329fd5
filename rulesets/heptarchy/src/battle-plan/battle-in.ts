import type { BattlePlan } from '@chancery/core';
import { trialOf } from '../known/trial.ts';
import type { Order } from '../order.ts';
import type { HepKnown } from '../types.ts';
import { landBattleIn } from './land-battle-in.ts';
import { seaBattleIn } from './sea-battle-in.ts';

/**
 * The battle that may be fought in a place, by what the reader means to do: as the board should be when his first move into
 * it comes. Where he plans none, those who stand there, and who could come.
 */
export const battleIn = (known: HepKnown, drafted: readonly Order[], place: number): BattlePlan | null => {
  const trial = trialOf(known);
  if (trial === null) return null;
  const sea = place - (known.setting.areas.length - 1);
  const plan = sea > 0 ? seaBattleIn(trial, drafted, sea) : landBattleIn(trial, drafted, place);
  const { attackers, defenders, nearby } = plan;
  return [attackers, defenders, nearby].every((forces) => forces.length === 0) ? null : plan;
};
