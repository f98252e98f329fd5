import { type EventKinds, toEverybody } from '@chancery/kit';
import { endGrants, makeAllianceKnown, rowOf, setPermission, setRelation } from '../draft/relations.ts';
import type { DiplomacyEvent } from '../events/diplomacy.ts';
import { forRealms, toItsRealm, toRealms } from '../tell/hearers.ts';
import type { MdPosition, Types } from '../types.ts';
import type { RealmNumber } from '../words.ts';

/**
 * Wars, and so their ends, are public; alliances are known to the allies until one publishes it; grants and ambassadors
 * concern two realms, acceptance one (MD-16.5, MD-16.6).
 */
export const DIPLOMACY: EventKinds<Types, DiplomacyEvent> = {
  'war-declared': {
    apply: (draft, { by, on }) => {
      setRelation(draft, by, on, 'war');
      endGrants(draft, by, on);
    },
    tell: toEverybody,
  },
  'acceptance-set': {
    apply: (draft, { realm, from, on }) => {
      rowOf(draft.accepts, realm)[from] = on;
    },
    tell: toItsRealm,
  },
  'passage-set': {
    apply: (draft, { realm, to, on }) => {
      rowOf(draft.passage, realm)[to] = on;
    },
    tell: forRealms(({ realm, to }) => [realm, to]),
  },
  'permission-set': {
    apply: (draft, { province, to, on }) => setPermission(draft, province, to, on),
    tell: forRealms(({ realm, to }) => [realm, to]),
  },
  'ambassador-sent': { tell: forRealms(({ from, to }) => [from, to]) },
  'peace-made': { apply: (draft, { a, b }) => setRelation(draft, a, b, 'neutral'), tell: toEverybody },
  'alliance-cancelled': {
    apply: (draft, { by, with: other }) => setRelation(draft, by, other, 'neutral'),
    tell: (event, position) => {
      const { by, with: other } = event;
      return isKnown(position, by, other) ? toEverybody(event) : toRealms(position, [by, other], event);
    },
  },
  'alliance-formed': {
    apply: (draft, { a, b }) => setRelation(draft, a, b, 'alliance'),
    tell: forRealms(({ a, b }) => [a, b]),
  },
  'alliance-published': { apply: (draft, { a, b }) => makeAllianceKnown(draft, a, b), tell: toEverybody },
};

/** Published by an ally, or named by a claim to victory (MD-16.6). */
const isKnown = ({ state }: MdPosition, a: RealmNumber, b: RealmNumber): boolean =>
  state.knownAlliances.some((pair) => pair.includes(a) && pair.includes(b)) ||
  state.claims.some(({ members }) => members.includes(a) && members.includes(b));
