import type { AnyOrder } from '@chancery/core';
import type { PressMode } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { changeSettings } from '../../src/desk/campaign/change-settings.ts';
import { readPress } from '../../src/desk/letters/read-press.ts';
import { writeProclamation } from '../../src/desk/letters/write-proclamation.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { leaveStandingOrders } from '../../src/desk/sheets/leave-standing-orders.ts';
import { listReceipts } from '../../src/desk/sheets/list-receipts.ts';
import { proveSheet } from '../../src/desk/sheets/prove-sheet.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { dryRun } from '../../src/turn/triggers/dry-run.ts';
import { type SubmitOrders, submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { begunTable, got, HOUR, houseOf } from '../sample/people.ts';
import { ENGLAND, LITHUANIA, noticesTo, RECRUIT, rulerOf, send, withRules } from '../sample/play.ts';

const WORDS = 'We make known that no tax is due on wool this year.';
const PROCLAIM = `PROCLAIM "${WORDS}"`;
const AMBASSADOR = 'SEND AMBASSADOR Lit "Write to me."';
const SHEET = `${AMBASSADOR}\n${PROCLAIM}\n${RECRUIT}`;

onEachDatabase('press mode enforced in orders', (database) => {
  const store = suiteStore(database);
  const play = async (pressMode: PressMode, settings: object = {}) => {
    const table = await begunTable(houseOf(store()), undefined, {
      pressMode,
      settings: { startWhenFull: false, ...settings },
    });
    const { campaignId, house, master } = table;
    const { app } = house;
    const of = { campaignId, seat: ENGLAND };
    const anna = rulerOf(table, ENGLAND);
    /** By which orders England was adjudicated in a turn. */
    const proof = async (turn: number) => got(await proveSheet(app, anna.actor, { ...of, turn }));
    const close = async (turn: number) => got(await closeTurn(app, master.actor, { campaignId, turn }));
    const press = async () => got(await readPress(app, anna.actor, { campaignId, limit: 10 })).map(({ body }) => body);
    return { table, campaignId, house, app, of, anna, master, proof, close, press };
  };

  const verbs = (orders: readonly AnyOrder[]): readonly string[] => orders.map(({ verb }) => verb);

  test.each([
    ['open', ['accepted', 'accepted', 'accepted'], [WORDS]],
    ['public', ['illegal', 'accepted', 'accepted'], [WORDS]],
    ['none', ['illegal', 'illegal', 'accepted'], []],
    ['anonymous', ['accepted', 'accepted', 'accepted'], [WORDS]],
  ] as const)(
    '%s: what is refused is named with its reason, in text, JSON and drafts',
    async (mode, outcomes, printed) => {
      const { app, of, anna, table, proof, close, press } = await play(mode);
      const { lines } = await send(table, ENGLAND, SHEET);
      expect(lines.map(({ outcome }) => outcome)).toEqual(outcomes);
      for (const line of lines.filter(({ outcome }) => outcome === 'illegal')) {
        expect(line.rule).toMatch(/^MD-15\./);
        expect(line.reasons).toMatchObject([{ level: 'illegal', code: 'press-closed' }]);
        expect(line.reasons[0]?.text).toContain(`press: ${mode}`);
      }
      const orders = lines.flatMap(({ order }) => (order === null ? [] : [order]));
      const given: readonly SubmitOrders[] = [
        { ...of, channel: 'api', orders },
        { ...of, channel: 'mail', text: SHEET },
      ];
      for (const sheet of given) {
        for (const use of [saveDraft, submitOrders]) {
          const read = got(await use(app, anna.actor, sheet));
          expect(read.lines.map(({ outcome }) => outcome)).toEqual(outcomes);
        }
      }
      const offered = Object.keys(got(await readTurnFile(app, anna.actor, of)).choices);
      expect(['SEND_AMBASSADOR', 'PROCLAIM', 'RECRUIT'].map((verb) => offered.includes(verb))).toEqual(
        outcomes.map((outcome) => outcome !== 'illegal'),
      );
      await close(1);
      expect(verbs((await proof(1)).orders)).toEqual(
        ['SEND_AMBASSADOR', 'PROCLAIM', 'RECRUIT'].filter((_, line) => outcomes[line] !== 'illegal'),
      );
      expect(await press()).toEqual(printed);
    },
  );

  test('a mode that changes before the deadline: the sheet is read again, its ruler is told and has a receipt', async () => {
    const { app, of, anna, table, campaignId, master, house, proof, close, press } = await play('open');
    await send(table, ENGLAND, SHEET);
    await send(table, LITHUANIA, RECRUIT.replace('G1', 'G5'));
    house.pass(HOUR);
    got(await changeSettings(app, master.actor, { campaignId, pressMode: 'none' }));
    const receipts = got(await listReceipts(app, anna.actor, of));
    expect(receipts.map(({ number, counts }) => [number, counts])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(receipts[1]?.lines.map(({ outcome, reasons }) => [outcome, reasons.map(({ code }) => code)])).toEqual([
      ['illegal', ['press-closed']],
      ['illegal', ['press-closed']],
      ['accepted', []],
    ]);
    expect(await noticesTo(table, anna)).toContain('orders-reread');
    expect(await noticesTo(table, rulerOf(table, LITHUANIA))).not.toContain('orders-reread');
    await close(1);
    expect(await proof(1)).toMatchObject({ origin: 'sheet', agrees: true, receipt: { number: 2 } });
    expect(verbs((await proof(1)).orders)).toEqual(['RECRUIT']);
    expect(await press()).toEqual([]);
  });

  test('a mode that changes while a sheet is on its way: it is read by the new one', async () => {
    const { app, of, anna, campaignId, master, house } = await play('open');
    let changed: ReturnType<typeof changeSettings> | undefined;
    const slow = withRules(house, (rules) => ({
      view(position, viewer) {
        changed ??= changeSettings(app, master.actor, { campaignId, pressMode: 'none' });
        return rules.view(position, viewer);
      },
    }));
    got(await submitOrders(slow, anna.actor, { ...of, channel: 'api', text: SHEET }));
    got(await (changed as ReturnType<typeof changeSettings>));
    const receipts = got(await listReceipts(app, anna.actor, of));
    expect(receipts.at(-1)?.lines.map(({ outcome }) => outcome)).toEqual(['illegal', 'illegal', 'accepted']);
  });

  test('a proclamation that was written is not read where rulers publish nothing any more, and its ruler is told', async () => {
    const { app, of, anna, table, campaignId, master, close, press, proof } = await play('open');
    got(await writeProclamation(app, anna.actor, { ...of, text: WORDS }));
    got(await changeSettings(app, master.actor, { campaignId, pressMode: 'none' }));
    expect(await noticesTo(table, anna)).toContain('proclamation-closed');
    await close(1);
    expect(await proof(1)).toMatchObject({ origin: 'excused', orders: [] });
    expect(await press()).toEqual([]);
  });

  test('standing orders and caretakers publish nothing either', async () => {
    const { app, of, anna, campaignId, master, proof, close, table } = await play('open', { emptySeats: 'caretaker' });
    got(await leaveStandingOrders(app, anna.actor, { ...of, standing: { text: SHEET } }));
    got(await changeSettings(app, master.actor, { campaignId, pressMode: 'none' }));
    const { db } = table.house;
    await db
      .updateTable('seat')
      .set({ control: 'caretaker' })
      .where('campaignId', '=', campaignId)
      .where('seat', '=', LITHUANIA)
      .execute();
    await close(1);
    expect(await proof(1)).toMatchObject({ origin: 'standing' });
    expect(verbs((await proof(1)).orders)).toEqual(['RECRUIT']);
    const record = await db
      .selectFrom('sheetOfRecord')
      .select(['orders', 'origin'])
      .where('campaignId', '=', campaignId)
      .where('seat', '=', LITHUANIA)
      .executeTakeFirstOrThrow();
    expect(record.origin).toBe('caretaker');
    expect(record.orders).not.toContain('PROCLAIM');
  });
});

onEachDatabase('events that read letters have them from the host', (database) => {
  const store = suiteStore(database);
  const play = async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId, house, master } = table;
    const { app } = house;
    const anna = rulerOf(table, ENGLAND).actor;
    return { table, campaignId, house, app, master: master.actor, anna, of: { campaignId, seat: ENGLAND } };
  };

  test('a proclamation that was written earns its income, stands in the press, and is proved with the sheet', async () => {
    const { app, anna, master, of, campaignId, table } = await play();
    await send(table, ENGLAND, RECRUIT);
    got(await writeProclamation(app, anna, { ...of, text: WORDS }));
    const dry = got(await dryRun(app, master, { campaignId }));
    expect(dry.questions).toBe(1);
    expect(dry.sheets.find(({ seat }) => seat === ENGLAND)).toMatchObject({ origin: 'sheet', orders: 2 });
    got(await closeTurn(app, master, { campaignId, turn: 1 }));
    const proof = got(await proveSheet(app, anna, { ...of, turn: 1 }));
    expect(proof).toMatchObject({ origin: 'sheet', agrees: true, receipt: { number: 1 } });
    expect(proof.orders.map(({ verb }) => verb)).toEqual(['RECRUIT', 'PROCLAIM']);
    const { db } = table.house;
    const { events } = await db
      .selectFrom('event')
      .select('events')
      .where('campaignId', '=', campaignId)
      .where('turn', '=', 1)
      .executeTakeFirstOrThrow();
    expect(events).toContain('"kind":"proclaimed"');
    expect(got(await readPress(app, anna, { campaignId, limit: 5 })).map(({ body }) => body)).toEqual([WORDS]);
    expect(got(await verifyCampaign(app, master, { campaignId })).faults).toEqual([]);
  });

  test('without a sheet it is all that the seat orders, and the turn counts as missed', async () => {
    const { app, anna, master, of, campaignId } = await play();
    got(await writeProclamation(app, anna, { ...of, text: WORDS }));
    got(await closeTurn(app, master, { campaignId, turn: 1 }));
    const proof = got(await proveSheet(app, anna, { ...of, turn: 1 }));
    expect(proof).toMatchObject({ origin: 'letter', receipt: null, agrees: true });
    expect(proof.orders.map(({ verb }) => verb)).toEqual(['PROCLAIM']);
    expect(got(await verifyCampaign(app, master, { campaignId })).faults).toEqual([]);
  });
});
