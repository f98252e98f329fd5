import { type EventsOf, type FactsByKind, many, NUMBER, orNone, WORDS, word } from '@chancery/kit';
import { PENCE, PLACE, REALM, TROOP, UNIT } from '../sorts.ts';
import { COMMANDER } from '../state.ts';

/** Gold, and what is bought with it. */
export const MONEY_EVENTS = {
  'gold-sent': { from: REALM, to: REALM, amount: PENCE, fee: PENCE },
  /** F2 pays out after all senders have paid (MD-12.15). */
  'gold-received': { from: REALM, to: REALM, amount: PENCE },
  'upkeep-paid': { realm: REALM, paid: PENCE, due: PENCE },
  recruited: {
    unit: UNIT,
    type: TROOP,
    count: NUMBER,
    wanted: NUMBER,
    cost: PENCE,
    /** What made the number smaller than wanted. */
    short: orNone(word('gold', 'limit')),
  },
  'commander-hired': { commander: COMMANDER, cost: PENCE },
  'gold-decayed': { realm: REALM, lost: PENCE },
  'revenue-gained': { realm: REALM, total: PENCE, from: many({ province: PLACE, gold: PENCE }) },
  proclaimed: { realm: REALM, text: WORDS, gold: PENCE },
  'proclamation-refused': { realm: REALM, text: WORDS, why: word('too-short', 'too-long', 'unsuitable') },
} satisfies FactsByKind;
export type MoneyEvent = EventsOf<typeof MONEY_EVENTS>;
