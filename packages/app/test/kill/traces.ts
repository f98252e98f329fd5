import { readdirSync } from 'node:fs';
import type { CampaignId } from '@chancery/core';
import { countingSheets, findCampaign, lockCampaign, type Store, standingTurns, type Trx } from '@chancery/store';
import type { Acknowledged } from './errand.ts';

/** What a store that was left behind must agree with. */
export interface Remembered {
  readonly campaignId: CampaignId;
  readonly seats: number;
  readonly acknowledged: readonly Acknowledged[];
  /** The directory of mails. */
  readonly mails: string;
}

/** Everything in a store that shows that something was lost, done by half, or done twice; empty when all is well. */
export const tracesOfHarm = ({ db }: Store, remembered: Remembered): Promise<readonly string[]> =>
  db.transaction().execute(async (trx) => {
    // PostgreSQL may still be at work for the dead: what they had begun is over when we hold the campaign.
    await lockCampaign(trx, remembered.campaignId);
    return [
      ...(await lostOrders(trx, remembered)),
      ...(await halfTurns(trx, remembered)),
      ...(await doubleMails(trx, remembered)),
    ];
  });

const lostOrders = async (trx: Trx, { campaignId, acknowledged }: Remembered): Promise<readonly string[]> => {
  const kept = await trx
    .selectFrom('sheet')
    .innerJoin('receipt', 'receipt.sheetId', 'sheet.id')
    .select(['sheet.seat', 'turn', 'number', 'receipt.id as receipt', 'sheet.id as sheet', 'receipt.hash'])
    .where('sheet.campaignId', '=', campaignId)
    .execute();
  const known = new Set(
    kept.map(({ seat, turn, number, receipt, sheet, hash }) =>
      JSON.stringify({ seat, turn, number, receipt, sheet, hash }),
    ),
  );
  return acknowledged
    .map((each) => JSON.stringify(each))
    .filter((each) => !known.has(each))
    .map((each) => `lost: ${each}`);
};

/** Every turn has all its rows and was adjudicated by the sheets that counted; of the one in hand there is its secret. */
const halfTurns = async (trx: Trx, { campaignId, seats }: Remembered): Promise<readonly string[]> => {
  const last = (await findCampaign(trx, campaignId))?.turn ?? -1;
  const turns = (await standingTurns(trx, campaignId)).map(({ turn }) => turn);
  const rows = async (table: 'state' | 'event' | 'diceLog' | 'telling' | 'sheetOfRecord' | 'secret') => {
    const found = await trx.selectFrom(table).select('turn').where('campaignId', '=', campaignId).execute();
    return Array.from({ length: last + 2 }, (_, turn) => found.filter((row) => row.turn === turn).length);
  };
  const each = (first: number, count: number, next: number) =>
    Array.from({ length: last + 2 }, (_, turn) => (turn === 0 ? first : turn > last ? next : count));
  const wanted = {
    turns: Array.from({ length: last + 1 }, (_, turn) => turn),
    ...{ state: each(1, 1, 0), event: each(0, 1, 0), diceLog: each(0, 1, 0), secret: each(0, 1, 1) },
    ...{ telling: each(0, 1, 0), sheetOfRecord: each(0, seats, 0) },
  };
  const found = {
    ...{ turns, state: await rows('state'), event: await rows('event'), diceLog: await rows('diceLog') },
    ...{ secret: await rows('secret'), telling: await rows('telling'), sheetOfRecord: await rows('sheetOfRecord') },
  };
  const half = Object.entries(wanted)
    .filter(([table, counts]) => JSON.stringify(counts) !== JSON.stringify(found[table as keyof typeof found]))
    .map(([table, counts]) => `${table}: wanted ${counts}, not ${found[table as keyof typeof found]}`);
  return [...half, ...(await forgottenSheets(trx, campaignId, last))];
};

const forgottenSheets = async (trx: Trx, campaignId: CampaignId, last: number): Promise<readonly string[]> => {
  const record = await trx
    .selectFrom('sheetOfRecord')
    .select(['turn', 'sheetId'])
    .where('campaignId', '=', campaignId)
    .execute();
  const faults: string[] = [];
  for (let turn = 1; turn <= last; turn += 1) {
    const counted = (await countingSheets(trx, { campaignId, turn, edition: 1 })).map(({ id }) => id).sort();
    const used = record.flatMap((row) => (row.turn === turn && row.sheetId !== null ? [row.sheetId] : [])).sort();
    if (counted.join() !== used.join()) faults.push(`turn ${turn} was run by sheets ${used}, not ${counted}`);
  }
  return faults;
};

const doubleMails = async (trx: Trx, { campaignId, seats, mails }: Remembered): Promise<readonly string[]> => {
  const handedOver = readdirSync(mails).map((name) => Number(name.split('.')[0]));
  const rows = await trx.selectFrom('outbox').select(['seq', 'dedupeKey', 'sentAt', 'sendingAt']).execute();
  const reports = rows.filter(({ dedupeKey }) => dedupeKey.startsWith(`report:${campaignId}:`)).length;
  // The beginning is reported as well.
  const turns = 1 + ((await findCampaign(trx, campaignId))?.turn ?? 0);
  return [
    ...(reports === turns * seats ? [] : [`${reports} reports of ${turns} turns for ${seats} rulers`]),
    ...rows.flatMap(({ seq, dedupeKey, sentAt, sendingAt }) => {
      const times = handedOver.filter((each) => each === seq).length;
      const least = sentAt === null ? 0 : 1;
      const most = sendingAt === null ? 0 : 1;
      return times >= least && times <= most ? [] : [`${dedupeKey} was handed over ${times} times`];
    }),
  ];
};
