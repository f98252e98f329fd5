import { type EventKinds, toEverybody } from '@chancery/kit';
import type { BattleEvent } from '../events/battle.ts';
import type { Types } from '../types.ts';

export const BATTLE: EventKinds<Types, BattleEvent> = {
  'battle-fought': { tell: toEverybody },
};
