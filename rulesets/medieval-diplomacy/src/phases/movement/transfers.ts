import { findUnit } from '../../rules/find.ts';
import { areAtWar } from '../../rules/permission.ts';
import { isProvince } from '../../rules/places.ts';
import type { Turn } from '../../types.ts';
import { realmOf, unitLabel } from '../../unit-id.ts';
import { buryPlan, failEntry, inListOrder } from '../plan-steps.ts';
import { carryOutTransfer, partnerHere } from '../transfer.ts';

/**
 * M1. Armies aboard a fleet in harbour whose realm has become their enemy are put ashore first (MD-8.113). Then transfers:
 * one with only transfers behind it waits for its partner, any other fails when the partner is elsewhere (MD-7.7).
 */
export const transfersHappen = (turn: Turn): void => {
  betrayedGoAshore(turn);
  const { plans } = turn.memory;
  inListOrder(turn, ['TRANSFER'], (entry, giver) => {
    const receiver = partnerHere(turn, entry, giver);
    if (!receiver) {
      if (!plans.hasMoreThanTransfers(entry.unit)) {
        plans.wait(entry.unit);
        return 'wait';
      }
      failEntry(turn, entry, 'M1', { code: 'partner-elsewhere', unit: entry.order.args.to });
      return 'done';
    }
    const reason = carryOutTransfer(turn, entry, giver, receiver);
    if (reason) failEntry(turn, entry, 'M1', reason);
    return 'done';
  });
};

const betrayedGoAshore = (turn: Turn): void => {
  for (const army of turn.state.units) {
    if (army.loadedOn === null || !isProvince(turn.setting, army.location)) continue;
    if (!areAtWar(turn.state, army.realm, realmOf(army.loadedOn))) continue;
    turn.emit({ kind: 'put-ashore', rule: 'MD-8.113', army: army.id, at: army.location, why: 'betrayed' });
  }
};

/** What still waits when Movement Events end has failed (MD-7.7); so have the orders of units that are gone. */
export const leftoversFail = (turn: Turn): void => {
  for (const id of turn.memory.plans.units()) {
    if (!findUnit(turn.state, id)) buryPlan(turn, id);
    for (const entry of turn.memory.plans.left(id)) {
      const { verb, args } = entry.order;
      if (verb !== 'TRANSFER') throw new Error(`${unitLabel(id)} still has ${verb} when movement ends`);
      failEntry(turn, entry, 'M15', { code: 'partner-elsewhere', unit: args.to });
    }
  }
};
