import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { DOMAIN, HOLDING, PROVINCE, UNIT } from '../sorts.ts';
import { TASK_STATE } from '../state.ts';
import { STANCES, UNIT_TYPES } from '../words.ts';

export const RAISED = { unit: UNIT, number: NUMBER, type: word(...UNIT_TYPES) };
export interface Raised extends DataOf<typeof RAISED> {}

/** Troops: raised, sent, lost. */
export const UNIT_EVENTS = {
  /** Mustered for gold, called as Levies, or come of themselves as Volunteers; all into one place. */
  raised: {
    domain: DOMAIN,
    how: word('mustered', 'called', 'volunteered'),
    province: PROVINCE,
    inside: orNone(HOLDING),
    /** The holding that mustered them. */
    holding: orNone(HOLDING),
    units: many(RAISED),
    points: NUMBER,
    gold: NUMBER,
  },
  disbanded: {
    domain: orNone(DOMAIN),
    units: many(UNIT),
    why: word('ordered', 'unpaid', 'troop maximum', 'no refuge', 'bribed', 'peace', 'conquest'),
  },
  /** More than ten points in one province (DOM-6.17). */
  starved: { domain: DOMAIN, province: PROVINCE, unit: UNIT },
  entered: { units: many(UNIT), holding: HOLDING },
  left: {
    units: many(UNIT),
    holding: HOLDING,
    why: word('ordered', 'no room', 'granted', 'removed', 'occupation ended', 'peace', 'sally'),
  },
  'stance-set': { units: many(UNIT), stance: word(...STANCES), retreatTo: many(PROVINCE) },
  'scouts-joining-set': { units: many(UNIT), join: YES_NO },
  'task-set': { units: many(UNIT), task: orNone(TASK_STATE) },
  /** One province of a march (DOM-7.12). */
  marched: { domain: DOMAIN, units: many(UNIT), from: PROVINCE, to: PROVINCE, leg: NUMBER },
  'march-stopped': {
    domain: DOMAIN,
    units: many(UNIT),
    province: PROVINCE,
    why: word('border', 'closed', 'met', 'contact'),
  },
  retreated: { units: many(UNIT), from: PROVINCE, to: PROVINCE, why: word('stance', 'rout', 'peace') },
  raided: {
    domain: DOMAIN,
    units: many(UNIT),
    from: PROVINCE,
    province: PROVINCE,
    roll: orNone(NUMBER),
    outcome: word('succeeded', 'failed', 'beaten'),
  },
} satisfies FactsByKind;
export type UnitEvent = EventsOf<typeof UNIT_EVENTS>;
