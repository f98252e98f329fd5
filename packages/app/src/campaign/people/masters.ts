import { type CampaignId, err, ok } from '@chancery/core';
import {
  findMaster,
  findUser,
  isAdministrator,
  isBlocked,
  mastersOf,
  putMaster,
  removeMaster,
  type Trx,
  type UserId,
} from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import type { Permit } from '../../ground/permit.ts';
import { tellMasters } from '../../ground/tell/everybody.ts';
import { notify } from '../../ground/tell/notify.ts';
import { tellOfAdministrator } from '../../ground/tell/of-administrator.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { seatRuledBy } from '../access/master-eyes.ts';
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
    const user = await findUser(trx, userId);
    if (user === undefined) return err({ code: 'not-found', what: 'user', id: userId });
    if (await isBlocked(trx, userId)) return err({ code: 'conflict', what: 'block', found: userId });
    if ((await findMaster(trx, campaignId, userId)) !== undefined) {
      return err({ code: 'conflict', what: 'master', found: userId });
    }
    const now = app.now();
    await putMaster(trx, { campaignId, userId, role: 'second', since: now });
    const key = `master-appointed:${campaignId}:${now}`;
    await notify(trx, app, [{ to: userId, campaign, facts: { kind: 'master-appointed' }, key }]);
    await tellOfAdministrator({ app, trx, campaign, permit }, { deed: 'appointMaster', about: user.name });
    await audit(trx, app, { permit, campaignId, action: 'appointMaster', facts: { user: userId } });
    return ok(null);
  }),
);

/** A second master goes, by their own will, by that of the first or of an administrator. The first can only hand over. */
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
    const mayDismiss =
      by?.role === 'first' || permit.userId === userId || (await standsAbove(trx, input.campaignId, permit));
    if (!mayDismiss) return err({ code: 'not-allowed', useCase: 'appointMaster' });
    await removeMaster(trx, campaignId, userId);
    const key = `master-dismissed:${campaignId}:${app.now()}`;
    await notify(trx, app, [{ to: userId, campaign, facts: { kind: 'master-dismissed' }, key }]);
    const about = (await findUser(trx, userId))?.name ?? '';
    await tellOfAdministrator({ app, trx, campaign, permit }, { deed: 'dismissMaster', about });
    await audit(trx, app, { permit, campaignId, action: 'dismissMaster', facts: { user: userId } });
    return ok(null);
  }),
);

/**
 * The first master gives the campaign into the hands of a second, and is a second from then on. An administrator gives it to
 * anybody: its master may be gone.
 */
export const handOver = useCase<MasterChange, null>('appointMaster', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'appointMaster', of: input, wanted: NOT_PUT_AWAY });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const { campaignId, userId } = input;
    const first = (await mastersOf(trx, campaignId)).find(({ role }) => role === 'first');
    const above = await standsAbove(trx, campaignId, permit);
    if (!above && permit.userId !== first?.userId) return err({ code: 'not-allowed', useCase: 'appointMaster' });
    const heir = await findMaster(trx, campaignId, userId);
    const user = await findUser(trx, userId);
    if (user === undefined || (heir === undefined && !above)) {
      return err({ code: 'not-found', what: 'master', id: userId });
    }
    if (heir?.role === 'first') return err({ code: 'conflict', what: 'first master', found: userId });
    if (await isBlocked(trx, userId)) return err({ code: 'conflict', what: 'block', found: userId });
    if (first !== undefined) await putMaster(trx, { ...first, role: 'second' });
    await putMaster(trx, { campaignId, userId, since: heir?.since ?? app.now(), role: 'first' });
    const facts = { kind: 'campaign-handed-over', to: user.name } as const;
    await tellMasters(trx, app, campaign, { facts, key: `campaign-handed-over:${campaignId}:${app.now()}` });
    await tellOfAdministrator({ app, trx, campaign, permit }, { deed: 'handOver', about: user.name });
    await audit(trx, app, { permit, campaignId, action: 'handOver', facts: { user: userId } });
    return ok(null);
  }),
);

/** Whether somebody decides over the first master: an administrator, though a master here too, who rules no seat in the campaign. */
const standsAbove = async (trx: Trx, id: CampaignId, { role, userId }: Permit): Promise<boolean> => {
  if (role === 'system' || role === 'administrator') return true;
  if (userId === null || !(await isAdministrator(trx, userId))) return false;
  return (await seatRuledBy(trx, { id }, userId)) === null;
};
