import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, orNone, word } from '@chancery/kit';
import { DOMAIN, HOLDING, PROVINCE, UNIT } from '../sorts.ts';
import { UNIT_TYPES } from '../words.ts';
import { BATTLE_RECORD } from './battle-record.ts';

/** A counter of the board, as it stood when the battle began. */
export const COUNTER = { unit: UNIT, number: NUMBER, owner: orNone(DOMAIN), type: word(...UNIT_TYPES) };
export interface Counter extends DataOf<typeof COUNTER> {}

export const BATTLE_CAUSES = ['march', 'raid', 'sabotage', 'assault'] as const;

export const BATTLE_EVENTS = {
  'battle-fought': {
    province: PROVINCE,
    cause: word(...BATTLE_CAUSES),
    /** The holding that was stormed. */
    holding: orNone(HOLDING),
    /** The domains of both sides, those whose units are there alone; without defenders' domain they are natives. */
    aggressors: many(DOMAIN),
    defenders: many(DOMAIN),
    attacking: many(COUNTER),
    defending: many(COUNTER),
    fought: BATTLE_RECORD,
    /** Units that died, on both sides. */
    dead: many(UNIT),
  },
} satisfies FactsByKind;
export type BattleEvent = EventsOf<typeof BATTLE_EVENTS>;
