import { countingSheets, sheetsOf, sheetsOfRecord, standingTurn } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { leaveSeat } from '../../src/desk/campaign/leave-seat.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, got, HOUR, houseOf, NOON, type Player, type Table } from '../sample/people.ts';
import { ENGLAND, MARCH_OUT, RECRUIT, rulerOf, send } from '../sample/play.ts';
import { type PostOffice, postOffice, replyAddressOf, written } from './post-office.ts';

const MINUTE = 60_000;

onEachDatabase('orders by mail', (database) => {
  const store = suiteStore(database);

  const atTable = async (): Promise<{ post: PostOffice; table: Table; anna: Player; to: string }> => {
    const house = houseOf(store());
    const table = await begunTable(house);
    return { post: postOffice(house), table, anna: rulerOf(table, ENGLAND), to: await replyAddressOf(table) };
  };
  const counting = async ({ house, campaignId }: Table, turn = 1) =>
    (await countingSheets(house.db, { campaignId, turn, edition: 1 })).find(({ seat }) => seat === ENGLAND);

  test('submitted counts: what a mail brings is adjudicated, and needs no second step', async () => {
    const { post, table, anna, to } = await atTable();
    const answer = await post.receive(written({ from: anna.email, to, body: RECRUIT }));
    expect(answer).toMatchObject({ outcome: 'accepted', reason: 'orders' });
    const sheet = await counting(table);
    expect(sheet).toMatchObject({ kind: 'submitted', channel: 'mail', userId: anna.id, text: RECRUIT });
    const { app, db } = table.house;
    got(await closeTurn(app, table.master.actor, { campaignId: table.campaignId, turn: 1 }));
    const out = await standingTurn(db, table.campaignId, 1);
    const record = (await sheetsOfRecord(db, out as never)).find(({ seat }) => seat === ENGLAND);
    expect(record).toMatchObject({ origin: 'sheet', sheetId: sheet?.id });
  });

  test('the receipt says line by line what was understood, with unit, order, rule and reason', async () => {
    const { post, anna, to } = await atTable();
    const body = `${RECRUIT}\nA9 HOLD\nA1 MRACH London\n\nHello everybody`;
    await post.receive(written({ from: anna.email, to, body }));
    const [receipt] = await post.answersTo(anna);
    expect(receipt?.subject).toBe('[four-crowns turn 1 Eng] orders received');
    expect(receipt?.text).toMatch(/Seat {7}Kingdom of England \(Eng\)\nTurn {7}Spring 1320, turn 1\n/);
    expect(receipt?.text).toMatch(/^3 lines: 1 accepted, 2 not\.\n\nCampaign/);
    expect(receipt?.text).toMatch(/\n {2}1 {2}ok {7}G1 RECRUIT 2 militia\n/);
    expect(receipt?.text).toContain('  2  refused  A9 HOLD\n              There is no unit A9. [MD-15.33]\n');
    expect(receipt?.text).toMatch(
      / {2}3 {2}unclear {2}A1 MRACH London\n {14}There is no order “MRACH”\. Did you mean MARCH\?/,
    );
    expect(receipt?.text).toContain('1 line was taken for words to us and not for an order: “Hello everybody”');
    expect(receipt?.text).toMatch(/\nLeft undone\n {2}3 units without orders: G2, G3, G4\.\n/);
    expect(receipt?.answers).toMatchObject({ messageId: expect.stringContaining('@example.org>') });
  });

  test('a receipt that is answered with one mended line says first how many orders are no longer in force', async () => {
    const { post, anna, to } = await atTable();
    await post.receive(written({ from: anna.email, to, body: MARCH_OUT }));
    await post.receive(written({ from: anna.email, to, body: RECRUIT }));
    const [first, second] = await post.answersTo(anna);
    expect(first?.text).not.toContain('NO LONGER');
    expect(second?.text).toMatch(/^2 ORDERS THAT YOU SENT BEFORE ARE NO LONGER IN FORCE\./);
  });

  test('a mail that asks for the same a thousand times is refused whole, with a short answer', async () => {
    const { post, anna, to } = await atTable();
    const asked = await post.receive(written({ from: anna.email, to, body: 'STATUS\n'.repeat(1000) }));
    expect(asked).toMatchObject({ outcome: 'refused', reason: 'too-many' });
    const [answer] = await post.answersTo(anna);
    expect(answer?.text.length).toBeLessThan(1000);
    expect(answer?.text).toContain('more than 50 things at once');
    expect(await post.receive(written({ from: anna.email, to, body: 'STATUS\n'.repeat(50) }))).toMatchObject({
      outcome: 'accepted',
    });
  });

  test('an order that was broken in two lines is one', async () => {
    const { post, table, anna, to } = await atTable();
    const body = `G1 RECRUIT${' '.repeat(52)}2\nmilitia`;
    await post.receive(written({ from: anna.email, to, body }));
    expect((await counting(table))?.orders).toContain('RECRUIT');
    const [receipt] = await post.answersTo(anna);
    expect(receipt?.text).not.toContain('unclear');
  });

  test('a mail that was held up does not replace one that was written later', async () => {
    const { post, table, anna, to } = await atTable();
    const at = (minutes: number): Date => new Date(NOON + HOUR + minutes * MINUTE);
    table.house.pass(30 * MINUTE);
    await post.receive(written({ from: anna.email, to, body: MARCH_OUT, date: at(20) }));
    const late = await post.receive(written({ from: anna.email, to, body: RECRUIT, date: at(10) }));
    expect(late).toMatchObject({ outcome: 'refused', reason: 'overtaken' });
    expect((await counting(table))?.text).toBe(MARCH_OUT);
    expect((await post.answersTo(anna)).at(-1)?.text).toContain('does not replace them');
    const wild = await post.receive(written({ from: anna.email, to, body: RECRUIT, date: new Date(0) }));
    expect(wild).toMatchObject({ outcome: 'accepted' });
    expect((await counting(table))?.text).toBe(RECRUIT);
  });

  test('nor orders that came on the desk after it had arrived in the mailbox', async () => {
    const { post, table, anna, to } = await atTable();
    const arrived = table.house.app.now();
    table.house.pass(MINUTE);
    await send(table, ENGLAND, MARCH_OUT);
    table.house.pass(MINUTE);
    const mail = written({ from: anna.email, to, body: RECRUIT });
    expect(await post.receive(mail, { at: arrived })).toMatchObject({ reason: 'overtaken' });
    expect((await counting(table))?.text).toBe(MARCH_OUT);
    expect(await post.receive(written({ from: anna.email, to, body: RECRUIT }))).toMatchObject({ outcome: 'accepted' });
  });

  test('the same mail twice is one sheet and one answer, whatever way it took', async () => {
    const { post, table, anna, to } = await atTable();
    const mail = written({ from: anna.email, to, body: RECRUIT });
    const both = await Promise.all([post.receive(mail), post.receive(mail, { via: 'smtp' })]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['accepted', 'duplicate']);
    expect((await post.receive(`Received: by another way\n${mail}`)).outcome).toBe('duplicate');
    expect(await sheetsOf(table.house.db, { campaignId: table.campaignId, turn: 1, edition: 1 }, ENGLAND)).toHaveLength(
      1,
    );
    expect(await post.answersTo(anna)).toHaveLength(1);
  });

  test('orders for a turn that is out are refused with the turn that is open', async () => {
    const { post, table, anna, to } = await atTable();
    got(await closeTurn(table.house.app, table.master.actor, { campaignId: table.campaignId, turn: 1 }));
    table.house.pass(MINUTE);
    expect(await post.receive(written({ from: anna.email, to, body: RECRUIT }))).toMatchObject({
      reason: 'other-turn',
    });
    expect((await post.answersTo(anna)).at(-1)?.text).toContain('Your orders are for turn 1, but turn 2 is open.');
    expect(await counting(table, 2)).toBe(undefined);
  });

  test.each(['WITHDRAW', 'READY', 'NOT READY'])(
    '%s in answer to an old mail is not about the turn that is open',
    async (body) => {
      const { post, table, anna, to } = await atTable();
      got(await closeTurn(table.house.app, table.master.actor, { campaignId: table.campaignId, turn: 1 }));
      await send(table, ENGLAND, RECRUIT);
      table.house.pass(MINUTE);
      expect(await post.receive(written({ from: anna.email, to, body }))).toMatchObject({ reason: 'other-turn' });
      expect(await counting(table, 2)).toMatchObject({ text: RECRUIT });
    },
  );

  test('who has left the seat is told so, and nobody else is answered in their place', async () => {
    const { post, table, anna, to } = await atTable();
    got(await leaveSeat(table.house.app, anna.actor, { campaignId: table.campaignId, seat: ENGLAND, reason: '' }));
    expect(await post.receive(written({ from: anna.email, to, body: RECRUIT }))).toMatchObject({
      reason: 'not-a-ruler',
    });
    expect((await post.answersTo(anna)).at(-1)?.text).toContain('You no longer hold a seat in this campaign');
    expect(await counting(table)).toBe(undefined);
  });

  test('a hundred and one mails in two minutes: all are read, the last counts, and the tenth answer says that they are many', async () => {
    const { post, table, anna, to } = await atTable();
    for (let mail = 0; mail <= 100; mail += 1) {
      const body = `${RECRUIT}\nPROCLAIM "Hear this, lords: number ${mail}"`;
      await post.receive(written({ from: anna.email, to, body, date: new Date(NOON + HOUR + mail * 1000) }));
      table.house.pass(1000);
    }
    expect((await counting(table))?.text).toContain('number 100');
    const answers = await post.answersTo(anna);
    expect(answers).toHaveLength(100);
    const told = answers.map(({ text }, at) =>
      text.includes('You have sent 10 mails within ten minutes') ? [at] : [],
    );
    expect(told.flat()).toEqual([9]);
    table.house.pass(10 * MINUTE);
    await post.receive(written({ from: anna.email, to, body: 'STATUS' }));
    const status = (await post.answersTo(anna)).at(-1)?.text;
    expect(status).toMatch(/Your sheet of [^\n]+counts, with 2 orders:/);
    expect(status).toContain('number 100');
  });

  test('what we cannot do is told, and what cannot even be kept comes again', async () => {
    const { post, table, anna, to } = await atTable();
    const { app } = table.house;
    const mail = written({ from: anna.email, to, body: RECRUIT });
    const rulesets = app.rulesets;
    Object.assign(app, {
      rulesets: rulesets.map((rules) => ({ ...rules, orders: { ...rules.orders, together: broken } })),
    });
    expect((await post.receive(mail)).reason).toMatch(/^incident/);
    expect((await post.answersTo(anna)).at(-1)?.text).toContain('Something went wrong on our side');
    Object.assign(app, { rulesets });
    const again = written({ from: anna.email, to, body: RECRUIT });
    const closed = { ...app, store: { ...app.store, db: brokenDb(app.store.db) } };
    await expect(postOffice({ ...table.house, app: closed }).receive(again)).rejects.toThrow('no database');
    expect((await post.receive(again)).outcome).toBe('accepted');
  });
});

const broken = (): never => {
  throw new Error('a fault of ours');
};

/** A database to which nothing can be written. */
const brokenDb = <T extends object>(db: T): T =>
  new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction' || name === 'insertInto') throw new Error('no database');
      return Reflect.get(target, name);
    },
  });
