import { type CampaignId, err, ok } from '@chancery/core';
import { findMaster, findUser, mastersOf, putMaster, removeMaster, type UserId } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { tellMasters } from '../../ground/tell/everybody.ts';
import { notify } from '../../ground/tell/notify.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { NOT_PUT_AWAY } from '../terms/status.ts';

export interface MasterChange {
  readonly campaignId: CampaignId;
  readonly userId: UserId;
}

/** A second game master, who may do all but hand the campaign over. */
export const appointMaster = useCase<MasterChange, null>('appointMaster', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'appointMaster', of: input, wanted: NOT_PUT_AWAY });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const { campaignId, userId } = input;
    if ((await findUser(trx, userId)) === undefined) return err({ code: 'not-found', what: 'user', id: userId });
    if ((await findMaster(trx, campaignId, userId)) !== undefined) {
      return err({ code: 'conflict', what: 'master', found: userId });
    }
    const now = app.now();
    await putMaster(trx, { campaignId, userId, role: 'second', since: now });
    const key = `master-appointed:${campaignId}:${now}`;
    await notify(trx, app, [{ to: userId, campaign, facts: { kind: 'master-appointed' }, key }]);
    await audit(trx, app, { permit, campaignId, action: 'appointMaster', facts: { user: userId } });
    return ok(null);
  }),
);

/** A second master goes, by their own will or by that of the first. The first can only hand over. */
export const dismissMaster = useCase<MasterChange, null>('appointMaster', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'appointMaster', of: input, wanted: NOT_PUT_AWAY });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const { campaignId, userId } = input;
    const found = await findMaster(trx, campaignId, userId);
    if (found === undefined) return err({ code: 'not-found', what: 'master', id: userId });
    if (found.role === 'first') return err({ code: 'conflict', what: 'first master', found: userId });
    const by = permit.userId === null ? undefined : await findMaster(trx, campaignId, permit.userId);
    const mayDismiss = permit.role === 'system' || permit.userId === userId || by?.role === 'first';
    if (!mayDismiss) return err({ code: 'not-allowed', useCase: 'appointMaster' });
    await removeMaster(trx, campaignId, userId);
    const key = `master-dismissed:${campaignId}:${app.now()}`;
    await notify(trx, app, [{ to: userId, campaign, facts: { kind: 'master-dismissed' }, key }]);
    await audit(trx, app, { permit, campaignId, action: 'dismissMaster', facts: { user: userId } });
    return ok(null);
  }),
);

/** The first master gives the campaign into the hands of a second, and is a second from then on. */
export const handOver = useCase<MasterChange, null>('appointMaster', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'appointMaster', of: input, wanted: NOT_PUT_AWAY });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const { campaignId, userId } = input;
    const first = (await mastersOf(trx, campaignId)).find(({ role }) => role === 'first');
    if (permit.role !== 'system' && permit.userId !== first?.userId) {
      return err({ code: 'not-allowed', useCase: 'appointMaster' });
    }
    const heir = await findMaster(trx, campaignId, userId);
    const user = await findUser(trx, userId);
    if (heir === undefined || user === undefined) return err({ code: 'not-found', what: 'master', id: userId });
    if (heir.role === 'first') return err({ code: 'conflict', what: 'first master', found: userId });
    if (first !== undefined) await putMaster(trx, { ...first, role: 'second' });
    await putMaster(trx, { ...heir, role: 'first' });
    const facts = { kind: 'campaign-handed-over', to: user.name } as const;
    await tellMasters(trx, app, campaign, { facts, key: `campaign-handed-over:${campaignId}:${app.now()}` });
    await audit(trx, app, { permit, campaignId, action: 'handOver', facts: { user: userId } });
    return ok(null);
  }),
);
