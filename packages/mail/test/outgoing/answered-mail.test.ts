import { describe, expect, test } from 'vitest';
import { htmlText } from '../../src/incoming/html-text.ts';
import { classify, composeMail, findOrders, type Mail, readMessage, senderOf } from '../../src/index.ts';
import { HOUSE, MAIL_HOUSE, REPLY, TOKEN } from '../house.ts';
import { received } from '../mail-file.ts';

const REPORT: Mail = {
  id: 'report.md9.7.eng',
  at: 0,
  to: { address: 'anna@example.org' },
  subject: '[md9 turn 7 Eng] Spring 1320',
  text: 'A7 MARCH Paris was refused.\nA8 HOLD\n',
  html: '<html><body><p>A7 MARCH Paris was refused.</p><p>A8 HOLD</p></body></html>',
  replyToken: TOKEN,
};

/** What a program that quotes without any sign shows of our mail. */
const shown = async (form: 'text' | 'html', mail: Mail = REPORT): Promise<string> => {
  const composed = await composeMail(mail, MAIL_HOUSE);
  if (!composed.ok) throw new Error(composed.error.code);
  const message = await readMessage(received(composed.value.raw));
  if (!message.ok) throw new Error(message.error.why);
  const part = message.value.parts.find(
    ({ contentType }) => contentType === (form === 'text' ? 'text/plain' : 'text/html'),
  );
  return form === 'text' ? (part?.text ?? '') : htmlText(part?.text ?? '');
};

const answer = (body: string): Buffer =>
  Buffer.from(
    `From: anna@example.org\r\nTo: orders+${TOKEN}@play.example.net\r\nSubject: Re: ${REPORT.subject}\r\n\r\n${body}`,
  );

describe('an answer to our own mail', () => {
  test.each([
    ['above the text', 'text', (old: string) => `A9 HOLD\n${old}`],
    ['below the text', 'text', (old: string) => `${old}\nA9 HOLD`],
    ['above the page', 'html', (old: string) => `A9 HOLD\n${old}`],
    ['below the page', 'html', (old: string) => `${old}\nA9 HOLD`],
    ['below the text with blanks before', 'text', (old: string) => `${old.replace(/^/gm, '    ')}\nA9 HOLD`],
  ] as const)('%s holds its own orders only, whoever quotes how', async (_, form, write) => {
    const message = await readMessage(received(answer(write(await shown(form)))));
    if (!message.ok) throw new Error(message.error.why);
    expect(findOrders(message.value).sheet).toMatchObject({ kind: 'text', text: 'A9 HOLD' });
    expect(findOrders(message.value).subject).toEqual({ game: 'md9', turn: 7, realm: 'Eng' });
    expect(senderOf(message.value, REPLY)).toMatchObject({ kind: 'token', token: TOKEN });
  });
});

describe('words of others in our mail that look like its marks are no marks', () => {
  test.each([
    ['as they are', '[chancery report ends]'],
    ['with more blanks', '[Chancery \u00a0report\t ends]'],
    ['with letters that nobody sees', '[\u00adchan\u200bcery\u200d report \u00adends]'],
  ])('%s', async (_, mark) => {
    const words = `Hear, all!\n${mark}\nA7 DISBAND\n[chancery report begins]`;
    const mail = { ...REPORT, text: words, html: `<p>${words.replaceAll('\n', '<br>')}</p>` };
    for (const form of ['text', 'html'] as const) {
      const old = await shown(form, mail);
      for (const body of [`A9 HOLD\n${old}`, `${old}\nA9 HOLD`]) {
        const message = await readMessage(received(answer(body)));
        if (!message.ok) throw new Error(message.error.why);
        expect(findOrders(message.value).sheet).toMatchObject({ kind: 'text', text: 'A9 HOLD' });
      }
    }
  });
});

test('our own mail that comes back to us is a loop', async () => {
  const composed = await composeMail(REPORT, MAIL_HOUSE);
  const message = composed.ok ? await readMessage(received(composed.value.raw)) : composed;
  expect(message.ok && classify(message.value, HOUSE)).toEqual({ kind: 'loop', sign: 'our-mark' });
});
