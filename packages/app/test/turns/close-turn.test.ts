import { claimDueCampaigns, standingTurns } from '@chancery/store';
import { onEachDatabase, opened, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { showCampaign } from '../../src/campaign/shown/show-campaign.ts';
import type { DeliverMail } from '../../src/channels/mail/outgoing/drain-mail.ts';
import { listReceipts } from '../../src/desk/sheets/list-receipts.ts';
import { proveSheet } from '../../src/desk/sheets/prove-sheet.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { LEASE } from '../../src/turn/run/run-closing.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { attendCampaign } from '../../src/worker/attend-campaign.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, code, got, HOUR, houseOf } from '../sample/people.ts';
import {
  besides,
  campaignOf,
  ENGLAND,
  MARCH_OUT,
  noticesTo,
  RECRUIT,
  reportMails,
  rulerOf,
  send,
  sendAll,
  withRules,
} from '../sample/play.ts';

const DAY = 24 * HOUR;

onEachDatabase('closing a turn', (database: TestDatabase) => {
  /** A table whose database is its own, so that a worker finds nothing else to do. */
  const alone = async () => {
    const place = await database.place('schema');
    const table = await begunTable(houseOf(await opened(place)));
    return { place, table, app: table.house.app, house: table.house, campaignId: table.campaignId };
  };

  test('two workers fire at the same deadline: one turn, one set of mails', async () => {
    const { place, table, app, house } = await alone();
    const other = besides(house, await opened(place));
    await sendAll(table);
    house.pass(DAY);
    const ticked = await Promise.all([tick(app), tick(other), tick(app), tick(other)]);
    expect(ticked.map(({ campaigns }) => campaigns.closed ?? 0).reduce((sum, each) => sum + each)).toBe(1);
    expect((await standingTurns(house.db, table.campaignId)).map(({ turn }) => turn)).toEqual([0, 1]);
    expect(await reportMails(table)).toHaveLength(4);
    for (const ruler of table.rulers) {
      expect((await noticesTo(table, ruler)).filter((kind) => kind === 'turn-out')).toEqual(['turn-out']);
    }
    // And each mail leaves once, however many workers carry it.
    const left: number[] = [];
    const mail: DeliverMail = async ({ seq }, begin) => {
      if (!(await begin())) return { kind: 'lost' };
      left.push(seq);
      return { kind: 'sent' };
    };
    await Promise.all([tick(app, { mail }), tick(other, { mail })]);
    expect(new Set(left).size).toBe(left.length);
    expect(left.length).toBeGreaterThanOrEqual(4);
  });

  test('two masters close the same turn at the same time: one does, the other is told', async () => {
    const { table, app, campaignId } = await alone();
    await sendAll(table);
    const close = () => closeTurn(app, table.master.actor, { campaignId, turn: 1 });
    const results = await Promise.all([close(), close(), close()]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter(({ ok }) => !ok).map((result) => code(result))).toEqual(['conflict', 'conflict']);
    expect((await campaignOf(table)).turn).toBe(1);
  });

  test('an order edited while adjudication runs belongs to the next turn and is told so', async () => {
    const { table, app, house, campaignId } = await alone();
    await sendAll(table);
    await send(table, ENGLAND, RECRUIT);
    house.pass(DAY - 2 * HOUR);
    let edited: Promise<unknown> | undefined;
    const watched = withRules(house, (rules) => ({
      begin(position, sheets) {
        const of = { campaignId, seat: ENGLAND, turn: 1, channel: 'desk', text: MARCH_OUT } as const;
        edited ??= submitOrders(app, rulerOf(table, ENGLAND).actor, of);
        return rules.begin(position, sheets);
      },
    }));
    got(await closeTurn(watched, table.master.actor, { campaignId, turn: 1 }));
    const receipt = got((await edited) as Awaited<ReturnType<typeof submitOrders>>);
    expect(receipt).toMatchObject({ turn: 2, insteadOf: 1, counts: true, provisional: false });
    const proof = got(await proveSheet(app, rulerOf(table, ENGLAND).actor, { campaignId, seat: ENGLAND, turn: 1 }));
    expect(proof.orders.map(({ verb }) => verb)).toEqual(['RECRUIT']);
  });

  test('a sheet that comes after the deadline is for the next turn, is read again then, and counts', async () => {
    const { table, app, house, campaignId } = await alone();
    await sendAll(table);
    house.pass(DAY);
    const late = await send(table, ENGLAND, `${MARCH_OUT}\nG1 MARCH Atlantis`, { turn: 1 });
    expect(late).toMatchObject({ turn: 2, insteadOf: 1, counts: true, provisional: true });
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
    const of = { campaignId, seat: ENGLAND };
    const anna = rulerOf(table, ENGLAND).actor;
    const receipts = got(await listReceipts(app, anna, of));
    expect(receipts.map(({ number, turn, provisional }) => ({ number, turn, provisional }))).toEqual([
      { number: 1, turn: 2, provisional: true },
      { number: 2, turn: 2, provisional: false },
    ]);
    got(await closeTurn(app, table.master.actor, { campaignId, turn: 2 }));
    expect(got(await proveSheet(app, anna, { ...of, turn: 2 })).orders.map(({ verb }) => verb)).toEqual([
      'FORM_ARMY',
      'TRANSFER',
    ]);
    // One that names a turn long gone is nobody's.
    house.pass(1);
    expect(code(await submitOrders(app, anna, { ...of, channel: 'mail', text: '', turn: 1 }))).toBe('too-late');
  });

  test('stale lease: a worker that hangs loses its claim, and closes nothing when it wakes', async () => {
    const { place, table, app, house, campaignId } = await alone();
    const other = besides(house, await opened(place));
    await sendAll(table);
    house.pass(DAY);
    const [hanging] = await claimDueCampaigns(house.db, app.now(), LEASE, 1);
    if (hanging === undefined) throw new Error('nothing was due');
    expect((await campaignOf(table)).leaseOwner).toBe(hanging.leaseOwner);
    expect((await tick(other)).campaigns).toEqual({});
    expect(code(await closeTurn(other, table.master.actor, { campaignId, turn: 1 }))).toBe('conflict');
    house.pass(LEASE);
    expect((await tick(other)).campaigns).toEqual({ closed: 1 });
    expect(await attendCampaign(app, hanging)).toBe('not-due');
    expect((await campaignOf(table)).turn).toBe(1);
    expect(await reportMails(table)).toHaveLength(4);
  });

  test('a server killed while a turn closed holds nobody up: orders come in, and within 15 s the master closes', async () => {
    const { table, app, house, campaignId } = await alone();
    await sendAll(table);
    const [killed] = await claimDueCampaigns(house.db, app.now() + DAY, LEASE, 1);
    expect(killed?.id).toBe(campaignId);
    const anna = rulerOf(table, ENGLAND).actor;
    const again = { campaignId, seat: ENGLAND, channel: 'desk', text: '' } as const;
    expect(got(await submitOrders(app, anna, again)).counts).toBe(true);
    house.pass(DAY + 15_000);
    got(await closeTurn(app, table.master.actor, { campaignId, turn: 1 }));
    expect((await campaignOf(table)).turn).toBe(1);
  });

  test('a turn that cannot be run is kept with all its orders, the master is told once, and it is tried again', async () => {
    const { table, app, house } = await alone();
    await sendAll(table);
    // What went well before makes the first fault no later one.
    house.pass(DAY - 2 * HOUR);
    expect((await tick(app)).campaigns).toEqual({ reminded: 1 });
    house.pass(2 * HOUR);
    const broken = withRules(house, () => ({
      begin() {
        throw new Error('a bug');
      },
    }));
    expect((await tick(broken)).campaigns).toEqual({ stuck: 1 });
    expect(await campaignOf(table)).toMatchObject({ turn: 0, status: 'running' });
    expect((await tick(broken)).campaigns).toEqual({});
    house.pass(60_000);
    expect((await tick(broken)).campaigns).toEqual({ stuck: 1 });
    expect((await noticesTo(table, table.master)).filter((kind) => kind === 'turn-stuck')).toHaveLength(1);
    expect(house.logged.filter((line) => line.startsWith('incident')).length).toBe(2);
    house.pass(2 * 60_000);
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });

  test('a master does not wait for the next try: they close a turn that was stuck as soon as it can be run', async () => {
    const { table, app, house, campaignId } = await alone();
    await sendAll(table);
    house.pass(DAY);
    const broken = withRules(house, () => ({
      begin() {
        throw new Error('a bug');
      },
    }));
    expect((await tick(broken)).campaigns).toEqual({ stuck: 1 });
    expect(got(await showCampaign(app, table.master.actor, { campaignId })).processing).toBe(false);
    got(await closeTurn(app, table.master.actor, { campaignId, turn: 1 }));
    expect((await campaignOf(table)).turn).toBe(1);
    expect((await tick(app)).campaigns).toEqual({});
  });

  test('bots down: the game goes on by rule', async () => {
    const { house } = await alone();
    const terms = { settings: { startWhenFull: false, emptySeats: 'caretaker' } };
    const table = await begunTable(house, ['Anna'], terms);
    const { db, pass, app } = house;
    await db
      .updateTable('seat')
      .set({ control: 'caretaker' })
      .where('campaignId', '=', table.campaignId)
      .where('userId', 'is', null)
      .execute();
    await send(table, ENGLAND);
    const broken = withRules(house, () => ({
      bot() {
        throw new Error('the bot is down');
      },
    }));
    got(await closeTurn(broken, table.master.actor, { campaignId: table.campaignId, turn: 1 }));
    const origins = async (turn: number) => {
      const rows = await db
        .selectFrom('sheetOfRecord')
        .select(['seat', 'origin'])
        .where('campaignId', '=', table.campaignId)
        .where('turn', '=', turn)
        .orderBy('seat')
        .execute();
      return rows.map(({ seat, origin }) => `${seat} ${origin}`);
    };
    expect(await origins(1)).toEqual(['Eng sheet', 'Gol none', 'Lit none', 'Rou none']);
    expect(house.logged.filter((line) => line.includes('the bot is down'))).toHaveLength(3);
    pass(HOUR);
    await send(table, ENGLAND);
    got(await closeTurn(app, table.master.actor, { campaignId: table.campaignId, turn: 2 }));
    expect(await origins(2)).toEqual(['Eng sheet', 'Gol caretaker', 'Lit caretaker', 'Rou caretaker']);
  });

  test('PROCESSING is seen by others while a turn is run', async () => {
    const { place, table, house, campaignId } = await alone();
    await sendAll(table);
    const other = besides(house, await opened(place));
    const page = () => showCampaign(other, SIGNED_OUT, { campaignId });
    let seen: ReturnType<typeof page> | undefined;
    const watched = withRules(house, (rules) => ({
      begin(position, sheets) {
        seen ??= page();
        return rules.begin(position, sheets);
      },
    }));
    got(await closeTurn(watched, table.master.actor, { campaignId, turn: 1 }));
    expect(got(await (seen as ReturnType<typeof page>))).toMatchObject({ processing: true, turn: 0 });
    expect(got(await page())).toMatchObject({ processing: false, turn: 1 });
  });
});
