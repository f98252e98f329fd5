import { type EventsOf, type FactsByKind, many, NUMBER, word, YES_NO } from '@chancery/kit';
import { COMMANDER_ID, REALM } from '../sorts.ts';
import { CONTROLS, STATUSES } from '../words.ts';

/** What befalls one realm. */
export const REALM_EVENTS = {
  'orders-received': { realm: REALM },
  'orders-missed': { realm: REALM, inARow: NUMBER },
  'status-set': { realm: REALM, status: word(...STATUSES) },
  'control-set': { realm: REALM, control: word(...CONTROLS), why: word('master', 'coup', 'silent') },
  coup: { realm: REALM, given: NUMBER, provinces: NUMBER, disbanded: NUMBER, troops: NUMBER, byMaster: YES_NO },
  'realm-defeated': { realm: REALM, commanders: many(COMMANDER_ID) },
} satisfies FactsByKind;
export type RealmEvent = EventsOf<typeof REALM_EVENTS>;
