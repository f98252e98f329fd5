import { type CampaignId, DAY, err, type Instant, ok } from '@chancery/core';
import { addPoll, newId, type PollId, type PollKind, pollsOf } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import { audit } from '../../ground/audit.ts';
import { tellEverybody } from '../../ground/tell/everybody.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

export interface OpenPoll {
  readonly campaignId: CampaignId;
  readonly kind: PollKind;
  /** For all rulers to read: 1 to 1000 characters. */
  readonly question: string;
  /** How long it is open, in days: 1 to 14, usually 7. */
  readonly days?: number | undefined;
}

export interface PollOpened {
  readonly id: PollId;
  readonly closesAt: Instant;
}

const USUAL_DAYS = 7;
const MOST_DAYS = 14;

/** Asks the rulers of a campaign; one thing at a time. An administrator may, where its master can no longer run it (W83-20.41). */
export const openPoll = useCase<OpenPoll, PollOpened>('openPoll', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, kind, days = USUAL_DAYS } = input;
    const question = input.question.trim();
    const held = await holdCampaign(trx, app, actor, { useCase: 'openPoll', of: input, wanted: ['running', 'paused'] });
    if (!held.ok) return held;
    const faults = [
      ...wordFaults('question', question, { least: 1, most: 1000 }),
      ...(Number.isSafeInteger(days) && days >= 1 && days <= MOST_DAYS ? [] : [`days: wanted 1 to ${MOST_DAYS}`]),
    ];
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const { campaign, permit } = held.value;
    if ((await pollsOf(trx, campaignId)).some(({ closedAt }) => closedAt === null))
      return err({ code: 'conflict', what: 'poll', found: 'open' });
    const id = newId<'poll'>();
    const openedAt = app.now();
    const closesAt = openedAt + days * DAY;
    const openedBy = permit.userId ?? campaign.createdBy;
    await addPoll(trx, { campaignId, id, kind, question, openedBy, openedAt, closesAt });
    const facts = { kind: 'poll-opened', poll: kind, question, closesAt } as const;
    await tellEverybody(trx, app, campaign, { facts, key: `poll-opened:${campaignId}:${id}` });
    await audit(trx, app, { permit, campaignId, action: 'openPoll', facts: { kind, question } });
    return ok({ id, closesAt });
  }),
);
