import type { BattleRecord } from './battle-record.ts';

/** A battle, whole. */
export type BattleEvent = { readonly kind: 'battle-fought'; readonly battle: BattleRecord };
