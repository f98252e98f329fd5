import type { Pence, RealmNumber } from '../words.ts';
import { type DraftState, draftRealm } from './realms.ts';

export const earn = (draft: DraftState, number: RealmNumber, gold: Pence): void => {
  draftRealm(draft, number).treasury += gold;
};

/** A treasury is never negative: whoever emits a payment has seen that the gold is there. */
export const pay = (draft: DraftState, number: RealmNumber, gold: Pence): void => {
  const realm = draftRealm(draft, number);
  if (realm.treasury < gold) throw new Error(`realm ${number} cannot pay ${gold} pence`);
  realm.treasury -= gold;
};
