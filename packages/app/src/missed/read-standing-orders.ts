import { err, ok } from '@chancery/core';
import { findSeat, parsed } from '@chancery/store';
import { presentPosition } from '../campaigns/position-of.ts';
import { rulesetOf } from '../campaigns/ruleset-of.ts';
import { seenCampaign } from '../campaigns/who-sees.ts';
import type { SeatOf } from '../orders/at-desk.ts';
import { readGiven } from '../orders/read-given.ts';
import { wordsOf } from '../orders/receipt.ts';
import { allowed } from '../permit.ts';
import { useCase } from '../use-case.ts';
import type { LeftStanding } from './leave-standing-orders.ts';

/** The orders that a ruler has left standing, as they would be understood now; null when he has left none. */
export const readStandingOrders = useCase<SeatOf, LeftStanding | null>('listReceipts', async (app, actor, of) => {
  const { db } = app.store;
  const seen = await seenCampaign(db, app, actor, of);
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, 'listReceipts', of);
  if (!permit.ok) return permit;
  const row = await findSeat(db, of.campaignId, of.seat);
  if (row === undefined) return err({ code: 'not-found', what: 'seat', id: of.seat });
  if (row.standingOrders === null) return ok(null);
  const campaign = seen.value;
  const ruleset = rulesetOf(app, campaign);
  const { position } = await presentPosition(db, ruleset, campaign);
  const read = readGiven({ campaign, ruleset, position }, of.seat, { orders: parsed(row.standingOrders) });
  return read.ok ? ok(wordsOf(ruleset, read.value)) : read;
});
