import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findOrders, headerValue, readMessage } from '../../src/index.ts';
import { mailBytes, mailNamed, received } from '../mail-file.ts';

describe('the same mail twice', () => {
  test('has the same Message-ID and the same hash, whatever way it took', async () => {
    const first = await mailNamed('duplicate-first');
    const again = await mailNamed('duplicate-again');
    expect(again.messageId).toBe('<duplicate@example.org>');
    expect([again.messageId, again.contentHash]).toEqual([first.messageId, first.contentHash]);
  });

  test('is not the same orders sent again the day after', async () => {
    const first = await mailNamed('duplicate-first');
    const later = await mailNamed('duplicate-later');
    expect(findOrders(later).sheet).toEqual(findOrders(first).sheet);
    expect(later.messageId).not.toBe(first.messageId);
    expect(later.contentHash).not.toBe(first.contentHash);
  });

  test('is not the same mail with other orders', async () => {
    const bytes = mailBytes('plain').toString('latin1');
    const changed = await readMessage(received(Buffer.from(bytes.replace('Kent', 'York'), 'latin1')));
    expect(changed.ok && changed.value.contentHash).not.toBe((await mailNamed('plain')).contentHash);
  });
});

describe('times', () => {
  test.each([
    ['plain', 'Tue, 03 Mar 2026 19:02:11 +0100', Date.UTC(2026, 2, 3, 18, 2, 11)],
    ['late-but-older', 'Tue, 03 Mar 2026 08:00:00 +0100', Date.UTC(2026, 2, 3, 7)],
    ['date-of-1970', 'Thu, 01 Jan 1970 00:00:00 +0000', 0],
    ['date-of-2099', 'Thu, 31 Dec 2099 23:59:59 +1400', Date.UTC(2099, 11, 31, 9, 59, 59)],
    ['date-of-nowhen', 'yesterday, after supper', null],
    ['no-mime', null, null],
  ])('%s.eml claims %s', async (file, written, at) => {
    expect((await mailNamed(file)).date).toEqual({ written, at });
  });
});

describe('who and whither', () => {
  test('the envelope goes before the headers, and each address is named once', async () => {
    const envelope = { from: 'anna@example.org', to: ['orders+abc@play.example.net'] };
    const { recipients, returnPath } = await mailNamed('same-token-twice', { via: 'smtp', envelope });
    const inHeaders = ['orders+md9eng-7-9i2k-0123456789abcdef0123@Play.Example.NET', 'bert@example.org'];
    expect(recipients).toEqual(['orders+abc@play.example.net', ...inHeaders]);
    expect(returnPath).toBe('anna@example.org');
  });

  test('a bounce has an empty return path, most mails in a mailbox none that is known', async () => {
    expect((await mailNamed('bounce')).returnPath).toBe('');
    expect((await mailNamed('plain')).returnPath).toBeNull();
  });

  test('headers are told as written, unfolded', async () => {
    const message = await mailNamed('duplicate-first');
    expect(headerValue(message, 'received')).toContain('[192.0.2.7])\tby mx.example.net');
  });
});

describe('what cannot be read', () => {
  test.each([
    ['nothing at all', ''],
    ['no headers', '\r\n\r\n'],
  ])('%s', async (_, text) => {
    expect(await readMessage(received(Buffer.from(text)))).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });

  test('headers without end', async () => {
    const raw = Buffer.from(`Subject: ${'x'.repeat(100_000)}\r\n\r\nA7 HOLD\r\n`);
    expect(await readMessage(received(raw))).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });

  test('more parts than anybody sends', async () => {
    const parts = '--x\r\nContent-Type: text/plain\r\n\r\nA7 HOLD\r\n'.repeat(1_000);
    const raw = Buffer.from(`Subject: x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${parts}--x--\r\n`);
    expect(await readMessage(received(raw))).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });
});

test('every mail in the collection is a case of some test', () => {
  const folder = new URL('.', import.meta.url);
  const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const text = tests.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  const mails = readdirSync(new URL('../mails/', import.meta.url)).filter((name) => name.endsWith('.eml'));
  expect(mails.filter((name) => !text.includes(`'${name.slice(0, -4)}'`))).toEqual([]);
});
