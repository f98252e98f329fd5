import { describe, expect, test } from 'vitest';
import {
  type Receipt,
  type RefusedMail,
  receiptReply,
  refusedReply,
  type SheetPlace,
  wordsReply,
} from '../../src/index.ts';

const ABOUT: SheetPlace = {
  game: 'md9',
  title: 'Spring war',
  turn: 7,
  turnTitle: 'Spring 1320 (turn 7)',
  realm: 'Eng',
  realmName: 'England',
};
const RECEIPT: Receipt = {
  about: ABOUT,
  hash: '3f2a77',
  receivedAt: 'Tue 3 Mar 2026, 18:02:14 UTC',
  deadline: 'Fri 6 Mar 2026, 20:00 UTC',
  lines: [
    { line: 1, outcome: 'accepted', text: 'A7 MARCH Kent', remarks: [] },
    { line: 2, outcome: 'warned', text: 'A8 MARCH Dover', remarks: ['The road is blocked by A7.'] },
    { line: 4, outcome: 'illegal', text: 'A9 MARCH Paris', remarks: ['Paris does not border Kent.'] },
    { line: 5, outcome: 'malformed', text: 'A9 MRCH Kent', remarks: ['There is no order “MRCH”.'] },
  ],
  wholeSheet: ['You order for more gold than you have.'],
  wholeSheetRefused: false,
  undone: [],
  asked: [],
  sections: [],
  effect: 'replaces',
  stays: null,
  replaces: 'sheet',
  takesMore: false,
  dropped: 0,
  insteadOf: null,
  provisional: false,
  proofs: [],
  reading: null,
};

describe('the receipt', () => {
  test('says line by line what was understood, and what to do next', () => {
    expect(receiptReply(RECEIPT)).toEqual({
      subject: '[md9 turn 7 Eng] orders received',
      text: [
        '4 lines: 2 accepted, 1 with a warning, 2 not. It replaces the sheet that you',
        'sent before for this turn.',
        '',
        'Campaign   Spring war (md9)',
        'Seat       England (Eng)',
        'Turn       Spring 1320 (turn 7)',
        'Received   Tue 3 Mar 2026, 18:02:14 UTC',
        'Hash       3f2a77',
        '',
        '  1  ok       A7 MARCH Kent',
        '  2  warning  A8 MARCH Dover',
        '              The road is blocked by A7.',
        '  4  refused  A9 MARCH Paris',
        '              Paris does not border Kent.',
        '  5  unclear  A9 MRCH Kent',
        '              There is no order “MRCH”.',
        '',
        'The sheet as a whole',
        '  You order for more gold than you have.',
        '',
        'What to do next',
        '  Lines that were refused or unclear do nothing. Correct the sheet and send',
        '  all of it again until Fri 6 Mar 2026, 20:00 UTC: the last one counts.',
        '  HELP on a line of its own, or alone in the subject, brings the wording of',
        '  every order.',
        '',
      ].join('\n'),
    });
  });

  test('says first how many earlier orders are no longer in force', () => {
    const { text } = receiptReply({ ...RECEIPT, dropped: 12 });
    expect(text).toMatch(/^12 ORDERS THAT YOU SENT BEFORE ARE NO LONGER IN FORCE\./);
    expect(receiptReply({ ...RECEIPT, dropped: 1 }).text).toMatch(/^ONE ORDER THAT YOU SENT BEFORE IS NO LONGER/);
  });

  test('of a sheet without fault says that it counts', () => {
    const { text } = receiptReply({ ...RECEIPT, lines: RECEIPT.lines.slice(0, 1), wholeSheet: [], deadline: null });
    expect(text).toContain('1 line: accepted.');
    expect(text).not.toContain('HELP');
    expect(text).toContain('these orders count as they are. You may send another sheet until\n  the turn is run');
  });

  test('never says that all is accepted above a warning', () => {
    const warned = {
      line: 1,
      outcome: 'warned',
      text: 'A8 MARCH Dover',
      remarks: ['Dover does not border Kent.'],
    } as const;
    const first = (count: number): string =>
      receiptReply({ ...RECEIPT, lines: Array.from({ length: count }, () => warned) }).text.split('\n')[0] ?? '';
    expect(first(1)).toMatch(/^1 line: accepted, with a warning\. It replaces/);
    expect(first(2)).toMatch(/^2 lines: accepted, 2 with a warning\. It replaces/);
  });

  test('of a sheet that is refused as a whole counts no line as accepted', () => {
    expect(receiptReply({ ...RECEIPT, wholeSheetRefused: true }).text).toContain('4 lines: none accepted.');
  });

  test('of an empty sheet says so', () => {
    expect(receiptReply({ ...RECEIPT, lines: [] }).text).toContain('The sheet is empty');
  });

  test('of orders that came while the turn was run says for which turn they are, and that they are checked again', () => {
    const { text } = receiptReply({ ...RECEIPT, insteadOf: 6, provisional: true });
    expect(text).toContain('Turn 6 took no more orders');
    expect(text).toContain('checked again');
  });

  test('of a sheet of which nothing could be taken says that the earlier one stands', () => {
    expect(receiptReply({ ...RECEIPT, effect: 'earlier-stands' }).text).toContain('that one still counts.');
    expect(receiptReply({ ...RECEIPT, effect: 'counts' }).text).not.toContain('sheet that you sent before');
  });

  test('says first what is no longer in force, and how single lines are changed', () => {
    const dropped = { ...RECEIPT, dropped: 9 };
    expect(receiptReply(dropped).text.replace(/\s+/g, ' ')).toMatch(
      /^9 ORDERS THAT YOU SENT BEFORE ARE NO LONGER IN FORCE\. A mail with orders replaces the whole sheet\. .*write ADD above them\./,
    );
    const { text } = receiptReply({ ...dropped, replaces: 'sections', effect: 'merged' });
    expect(text.replace(/\s+/g, ' ')).toContain('A mail replaces all that stood under the headings that it holds.');
    expect(text).not.toContain('whole sheet');
  });

  test('of added lines says what stays and what they replaced', () => {
    const { text } = receiptReply({ ...RECEIPT, stays: 8, dropped: 1, takesMore: true });
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /^4 lines: .* They were added to your sheet: 8 of its orders stay as before, 1 about the same things is replaced\. This is the whole sheet now\. Campaign/,
    );
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Send them again as they should be below a line ADD, or all of the sheet, until Fri',
    );
    expect(receiptReply({ ...RECEIPT, stays: 8, effect: 'earlier-stands' }).text).not.toContain('added');
  });

  test('says which lines of the mail were not read, and that a file was', () => {
    const leftOut = {
      quoted: 1,
      signature: 2,
      around: 0,
      mailBesideFile: true,
      winmail: false,
      unread: ['plan.docx'],
      pictures: ['logo.png'],
      idle: ['footer.txt'],
      talk: ['Hello,', 'Thanks'],
    };
    const { text } = receiptReply({
      ...RECEIPT,
      reading: { source: { in: 'file', fileName: 'orders.txt' }, leftOut },
    });
    expect(text).toContain('attached file orders.txt');
    expect(text).toContain('1 line not read: quoted from another mail.\n2 lines not read: a signature.');
    expect(text).toContain('plan.docx was not read. Write the orders into the mail');
    expect(text).toContain(
      'footer.txt holds no orders and was not read.\n2 lines were taken for words to us and not for orders: “Hello,” / “Thanks”\n',
    );
    expect(text).not.toContain('logo.png');
    expect(text).not.toContain('GAME line');
  });

  test('keeps the lines of a proclamation and its columns', () => {
    const line = { line: 1, outcome: 'accepted', text: 'PROCLAIM "Peace.\nAnd quiet."', remarks: [] } as const;
    expect(receiptReply({ ...RECEIPT, lines: [line] }).text).toContain(
      '  1  ok       PROCLAIM "Peace.\n              And quiet."\n',
    );
  });
});

const ARRIVED = { receivedAt: 'Tuesday', release: 'https://play.example.net/r/1' };

describe('a mail that did not count', () => {
  test.each<readonly [RefusedMail, string]>([
    [{ code: 'no-orders', why: 'empty', files: [], unread: [] }, 'It has no text.'],
    [{ code: 'no-orders', why: 'only-quoted', files: [], unread: [] }, 'All its text is quoted'],
    [{ code: 'no-orders', why: 'only-signature', files: [], unread: [] }, 'nothing but a signature'],
    [
      { code: 'no-orders', why: 'several-files', files: ['a.txt', 'b.txt'], unread: [] },
      'only one can count: a.txt, b.txt.',
    ],
    [{ code: 'no-orders', why: 'bad-json', files: ['a.json'], unread: [] }, 'not valid JSON: a.json.'],
    [{ code: 'no-orders', why: 'only-talk', files: [], unread: ['orders.docx'] }, 'NO ORDERS.'],
    [{ code: 'no-orders', why: 'only-talk', files: [], unread: ['orders.docx'] }, 'orders.docx was not read. Write'],
    [{ code: 'no-orders', why: 'mail-and-file', files: ['a.txt'], unread: [] }, 'The file is: a.txt.'],
    [{ code: 'no-orders', why: 'encrypted', files: [], unread: [] }, 'encrypted'],
    [{ code: 'too-large', size: 5_000_000, limit: 1_000_000 }, '5\u00a0000\u00a0000 bytes'],
    [{ code: 'other-turn', named: 6, open: 7, called: null }, 'for turn 6, but turn 7 is open'],
    [{ code: 'other-turn', named: 6, open: 7, called: 'Turn 2, phase 3' }, 'is open now: Turn 2, phase 3. If you mean'],
    [{ code: 'other-game', named: 'kings', game: 'md9' }, 'name the campaign kings'],
    [{ code: 'other-realm', named: 'Fra', realm: 'Eng' }, 'name the seat Fra'],
    [{ code: 'overtaken', standing: 'Tuesday' }, 'which came on Tuesday'],
    [{ code: 'not-a-ruler' }, 'no longer hold a seat in this campaign'],
    [{ code: 'ended' }, 'has ended'],
  ])('%j', (refused, words) => {
    const { subject, text } = refusedReply(refused, ABOUT);
    expect(subject).toBe('[md9 turn 7 Eng] your mail did not count');
    expect(text.replace(/\n(?!\n)/g, ' ')).toContain(words);
  });

  test.each(['no-token', 'several-tokens', 'forged-token', 'expired-token', 'other-address', 'refuted'] as const)(
    'the owner of an account hears of a mail in their name: %s',
    (why) => {
      const refused: RefusedMail = { code: 'doubtful', why, from: 'bert@example.org', ...ARRIVED };
      const { subject, text } = refusedReply(refused, null);
      expect(subject).toBe('a mail in your name was held');
      expect(text).toContain('arrived on Tuesday from bert@example.org');
      expect(text).toContain('confirm it here:\nhttps://play.example.net/r/1\n');
      expect(text).not.toContain('Campaign');
    },
  );

  test('words stand above where they belong, a paragraph each', () => {
    const { subject, text } = wordsReply(ABOUT, 'done', ['One.', 'Two.']);
    expect(subject).toBe('[md9 turn 7 Eng] done');
    expect(text).toMatch(/^One\.\n\nTwo\.\n\nCampaign/);
  });

  test('no line is wider than a mail program shows', () => {
    const { text } = refusedReply({ code: 'doubtful', why: 'no-token', from: null, ...ARRIVED }, ABOUT);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(76);
  });
});
