import { type CampaignId, err, ok, type Result } from '@chancery/core';
import { type CampaignChanges, type CampaignRow, changeCampaign, findCampaign, jsonText } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import type { Scene } from '../../campaign/access/scene.ts';
import { armStart } from '../../campaign/seats/arm-start.ts';
import { staffEmptySeats } from '../../campaign/seats/staff-empty-seats.ts';
import { type CampaignSettings, readSettings, settingsOf } from '../../campaign/terms/settings.ts';
import { ALIVE } from '../../campaign/terms/status.ts';
import { type Terms, termFaults } from '../../campaign/terms/terms.ts';
import { titleIsFree } from '../../campaign/terms/title.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { tellEverybody } from '../../ground/tell/everybody.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { applyPress } from '../letters/apply-press.ts';
import { armClock } from '../time/arm-clock.ts';

/** Settings that are left out stay as they are. */
export interface ChangeSettings extends Partial<Terms> {
  readonly campaignId: CampaignId;
}

/** The master sets something else. What the game is founded on, its scenario and options, cannot be changed. */
export const changeSettings = useCase<ChangeSettings, null>('changeSettings', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'changeSettings',
      of: input,
      wanted: ['draft', ...ALIVE],
    });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const faults = termFaults(input);
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const { title = campaign.title } = input;
    const renamed = title.trim() !== campaign.title;
    const free = renamed ? await titleIsFree(trx, title, { self: campaign.id, userId: permit.userId }) : ok(null);
    if (!free.ok) return free;
    const changes = changesOf(campaign, input);
    if (!changes.ok) return changes;
    await changeCampaign(trx, campaign.id, changes.value);
    const after = await findCampaign(trx, campaign.id);
    if (after === undefined) throw new Error(`campaign ${campaign.id} is gone`);
    await armStart(trx, app, after);
    if (campaign.startedAt !== null) await applyToGame({ app, trx, campaign: after, permit }, campaign);
    await tellMastersSight({ app, trx, campaign: after, permit }, campaign);
    const changed = Object.keys(input).filter((name) => name !== 'campaignId');
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'changeSettings', facts: { changed } });
    return ok(null);
  }),
);

/** What has been set otherwise counts for the window in hand too. */
const applyToGame = async (scene: Scene, before: CampaignRow): Promise<void> => {
  await staffEmptySeats(scene);
  if (scene.campaign.pressMode !== before.pressMode) await applyPress(scene, before);
  await armClock(scene, before);
};

/** Players rely on what masters among them can see: all of them are told when that changes. */
const tellMastersSight = async ({ app, trx, campaign }: Scene, before: CampaignRow): Promise<void> => {
  const { playingMastersSeeAll: everything } = settingsOf(campaign);
  if (everything === settingsOf(before).playingMastersSeeAll || campaign.status === 'draft') return;
  const facts = { kind: 'masters-see', everything } as const;
  await tellEverybody(trx, app, campaign, { facts, key: `masters-see:${campaign.id}:${app.now()}` });
};

const changesOf = (campaign: CampaignRow, input: ChangeSettings): Result<CampaignChanges, AppError> => {
  const { title, deadlineRule, grace, minimum, pressMode, anonymity } = input;
  const before = settingsOf(campaign);
  const after = readSettings(input.settings ?? {}, before);
  if (!after.ok) return err({ code: 'bad-input', faults: after.error });
  const begun = campaign.startedAt !== null;
  if (campaign.status !== 'draft' && before.hostReadsMessages !== after.value.hostReadsMessages) {
    return err({ code: 'bad-input', faults: ['settings.hostReadsMessages: it is fixed before anybody joins'] });
  }
  const late = begun ? tooLate(campaign, input, before, after.value) : [];
  if (late.length > 0) return err({ code: 'bad-input', faults: late });
  return ok({
    title: title?.trim() ?? campaign.title,
    // The new rule counts from the next window on; the deadline of this one is moved by itself.
    ...(deadlineRule === undefined ? {} : { deadlineRule: deadlineRule === null ? null : jsonText(deadlineRule) }),
    grace: grace ?? campaign.grace,
    minimum: minimum ?? campaign.minimum,
    pressMode: pressMode ?? campaign.pressMode,
    anonymity: anonymity ?? campaign.anonymity,
    settings: jsonText(after.value),
  });
};

/** Promises that stand once the campaign has begun: people have written and played under them. */
const tooLate = (
  { anonymity }: CampaignRow,
  input: ChangeSettings,
  before: CampaignSettings,
  after: CampaignSettings,
): readonly string[] => [
  ...(input.anonymity !== undefined && SECRECY[input.anonymity] < SECRECY[anonymity]
    ? ['anonymity: names that were promised to be hidden stay hidden']
    : []),
  ...(before.oldLetters === 'hidden' && after.oldLetters === 'shown'
    ? ['settings.oldLetters: letters that were written in confidence stay so']
    : []),
];

const SECRECY = { never: 0, 'until-the-end': 1, always: 2 } as const;
