import { readdirSync } from 'node:fs';
import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import {
  classify,
  composeMail,
  findOrders,
  headerValue,
  type Message,
  type Received,
  senderOf,
} from '../../src/index.ts';
import { HOUSE, MAIL_HOUSE, REPLY, TOKEN } from '../house.ts';
import { mailBytes, received } from '../mail-file.ts';
import { opened, told, withRealServers } from './real-house.ts';

const NAMES = readdirSync(new URL('../mails/', import.meta.url))
  .filter((name) => name.endsWith('.eml'))
  .map((name) => name.slice(0, -4));

withRealServers('exim, and dovecot behind it', (house) => {
  test('every mail of the collection says the same when it has come through the mailbox', async () => {
    for (const name of NAMES)
      expect(await house().send(mailBytes(name), `orders+${name}@play.example.net`)).toBe('sent');
    await expect.poll(() => house().fromMailbox.length, { timeout: 60_000 }).toBe(NAMES.length);
    const arrived = new Map<string, Message>();
    for (const mail of house().fromMailbox) {
      const message = await opened(mail);
      arrived.set(headerValue(message, 'envelope-to').split(/[+@]/)[1] ?? '', message);
      expect(Math.abs(mail.at - Date.now())).toBeLessThan(60_000);
      expect(message.returnPath).toBe('anna@example.org');
    }
    for (const name of NAMES) {
      const sent = await opened(received(mailBytes(name)));
      expect([name, told(arrived.get(name) as Message)]).toEqual([name, told(sent)]);
    }
    expect(house().troubles).toEqual([]);
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
    expect(await house().send(report.value.raw, 'orders@play.example.net', 'bounces@play.example.net')).toBe('sent');
    await expect.poll(() => house().fromMailbox.length, { timeout: 20_000 }).toBe(1);
    const mail = house().fromMailbox[0] as Received;
    expect(classify(await opened(mail), HOUSE)).toEqual({ kind: 'loop', sign: 'our-mark' });
    const seen = await simpleParser(Buffer.from(mail.raw));
    expect(seen.headers.get('list')).toMatchObject({ unsubscribe: { url: expect.stringContaining('/off/xxx') } });
    expect(JSON.parse(String(seen.attachments[0]?.content))).toEqual({ x: 'é'.repeat(20_000) });
    const to = seen.replyTo?.value[0]?.address ?? '';
    const quoted = (seen.text ?? '').replace(/^/gm, '> ');
    const answer = `From: anna@example.org\r\nTo: ${to}\r\nSubject: Re: ${seen.subject}\r\n\r\nA8 HOLD\r\n${quoted}`;
    expect(await house().send(Buffer.from(answer), to)).toBe('sent');
    await expect.poll(() => house().fromMailbox.length, { timeout: 20_000 }).toBe(2);
    const message = await opened(house().fromMailbox[1] as Received);
    expect(senderOf(message, REPLY)).toEqual({ kind: 'token', token: TOKEN, in: 'address', from: 'anna@example.org' });
    expect(findOrders(message).sheet).toMatchObject({ text: 'A8 HOLD' });
  });

  test('what it cannot deliver comes back as a bounce that we know', async () => {
    const report = await composeMail(
      { id: 'lost.7', at: 0, to: { address: 'nobody@play.example.net' }, subject: 'x', text: 'x' },
      MAIL_HOUSE,
    );
    if (!report.ok) throw new Error(report.error.code);
    await house().transport.send(report.value);
    await expect.poll(() => house().fromMailbox.length, { timeout: 20_000 }).toBe(1);
    expect(classify(await opened(house().fromMailbox[0] as Received), HOUSE)).toMatchObject({
      kind: 'bounce',
      bounce: {
        messageId: '<lost.7@play.example.net>',
        failures: [{ address: 'nobody@play.example.net', action: 'failed', permanent: true }],
      },
    });
  });

  test('what is too large for us is fetched in part, and its token is still known', async () => {
    const large = Buffer.concat([mailBytes('plain'), Buffer.alloc(400_000, 'A7 HOLD\r\n')]);
    await house().send(large, `orders+${TOKEN}@play.example.net`);
    await expect.poll(() => house().fromMailbox.length, { timeout: 20_000 }).toBe(1);
    const message = await opened(house().fromMailbox[0] as Received);
    expect(classify(message, HOUSE).kind).toBe('too-large');
    expect(senderOf(message, REPLY)).toMatchObject({ token: TOKEN });
  });
});
