import { type CampaignId, err, type Instant, MINUTE, ok } from '@chancery/core';
import { decideExtension, type ExtensionId } from '@chancery/store';
import { audit } from '../audit.ts';
import { holdCampaign } from '../campaigns/hold-campaign.ts';
import { labelOf } from '../live/label.ts';
import { notify } from '../notices/notify.ts';
import { transact } from '../transact.ts';
import { inPlay, turnInHand } from '../turns/in-play.ts';
import { useCase } from '../use-case.ts';
import { extend } from './extend.ts';
import { extensionsInHand } from './extensions-in-hand.ts';

export interface AnswerExtension {
  readonly campaignId: CampaignId;
  readonly id: ExtensionId;
  readonly grant: boolean;
}

/** A master gives the time that was asked for, or not, and whoever asked is told. It can be given as long as the turn is not run. */
export const answerExtension = useCase<AnswerExtension, { readonly deadline: Instant | null }>(
  'moveDeadline',
  (app, actor, { campaignId, id, grant }) =>
    transact(app.store, async (trx) => {
      const held = await holdCampaign(trx, app, actor, 'moveDeadline', { campaignId }, ['running']);
      if (!held.ok) return held;
      const { campaign, permit } = held.value;
      const play = await inPlay(trx, app, campaign);
      const asked = (await extensionsInHand(trx, play)).find((each) => each.id === id);
      if (asked === undefined) return err({ code: 'not-found', what: 'extension', id });
      const status = grant ? 'granted' : 'refused';
      const decision = { status, decidedBy: permit.userId ?? campaign.createdBy, decidedAt: app.now() } as const;
      const first = await decideExtension(trx, campaignId, id, decision);
      if (!first) return err({ code: 'conflict', what: 'extension', found: asked.status });
      if (grant && (campaign.deadline === null || campaign.heldSince !== null)) {
        return err({ code: 'conflict', what: 'deadline', found: 'none' });
      }
      await audit(trx, app, { permit, campaignId, action: 'answerExtension', facts: { seat: asked.seat, grant } });
      const { turn } = turnInHand(campaign);
      const minutes = asked.milliseconds / MINUTE;
      const facts = { kind: 'extension-answered', turn, ...labelOf(play.window), minutes, granted: grant } as const;
      const { title } = campaign;
      const key = `extension-answered:${campaignId}:${id}`;
      await notify(trx, app, [{ to: asked.askedBy, campaign: { id: campaignId, title }, facts, key }]);
      return ok({ deadline: grant ? await extend(trx, app, campaign, asked.milliseconds) : campaign.deadline });
    }),
);
