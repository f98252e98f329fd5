import type { BattlePlan } from '@chancery/core';
import type { Order } from '../order.ts';
import { isSea } from '../rules/find.ts';
import type { GameKnown } from '../types.ts';
import type { PlaceNumber } from '../words.ts';
import { landBattleIn } from './land-battle-in.ts';
import { seaBattleIn } from './sea-battle-in.ts';

/** Who would meet in a place by the lines of the draft and by what everybody sees; null where nobody would. */
export const battleIn = (known: GameKnown, drafted: readonly Order[], place: PlaceNumber): BattlePlan | null => {
  const { nation } = known.view;
  if (nation === null || known.setting.places[place] == null) return null;
  const plan = isSea(known.setting, place)
    ? seaBattleIn(known, nation, drafted, place)
    : landBattleIn(known, nation, drafted, place);
  const { attackers, defenders, nearby } = plan;
  return defenders.length === 0 || attackers.length + nearby.length === 0 ? null : plan;
};
