import { canonicalText, type OrderFile, sha256Hex } from '@chancery/core';
import { countingSheets, sheetsOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { listReceipts } from '../../src/desk/sheets/list-receipts.ts';
import { proveSheet } from '../../src/desk/sheets/prove-sheet.ts';
import { readDraft } from '../../src/desk/sheets/read-draft.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { withdrawOrders } from '../../src/desk/sheets/withdraw-orders.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { begunTable, code, got, HOUR, houseOf, refusal } from '../sample/people.ts';
import { ENGLAND, LITHUANIA, MARCH_OUT, RECRUIT, rulerOf, send } from '../sample/play.ts';

onEachDatabase('orders', (database) => {
  const store = suiteStore(database);
  const seated = async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId, house } = table;
    const { app } = house;
    return { table, campaignId, house, app, anna: rulerOf(table, ENGLAND).actor, of: { campaignId, seat: ENGLAND } };
  };

  test('MD-18.12 submitted counts: there is no second step, and a draft neither counts nor takes away', async () => {
    const { table, app, anna, of, campaignId } = await seated();
    const receipt = await send(table, ENGLAND, RECRUIT);
    expect(receipt).toMatchObject({ turn: 1, number: 1, counts: true, insteadOf: null, provisional: false });
    got(await saveDraft(app, anna, { ...of, channel: 'desk', text: MARCH_OUT }));
    const file = got(await readTurnFile(app, anna, of));
    expect(file.draft.map(({ verb }) => verb)).toEqual(['FORM_ARMY', 'TRANSFER']);
    got(await closeTurn(app, table.master.actor, { campaignId, turn: 1 }));
    const proof = got(await proveSheet(app, anna, { ...of, turn: 1 }));
    expect(proof).toMatchObject({ origin: 'sheet', agrees: true, receipt: { id: receipt.id, hash: receipt.hash } });
    expect(proof.orders.map(({ verb }) => verb)).toEqual(['RECRUIT']);
    expect(sha256Hex(canonicalText(proof.orders))).toBe(receipt.hash);
  });

  test('MD-18.10 a sheet replaces the one before, whole; all receipts stay as they were given', async () => {
    const { table, app, anna, of, house } = await seated();
    const first = await send(table, ENGLAND, RECRUIT);
    house.pass(HOUR);
    const second = await send(table, ENGLAND, MARCH_OUT);
    expect(second.number).toBe(2);
    expect(got(await listReceipts(app, anna, of))).toEqual([
      { ...first, stands: false },
      { ...second, stands: true },
    ]);
    got(await withdrawOrders(app, anna, of));
    expect(got(await listReceipts(app, anna, of)).map(({ stands }) => stands)).toEqual([false, false]);
  });

  test('refusal names unit, order, rule: every line that is not taken, with its reasons', async () => {
    const { table } = await seated();
    const { lines } = await send(
      table,
      ENGLAND,
      `${MARCH_OUT}\nA1 MARHC 2\nA1 MARCH Atlantis\nSEND GOLD Eng 5\nSEND GOLD Lit 500\nA7 HOLD`,
    );
    const [form, transfer, typo, nowhere, self, rash, unknown] = lines;
    expect([form?.outcome, transfer?.outcome]).toEqual(['accepted', 'accepted']);
    expect(typo).toMatchObject({ line: 3, text: 'A1 MARHC 2', outcome: 'malformed', order: null });
    expect(typo?.reasons[0]?.text).toContain('Did you mean MARCH?');
    expect(nowhere).toMatchObject({ line: 4, text: 'A1 MARCH Atlantis', outcome: 'malformed', rule: 'MD-15.34' });
    expect(self).toMatchObject({ line: 5, outcome: 'illegal', rule: 'MD-15.17', order: { verb: 'SEND_GOLD' } });
    expect(self?.reasons[0]?.text).toMatch(/\w+ .*\./);
    expect(unknown).toMatchObject({
      line: 7,
      text: 'A7 HOLD',
      outcome: 'illegal',
      order: { unit: 'A7', verb: 'HOLD' },
    });
    expect(unknown?.rule).toMatch(/^MD-15\.\d+$/);
    expect(unknown?.reasons[0]?.text).toContain('A7');
    expect(rash).toMatchObject({ line: 6, outcome: 'warned', reasons: [{ level: 'warning' }] });
  });

  test('a sheet of which nothing can be taken does not replace one that counts, and is kept with its receipt', async () => {
    const { table, campaignId, house } = await seated();
    const good = await send(table, ENGLAND, RECRUIT);
    const bad = await send(table, ENGLAND, 'G1 RECRUTE 2 militia');
    expect(bad).toMatchObject({ number: 2, counts: false, lines: [{ outcome: 'malformed' }] });
    const key = { campaignId, turn: 1, edition: 1 };
    expect((await countingSheets(house.db, key)).map(({ id }) => id)).toEqual([good.sheet]);
    // An empty one on purpose does: that is an order to do nothing.
    expect((await send(table, ENGLAND, '')).counts).toBe(true);
    // And where nothing counts yet, even such a sheet shows that its ruler is there.
    expect((await send(table, LITHUANIA, 'G5 RECRUTE 2 militia')).counts).toBe(true);
  });

  test('orders are withdrawn until the deadline, and can be sent again; every sheet stays', async () => {
    const { table, app, anna, of, house, campaignId } = await seated();
    await send(table, ENGLAND, RECRUIT);
    expect(got(await withdrawOrders(app, anna, of))).toEqual({ turn: 1, number: 1 });
    expect(code(await withdrawOrders(app, anna, of))).toBe('not-found');
    await send(table, ENGLAND, RECRUIT);
    const key = { campaignId, turn: 1, edition: 1 };
    expect((await sheetsOf(house.db, key, ENGLAND)).map(({ kind }) => kind)).toEqual([
      'submitted',
      'withdrawn',
      'submitted',
    ]);
    house.pass(23 * HOUR);
    expect(refusal(await withdrawOrders(app, anna, { ...of, turn: 1 }))).toMatchObject({ code: 'too-late', turn: 1 });
    expect(await countingSheets(house.db, key)).toHaveLength(1);
  });

  test('two devices: who goes on from an older sheet than the newest is told so, and nothing of theirs is taken', async () => {
    const { app, anna, of } = await seated();
    expect(got(await readDraft(app, anna, of))).toMatchObject({ turn: 1, number: 0, kind: null, orders: [] });
    const keep = (text: string, base: number) => saveDraft(app, anna, { ...of, channel: 'desk', text, base });
    expect(got(await keep(RECRUIT, 0)).number).toBe(1);
    expect(refusal(await keep(MARCH_OUT, 0))).toEqual({ code: 'conflict', what: 'draft', found: '1' });
    const late = await submitOrders(app, anna, { ...of, channel: 'desk', text: MARCH_OUT, base: 0 });
    expect(refusal(late)).toEqual({ code: 'conflict', what: 'draft', found: '1' });
    const newest = got(await readDraft(app, anna, of));
    expect(newest).toMatchObject({ number: 1, kind: 'draft', channel: 'desk' });
    expect(newest.orders.map(({ verb }) => verb)).toEqual(['RECRUIT']);
    expect(sha256Hex(canonicalText(newest.orders))).toBe(newest.hash);
    expect(got(await submitOrders(app, anna, { ...of, channel: 'desk', text: MARCH_OUT, base: 1 })).number).toBe(2);
    got(await withdrawOrders(app, anna, of));
    expect(code(await keep(RECRUIT, 2))).toBe('conflict');
    expect(got(await readDraft(app, anna, of))).toMatchObject({ number: 3, kind: 'withdrawn', ready: false });
    got(await submitOrders(app, anna, { ...of, channel: 'desk', text: RECRUIT, ready: true }));
    expect(got(await readDraft(app, anna, of))).toMatchObject({ number: 4, kind: 'submitted', ready: true });
  });

  test('a draft keeps what is not allowed yet, so that nothing of the work is lost; what is sent in does not', async () => {
    const { table, app, anna, of } = await seated();
    const text = `${RECRUIT}\nSEND GOLD Eng 5\nA1 MARHC 2`;
    const draft = got(await saveDraft(app, anna, { ...of, channel: 'desk', text }));
    expect(draft.lines.map(({ outcome }) => outcome)).toEqual(['accepted', 'illegal', 'malformed']);
    const kept = got(await readDraft(app, anna, of));
    expect(kept.orders.map(({ verb }) => verb)).toEqual(['RECRUIT', 'SEND_GOLD']);
    expect(kept.hash).toBe(draft.hash);
    const sent = await send(table, ENGLAND, text);
    expect(got(await readDraft(app, anna, of))).toMatchObject({ orders: [{ verb: 'RECRUIT' }], hash: sent.hash });
  });

  test('JSON, an order file and text are the same orders; a file of another seat, campaign or turn is refused', async () => {
    const { table, app, anna, of, campaignId } = await seated();
    const byText = await send(table, ENGLAND, RECRUIT);
    const orders = byText.lines.flatMap(({ order }) => (order === null ? [] : [order]));
    const file: OrderFile = {
      format: 'chancery-orders-1',
      ruleset: app.rulesets[0]?.id as OrderFile['ruleset'],
      campaign: campaignId,
      seat: ENGLAND,
      turn: 1,
      orders,
    };
    const submit = (given: unknown) => submitOrders(app, anna, { ...of, channel: 'file', orders: given });
    expect(got(await submit(orders)).hash).toBe(byText.hash);
    expect(got(await submit(file)).hash).toBe(byText.hash);
    expect(code(await submit({ ...file, seat: LITHUANIA }))).toBe('bad-input');
    expect(code(await submit({ ...file, campaign: 'another' }))).toBe('bad-input');
    expect(code(await submit({ ...file, turn: 2 }))).toBe('bad-input');
    expect(code(await submit({ ...file, turn: 0 }))).toBe('too-late');
    expect(code(await submitOrders(app, anna, { ...of, channel: 'api' }))).toBe('bad-input');
    expect(code(await submitOrders(app, anna, { ...of, channel: 'api', text: 'x'.repeat(200_001) }))).toBe('bad-input');
  });

  test('the turn file of a past turn can be read and offers nothing; another’s not at all', async () => {
    const { table, app, anna, of, campaignId } = await seated();
    await send(table, ENGLAND, MARCH_OUT);
    const now = got(await readTurnFile(app, anna, of));
    expect(now).toMatchObject({ turn: 0, seat: ENGLAND, tellings: [] });
    expect(Object.keys(now.choices)).toContain('RECRUIT');
    got(await closeTurn(app, table.master.actor, { campaignId, turn: 1 }));
    const next = got(await readTurnFile(app, anna, of));
    expect(next.turn).toBe(1);
    expect(next.tellings.length).toBeGreaterThan(0);
    expect(next.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(next.commitment).not.toBe(now.commitment);
    const past = got(await readTurnFile(app, anna, { ...of, turn: 0 }));
    expect(past).toEqual({ ...now, choices: {}, draft: [], deadline: null });
    expect(code(await readTurnFile(app, anna, { ...of, turn: 2 }))).toBe('not-found');
    expect(code(await readTurnFile(app, anna, { campaignId, seat: LITHUANIA }))).toBe('not-allowed');
  });
});
