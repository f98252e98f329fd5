import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type ComposedMail,
  isReplyAddress,
  listenForMail,
  type OnMail,
  type Received,
  type ReceiverTrouble,
  type SmtpListener,
  smtp,
  USUAL_RATE,
} from '../../src/index.ts';
import { REPLY } from '../house.ts';
import { mailBytes } from '../mail-file.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

interface House {
  readonly listener: SmtpListener;
  readonly mails: Received[];
  readonly troubles: ReceiverTrouble[];
  readonly clock: { now: number };
  send(given?: Partial<ComposedMail['envelope']>, raw?: Uint8Array): Promise<string>;
}

/** A listener, and a mail server that hands mail over to it. */
const house = async (
  onMail?: OnMail,
  { limit = 100_000, port = 0, troubles = [] as ReceiverTrouble[] } = {},
): Promise<House> => {
  const mails: Received[] = [];
  const clock = { now: 1_000_000 };
  const settings = {
    ...{ host: '127.0.0.1', port, name: 'play.example.net', limit, rate: USUAL_RATE },
    accepts: (address: string) => isReplyAddress(REPLY, address),
    now: () => clock.now,
    resolver: async () => {
      throw Object.assign(new Error('there is no DNS here'), { code: 'ENOTFOUND' });
    },
  };
  const take: OnMail = onMail ?? (async (mail) => void mails.push(mail));
  const listener = await listenForMail(settings, take, (trouble) => troubles.push(trouble));
  const transport = smtp({ host: '127.0.0.1', port: listener.port, security: 'none', patience: 5_000 });
  open.push(transport, { close: listener.stop });
  const send: House['send'] = async (given = {}, raw = mailBytes('plain')) => {
    const envelope = { from: 'anna@example.org', to: 'orders+abc@play.example.net', ...given };
    const result = await transport.send({ id: 'm', messageId: '<m@example.org>', envelope, raw, leftOut: [] });
    return result.ok ? result.value.answer : `${result.error.code}: ${result.error.why}`;
  };
  return { listener, mails, troubles, clock, send };
};

test('a port that another listens at is no trouble of the house, of which only that process hears', async () => {
  const { listener } = await house();
  const troubles: ReceiverTrouble[] = [];
  await expect(house(undefined, { port: listener.port, troubles })).rejects.toThrow('EADDRINUSE');
  expect(troubles).toEqual([]);
});

describe('mail that a server delivers', () => {
  test('is handed on as it came, with its envelope and the time', async () => {
    const { send, mails } = await house();
    expect(await send()).toBe('250 2.0.0 Taken');
    expect(mails).toEqual([
      {
        raw: mailBytes('plain'),
        size: mailBytes('plain').length,
        cut: false,
        judged: 'unknown',
        at: 1_000_000,
        via: 'smtp',
        envelope: { from: 'anna@example.org', to: ['orders+abc@play.example.net'] },
      },
    ]);
  });

  test('comes from nobody when it is a bounce', async () => {
    const { send, mails } = await house();
    await send({ from: '' });
    expect(mails[0]?.envelope?.from).toBe('');
  });

  test('for others is refused for good', async () => {
    const { send, mails } = await house();
    expect(await send({ to: 'anybody@example.com' })).toBe('permanent: 550 5.1.1 No such mailbox here');
    expect(mails).toEqual([]);
  });

  test('that is too large is refused for good, whether its size was told or not', async () => {
    const { send, mails, listener } = await house(undefined, { limit: 10_000 });
    const raw = Buffer.concat([mailBytes('plain'), Buffer.alloc(20_000, 'x\r\n')]);
    expect(await send({}, raw)).toMatch(/^permanent: .*10000 bytes/);
    const said = await converse(listener.port, ['EHLO x', 'MAIL FROM:<a@example.org> SIZE=99999999']);
    expect(said.at(-1)).toMatch(/^552 /);
    expect(mails).toEqual([]);
  });

  test('that cannot be kept is not acknowledged, so it comes again', async () => {
    const { send, troubles } = await house(() => Promise.reject(new Error('disk full')));
    expect(await send()).toBe('temporary: 451 4.3.0 Not taken, try again later');
    expect(troubles).toEqual([{ code: 'not-taken', why: 'disk full' }]);
  });
});

describe('50 mails in a minute', () => {
  test('from one sender: 20 are taken, the others come again and are taken then', async () => {
    const { send, mails, clock } = await house();
    const answers: string[] = [];
    for (let count = 0; count < 50; count += 1) answers.push(await send());
    expect(answers.filter((answer) => answer.startsWith('250'))).toHaveLength(20);
    expect(new Set(answers.slice(20))).toEqual(
      new Set(['temporary: 451 4.7.1 Too many mails for the moment, try again later']),
    );
    clock.now += 60_000;
    for (let count = 0; count < 20; count += 1) expect(await send()).toBe('250 2.0.0 Taken');
    clock.now += 60_000;
    for (let count = 0; count < 10; count += 1) expect(await send()).toBe('250 2.0.0 Taken');
    expect(mails).toHaveLength(50);
  });

  test('from fifty rulers: all are taken at once', async () => {
    const { send, mails } = await house();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, ruler) => send({ from: `r${ruler}@example.org` })),
    );
    expect(new Set(answers)).toEqual(new Set(['250 2.0.0 Taken']));
    expect(mails).toHaveLength(50);
  });
});

describe('a stop', () => {
  test('waits for the mail in hand', async () => {
    const begun = Promise.withResolvers<void>();
    const kept = Promise.withResolvers<void>();
    const { send, listener } = await house(() => {
      begun.resolve();
      return kept.promise;
    });
    const sending = send();
    await begun.promise;
    let stopped = false;
    const stopping = listener.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(stopped).toBe(false);
    kept.resolve();
    expect(await sending).toBe('250 2.0.0 Taken');
    await stopping;
  });

  test('lets nobody in any more', async () => {
    const { listener, send } = await house();
    await listener.stop();
    expect(await send()).toMatch(/^temporary/);
  });
});

test('an address that is taken is told', async () => {
  const { listener } = await house();
  const settings = {
    ...{ host: '127.0.0.1', port: listener.port, name: 'x', limit: 1, rate: USUAL_RATE },
    ...{ accepts: () => false, now: () => 0 },
  };
  await expect(
    listenForMail(
      settings,
      async () => {},
      () => {},
    ),
  ).rejects.toThrow(/EADDRINUSE/);
});

test('there is nothing to sign in to and nothing to relay', async () => {
  const { listener } = await house();
  const said = await converse(listener.port, [
    ...['EHLO x', 'AUTH PLAIN AGEAYg==', 'STARTTLS', 'VRFY orders', 'EXPN all', 'RCPT TO:<orders@play.example.net>'],
  ]);
  expect(said.map((line) => line.slice(0, 3))).toEqual(['220', '250', '500', '500', '252', '500', '503']);
});

/** Says the lines one by one and gives what was answered, the greeting first. */
const converse = (port: number, lines: readonly string[]): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const said: string[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      const answer = chunk.toString();
      if (!/^\d{3} .*\r\n$/m.test(answer)) return;
      said.push(answer.trim().split('\r\n').at(-1) as string);
      const next = lines[said.length - 1];
      if (next === undefined) socket.end(() => resolve(said));
      else socket.write(`${next}\r\n`);
    });
  });
