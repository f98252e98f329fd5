import { setTimeout as wait } from 'node:timers/promises';
import { err, ok } from '@chancery/core';
import type { ComposedMail, SendFault, Transport } from '@chancery/mail';
import { jsonText, newId, type OutboxRow, queueOutbox } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { deliverMail } from '../../src/channels/mail/outgoing/deliver-mail.ts';
import { drainMail, type MailRate } from '../../src/channels/mail/outgoing/drain-mail.ts';
import type { NoticeMail } from '../../src/ground/tell/mail.ts';
import { transact } from '../../src/ground/transact.ts';
import { troublesOf } from '../../src/house/server/incidents.ts';
import { tick } from '../../src/worker/tick.ts';
import { type House, houseOf, newPlayer, type Player } from '../sample/people.ts';
import { MAIL_HOUSE, PIXEL } from './post-office.ts';

const MINUTE = 60_000;
/** Ten mails in a round, twenty to one domain in a minute. */
const RATE: MailRate = { perLane: 20, perMinute: 60, atOnce: 10 };
const DOWN: SendFault = { code: 'temporary', scope: 'server', why: 'ECONNREFUSED' };

interface Way {
  /** What the server says to a mail from now on; null when it takes it. */
  fault: SendFault | null;
  /** How often anybody was asked. */
  asked: number;
  readonly sent: { readonly id: string; readonly to: string; readonly at: number }[];
}

onEachDatabase('an outbox', (database) => {
  const store = suiteStore(database);

  const open = async (): Promise<{ house: House; way: Way; round: () => Promise<number>; anna: Player }> => {
    const house = houseOf(store());
    await house.db.deleteFrom('outbox').execute();
    await house.db.deleteFrom('lease').execute();
    const way: Way = { fault: null, asked: 0, sent: [] };
    const transport: Transport = {
      kind: 'smtp',
      send: async ({ envelope, id }: ComposedMail) => {
        way.asked += 1;
        if (way.fault !== null) return err(way.fault);
        way.sent.push({ id, to: envelope.to, at: house.app.now() });
        return ok({ answer: '250' });
      },
      close: async () => {},
    };
    const mail = deliverMail(house.app, { house: MAIL_HOUSE, transport, takesAnswers: false, drawPng: () => PIXEL });
    const round = (): Promise<number> => drainMail(house.app, mail, RATE);
    return { house, way, round, anna: await newPlayer(house.db, 'Anna') };
  };

  const queue = ({ app }: House, count: number, lane: string, expiresAt: number | null = null) =>
    transact(app.store, async (trx) => {
      const items = Array.from({ length: count }, (_, at) => {
        const address = `ruler${at}@${lane}`;
        const mail: NoticeMail = {
          form: 'notice',
          to: { name: '', address },
          subject: 'x',
          text: 'x',
          campaign: null,
          unsubscribe: null,
        };
        const times = { createdAt: app.now(), dueAt: app.now(), expiresAt };
        return {
          kind: 'mail' as const,
          lane,
          campaignId: null,
          userId: null,
          payload: jsonText(mail),
          dedupeKey: newId(),
          ...times,
        };
      });
      await queueOutbox(trx, items);
      return ok(null);
    });
  const rows = ({ db }: House): Promise<OutboxRow[]> => db.selectFrom('outbox').selectAll().orderBy('seq').execute();

  test('outage of the mail server for an hour: the queue drains in order, no flood', async () => {
    const { house, way, round } = await open();
    way.fault = DOWN;
    await queue(house, 30, 'example.org');
    await queue(house, 5, 'example.net', house.app.now() + 30 * MINUTE);
    for (let second = 0; second < 3600; second += 20) {
      await round();
      house.pass(20_000);
    }
    // Nobody storms a server that is down, and no mail has lost one of its tries.
    expect(way.asked).toBe(60);
    expect(new Set((await rows(house)).map(({ attempts }) => attempts))).toEqual(new Set([0]));
    way.fault = null;
    house.pass(MINUTE);
    const perRound: number[] = [];
    for (let rounds = 0; rounds < 4; rounds += 1) perRound.push(await round());
    expect(perRound).toEqual([10, 10, 0, 0]);
    house.pass(MINUTE);
    expect([await round(), await round()]).toEqual([10, 0]);
    const wanted = Array.from({ length: 30 }, (_, at) => `ruler${at}@example.org`);
    expect(way.sent.map(({ to }) => to)).toEqual(wanted);
    await tick(house.app);
    expect((await rows(house)).filter(({ droppedAt }) => droppedAt !== null)).toHaveLength(5);
    expect((await rows(house)).filter(({ sentAt }) => sentAt !== null)).toHaveLength(30);
  });

  test('mails are written side by side, and handed over one after the other in their order', async () => {
    const { house } = await open();
    await queue(house, 12, 'example.org');
    const seen: string[] = [];
    let writing = 0;
    let most = 0;
    const { promise: four, resolve: fourAreWritten } = Promise.withResolvers<void>();
    const left = await drainMail(house.app, async ({ seq }, begin) => {
      writing += 1;
      most = Math.max(most, writing);
      if (writing === 4) fourAreWritten();
      await four;
      // The first to be written takes longest.
      await wait(40 - (seq % 4) * 10);
      writing -= 1;
      if (!(await begin())) return { kind: 'lost' };
      seen.push(`${seq} begins`);
      await wait(1);
      seen.push(`${seq} ends`);
      return { kind: 'sent' };
    });
    expect(left).toBe(12);
    expect(most).toBe(4);
    const order = (await rows(house)).flatMap(({ seq }) => [`${seq} begins`, `${seq} ends`]);
    expect(seen).toEqual(order);
  });

  test('a domain that has had its share holds up no other', async () => {
    const { house, way, round } = await open();
    await queue(house, 25, 'example.org');
    await queue(house, 5, 'example.net');
    for (let rounds = 0; rounds < 3; rounds += 1) await round();
    const lanes = Map.groupBy(way.sent, ({ to }) => to.split('@')[1]);
    expect([lanes.get('example.org')?.length, lanes.get('example.net')?.length]).toEqual([20, 5]);
  });

  test.each<readonly [string, SendFault, Partial<OutboxRow>]>([
    [
      'refused for good is never tried again',
      { code: 'permanent', scope: 'mail', why: '550 no' },
      { droppedAt: expect.any(Number) as never },
    ],
    [
      'that may have arrived is not sent twice',
      { code: 'uncertain', scope: 'server', why: 'reset' },
      { droppedAt: expect.any(Number) as never },
    ],
    [
      'refused for the moment is tried again later',
      { code: 'temporary', scope: 'mail', why: '451' },
      { droppedAt: null, attempts: 1 },
    ],
  ])('a mail %s', async (_, fault, wanted) => {
    const { house, way, round } = await open();
    way.fault = fault;
    await queue(house, 1, 'example.org');
    await round();
    await round();
    expect(way.asked).toBe(1);
    expect(await rows(house)).toMatchObject([{ sentAt: null, ...wanted }]);
    way.fault = null;
    house.pass(2 * MINUTE);
    expect(await round()).toBe(wanted.droppedAt === null ? 1 : 0);
  });

  test('a way out that is closed, and a key that does not sign, are known with their last error, until mail leaves again', async () => {
    const { house, way, round } = await open();
    await queue(house, 1, 'example.org');
    const dkim = { domain: 'play.example.net', selector: 'x', privateKey: 'nonsense' };
    const unsigned = deliverMail(house.app, {
      house: { ...MAIL_HOUSE, dkim },
      transport: { kind: 'none', send: async () => ok({ answer: '' }), close: async () => {} },
      takesAnswers: true,
      drawPng: () => PIXEL,
    });
    const began = house.app.now();
    for (let tries = 0; tries < 3; tries += 1) {
      await drainMail(house.app, unsigned);
      house.pass(2 * MINUTE);
    }
    const signing = { name: 'dkim', since: began, times: 3, error: 'the DKIM key x of play.example.net does not sign' };
    expect(await troublesOf(house.db)).toMatchObject([signing]);
    expect(await rows(house)).toMatchObject([{ attempts: 0, sentAt: null, droppedAt: null }]);
    way.fault = DOWN;
    await round();
    expect(await troublesOf(house.db)).toMatchObject([signing, { name: 'mail-out', times: 1, error: 'ECONNREFUSED' }]);
    way.fault = null;
    house.pass(2 * MINUTE);
    expect(await round()).toBe(1);
    expect(await troublesOf(house.db)).toEqual([]);
  });

  test('a server that takes no mail from us loses none, and is known until it takes one', async () => {
    const { house, way, round } = await open();
    await queue(house, 2, 'example.org');
    way.fault = { code: 'temporary', scope: 'sender', why: '554 5.7.1 Relay access denied' };
    await round();
    expect(way.asked).toBe(2);
    expect(await troublesOf(house.db)).toMatchObject([
      { name: 'mail-refused', times: 2, error: '554 5.7.1 Relay access denied' },
    ]);
    expect((await rows(house)).map(({ droppedAt }) => droppedAt)).toEqual([null, null]);
    way.fault = null;
    house.pass(2 * MINUTE);
    expect(await round()).toBe(2);
    expect(await troublesOf(house.db)).toEqual([]);
  });

  test('a mail that cannot be written because of a fault of ours is tried again, and one day given up', async () => {
    const { house, way, round } = await open();
    await queue(house, 1, 'example.org');
    const mail = deliverMail(house.app, {
      house: null as never,
      transport: { kind: 'none', send: async () => ok({ answer: '' }), close: async () => {} },
      takesAnswers: true,
      drawPng: () => PIXEL,
    });
    let tries = 0;
    for (; tries < 100; tries += 1) {
      await drainMail(house.app, mail);
      const [row] = await rows(house);
      if (row?.droppedAt != null) break;
      house.pass((row?.dueAt ?? 0) - house.app.now());
    }
    expect(tries).toBe(19);
    expect(await rows(house)).toMatchObject([{ sentAt: null, lastError: expect.stringContaining('incident') }]);
    expect(way.asked).toBe(0);
    expect(await round()).toBe(0);
  });
});
