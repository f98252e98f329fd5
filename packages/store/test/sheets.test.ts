import { expect, test } from 'vitest';
import {
  actsFor,
  addActs,
  addReceipt,
  countingSheets,
  findReceipt,
  findSheet,
  jsonText,
  newestSheet,
  newestSheetSince,
  newId,
  receiptOf,
  receiptsOf,
  type SheetKind,
  sheetsInOrder,
  sheetsOf,
} from '../src/index.ts';
import { onEachDatabase, suiteStore } from './databases.ts';
import { begunCampaign, ENGLAND, FRANCE, NOON, SCOTLAND } from './sample/campaign.ts';
import { sent } from './sample/sheet.ts';

onEachDatabase('sheets', (database) => {
  const store = suiteStore(database);

  test.each<[string, readonly SheetKind[], number | null]>([
    ['nothing came', [], null],
    ['a draft alone', ['draft'], null],
    ['one that was submitted', ['submitted'], 1],
    ['the last that was submitted', ['submitted', 'submitted', 'submitted'], 3],
    ['a draft after it takes nothing away', ['submitted', 'draft'], 1],
    ['withdrawn', ['submitted', 'withdrawn'], null],
    ['withdrawn, and a draft after it', ['submitted', 'withdrawn', 'draft'], null],
    ['submitted again after it was withdrawn', ['submitted', 'withdrawn', 'submitted'], 3],
    ['one that waits takes nothing away and does not count', ['submitted', 'waiting'], 1],
  ])('what counts: %s', async (_, kinds, number) => {
    const { db } = store();
    const { next } = await begunCampaign(db);
    for (const kind of kinds) await sent(db, next, ENGLAND, { kind });
    const counting = await countingSheets(db, next);
    expect(counting.map((row) => row.number)).toEqual(number === null ? [] : [number]);
  });

  test('of a live window every sheet is resolved that was not withdrawn, in the order in which they came', async () => {
    const { db } = store();
    const { next } = await begunCampaign(db);
    const come = (seat: typeof ENGLAND, at: number, kind: SheetKind = 'submitted') =>
      sent(db, next, seat, { kind, at: NOON + at });
    await come(FRANCE, 1);
    await come(FRANCE, 2, 'withdrawn');
    const second = await come(FRANCE, 4);
    const first = await come(ENGLAND, 3);
    await come(SCOTLAND, 5, 'waiting');
    const third = await come(ENGLAND, 6);
    expect((await sheetsInOrder(db, next)).map(({ id }) => id)).toEqual([first, second, third]);
  });

  test('the newest of several turns, whatever it is, and that of a later edition before all others', async () => {
    const { db } = store();
    const { next, campaignId } = await begunCampaign(db);
    await sent(db, next, ENGLAND);
    const waiting = await sent(db, { ...next, turn: 3 }, ENGLAND, { kind: 'waiting' });
    expect((await newestSheetSince(db, campaignId, ENGLAND, 1))?.id).toBe(waiting);
    expect(await newestSheetSince(db, campaignId, ENGLAND, 4)).toBeUndefined();
    const later = await sent(db, { ...next, turn: 2, edition: next.edition + 1 }, ENGLAND);
    expect((await newestSheetSince(db, campaignId, ENGLAND, 1))?.id).toBe(later);
  });

  test('each seat has its own, numbered from 1, and nothing that came is lost', async () => {
    const { db } = store();
    const { next } = await begunCampaign(db);
    for (const seat of [ENGLAND, FRANCE, ENGLAND]) await sent(db, next, seat);
    await sent(db, next, ENGLAND, { kind: 'draft' });
    await sent(db, { ...next, turn: 2 }, SCOTLAND);
    expect((await sheetsOf(db, next, ENGLAND)).map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'submitted'],
      [2, 'submitted'],
      [3, 'draft'],
    ]);
    expect((await countingSheets(db, next)).map(({ seat, number }) => `${seat} ${number}`).sort()).toEqual([
      'Eng 2',
      'Fra 1',
    ]);
    expect((await newestSheet(db, next, ENGLAND))?.number).toBe(3);
    expect(await newestSheet(db, next, SCOTLAND)).toBeUndefined();
  });

  test('a sheet keeps its text to the letter', async () => {
    const { db } = store();
    const { next, campaignId } = await begunCampaign(db);
    const text = 'A1 MARCH "Calais"; -- drop table sheet\r\n\tüber 日本 👑 \\ %';
    const id = await sent(db, next, ENGLAND, { text });
    expect((await findSheet(db, campaignId, id))?.text).toBe(text);
  });

  test('a receipt is found by its sheet and by its own id, in its campaign alone', async () => {
    const { db } = store();
    const [{ next, campaignId }, other] = [await begunCampaign(db), await begunCampaign(db)];
    const sheetId = await sent(db, next, ENGLAND);
    const receipt = {
      campaignId,
      id: newId<'receipt'>(),
      sheetId,
      seat: ENGLAND,
      hash: '00'.repeat(32),
      lines: jsonText([{ line: 1, understood: 'A1 marches to Calais' }]),
      at: NOON,
    };
    await db.transaction().execute((trx) => addReceipt(trx, receipt));
    expect(await receiptOf(db, campaignId, sheetId)).toEqual(receipt);
    expect(await findReceipt(db, campaignId, receipt.id)).toEqual(receipt);
    expect(await findReceipt(db, other.campaignId, receipt.id)).toBeUndefined();
    const second = db.transaction().execute((trx) => addReceipt(trx, { ...receipt, id: newId() }));
    await expect(second).rejects.toThrow(/unique/i);
  });

  test('the receipts of a seat for a turn, the oldest first', async () => {
    const { db } = store();
    const { next, campaignId } = await begunCampaign(db);
    const receipts: string[] = [];
    for (const [key, seat] of [
      [next, ENGLAND],
      [next, FRANCE],
      [{ ...next, turn: 2 }, ENGLAND],
      [next, ENGLAND],
    ] as const) {
      const [sheetId, id] = [await sent(db, key, seat), newId<'receipt'>()];
      const receipt = { campaignId, id, sheetId, seat, hash: '00'.repeat(32), lines: jsonText([]), at: NOON };
      await db.transaction().execute((trx) => addReceipt(trx, receipt));
      receipts.push(id);
    }
    expect((await receiptsOf(db, next, ENGLAND)).map(({ id }) => id)).toEqual([receipts[0], receipts[3]]);
  });

  test('of the master the last acts count', async () => {
    const { db } = store();
    const { next, master } = await begunCampaign(db);
    const acts = (verb: string) => ({ ...next, userId: master, orders: jsonText([{ verb, args: {} }]), at: NOON });
    expect(await actsFor(db, next)).toBeUndefined();
    await db.transaction().execute((trx) => addActs(trx, acts('STATUS')));
    await db.transaction().execute((trx) => addActs(trx, acts('CONTROL')));
    expect(await actsFor(db, next)).toEqual({ ...acts('CONTROL'), number: 2 });
  });
});
