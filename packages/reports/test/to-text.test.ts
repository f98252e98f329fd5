import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Report, TEXT_WIDTH, toText } from '../src/index.ts';
import { report } from './sample.ts';

describe('a report as text', () => {
  test('titles are framed and underlined, figures led to the margin, long lines hang, papers stand apart', () => {
    expect(toText(report)).toBe(
      [
        '==============================================================================',
        'Four <Crowns>',
        'England, Spring 1320',
        '==============================================================================',
        '',
        'Summary',
        '-------',
        'Treasury at the start .................................................. 60.00',
        '  Upkeep ............................................................... -7.25',
        '    London 4.00, York 3.25',
        'On the third day of the march the army of the king came to the river, found',
        '    the bridge broken and the ferrymen fled, and waited.',
        '',
        'Elsewhere',
        '.........',
        '    "Nothing" & more',
        '',
        '==============================================================================',
        'Papers: everything in full, to look things up',
        '==============================================================================',
        '',
        'Proclamations',
        '=============',
        'England proclaims',
        '.................',
        'To all!',
        '',
        'Peace.[2J',
        '',
        '                                    * * *',
        '',
        'France proclaims',
        '................',
        'War.',
        '',
      ].join('\n'),
    );
  });

  test('rule numbers are given when asked for', () => {
    expect(toText(report, { rules: true })).toContain('Treasury at the start [S-2] ..');
    expect(toText(report, { rules: true })).toContain('and waited. [S-4]\n');
    expect(toText(report)).not.toContain('S-4');
  });

  test('no line is ever wider than 78 characters, and no word is lost', () => {
    const words = fc.array(fc.constantFrom('a', 'king', 'x'.repeat(100), '😀', 'Île', '\n', '\u001b', '.'), {
      maxLength: 60,
    });
    const text = words.map((all) => all.join(' '));
    const line = fc.record(
      {
        text,
        style: fc.constantFrom('line' as const, 'head' as const, 'note' as const, 'figure' as const),
        amount: text,
        indent: fc.constantFrom(0 as const, 1 as const, 2 as const),
        rule: fc.constant('S-1'),
      },
      { requiredKeys: ['text'] },
    );
    fc.assert(
      fc.property(text, fc.array(line), (title, lines) => {
        const whole: Report = {
          title,
          subtitle: title,
          seat: null,
          sections: [{ id: 'one', title: title === '' ? 'One' : title, lines }],
          papers: [{ id: 'two', title: 'Two', pieces: [lines] }],
        };
        const written = toText(whole, { rules: true });
        const widths = written.split('\n').map((each) => [...each].length);
        expect(Math.max(...widths)).toBeLessThanOrEqual(TEXT_WIDTH);
        const kings = lines
          .map((each) => `${each.text} ${each.style === 'figure' ? (each.amount ?? '') : ''}`)
          .join(' ');
        const count = (where: string): number => where.split('king').length - 1;
        expect(count(written)).toBe(count(title) * 3 + count(kings) * 2);
      }),
      { seed: 1320, numRuns: 300 },
    );
  });

  test('what a terminal would obey is not in it', () => {
    const hostile = { ...report, title: 'a\u001b[31mb\u0007c\u202ed\te\u0085f' };
    expect(toText(hostile)).toContain('a[31mbcd ef\n');
  });
});
