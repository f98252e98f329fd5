import type { FreeOrder } from '../../order.ts';
import type { DeedOf } from '../deed.ts';
import { nameHeir, setTax } from './affairs.ts';
import { breakPact, deny, permit, revoke, sendGold, undeny } from './pacts.ts';
import { disband, enter, leave, recall, setJoining, setStance, setTask } from './units.ts';

/** Free orders that are carried out at T2; answers and consents wait for T1 and R1, what leaves at once never comes here. */
export type FreeVerb = Exclude<FreeOrder['verb'], 'ACCEPT' | 'REFUSE' | 'AGREE' | 'MESSAGE' | 'ASK_HOST'>;

/** In the order in which they are carried out (DOM-1.8). */
export const FREE_DEEDS: { readonly [Verb in FreeVerb]: DeedOf<Verb> } = {
  BREAK: breakPact,
  DENY: deny,
  UNDENY: undeny,
  PERMIT: permit,
  REVOKE: revoke,
  RECALL: recall,
  HEIR: nameHeir,
  TAX: setTax,
  DISBAND: disband,
  SEND_GOLD: sendGold,
  LEAVE: leave,
  ENTER: enter,
  STANCE: setStance,
  JOIN: setJoining,
  TASK: setTask,
};
