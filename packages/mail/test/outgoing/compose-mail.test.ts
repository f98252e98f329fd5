import { simpleParser } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { composeMail } from '../../src/index.ts';
import { MAIL_HOUSE, TOKEN } from '../house.ts';
import { composed, headersOf, MAIL, parsed } from './composed.ts';

describe('a composed mail, read by another program', () => {
  test('says what it was told to say', async () => {
    const { subject, text, from, to, date, messageId } = await parsed();
    expect(subject).toBe(MAIL.subject);
    expect(text).toContain(MAIL.text);
    expect(from?.text).toBe('"Chancery" <orders@play.example.net>');
    expect(to).toMatchObject({ text: '"Anna Ford" <anna@example.org>' });
    expect(date).toEqual(new Date(MAIL.at));
    expect(messageId).toBe('<report.md9.7.eng@play.example.net>');
  });

  test('has lines that every server lets pass', async () => {
    const { raw } = await composed({ html: `<p>${'x'.repeat(5_000)}</p>`, subject: 'x'.repeat(900) });
    const lines = Buffer.from(raw).toString('latin1').split('\r\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
    expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false);
  });

  test('has plain text first, then the page, then the files', async () => {
    const turnFile = { name: 'md9-007-Eng.turn.json', contentType: 'application/json', content: '{"turn":7}' };
    const map = { name: 'Karte für Köln.png', contentType: 'image/png', content: new Uint8Array([1, 2, 255]) };
    const { raw } = await composed({ html: '<html><body><h1>Köln</h1></body></html>', attachments: [turnFile, map] });
    const types = [
      ...Buffer.from(raw)
        .toString('latin1')
        .matchAll(/^Content-Type: ([a-z]+\/[a-z]+)/gm),
    ].map((it) => it[1]);
    const alternatives = ['multipart/alternative', 'text/plain', 'text/html'];
    expect(types).toEqual(['multipart/mixed', ...alternatives, 'application/json', 'image/png']);
    const { html, attachments } = await simpleParser(Buffer.from(raw));
    expect(html).toContain('<h1>Köln</h1>');
    expect(attachments.map(({ filename, content }) => [filename, [...content]])).toEqual([
      [turnFile.name, [...Buffer.from(turnFile.content)]],
      [map.name, [1, 2, 255]],
    ]);
  });

  test('stands between marks, in both forms, if orders may answer it', async () => {
    const { text = '', html } = await parsed({
      replyToken: TOKEN,
      text: 'A7 HOLD',
      html: '<html><body class="x"><p>A7 HOLD</p></body></html>',
    });
    expect(text.split('\n').filter((line) => line !== '')).toEqual([
      '[chancery report begins] Orders count above this line',
      'A7 HOLD',
      '[chancery report ends] or below this one.',
    ]);
    expect(html).toMatch(
      /<body class="x"><p[^>]*>\[chancery report begins\].*<p>A7 HOLD<\/p>.*ends\][^<]*<\/p><\/body>/s,
    );
  });

  test('has no marks if none may, as with a link to sign in', async () => {
    expect((await parsed({ text: 'Follow this link.', html: '<p>x</p>' })).text).toBe('Follow this link.\n');
  });

  test('is the same, byte for byte, when it is composed again', async () => {
    const html = '<p>x</p>';
    expect(await composed({ html })).toEqual(await composed({ html }));
    expect((await composed({ html, id: 'other' })).raw).not.toEqual((await composed({ html })).raw);
  });

  test('calls itself automatic, and can be known as ours', async () => {
    expect(await headersOf()).toEqual(
      expect.arrayContaining([
        'Auto-Submitted: auto-generated',
        'X-Auto-Response-Suppress: All',
        'X-Loop: play.example.net',
      ]),
    );
    const answers = { messageId: '<a@example.org>', references: [] };
    expect(await headersOf({ answers })).toContain('Auto-Submitted: auto-replied');
  });

  test('goes to one person, and comes back to the house', async () => {
    const { envelope } = await composed();
    expect(envelope).toEqual({ from: 'bounces@play.example.net', to: 'anna@example.org' });
  });
});

describe('what cannot be sent', () => {
  test('a bad address', async () => {
    const to = { address: 'anna@example.org, bert@example.org' };
    expect(await composeMail({ ...MAIL, to }, MAIL_HOUSE)).toEqual({
      ok: false,
      error: { code: 'bad-address', address: to.address },
    });
  });

  test('header fields in names and subjects', async () => {
    const name = 'Anna\r\nBcc: bert@example.org';
    const message = await parsed({
      to: { address: 'anna@example.org', name },
      subject: 'x\r\nBcc: bert@example.org\n\n',
    });
    expect(message.bcc).toBeUndefined();
    expect(message.subject).toBe('x Bcc: bert@example.org');
  });

  test('what is too large goes without its optional files, the largest first, and says so', async () => {
    const file = (name: string, size: number, optional: boolean) => ({
      ...{ name, contentType: 'image/png', content: new Uint8Array(size), optional },
    });
    const attachments = [
      file('map.png', 60_000, true),
      file('world.png', 90_000, true),
      file('turn.json', 40_000, false),
    ];
    const html = '<html><body><p>Köln</p></body></html>';
    const elsewhere = 'https://play.example.net/campaigns/1?a=1&b=2';
    const { leftOut, raw } = await composed({ attachments, html, elsewhere }, { limit: 150_000 });
    expect(leftOut).toEqual(['world.png']);
    const message = await simpleParser(Buffer.from(raw));
    expect(message.attachments.map(({ filename }) => filename)).toEqual(['map.png', 'turn.json']);
    expect(message.text).toContain(`left out: world.png. You find it here: ${elsewhere}`);
    expect(message.html).toContain(
      'left out: world.png. You find it here: https://play.example.net/campaigns/1?a=1&amp;b=2</p></body>',
    );
  });

  test('what is too large even so is refused with its size', async () => {
    const result = await composeMail(MAIL, { ...MAIL_HOUSE, limit: 500 });
    expect(result).toMatchObject({ ok: false, error: { code: 'too-large', limit: 500 } });
    expect(!result.ok && result.error.code === 'too-large' && result.error.size).toBeGreaterThan(500);
  });
});
