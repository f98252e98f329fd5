import { type EventsOf, type FactsByKind, many, NUMBER, orNone, WORDS, word, YES_NO } from '@chancery/kit';
import { COMMANDER_ID, PENCE, PLACE, TROOP, UNIT } from '../sorts.ts';
import { RANK, TROOPS } from '../state.ts';

/** What units are and have. */
export const UNIT_EVENTS = {
  'unit-formed': {
    unit: UNIT,
    name: WORDS,
    location: PLACE,
    loadedOn: orNone(UNIT),
    /** The unit that formed it; null when the game made it. */
    by: orNone(UNIT),
  },
  'unit-removed': { unit: UNIT, why: word('empty', 'dissolved', 'scuttled') },
  'unit-named': { unit: UNIT, name: WORDS },
  'retreat-level-set': { unit: UNIT, level: RANK },
  'follow-set': { unit: UNIT, target: orNone(UNIT), why: word('order', 'gone') },
  'marines-set': { unit: UNIT, on: YES_NO },
  'defend-set': { unit: UNIT, on: YES_NO },
  'leader-set': { unit: UNIT, commander: orNone(COMMANDER_ID), why: word('order', 'succession') },
  'ranks-set': { unit: UNIT, type: TROOP, ranks: many(NUMBER) },
  /** Troops and commanders leave one unit for another; `mpUsed` is what the receiver has used afterwards (MD-7.13). */
  transferred: {
    from: UNIT,
    to: UNIT,
    troops: TROOPS,
    commanders: many(COMMANDER_ID),
    mpUsed: NUMBER,
    why: word('order', 'storage', 'ashore', 'dissolved', 'given', 'razed'),
  },
  /** Troops leave a unit and the game. */
  'troops-gone': {
    unit: UNIT,
    troops: TROOPS,
    commanders: many(COMMANDER_ID),
    why: word('disbanded', 'drowned', 'unpaid', 'scuttled', 'left', 'no-room'),
    /** Salvage, paid to the unit's realm. */
    gold: PENCE,
    /** Rolls of `unpaid` draws, in the order of the troops. */
    rolls: many(NUMBER),
  },
  exhausted: { unit: UNIT, why: word('homeless', 'building') },
} satisfies FactsByKind;
export type UnitEvent = EventsOf<typeof UNIT_EVENTS>;
