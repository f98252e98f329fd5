import { describe, expect, test } from 'vitest';
import { classify, MAIL_TREATMENTS } from '../../src/index.ts';
import { HOUSE } from '../house.ts';
import { mailBytes, mailNamed } from '../mail-file.ts';

const answered = async (file: string): Promise<string> => MAIL_TREATMENTS[classify(await mailNamed(file), HOUSE).kind];

describe('mail that is looked through for orders', () => {
  test.each([
    ['an answer to a report', 'plain'],
    ['a mail to the mailbox with a header line, who ever sent it', 'without-token'],
    ['a mail whose subject carries the token', 'token-in-subject'],
    ['an empty one: its ruler is told that nothing was found', 'empty'],
    ['one without a clear writer: it is not believed later', 'two-writers'],
  ])('%s (%s.eml)', async (_, file) => {
    expect(classify(await mailNamed(file), HOUSE)).toEqual({ kind: 'orders' });
    expect(await answered(file)).toBe('read');
  });
});

describe('mail that no person wrote gets no answer', () => {
  test.each([
    ['vacation', 'auto-submitted'],
    ['vacation-subject', 'subject'],
    ['vacation-old', 'auto-header'],
  ])('%s.eml, known by %s', async (file, sign) => {
    expect(classify(await mailNamed(file), HOUSE)).toEqual({ kind: 'auto-reply', sign });
    expect(await answered(file)).toBe('stay-silent');
  });

  test('Auto-Submitted: no is written by persons', async () => {
    const message = await mailNamed('plain');
    const headers = [...message.headers, { name: 'auto-submitted', value: 'no' }];
    expect(classify({ ...message, headers }, HOUSE)).toEqual({ kind: 'orders' });
  });
});

describe('loops get no answer', () => {
  test.each([
    ['loop', 'our-mark'],
    ['from-ourselves', 'our-address'],
    ['hops', 'hops'],
  ])('%s.eml, known by %s', async (file, sign) => {
    expect(classify(await mailNamed(file), HOUSE)).toEqual({ kind: 'loop', sign });
    expect(await answered(file)).toBe('stay-silent');
  });
});

describe('bounces are noted', () => {
  const report = '<report.md9.7.eng@play.example.net>';
  const anna = { address: 'anna@example.org', action: 'failed', permanent: true };
  test.each([
    ['bounce', report, [{ ...anna, status: '5.1.1' }]],
    ['bounce-delayed', report, [{ address: anna.address, action: 'delayed', status: '4.4.1', permanent: false }]],
    [
      'bounce-plain',
      null,
      [
        { ...anna, status: '' },
        { ...anna, address: 'bert@example.org', status: '' },
      ],
    ],
  ])('%s.eml', async (file, messageId, failures) => {
    expect(classify(await mailNamed(file), HOUSE)).toEqual({ kind: 'bounce', bounce: { messageId, failures } });
    expect(await answered(file)).toBe('note-failure');
  });

  test('a bounce is known by its empty envelope alone', async () => {
    const message = await mailNamed('bounce-plain', { envelope: { from: '', to: ['bounces@play.example.net'] } });
    const from = { address: 'system@mx.example.net' };
    expect(classify({ ...message, from }, HOUSE).kind).toBe('bounce');
  });
});

describe('mail that is none of ours gets no answer', () => {
  test.each([
    ['mailing-list', 'mailing-list'],
    ['not-for-us', 'not-for-us'],
  ])('%s.eml', async (file, why) => {
    expect(classify(await mailNamed(file), HOUSE)).toEqual({ kind: 'unrelated', why });
    expect(await answered(file)).toBe('stay-silent');
  });
});

test('a mail that is too large is told so, by its beginning', async () => {
  const size = 50_000_000;
  const raw = mailBytes('plain');
  const message = await mailNamed('plain', { raw: raw.subarray(0, raw.length - 20), size, cut: true });
  expect(classify(message, HOUSE)).toEqual({ kind: 'too-large', size });
  expect(MAIL_TREATMENTS['too-large']).toBe('say-too-large');
});
