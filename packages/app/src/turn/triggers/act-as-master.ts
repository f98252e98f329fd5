import { type AnyOrder, type CampaignId, err, ok, type Result } from '@chancery/core';
import { addActs, jsonText, type Trx } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { openToMasters } from '../../campaign/access/list-open.ts';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import { PLAYED } from '../../campaign/terms/status.ts';
import { type GivenOrders, givenFaults, readGiven } from '../../desk/sheets/read-given.ts';
import { type ReceiptContent, wordsOf } from '../../desk/sheets/receipt.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import type { Permit } from '../../ground/permit.ts';
import { transact } from '../../ground/transact.ts';
import { incident, useCase } from '../../ground/use-case.ts';
import { closeInHand } from '../run/closing.ts';
import { mastersActs } from '../run/gather.ts';
import { faultOf } from '../run/incident-fault.ts';
import { isEdit } from '../run/reviewed.ts';

export interface ActAsMaster extends GivenOrders {
  readonly campaignId: CampaignId;
}

/** How the acts were understood. */
export interface ActsTaken extends Pick<ReceiptContent, 'turn' | 'number' | 'lines' | 'together'> {
  /** The turn that they have become at once, in live play; null when they wait for the turn to be run. */
  readonly resolved: number | null;
}

/**
 * What masters do themselves in the turn in hand. A new sheet of acts takes the place of the one before. In live play acts
 * are resolved at once, as a turn of their own between two posts: all of it, or they were never taken.
 */
export const actAsMaster = useCase<ActAsMaster, ActsTaken>('actAsMaster', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId } = input;
    const held = await holdCampaign(trx, app, actor, { useCase: 'actAsMaster', of: { campaignId }, wanted: PLAYED });
    if (!held.ok) return held;
    const faults = givenFaults(input);
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const { campaign, permit } = held.value;
    const open = openToMasters(campaign, app.now());
    if (!open.ok) return open;
    const play = await inPlay(trx, app, campaign);
    const read = readGiven(play, null, input);
    if (!read.ok) return read;
    const { orders: given } = read.value.reading;
    // What corrects the position of a turn under review is given by itself, and stays.
    const edits = campaign.listClosedAt === null ? [] : await editsGiven(trx, play);
    const orders = [...given, ...edits];
    const userId = permit.userId ?? campaign.createdBy;
    const number = await addActs(trx, { ...play.key, userId, orders: jsonText(orders), at: app.now() });
    const { turn } = play.key;
    const facts = { turn, number, acts: given.length };
    await audit(trx, app, { permit, campaignId, action: 'actAsMaster', facts });
    const resolved = orders.length > 0 ? await resolveActs(trx, app, play, permit) : ok(null);
    if (!resolved.ok) return resolved;
    return ok({ turn, number, resolved: resolved.value, ...wordsOf(play.ruleset, read.value) });
  }),
);

const editsGiven = async (trx: Trx, play: InPlay): Promise<readonly AnyOrder[]> =>
  (await mastersActs(trx, play)).filter((act) => isEdit(play.ruleset, act));

/** The turn that acts become at once; null where they have to wait: for a deadline, or because the campaign is paused. */
const resolveActs = async (
  trx: Trx,
  app: App,
  { campaign, key, pace }: InPlay,
  permit: Permit,
): Promise<Result<number | null, AppError>> => {
  const cause = pace.run.acts;
  if (campaign.status !== 'running' || cause === null) return ok(null);
  const closed = await closeInHand(trx, app, { key, cause, permit, excused: true });
  if (closed.ok) return ok(key.turn);
  if (closed.error.code === 'not-due') throw new Error(`acts of campaign ${key.campaignId} are not due`);
  return err(incident(app, `acts for turn ${key.turn} of campaign ${key.campaignId}`, faultOf(closed.error.incident)));
};
