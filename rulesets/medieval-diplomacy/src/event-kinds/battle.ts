import type { EventKinds } from '@chancery/kit';
import { carryOutBattle } from '../draft/battle.ts';
import type { BattleEvent } from '../events/battle.ts';
import { tellBattle } from '../tell/battle.ts';
import type { Types } from '../types.ts';

export const BATTLE: EventKinds<Types, BattleEvent> = {
  'battle-fought': {
    apply: (draft, { battle }, setting) => carryOutBattle(draft, battle, setting),
    tell: ({ battle, rule }, position) => tellBattle(battle, rule, position),
    // MD-16.30: with every die.
    afterwards: (event) => event,
  },
};
