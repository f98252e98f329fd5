import { type EventKinds, toEverybody } from '@chancery/kit';
import { defeat } from '../draft/defeat.ts';
import { draftRealm } from '../draft/realms.ts';
import type { RealmEvent } from '../events/realm.ts';
import { toItsRealm, toNobody } from '../tell/hearers.ts';
import type { Told } from '../told.ts';
import type { Types } from '../types.ts';

/** Status, coup and silence are a realm's own affair; who rules it, and whether it is still there, is public. */
export const REALM: EventKinds<Types, RealmEvent> = {
  'orders-received': {
    apply: (draft, event) => {
      const realm = draftRealm(draft, event.realm);
      realm.missedInARow = 0;
      realm.everSubmitted = true;
    },
    tell: toNobody,
  },
  'orders-missed': {
    apply: (draft, { realm, inARow }) => {
      draftRealm(draft, realm).missedInARow = inARow;
    },
    tell: toItsRealm,
  },
  'status-set': {
    apply: (draft, { realm, status }) => {
      draftRealm(draft, realm).status = status;
    },
    tell: toItsRealm,
  },
  'control-set': {
    apply: (draft, event) => {
      const realm = draftRealm(draft, event.realm);
      realm.control = event.control;
      realm.missedInARow = 0;
    },
    tell: (event, position) => {
      const { realm, control, why } = event;
      if (control === 'defeated') return [];
      const changed = toEverybody<Told>({ kind: 'ruler-changed', rule: 'MD-16.28', realm, control });
      return why === 'silent' ? [...changed, ...toItsRealm(event, position)] : changed;
    },
  },
  coup: { tell: toItsRealm },
  'realm-defeated': {
    apply: (draft, { realm, commanders }) => defeat(draft, realm, commanders),
    tell: ({ realm, rule }) => toEverybody<Told>({ kind: 'realm-gone', rule, realm }),
  },
};
