import { type CampaignId, hashOf } from '@chancery/core';
import type { Store } from '@chancery/store';

const OF_CAMPAIGN = [
  ...[
    'campaign',
    'founding',
    'master',
    'seat',
    'seatHistory',
    'application',
    'invitation',
    'standby',
    'absence',
    'waitingAbsence',
    'waitingReceipt',
    'seatNote',
  ],
  ...['extension', 'webhook', 'sheet', 'receipt', 'act', 'ruling', 'secret', 'turn', 'state', 'sheetOfRecord', 'event'],
  ...['telling', 'diceLog', 'letter', 'letterRecipient', 'press', 'outbox', 'audit', 'notice', 'bulletin'],
] as const;

/** Every row of a campaign, as one hash for each table: equal when nothing has changed. */
export const everythingOf = async ({ db }: Pick<Store, 'db'>, campaignId: CampaignId): Promise<object> => {
  const tables: { [table: string]: string } = {};
  for (const table of OF_CAMPAIGN) {
    const rows = await db
      .selectFrom(table as 'sheet' | 'campaign')
      .selectAll()
      .where(table === 'campaign' ? 'id' : ('campaignId' as 'id'), '=', campaignId)
      .execute();
    tables[table] = `${rows.length} rows ${hashOf(rows.map((row) => JSON.stringify(row)).sort())}`;
  }
  return tables;
};
