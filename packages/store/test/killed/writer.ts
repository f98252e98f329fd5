/**
 * Submits sheets without end and says on standard output which were acknowledged, until it is killed:
 *
 *   node writer.ts '{"file":"/tmp/chancery.db"}' <campaign>
 */
import { writeSync } from 'node:fs';
import { campaignId } from '@chancery/core';
import { addReceipt, addSheet, jsonText, lockSeat, newId, openStore, shareCampaign } from '../../src/index.ts';
import { ENGLAND, NOON } from '../sample/campaign.ts';
import { sheet } from '../sample/sheet.ts';

const [place, campaign] = process.argv.slice(2) as [string, string];
const { db } = await openStore(JSON.parse(place));
const key = { campaignId: campaignId(campaign), turn: 1, edition: 1 };

for (;;) {
  const row = sheet(key, ENGLAND, { text: 'A1 MARCH calais\n'.repeat(40) });
  await db.transaction().execute(async (trx) => {
    await shareCampaign(trx, key.campaignId);
    await lockSeat(trx, key.campaignId, ENGLAND);
    await addSheet(trx, row);
    const { campaignId, id: sheetId, seat, hash } = row;
    await addReceipt(trx, { campaignId, id: newId(), sheetId, seat, hash, lines: jsonText([]), at: NOON });
  });
  writeSync(1, `${row.id}\n`);
}
