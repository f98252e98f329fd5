import { describe, expect, test } from 'vitest';
import { type Command, readCommands } from '../../src/channels/mail/commands.ts';
import { writtenAt } from '../../src/channels/mail/incoming/keep-mail.ts';
import { rejoinLines } from '../../src/channels/mail/incoming/rejoin-lines.ts';
import { splitLines } from '../../src/channels/mail/incoming/split-lines.ts';
import { ANSWER_WORDS } from '../../src/channels/mail/text/mail-answers.ts';

const commandsIn = (words: string, subject = ''): readonly Command[] => readCommands(subject, words).commands;

describe('commands in a mail', () => {
  test.each<readonly [string, Command]>([
    ['HELP', { kind: 'help' }],
    ['help!', { kind: 'help' }],
    ['Status.', { kind: 'status' }],
    ['REPORT', { kind: 'report', turn: null }],
    ['resend', { kind: 'report', turn: null }],
    ['report of turn 3', { kind: 'report', turn: 3 }],
    ['ready', { kind: 'ready', ready: true }],
    ['NOT  READY', { kind: 'ready', ready: false }],
    ['Vote yes', { kind: 'vote', vote: 'yes' }],
    ['Stimme nein', { kind: 'vote', vote: 'no' }],
    ['withdraw orders', { kind: 'withdraw' }],
    ['no orders', { kind: 'no-orders' }],
    ['I am back.', { kind: 'back' }],
    ['standing orders:', { kind: 'standing' }],
    ['Ask first:', { kind: 'ask' }],
    ['extension 24 hours', { kind: 'extension', minutes: 1440, reason: '' }],
    ['Extension of 2 days: the horse is lame', { kind: 'extension', minutes: 2880, reason: 'the horse is lame' }],
    ['away until 2026-04-01, holidays', { kind: 'away', lasts: { until: '2026-04-01' }, note: 'holidays' }],
    ['Away for 3 turns: the sea', { kind: 'away', lasts: { turns: 3 }, note: 'the sea' }],
    ['HILFE', { kind: 'help' }],
    ['STATUS?', { kind: 'status' }],
    ['Stand ?', { kind: 'status' }],
    ['Bericht zu Zug 3', { kind: 'report', turn: 3 }],
    ['Nicht bereit', { kind: 'ready', ready: false }],
    ['Ich bin zurück.', { kind: 'back' }],
    ['Aufschub um 24 Stunden: das Pferd lahmt', { kind: 'extension', minutes: 1440, reason: 'das Pferd lahmt' }],
    ['Abwesend für 2 Züge, das Meer', { kind: 'away', lasts: { turns: 2 }, note: 'das Meer' }],
    ['AWAY UNTIL 1.12.2026', { kind: 'away', lasts: { until: '2026-12-01' }, note: '' }],
    ['away until 1st December 2026: the sea', { kind: 'away', lasts: { until: '2026-12-01' }, note: 'the sea' }],
    ['Away until Dec 1, 2026', { kind: 'away', lasts: { until: '2026-12-01' }, note: '' }],
    ['Abwesend bis zum 1. Dezember 2026, Ferien', { kind: 'away', lasts: { until: '2026-12-01' }, note: 'Ferien' }],
    ['away until 31/12/2026', { kind: 'away', lasts: { until: '2026-12-31' }, note: '' }],
    ['away until 12/31/2026', { kind: 'away', lasts: { until: '2026-12-31' }, note: '' }],
    // Either day is meant, or none: whoever wrote it is asked.
    ['away until 1/12/2026', { kind: 'away', lasts: { until: '1/12/2026' }, note: '' }],
    ['Away until next Monday', { kind: 'away', lasts: { until: 'next Monday' }, note: '' }],
    ['Away until 30 February 2026', { kind: 'away', lasts: { until: '30 February 2026' }, note: '' }],
    ['AWAY', { kind: 'away', lasts: { until: '' }, note: '' }],
  ])('%s', (line, command) => {
    expect(commandsIn(line)).toEqual([command]);
    expect(commandsIn('', `Re: [md9 turn 7 Eng] ${line}`)).toEqual([command]);
  });

  test.each([
    'READY THE FLEET',
    'Helpful as ever',
    'G1 RECRUIT 2 militia',
    'REPORT to me',
    'A1 WITHDRAW',
    'READY?',
    'Away with them',
    '',
  ])('no command: %s', (line) => expect(readCommands(line, line)).toEqual({ commands: [], rest: line }));

  test('stand above the orders; among them they are lines like others', () => {
    const { commands, rest } = readCommands('', 'READY\n\nSTATUS\nG1 RECRUIT 2 militia\nHELP');
    expect(commands.map(({ kind }) => kind)).toEqual(['ready', 'status']);
    expect(rest).toBe('G1 RECRUIT 2 militia\nHELP');
  });

  test('a greeting, or other words to us, may stand above them; below those only capitals are a command', () => {
    const isTalk = (line: string): boolean => !line.startsWith('G1');
    const { commands, rest } = readCommands('', 'Hallo,\n\nready\nADD\nG1 RECRUIT 2 militia\nHELP', isTalk);
    expect(commands.map(({ kind }) => kind)).toEqual(['ready', 'add']);
    expect(rest.split(/\n+/)).toEqual(['Hallo,', 'G1 RECRUIT 2 militia', 'HELP']);
    const told = 'Next week all of you will hear that I am\nback\nHere is what I forgot:\nADD: G1 RECRUIT 2 militia';
    expect(readCommands('', told, isTalk).commands.map(({ kind }) => kind)).toEqual(['add']);
    expect(readCommands('', 'Hi,\nLETTER TO ALL\nREADY', isTalk).commands.map(({ kind }) => kind)).toEqual(['letter']);
    const written = Array.from({ length: 30 }, (_, at) => `word ${at}`).join('\n');
    expect(readCommands('', `${written}\nBACK`, isTalk).commands).toEqual([]);
  });

  test('letters and press stand anywhere, up to their end or to the next', () => {
    const words = [
      ...[
        'G1 RECRUIT 2 militia',
        'LETTER TO Lithuania, the Golden Horde and Rou: A proposal',
        '1. Peace.',
        '',
        '2. Trade.',
      ],
      ...['END LETTER', 'LETTER TO ALL', 'War!', 'PRESS: The fair', 'It opens.'],
    ];
    const { commands, rest } = readCommands('', words.join('\n'));
    expect(commands).toEqual([
      {
        kind: 'letter',
        to: ['Lithuania', 'the Golden Horde', 'Rou'],
        subject: 'A proposal',
        body: '1. Peace.\n\n2. Trade.',
      },
      { kind: 'letter', to: ['ALL'], subject: '', body: 'War!' },
      { kind: 'press', title: 'The fair', body: 'It opens.' },
    ]);
    expect(rest).toBe('G1 RECRUIT 2 militia');
  });

  test.each([
    ...Object.values(ANSWER_WORDS.en.subjects).map((words) => `Re: [md9 turn 7 Eng] ${words}`),
    'Re: War: press: The fair opens',
    'Re: War: a letter from Lithuania: LETTER TO me',
    'AW: Fwd: press: The fair opens',
  ])('an answer to a mail of ours asks for nothing by its subject: %s', (subject) => {
    expect(readCommands(subject, 'G1 RECRUIT 2 militia')).toEqual({ commands: [], rest: 'G1 RECRUIT 2 militia' });
  });

  test('a letter in the subject takes all that is written', () => {
    const { commands, rest } = readCommands('LETTER TO Lithuania: Peace', 'READY\nfor peace');
    expect(commands).toEqual([{ kind: 'letter', to: ['Lithuania'], subject: 'Peace', body: 'READY\nfor peace' }]);
    expect(rest).toBe('');
  });
});

describe('orders that a mail program has broken in two', () => {
  const orders = new Set(['A', 'B', `A ${'x'.repeat(60)} long`, `B ${'y'.repeat(60)}`, `B ${'y'.repeat(60)} z`]);
  const isOrder = (line: string): boolean => orders.has(line.trim());
  test.each([
    ['are put together', `A ${'x'.repeat(60)}\nlong\nB`, `A ${'x'.repeat(60)} long\nB`],
    ['even if the first part alone is one', `B ${'y'.repeat(60)}\nz`, `B ${'y'.repeat(60)} z`],
    ['but not where the line had room', 'A\nlong', 'A\nlong'],
    ['nor when both together are none', `A ${'x'.repeat(60)}\nshort`, `A ${'x'.repeat(60)}\nshort`],
    ['nor when the next line is an order itself', `B ${'y'.repeat(60)}\nA`, `B ${'y'.repeat(60)}\nA`],
  ])('%s', (_, text, wanted) => expect(rejoinLines(text, isOrder)).toBe(wanted));
});

describe('when a mail was written', () => {
  const NOON = Date.UTC(2026, 2, 1, 12);
  const DAY = 86_400_000;
  test.each([
    ['as its date says', NOON - DAY, NOON - DAY],
    ['a clock that is a little fast is believed', NOON + 60_000, NOON + 60_000],
    ['a date of tomorrow is not', NOON + DAY, NOON],
    ['nor one of last year', NOON - 365 * DAY, NOON],
    ['nor none', null, NOON],
  ])('%s', (_, at, wanted) => expect(writtenAt({ written: '', at }, NOON)).toBe(wanted));
});

test('several orders on a line are parted only where each part is one, and a whole order is left as it is', () => {
  const orders = new Set(['G1 HOLD', 'G2 HOLD', 'SAY bread, and G2 HOLD']);
  const parted = (line: string) => splitLines(line, (each) => orders.has(each)).split('\n');
  for (const line of ['G1 HOLD; G2 HOLD;', 'G1 HOLD, G2 HOLD', 'G1 HOLD and G2 HOLD', 'G1 HOLD, und G2 HOLD'])
    expect(parted(line)).toEqual(['G1 HOLD', 'G2 HOLD']);
  for (const line of ['SAY bread, and G2 HOLD', 'G1 HOLD, York', 'G1 HOLD and rest'])
    expect(parted(line)).toEqual([line]);
});
