import { type CampaignId, err, ok } from '@chancery/core';
import { addActs, jsonText } from '@chancery/store';
import { audit } from '../audit.ts';
import { holdCampaign } from '../campaigns/hold-campaign.ts';
import { type GivenOrders, givenFaults, readGiven } from '../orders/read-given.ts';
import { type ReceiptContent, wordsOf } from '../orders/receipt.ts';
import { transact } from '../transact.ts';
import { useCase } from '../use-case.ts';
import { inPlay, PLAYED } from './in-play.ts';

export interface ActAsMaster extends GivenOrders {
  readonly campaignId: CampaignId;
}

/** How the acts were understood. */
export interface ActsTaken extends Pick<ReceiptContent, 'turn' | 'number' | 'lines' | 'together'> {}

/** What the master himself does in the turn in hand. A new sheet of acts takes the place of the one before. */
export const actAsMaster = useCase<ActAsMaster, ActsTaken>('actAsMaster', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId } = input;
    const held = await holdCampaign(trx, app, actor, 'actAsMaster', { campaignId }, PLAYED);
    if (!held.ok) return held;
    const faults = givenFaults(input);
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const { campaign, permit } = held.value;
    const play = await inPlay(trx, app, campaign);
    const read = readGiven(play, null, input);
    if (!read.ok) return read;
    const { orders } = read.value.reading;
    const userId = permit.userId ?? campaign.createdBy;
    const number = await addActs(trx, { ...play.key, userId, orders: jsonText(orders), at: app.now() });
    const { turn } = play.key;
    const facts = { turn, number, acts: orders.length };
    await audit(trx, app, { permit, campaignId, action: 'actAsMaster', facts });
    return ok({ turn, number, ...wordsOf(play.ruleset, read.value) });
  }),
);
