import type { Draft } from '@chancery/core';
import { getNumbered } from '@chancery/kit';
import type { Realm, State } from '../state.ts';
import type { RealmNumber } from '../words.ts';

/** The turn's own copy of the state, to which events write. */
export type DraftState = Draft<State>;

export const draftRealm = (draft: DraftState, number: RealmNumber): Draft<Realm> =>
  getNumbered(draft.realms, number, 'realm');
