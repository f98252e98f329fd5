import { err, ok } from '@chancery/core';
import { findSeat, parsed } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { SeatOf } from '../../campaign/access/at-desk.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { standingInRules } from '../../campaign/play/standing-in-rules.ts';
import { presentPosition } from '../../campaign/position/position-of.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import { useCase } from '../../ground/use-case.ts';
import type { LeftStanding } from './leave-standing-orders.ts';
import { readGiven } from './read-given.ts';
import { wordsOf } from './receipt.ts';

/** The orders that a ruler has left standing, as they would be understood now; null when they have left none. */
export const readStandingOrders = useCase<SeatOf, LeftStanding | null>('listReceipts', async (app, actor, of) => {
  const { db } = app.store;
  const seen = await seenCampaign(db, app, actor, of);
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, 'listReceipts', of);
  if (!permit.ok) return permit;
  const row = await findSeat(db, of.campaignId, of.seat);
  if (row === undefined) return err({ code: 'not-found', what: 'seat', id: of.seat });
  const campaign = seen.value;
  const ruleset = rulesetOf(app, campaign);
  if (row.standingOrders === null || standingInRules(ruleset)) return ok(null);
  const { position } = await presentPosition(db, ruleset, campaign);
  const read = readGiven({ campaign, ruleset, position }, of.seat, { orders: parsed(row.standingOrders) });
  return read.ok ? ok(wordsOf(ruleset, read.value)) : read;
});
