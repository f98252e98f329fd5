import { type EventsOf, type FactsByKind, factOf } from '@chancery/kit';
import type { BattleRecord } from './battle-record.ts';

export const BATTLE_EVENTS = {
  'battle-fought': { battle: factOf<BattleRecord>('battle') },
} satisfies FactsByKind;
export type BattleEvent = EventsOf<typeof BATTLE_EVENTS>;
