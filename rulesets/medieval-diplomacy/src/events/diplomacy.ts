import { type EventsOf, type FactsByKind, WORDS, YES_NO } from '@chancery/kit';
import { PLACE, REALM } from '../sorts.ts';

/** What is between realms. */
export const DIPLOMACY_EVENTS = {
  'war-declared': { by: REALM, on: REALM },
  'acceptance-set': { realm: REALM, from: REALM, on: YES_NO },
  'passage-set': { realm: REALM, to: REALM, on: YES_NO },
  'permission-set': {
    /** IND when the master gives it (MD-2.17). */
    realm: REALM,
    province: PLACE,
    to: REALM,
    on: YES_NO,
  },
  'ambassador-sent': { from: REALM, to: REALM, text: WORDS },
  'peace-made': { a: REALM, b: REALM },
  'alliance-cancelled': { by: REALM, with: REALM },
  'alliance-formed': { a: REALM, b: REALM },
  'alliance-published': { a: REALM, b: REALM },
} satisfies FactsByKind;
export type DiplomacyEvent = EventsOf<typeof DIPLOMACY_EVENTS>;
