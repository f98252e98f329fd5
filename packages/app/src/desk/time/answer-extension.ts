import { type CampaignId, err, type Instant, MINUTE, ok } from '@chancery/core';
import { decideExtension, type ExtensionId } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { turnInHand } from '../../campaign/play/play.ts';
import { audit } from '../../ground/audit.ts';
import { notify } from '../../ground/tell/notify.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
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
      const held = await holdCampaign(trx, app, actor, {
        useCase: 'moveDeadline',
        of: { campaignId },
        wanted: ['running'],
      });
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
      const facts = {
        kind: 'extension-answered',
        turn,
        ...play.pace.listed.label(play.window),
        minutes,
        granted: grant,
      } as const;
      const { title } = campaign;
      const key = `extension-answered:${campaignId}:${id}`;
      await notify(trx, app, [{ to: asked.askedBy, campaign: { id: campaignId, title }, facts, key }]);
      return ok({ deadline: grant ? await extend(trx, app, campaign, asked.milliseconds) : campaign.deadline });
    }),
);
