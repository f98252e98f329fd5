import { type CampaignId, err, type Instant, ok, type SeatId } from '@chancery/core';
import {
  findLetter,
  type LetterId,
  type LetterReportId,
  newId,
  openLetterReports,
  decideLetterReport as storeDecision,
  reportLetter as storeReport,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { seatsInNotices } from '../../campaign/access/scene.ts';
import { NOT_PUT_AWAY, SPOKEN } from '../../campaign/terms/status.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import { audit } from '../../ground/audit.ts';
import { tellMasters } from '../../ground/tell/everybody.ts';
import { tellOfAdministrator } from '../../ground/tell/of-administrator.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { speaksFor } from './party.ts';
import { receivedLetter } from './received-letter.ts';

export interface ReportLetter {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  readonly letterId: LetterId;
  readonly reason: string;
}

/** Brings a letter that came to them before the masters: they can read it from then on, and who wrote it. */
export const reportLetter = useCase<ReportLetter, { readonly id: LetterReportId }>(
  'reportLetter',
  (app, actor, input) =>
    transact(app.store, async (trx) => {
      const { campaignId, seat, letterId, reason } = input;
      const held = await holdCampaign(trx, app, actor, {
        useCase: 'reportLetter',
        of: { campaignId, seat },
        wanted: SPOKEN,
      });
      if (!held.ok) return held;
      const { campaign, permit } = held.value;
      const spokesman = await speaksFor(trx, actor, 'reportLetter', { campaign, party: seat });
      if (!spokesman.ok) return spokesman;
      const faults = wordFaults('reason', reason, { least: 1, most: 2000 });
      if (faults.length > 0) return err({ code: 'bad-input', faults });
      const letter = await receivedLetter(trx, campaign, { id: letterId, party: seat, since: spokesman.value.since });
      if (letter === undefined) return err({ code: 'not-found', what: 'letter', id: letterId });
      const again = (await openLetterReports(trx, campaignId)).some(
        (report) => report.letterId === letterId && report.seat === seat,
      );
      if (again) return err({ code: 'conflict', what: 'report', found: letterId });
      const id = newId<'letter-report'>();
      await storeReport(trx, { campaignId, id, letterId, seat, reason: reason.trim(), at: app.now() });
      const name = (await seatsInNotices(trx, app, campaign))(seat);
      await tellMasters(trx, app, campaign, {
        facts: { kind: 'letter-reported', ...name },
        key: `letter-reported:${id}`,
      });
      await audit(trx, app, { permit, campaignId, action: 'reportLetter', facts: { report: id, seat } });
      return ok({ id });
    }),
);

/** What a master sees of a report that waits for them. */
export interface OpenReport {
  readonly id: LetterReportId;
  /** Who has reported it. */
  readonly seat: SeatId;
  readonly reason: string;
  readonly at: Instant;
  readonly letter: {
    readonly from: SeatId;
    readonly subject: string;
    readonly body: string;
    readonly at: Instant;
  };
}

export const listReports = useCase<{ readonly campaignId: CampaignId }, readonly OpenReport[]>(
  'decideLetterReport',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const permit = await allowed(db, actor, 'decideLetterReport', { campaignId });
    if (!permit.ok) return permit;
    const reports = await Promise.all(
      (await openLetterReports(db, campaignId)).map(async ({ id, seat, reason, at, letterId }) => {
        const letter = await findLetter(db, campaignId, letterId);
        if (letter === undefined) throw new Error(`report ${id} is about a letter that is not there`);
        const { subject, body } = letter;
        return { id, seat, reason, at, letter: { from: letter.seat, subject, body, at: letter.at } };
      }),
    );
    return ok(reports);
  },
);

export interface DecideReport {
  readonly campaignId: CampaignId;
  readonly id: LetterReportId;
  /** What was done about it, for the record. */
  readonly decision: string;
}

export const decideLetterReport = useCase<DecideReport, null>('decideLetterReport', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, id, decision } = input;
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'decideLetterReport',
      of: { campaignId },
      wanted: NOT_PUT_AWAY,
    });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const faults = wordFaults('decision', decision, { least: 1, most: 2000 });
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const decided = { decision: decision.trim(), decidedBy: permit.userId, decidedAt: app.now() };
    if (!(await storeDecision(trx, campaignId, id, decided))) return err({ code: 'not-found', what: 'report', id });
    await tellOfAdministrator({ app, trx, campaign, permit }, { deed: 'decideLetterReport', about: '' });
    await audit(trx, app, { permit, campaignId, action: 'decideLetterReport', facts: { report: id } });
    return ok(null);
  }),
);
