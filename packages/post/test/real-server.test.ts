import { readdirSync } from 'node:fs';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ComposedMail,
  classify,
  composeMail,
  findOrders,
  headerValue,
  listenForMail,
  type Message,
  pollMailbox,
  type Received,
  type Receiver,
  type ReceiverTrouble,
  readMessage,
  type SmtpListener,
  senderOf,
  smtp,
  type Transport,
} from '../src/index.ts';
import { HOUSE, MAIL_HOUSE, REPLY, TOKEN } from './house.ts';
import { mailBytes, received } from './mail-file.ts';
import { findServers } from './real-server/find-servers.ts';
import { type MailServers, startServers } from './real-server/servers.ts';

const found = findServers();
if ('missing' in found) process.stderr.write(`\nNOT TESTED WITH A REAL MAIL SERVER: ${found.missing}\n\n`);

const NAMES = readdirSync(new URL('./mails/', import.meta.url))
  .filter((name) => name.endsWith('.eml'))
  .map((name) => name.slice(0, -4));

/** What a way of travel must not change. */
const told = (message: Message) => ({
  ...findOrders(message),
  hash: message.contentHash,
  id: message.messageId,
  from: message.from,
  date: message.date,
});

describe.skipIf('missing' in found)('a real mail server: exim, and dovecot behind it', { timeout: 120_000 }, () => {
  let servers: MailServers;
  let listener: SmtpListener;
  let transport: Transport;
  let poller: Receiver;
  const fromMailbox: Received[] = [];
  const direct: Received[] = [];
  const troubles: ReceiverTrouble[] = [];
  /** How often the listener still refuses for the moment. */
  let refusals = 0;

  beforeAll(async () => {
    if ('missing' in found) return;
    const settings = { host: '127.0.0.1', port: 0, name: 'play.example.net', limit: 2_000_000, now: Date.now };
    const rate = { perSender: 10_000, perMinute: 10_000 };
    const takeDirect = async (mail: Received): Promise<void> => {
      if (refusals > 0) {
        refusals -= 1;
        throw new Error('not now');
      }
      direct.push(mail);
    };
    listener = await listenForMail({ ...settings, rate, accepts: () => true }, takeDirect, (it) => troubles.push(it));
    servers = await startServers(found, listener.port);
    transport = smtp({ host: '127.0.0.1', port: servers.smtpPort, security: 'none' });
    const mailbox = {
      host: '127.0.0.1',
      port: servers.imapPort,
      security: 'none',
      user: 'orders',
      password: 'secret',
    } as const;
    const folders = { inbox: 'INBOX', handled: 'Handled', limit: 200_000, atOnce: 100, every: 100, now: Date.now };
    poller = pollMailbox(
      { ...mailbox, ...folders },
      async (mail) => void fromMailbox.push(mail),
      (it) => troubles.push(it),
    );
  });

  beforeEach(() => {
    fromMailbox.length = 0;
    direct.length = 0;
    troubles.length = 0;
  });

  afterAll(async () => {
    await Promise.all([poller?.stop(), transport?.close(), listener?.stop()]);
    await servers?.stop();
  });

  const send = async (raw: Uint8Array, to: string, from = 'anna@example.org'): Promise<string> => {
    const mail: ComposedMail = { id: 'm', messageId: '<m@example.org>', envelope: { from, to }, raw, leftOut: [] };
    const result = await transport.send(mail);
    return result.ok ? 'sent' : `${result.error.code} ${result.error.scope}: ${result.error.why}`;
  };

  const opened = async (mail: Received): Promise<Message> => {
    const message = await readMessage(mail);
    if (!message.ok) throw new Error(message.error.why);
    return message.value;
  };

  test('every mail of the collection says the same when it has come through the mailbox', async () => {
    for (const name of NAMES) expect(await send(mailBytes(name), `orders+${name}@play.example.net`)).toBe('sent');
    await expect.poll(() => fromMailbox.length, { timeout: 60_000 }).toBe(NAMES.length);
    const arrived = new Map<string, Message>();
    for (const mail of fromMailbox) {
      const message = await opened(mail);
      arrived.set(headerValue(message, 'envelope-to').split(/[+@]/)[1] ?? '', message);
      expect(Math.abs(mail.at - Date.now())).toBeLessThan(60_000);
      expect(message.returnPath).toBe('anna@example.org');
    }
    for (const name of NAMES) {
      const sent = await opened(received(mailBytes(name)));
      expect([name, told(arrived.get(name) as Message)]).toEqual([name, told(sent)]);
    }
    expect(troubles).toEqual([]);
  });

  test('an answer to our report comes back with its token', async () => {
    const report = await composeMail(
      {
        ...{ id: 'report.md9.7.eng', at: Date.now(), to: { address: 'orders@play.example.net' } },
        ...{ subject: '[md9 turn 7 Eng] Spring 1320: Île-de-France', text: 'A7 HOLD', html: '<p>A7 HOLD</p>' },
        replyToken: TOKEN,
        unsubscribe: { page: `https://play.example.net/off/${'x'.repeat(300)}` },
        attachments: [{ name: 'turn.json', contentType: 'application/json', content: `{"x":"${'é'.repeat(20_000)}"}` }],
      },
      MAIL_HOUSE,
    );
    if (!report.ok) throw new Error(report.error.code);
    expect(await send(report.value.raw, 'orders@play.example.net', 'bounces@play.example.net')).toBe('sent');
    await expect.poll(() => fromMailbox.length, { timeout: 20_000 }).toBe(1);
    const mail = fromMailbox[0] as Received;
    expect(classify(await opened(mail), HOUSE)).toEqual({ kind: 'loop', sign: 'our-mark' });
    const seen = await simpleParser(Buffer.from(mail.raw));
    expect(seen.headers.get('list')).toMatchObject({ unsubscribe: { url: expect.stringContaining('/off/xxx') } });
    expect(JSON.parse(String(seen.attachments[0]?.content))).toEqual({ x: 'é'.repeat(20_000) });
    const to = seen.replyTo?.value[0]?.address ?? '';
    const quoted = (seen.text ?? '').replace(/^/gm, '> ');
    const answer = `From: anna@example.org\r\nTo: ${to}\r\nSubject: Re: ${seen.subject}\r\n\r\nA8 HOLD\r\n${quoted}`;
    expect(await send(Buffer.from(answer), to)).toBe('sent');
    await expect.poll(() => fromMailbox.length, { timeout: 20_000 }).toBe(2);
    const message = await opened(fromMailbox[1] as Received);
    expect(senderOf(message, REPLY)).toEqual({ kind: 'token', token: TOKEN, in: 'address', from: 'anna@example.org' });
    expect(findOrders(message).sheet).toMatchObject({ text: 'A8 HOLD' });
  });

  test('what it cannot deliver comes back as a bounce that we know', async () => {
    const report = await composeMail(
      { id: 'lost.7', at: 0, to: { address: 'nobody@play.example.net' }, subject: 'x', text: 'x' },
      MAIL_HOUSE,
    );
    if (!report.ok) throw new Error(report.error.code);
    await transport.send(report.value);
    await expect.poll(() => fromMailbox.length, { timeout: 20_000 }).toBe(1);
    expect(classify(await opened(fromMailbox[0] as Received), HOUSE)).toMatchObject({
      kind: 'bounce',
      bounce: {
        messageId: '<lost.7@play.example.net>',
        failures: [{ address: 'nobody@play.example.net', action: 'failed', permanent: true }],
      },
    });
  });

  test('whom it refuses is refused for good', async () => {
    expect(await send(mailBytes('plain'), 'refused@play.example.net')).toMatch(/^permanent mail: 550/);
  });

  test('what is too large for us is fetched in part, and its token is still known', async () => {
    const large = Buffer.concat([mailBytes('plain'), Buffer.alloc(400_000, 'A7 HOLD\r\n')]);
    await send(large, `orders+${TOKEN}@play.example.net`);
    await expect.poll(() => fromMailbox.length, { timeout: 20_000 }).toBe(1);
    const message = await opened(fromMailbox[0] as Received);
    expect(classify(message, HOUSE).kind).toBe('too-large');
    expect(senderOf(message, REPLY)).toMatchObject({ token: TOKEN });
  });

  test('hands mail over to our listener, with its envelope', async () => {
    await send(mailBytes('latin-1'), 'orders+abc@direct.example.net');
    await expect.poll(() => direct.length, { timeout: 20_000 }).toBe(1);
    const mail = direct[0] as Received;
    expect(mail.envelope).toEqual({ from: 'anna@example.org', to: ['orders+abc@direct.example.net'] });
    expect(told(await opened(mail))).toEqual(told(await opened(received(mailBytes('latin-1')))));
  });

  test('keeps what our listener refuses for the moment, and brings it once', async () => {
    refusals = 2;
    await send(mailBytes('plain'), 'orders+later@direct.example.net');
    await expect.poll(() => troubles.length, { timeout: 20_000 }).toBe(1);
    await servers.runQueue();
    await servers.runQueue();
    expect(direct).toHaveLength(1);
    expect(troubles.map(({ code, why }) => [code, why])).toEqual([
      ['not-taken', 'not now'],
      ['not-taken', 'not now'],
    ]);
    await servers.runQueue();
    expect(direct).toHaveLength(1);
  });

  test('fifty mails at once are all taken over', async () => {
    const names = Array.from({ length: 50 }, (_, count) => `m${count}`);
    await Promise.all(names.map((name) => send(mailBytes('plain'), `orders+${name}@direct.example.net`)));
    await expect.poll(() => direct.length, { timeout: 60_000 }).toBe(50);
    const tokens = direct.map(({ envelope }) => envelope?.to[0]?.split(/[+@]/)[1]);
    expect(new Set(tokens)).toEqual(new Set(names));
  });
});
