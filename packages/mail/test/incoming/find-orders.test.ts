import { describe, expect, test } from 'vitest';
import { findOrders, findWords } from '../../src/index.ts';
import { mailNamed } from '../mail-file.ts';

const SPRING = 'A7 MARCH Kent\nA8 HOLD\nF2 SAIL Dover';

/** What a mail is about, its file, and the orders in it. */
type FoundCase = readonly [about: string, file: string, orders: string];

const found = (cases: readonly FoundCase[]): void => {
  test.each(cases)('%s (%s.eml)', async (_, file, orders) => {
    const { sheet } = findOrders(await mailNamed(file));
    expect(sheet).toMatchObject({ kind: 'text', text: orders });
  });
};

describe('the forms in which mails say it', () => {
  found([
    ['plain text', 'plain', SPRING],
    ['plain text without a type', 'minimal', 'A7 MARCH Kent'],
    ['a mail from before there was MIME', 'no-mime', 'A7 MARCH Kent\nA8 HOLD'],
    [
      'only a page, as word processors write it',
      'html-only',
      'A7 MARCH Kent\nA8 MARCH Île-de-France\nPROCLAIM "To all who read this: peace & quiet"\nF2 SAIL Dover',
    ],
    ['a page before the plain text', 'html-first', SPRING.replace('\nF2', '\n\nF2')],
    ['a page, and plain text that only says so', 'stub-plain', 'A7 MARCH Kent\nA8 HOLD'],
    ['two texts, each in two forms', 'two-alternatives', 'A7 MARCH Kent\nA8 HOLD'],
    ['two forms beside a picture', 'related', 'A7 MARCH Kent'],
    ['parts that do not say what they are', 'part-without-type', 'A7 MARCH Kent\nA8 HOLD'],
    ['text above and below a picture', 'around-a-picture', 'A7 MARCH Kent\nA8 HOLD'],
    ['parts that were promised and are not there', 'no-boundary', 'A7 MARCH Kent'],
    ['a mail that breaks off', 'cut-off', 'A7 MARCH Kent\nA8 HO'],
    ['a signed text', 'signed', 'A7 MARCH Kent\n- A8 HOLD'],
  ]);
});

describe('what programs and servers put into a mail displaces no orders', () => {
  found([
    ['a quotation without marks, as Yahoo writes it', 'yahoo-quoted', ` ${SPRING}`],
    ['the same, its first line broken', 'yahoo-quoted-broken', SPRING],
    ['a blank file', 'blank-file', SPRING],
    ['a disclaimer that a server has hung onto it', 'disclaimer-file', SPRING],
  ]);
});

describe('the letters in which they are written', () => {
  const known = '“Peace – and quiet”';
  found([
    [
      'quoted-printable, with soft line ends',
      'quoted-printable',
      'A7 MARCH Île-de-France\nPROCLAIM "To the lords of England and of Wales, greeting. Let it be known that the ' +
        'fair of Kent opens on the first of May."\nA8 HOLD',
    ],
    ['base64', 'base64', 'A7 MARCH Île-de-France\nA8 HOLD\nPROCLAIM "Für Köln und Kent"'],
    ['UTF-8 with a byte order mark', 'byte-order-mark', 'A7 MARCH Kent\nA8 HOLD'],
    ['Latin-1', 'latin-1', 'A7 MARCH Île-de-France\nA8 MARCH Köln'],
    ['Windows-1252', 'windows-1252', 'A7 MARCH Île-de-France\nPROCLAIM “Peace – and 5 € for all”'],
    ['Windows-1252 without a label', 'no-label', `A7 MARCH Île-de-France\nPROCLAIM ${known}`],
    ['Latin-1 that calls itself ASCII', 'wrong-label', 'A7 MARCH Köln'],
    ['no-break and other blanks', 'no-break-spaces', 'A7 MARCH  Kent\n\nA8 HOLD\n F2 SAIL Dover'],
  ]);
});

describe('lines that were broken on the way', () => {
  const edict = (rest: string): string =>
    `PROCLAIM "To the lords of England and of Wales, greeting. Let it be ${rest}"`;
  found([
    [
      'format=flowed, and a short line that only ends with a blank',
      'flowed',
      `A7 MARCH Kent\n${edict(
        'known that the fair of Kent opens on the first of May, and that no toll is taken there.',
      )}\nA8 HOLD\nF2 SAIL Dover`,
    ],
    ['format=flowed with DelSp', 'flowed-delsp', `A7 MARCH Kent\n${edict('known that the fair opens.')}\nA8 HOLD`],
    [
      'plain text broken without a sign beside a page',
      'wrapped-plain',
      `A7 MARCH Kent\n${edict('known that the fair of Kent opens on the first of May.')}\n` +
        'A8 TRANSFER 120 archers to the garrison of Dover Castle, commanded by the old constable\nF2 SAIL Dover',
    ],
    ['asterisks and numbers beside a page', 'bold-and-bullets', SPRING.replace('\nA8', '\n\nA8')],
    [
      'marks of a list, but none within a proclamation',
      'list-marks',
      'A7 MARCH Kent\nA8 HOLD\nPROCLAIM "Know that\n1. peace is made,\n2. the fair is open."\nF2 SAIL Dover\n- A9 HOLD',
    ],
  ]);
});

describe('what others wrote does not count', () => {
  found([
    ['an old report quoted below', 'quoted-below', SPRING],
    ['an old report quoted above', 'quoted-above', SPRING],
    ['an old report quoted piece by piece', 'quoted-between', 'A7 MARCH Kent\n\nA8 MARCH Dover\nF2 SAIL Dover'],
    ['quotes within quotes', 'deep-quotes', 'A7 MARCH Kent'],
    ['an old report below a printed header', 'outlook-quoted', SPRING],
    ['the same in German', 'outlook-quoted-german', SPRING],
    ['the same on a page', 'outlook-html', SPRING],
    ['a quotation in both forms', 'gmail-reply', SPRING],
    ['orders below the quotation on a page, one of them indented', 'gmail-html-below', SPRING],
    ['an old report that only its own marks tell', 'marks-only', SPRING],
    ['orders below a printed header and an old report', 'outlook-below-marks', SPRING],
    ['a mail passed on below the orders', 'forwarded', 'A7 MARCH Kent'],
    ['a mail within the mail', 'mail-within', 'A7 MARCH Kent'],
    ['a turn file that comes back with the answer', 'turn-file-back', 'A7 MARCH Kent\nA8 HOLD'],
    ['a signature with an order in it', 'signature', SPRING],
    ['what telephones append', 'telephone', SPRING],
    ['a greeting above the header line, a farewell below the end', 'header-line', 'A7 MARCH Kent\nA8 HOLD'],
  ]);

  test('a proclamation that says who wrote is no quotation (pope-wrote.eml)', async () => {
    const { sheet, leftOut } = findOrders(await mailNamed('pope-wrote'));
    expect(sheet).toMatchObject({
      text: 'PROCLAIM "In the year 1320 the Pope wrote:\npeace to England."\nA7 MARCH Kent',
    });
    expect(leftOut.quoted).toBe(0);
  });
});

describe('attached order files', () => {
  test('a text file in UTF-16 goes before the mail (text-file.eml)', async () => {
    const { sheet, header, leftOut } = findOrders(await mailNamed('text-file'));
    expect(sheet).toEqual({
      kind: 'text',
      text: 'A7 MARCH Île-de-France\nA8 HOLD',
      source: { in: 'file', fileName: 'orders.txt' },
    });
    expect(header).toEqual({ game: 'md9', turn: 7, realm: 'Eng' });
    expect(leftOut.mailBesideFile).toBe(true);
  });

  test('a JSON file is handed on as it is (json-file.eml)', async () => {
    const { sheet } = findOrders(await mailNamed('json-file'));
    const order = { verb: 'MARCH', unit: 'A7', args: { to: 'Kent' } };
    expect(sheet).toMatchObject({
      kind: 'json',
      json: { format: 'chancery-orders-1', campaign: 'md9', seat: 'Eng', turn: 7, orders: [order] },
      source: { in: 'file', fileName: 'md9-007-Eng.orders.json' },
    });
  });

  test('JSON may stand in the mail itself (json-in-mail.eml)', async () => {
    const { sheet } = findOrders(await mailNamed('json-in-mail'));
    expect(sheet).toEqual({
      kind: 'json',
      json: [{ unit: 'A7', verb: 'MARCH', args: { to: 'Kent' } }],
      source: { in: 'mail', form: 'plain' },
    });
  });
});

describe('mails without orders say why', () => {
  test.each([
    ['empty', { why: 'empty', files: [] }],
    ['only-quoted', { why: 'only-quoted', files: [] }],
    ['only-signature', { why: 'only-signature', files: [] }],
    ['encrypted', { why: 'encrypted', files: [] }],
    ['winmail', { why: 'winmail', files: [] }],
    ['several-files', { why: 'several-files', files: ['spring.txt', 'summer.txt'] }],
  ])('%s.eml', async (file, expected) => {
    expect(findOrders(await mailNamed(file)).sheet).toEqual({ kind: 'none', ...expected });
  });
});

describe('where a mail says its orders belong', () => {
  const tag = { game: 'md9', turn: 7, realm: 'Eng' };
  test.each([
    ['our tag in the subject', 'plain', null, tag],
    ['another turn in the header line', 'other-turn', { game: 'md9', turn: 6, realm: 'Eng' }, tag],
    ['another campaign in the header line', 'other-game', { game: 'kings', turn: 7, realm: 'Fra' }, tag],
    ['a subject like a header line', 'hints-in-subject', null, { game: 'md9', turn: 7, realm: 'New England' }],
    ['a subject in Latin-1', 'latin-1', null, tag],
    ['nothing', 'not-for-us', null, null],
  ])('%s (%s.eml)', async (_, file, header, subject) => {
    expect(findOrders(await mailNamed(file))).toMatchObject({ header, subject });
  });
});

test('a winmail.dat beside readable orders is told of', async () => {
  const { sheet, leftOut } = findOrders(await mailNamed('winmail-beside'));
  expect(sheet).toMatchObject({ text: 'A7 MARCH Kent\nA8 HOLD' });
  expect(leftOut.winmail).toBe(true);
});

test('the words of a mail keep the numbers of their lists and lose what is quoted and the signature', async () => {
  const text = '1. We attack.\n2. You hold.\n> Who holds?\n-- \nAnna';
  const part = { contentType: 'text/plain', fileName: null, attached: false, alternative: null, size: 1, text };
  expect(findWords({ parts: [part] })).toBe('1. We attack.\n2. You hold.');
});

const ofText = (text: string, fileName: string | null = null) => ({
  ...{ contentType: 'text/plain', attached: fileName !== null, alternative: null, size: 1 },
  ...{ fileName, text },
});

describe('an attached text counts where it reads as orders', () => {
  const marches = (text: string): boolean => text.includes('MARCH');
  const FOOTER = ofText('A list for players.\nTo leave it, write to the list.', 'footer.txt');

  test('it does not displace the mail', () => {
    const { sheet, leftOut } = findOrders({ subject: '', parts: [ofText('A7 MARCH Kent'), FOOTER] }, marches);
    expect(sheet).toMatchObject({ text: 'A7 MARCH Kent', source: { in: 'mail' } });
    expect(leftOut).toMatchObject({ idle: ['footer.txt'], mailBesideFile: false });
  });

  test('nor another file', () => {
    const parts = [ofText('See the file.'), FOOTER, ofText('A7 MARCH Kent', 'orders.txt')];
    const { sheet, leftOut } = findOrders({ subject: '', parts }, marches);
    expect(sheet).toMatchObject({ text: 'A7 MARCH Kent', source: { in: 'file', fileName: 'orders.txt' } });
    expect(leftOut).toMatchObject({ idle: ['footer.txt'], mailBesideFile: true });
  });

  test('JSON that is none is told of where nothing else counts', async () => {
    const mail = await mailNamed('bad-json-file');
    expect(findOrders(mail, marches)).toMatchObject({
      sheet: { text: 'A7 MARCH Kent' },
      leftOut: { idle: ['orders.json'] },
    });
    expect(findOrders(mail, () => false).sheet).toEqual({ kind: 'none', why: 'bad-json', files: ['orders.json'] });
  });
});

test('a document beside the orders is named, a text or a picture is not', () => {
  const part = {
    contentType: 'text/plain',
    fileName: null,
    attached: false,
    alternative: null,
    size: 1,
    text: 'A7 HOLD',
  };
  const file = (fileName: string) => ({
    ...part,
    contentType: 'application/octet-stream',
    fileName,
    attached: true,
    text: null,
  });
  const picture = { ...file('logo.png'), contentType: 'image/png' };
  const { sheet, leftOut } = findOrders({
    subject: '',
    parts: [part, file('orders.docx'), file('plan.PDF'), picture],
  });
  expect(sheet).toMatchObject({ text: 'A7 HOLD' });
  expect(leftOut.unread).toEqual(['orders.docx', 'plan.PDF']);
  expect(leftOut.pictures).toEqual(['logo.png']);
});
