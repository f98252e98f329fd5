import type { Turn } from '../../types.ts';
import { failEntry, inListOrder } from '../plan-steps.ts';
import { carryOutTransfer, partnerHere } from '../transfer.ts';

/** E8: from the start of each plan, transfers between units that already share a place (MD-7.3, MD-7.4). */
export const sameLocationTransfers = (turn: Turn): void =>
  inListOrder(turn, ['TRANSFER'], (entry, giver) => {
    const receiver = partnerHere(turn, entry, giver);
    if (!receiver) return 'wait';
    const reason = carryOutTransfer(turn, entry, giver, receiver);
    if (reason) failEntry(turn, entry, 'E8', reason);
    return 'done';
  });
