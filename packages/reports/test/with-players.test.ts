import { type ReportLine, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { type RuledSeat, reportWithPlayers, toText, withPlayers } from '../src/index.ts';

const KENT = seatId('Kent');
const SHEET: ReportLine = { text: 'Kent: King Offa; Jutes', rule: 'T-1', sheetOf: KENT };
const HELD: RuledSeat = { seat: 'Kent', status: 'held', control: 'ruler', ruler: 'Hild' };

const textOf = (seats: readonly RuledSeat[]): string | undefined => withPlayers([SHEET], seats)[0]?.text;

test.each<[string, readonly RuledSeat[], string]>([
  ['a player by name', [HELD], '; played by Hild'],
  ['a player who is away and has a caretaker', [{ ...HELD, control: 'caretaker' }], '; played by Hild'],
  ['a bot', [{ ...HELD, status: 'open', control: 'caretaker', ruler: null }], '; played by a bot'],
  ['nobody who is told', [{ ...HELD, ruler: null }], ''],
  ['nobody', [{ ...HELD, status: 'open', control: 'rule', ruler: null }], ''],
  ['no more', [{ ...HELD, status: 'closed', control: 'caretaker', ruler: null }], ''],
  ['another seat', [{ ...HELD, seat: 'Essex' }], ''],
  ['nobody, without a server', [], ''],
  ['a name that would turn what follows', [{ ...HELD, ruler: 'Hi\u202eld' }], '; played by Hild'],
])('beside the sheet of a power stands who plays it: %s', (_, seats, said) => {
  expect(textOf(seats)).toBe(`Kent: King Offa; Jutes${said}`);
});

test('every line of a report that is a sheet says so, and no other', () => {
  const lines: readonly ReportLine[] = [SHEET, { text: 'Kent goes to war.' }];
  const report = {
    title: 'Game',
    subtitle: 'Turn 1',
    seat: null,
    sections: [{ id: 'news', title: 'News', lines }],
    papers: [{ id: 'sheets', title: 'Sheets', pieces: [lines] }],
  };
  const shown = reportWithPlayers(report, [HELD]);
  expect(toText(shown).match(/Kent: King Offa; Jutes; played by Hild$/gm)).toHaveLength(2);
  expect(toText(shown).match(/Kent goes to war\.$/gm)).toHaveLength(2);
  expect(JSON.stringify(shown)).not.toContain('sheetOf');
});
