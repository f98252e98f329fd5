import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  authenticationOf,
  classify,
  findOrders,
  type MailPart,
  type Message,
  readMessage,
  readReplyToken,
  senderOf,
} from '../src/index.ts';
import { HOUSE, REPLY } from './house.ts';
import { mailBytes, received } from './mail-file.ts';
import { STUMBLING_BLOCKS } from './stumbling-blocks.ts';

/** How many mails are spoilt; MAILS=100000 for the long run. */
const MAILS = Number(process.env['MAILS'] ?? 3_000);

const COLLECTION = readdirSync(new URL('./mails/', import.meta.url))
  .filter((name) => name.endsWith('.eml'))
  .map((name) => mailBytes(name.slice(0, -4)));

interface Spoil {
  readonly mail: number;
  readonly other: number;
  readonly cuts: readonly { readonly at: number; readonly length: number; readonly put: number }[];
}

const spoil: fc.Arbitrary<Spoil> = fc.record({
  mail: fc.nat(COLLECTION.length - 1),
  other: fc.nat(COLLECTION.length - 1),
  cuts: fc.array(fc.record({ at: fc.nat(4_000), length: fc.nat(40), put: fc.nat(STUMBLING_BLOCKS.length + 2) }), {
    minLength: 1,
    maxLength: 6,
  }),
});

/** A mail of the collection with pieces cut out, stumbling blocks put in, and pieces of another mail grafted on. */
const spoilt = ({ mail, other, cuts }: Spoil): Buffer => {
  let bytes = COLLECTION[mail] as Buffer;
  for (const { at, length, put } of cuts) {
    const place = at % (bytes.length + 1);
    const graft = (COLLECTION[other] as Buffer).subarray(at % 300, (at % 300) + length * 10);
    const piece = put < STUMBLING_BLOCKS.length ? Buffer.from(STUMBLING_BLOCKS[put] as string) : graft;
    bytes = Buffer.concat([bytes.subarray(0, place), piece, bytes.subarray(place + length)]);
  }
  return bytes;
};

/** Everything that is asked of a mail. */
const ask = (message: Message): ReturnType<typeof findOrders> => {
  classify(message, HOUSE);
  authenticationOf(message, ['mx.example.net']);
  const sender = senderOf(message, REPLY);
  if (sender.kind === 'token') readReplyToken(['key'], sender.token, 0);
  return findOrders(message);
};

/** Milliseconds that this process has worked: the clock of a busy machine says nothing. */
const workDone = (): number => process.cpuUsage().user / 1000;
/** What grows with the square of its input takes far longer. */
const ENDLESS = 30_000;

describe('spoilt mails', () => {
  test(`${MAILS} of them are read or refused, and none ends in an exception or a hang`, {
    timeout: MAILS * 20,
  }, async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(spoil, async (plan) => {
        const before = workDone();
        const message = await readMessage(received(spoilt(plan)));
        if (message.ok) {
          read += 1;
          const { sheet } = ask(message.value);
          if (sheet.kind === 'text') expect(sheet.text).toMatch(/^[^\r\0\u00a0]*\S[^\r\0\u00a0]*$/);
        }
        expect(workDone() - before).toBeLessThan(ENDLESS);
      }),
      { numRuns: MAILS, endOnFailure: true },
    );
    expect(read).toBeGreaterThan(MAILS / 2);
  });
});

describe('any text at all', () => {
  const part = (text: string, contentType: string, given: Partial<MailPart>): MailPart => ({
    ...{ contentType, fileName: null, attached: false, alternative: null, text, size: text.length },
    ...given,
  });
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom(...STUMBLING_BLOCKS, 'A7 HOLD', '\n', ' '), { maxLength: 30 })
      .map((pieces) => pieces.join('')),
  );

  test('gives orders or a reason, and never a quoted line', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (plain, html, file) => {
        const both = [part(plain, 'text/plain', { alternative: 1 }), part(html, 'text/html', { alternative: 1 })];
        const attached = part(file, 'text/plain', { attached: true, fileName: 'orders.txt' });
        for (const parts of [both, [...both, attached], both.slice(1)]) {
          const { sheet } = findOrders({ parts, subject: plain });
          if (sheet.kind === 'text') expect(sheet.text).not.toMatch(/^>/m);
          else expect(['json', 'none']).toContain(sheet.kind);
        }
      }),
      { numRuns: Math.max(500, MAILS / 10) },
    );
  });

  const A_MILLION = 1_000_000;
  test.each([
    ...[
      ' ',
      '>',
      '> ',
      '<',
      '<p>',
      '<blockquote type=cite>',
      '&',
      'a',
      'A7 HOLD\n',
      '\n',
      '-',
      '_',
      '"',
      '“',
      ':',
      '@',
    ],
    ...[
      'wrote: ',
      'On 1.1.2020 ',
      'On 1.1.2020 10:00 a@b wrote:\n',
      'From: a\n',
      'GAME a ',
      'GAME a TURN 1 ',
      '[',
      '{"a":',
    ],
    ...[
      '[chancery report begins]\n',
      '1. ',
      '* ',
      '=',
      '\u00a0',
      '\u200b',
      'é',
      '👑',
      '-- \n',
      ' wrote:\n> ',
      'Re: ',
      '[a turn ',
    ],
  ])('a million characters of %j are read in good time', (piece) => {
    const text = piece.repeat(A_MILLION / piece.length);
    const before = workDone();
    const both = [part(text, 'text/plain', { alternative: 1 }), part(text, 'text/html', { alternative: 1 })];
    findOrders({ parts: both, subject: text.slice(0, 60_000) });
    findOrders({ parts: [part(`x${text}x`, 'text/plain', {})], subject: '' });
    expect(workDone() - before).toBeLessThan(ENDLESS);
  });
});
