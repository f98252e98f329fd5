/** What the types of the store refuse. Never run: the check of types reads it, and an error that is missing is an error. */
import { addSheet, changeCampaign, closeTurnRow, type Db, type JsonText, jsonText, queueOutbox } from '../src/index.ts';
import { ENGLAND, NOON, type Sample } from './sample/campaign.ts';
import { sheet } from './sample/sheet.ts';

export const refused = async (db: Db, { out, next, campaignId }: Sample): Promise<void> => {
  // @ts-expect-error what belongs with something else needs a transaction
  await addSheet(db, sheet(next, ENGLAND));
  // @ts-expect-error closing a turn too
  await closeTurnRow(db, out, { dueAt: NOON });
  // @ts-expect-error and mail, which is written with its reason
  await queueOutbox(db, []);
  // @ts-expect-error a sheet is never changed
  await db.updateTable('sheet').set({ text: 'other' }).execute();
  // @ts-expect-error nor a turn, but that it is superseded
  await db.updateTable('turn').set({ hash: 'other' }).execute();
  // @ts-expect-error nor the ruleset of a campaign
  await changeCampaign(db, campaignId, { ruleset: 'other' });
  // @ts-expect-error a user is no campaign
  await changeCampaign(db, next.campaignId as unknown as import('../src/index.ts').UserId, { turn: 2 });
  // @ts-expect-error text is no JSON
  const text: JsonText = '{}';
  // @ts-expect-error JSON of one shape is not of another
  const other: JsonText<number> = jsonText('one');
  await Promise.all([text, other]);
};
