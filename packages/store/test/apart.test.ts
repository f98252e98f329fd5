import { expect, test } from 'vitest';
import {
  absencesOf,
  actsFor,
  applicationsOf,
  auditOf,
  countingSheets,
  type Db,
  extensionsOf,
  invitationsOf,
  lettersTo,
  mastersOf,
  mutedBy,
  openLetterReports,
  pressOf,
  revealedSecrets,
  rulingsOf,
  seatHistoryOf,
  seatsOf,
  sheetsOfRecord,
  standbysOf,
  standingTurns,
  webhooksOf,
} from '../src/index.ts';
import { onEachDatabase, suiteStore } from './databases.ts';
import { ENGLAND, FRANCE, type Sample, SCOTLAND } from './sample/campaign.ts';
import { everything } from './sample/everything.ts';

/** All that can be asked about a campaign. */
const told = (db: Db, { campaignId, out }: Sample) =>
  Promise.all([
    mastersOf(db, campaignId),
    seatsOf(db, campaignId),
    seatHistoryOf(db, campaignId, ENGLAND),
    applicationsOf(db, campaignId),
    invitationsOf(db, campaignId),
    standbysOf(db, campaignId),
    absencesOf(db, campaignId, ENGLAND),
    extensionsOf(db, campaignId, 0),
    webhooksOf(db, campaignId),
    countingSheets(db, out),
    actsFor(db, out),
    rulingsOf(db, out),
    revealedSecrets(db, campaignId),
    standingTurns(db, campaignId),
    sheetsOfRecord(db, out),
    lettersTo(db, campaignId, FRANCE, { since: 0, limit: 99 }),
    mutedBy(db, campaignId, SCOTLAND),
    openLetterReports(db, campaignId),
    pressOf(db, campaignId, { limit: 99 }),
    auditOf(db, campaignId, { limit: 99 }),
  ]);

onEachDatabase('two campaigns', (database) => {
  const store = suiteStore(database);

  test('know nothing of each other', async () => {
    const { db } = store();
    const sample = await everything(db);
    const alone = await told(db, sample);
    for (const answer of alone) expect(answer).not.toEqual([]);
    await everything(db);
    expect(await told(db, sample)).toEqual(alone);
  });
});
