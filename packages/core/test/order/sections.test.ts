import { describe, expect, test } from 'vitest';
import {
  type AnyOrder,
  checkSheet,
  choiceTree,
  defineOrders,
  leavesOf,
  malformedText,
  orderKindOf,
  readSheetJson,
  readSheetText,
  type SheetReading,
  sheetSchema,
  wholeSheetJson,
  writeAlone,
  writeSheet,
  writeWholeSheet,
} from '../../src/index.ts';
import { known, lists, type Parts, rounds } from './sections-toy.ts';

const order = (verb: string, town: number, section?: string): AnyOrder => ({
  verb,
  args: { town },
  ...(section === undefined ? {} : { section }),
});
const said = ({ lines }: SheetReading<Parts>): readonly string[] =>
  lines.map(({ line, outcome, malformed, kept }) =>
    [
      `${line} ${outcome}`,
      ...(kept ? ['kept'] : []),
      ...malformed.map((fault) => malformedText(fault, { argument: {} })),
    ].join(': '),
  );
const text = (...lines: string[]): string => lines.join('\n');

describe('a round that takes one order', () => {
  test('stands under its heading, or behind it on the same line', () => {
    const reading = readSheetText(
      rounds,
      known,
      text('TAX 1', 'Round 2:', 'BUILD 4', 'R1 BUILD 3', 'r3: RAID 2', 'TAX 2'),
    );
    expect(reading.orders).toEqual([
      order('TAX', 1),
      order('TAX', 2),
      order('BUILD', 3, 'round-1'),
      order('BUILD', 4, 'round-2'),
      order('RAID', 2, 'round-3'),
    ]);
    expect(reading.sections).toEqual(['round-1', 'round-2', 'round-3']);
  });

  test('is not guessed: an action above all headings has no round', () => {
    const reading = readSheetText(rounds, known, text('BUILD 3', 'RAID 1', 'TAX 1'));
    expect(said(reading)).toEqual([
      '1 malformed: It stands under no heading. Write it under ROUND 1, ROUND 2 or ROUND 3.',
      '2 malformed: It stands under no heading. Write it under ROUND 2 or ROUND 3.',
      '3 accepted',
    ]);
  });

  test('takes no second order, which stays refused and moves nowhere', () => {
    const reading = readSheetText(rounds, known, text('ROUND 1', 'BUILD 1', 'BUILD 2', 'R2', 'BUILD 3'));
    expect(said(reading)).toEqual([
      '2 accepted',
      '3 illegal: Round 1 takes 1 order, and this is one too many.',
      '5 accepted',
    ]);
    expect(reading.orders).toEqual([order('BUILD', 1, 'round-1'), order('BUILD', 3, 'round-2')]);
    const draft = checkSheet(rounds, known, [order('BUILD', 1, 'round-1'), order('BUILD', 2, 'round-1')]);
    expect(said(draft)).toEqual(['1 accepted', '2 illegal: Round 1 takes 1 order, and this is one too many.']);
  });

  test('a refused line leaves those below it where they are', () => {
    const reading = readSheetText(rounds, known, text('ROUND 1', 'BIULD 1', 'ROUND 2', 'RAID 77', 'R3 RAID 1'));
    expect(reading.orders).toEqual([order('RAID', 1, 'round-3')]);
  });

  test.each(['ROUND 4', 'ROUDN 2', 'Round four', 'Last round:'])(
    'below “%s” no action is taken for one of the round above',
    (heading) => {
      const reading = readSheetText(rounds, known, text('ROUND 1', heading, 'BUILD 4', 'TAX 2'));
      expect(reading.lines.map(({ malformed }) => malformed[0]?.code)).toEqual([
        'unknown-section',
        'no-section',
        undefined,
      ]);
      expect(reading.orders).toEqual([order('TAX', 2)]);
    },
  );

  test('“did you mean” knows headings', () => {
    expect(said(readSheetText(rounds, known, 'ROUND 4'))).toEqual([
      '1 malformed: There is no section “ROUND 4”. Did you mean ROUND 1, ROUND 2 or ROUND 3?',
    ]);
    expect(said(readSheetText(lists, known, 'TRADS'))[0]).toContain('Did you mean TRADES?');
  });

  test('a heading that a quote runs into ends the quote', () => {
    const reading = readSheetText(rounds, known, text('R1 BUILD "3', 'ROUND 2', 'BUILD 4'));
    expect(reading.orders).toEqual([order('BUILD', 4, 'round-2')]);
  });
});

describe('JSON', () => {
  test('says the section beside the verb', () => {
    const orders = [order('BUILD', 3, 'round-1'), order('RAID', 2, 'round-3')];
    expect(readSheetJson(rounds, known, orders).orders).toEqual(orders);
  });

  test.each([
    [order('BUILD', 3), 'It stands under no heading. Write it under round-1, round-2 or round-3. ([0].section)'],
    [order('RAID', 3, 'round-1'), 'It does not belong under round-1. Write it under round-2 or round-3. ([0].section)'],
    [
      order('BUILD', 3, 'round-7'),
      'There is no section “round-7”. Did you mean round-1, round-2 or round-3? ([0].section)',
    ],
    [order('TAX', 3, 'round-1'), 'Expected nothing here, only unit, verb, args. ([0].section)'],
  ])('refuses %o', (given, why) => {
    expect(said(readSheetJson(rounds, known, [given]))).toEqual([`1 malformed: ${why}`]);
  });

  test('of one section the verb is enough', () => {
    expect(readSheetJson(lists, known, [order('SWAP', 3)]).orders).toEqual([order('SWAP', 3, 'trades')]);
  });

  test('the schema knows sections and headings', () => {
    const { items } = sheetSchema(rounds.orders, 'ruler') as {
      items: { anyOf: { properties: object; required: string[] }[] };
    };
    const [build, , tax, heading] = items.anyOf;
    expect(build).toMatchObject({
      properties: { section: { enum: ['round-1', 'round-2', 'round-3'] } },
      required: ['verb', 'section', 'args'],
    });
    expect(tax?.properties).not.toHaveProperty('section');
    expect(heading).toMatchObject({ required: ['section'] });
  });
});

describe('a message that replaces only the sections it holds', () => {
  const standing = [
    order('BUILD', 1, 'actions'),
    order('SWAP', 2, 'trades'),
    order('SWAP', 3, 'trades'),
    order('ALLOW', 4, 'standing'),
  ];
  const after = (...lines: string[]) => readSheetText(lists, known, text(...lines), { standing });

  test('leaves the others as they are', () => {
    const reading = after('TRADES', 'SWAP 7');
    expect(reading.sections).toEqual(['trades']);
    expect(reading.orders).toEqual([standing[0], order('SWAP', 7, 'trades'), standing[3]]);
    expect(said(reading)).toEqual(['2 accepted', '0 accepted: kept', '0 accepted: kept']);
  });

  test('a heading with nothing under it empties its section', () => {
    const reading = after('TRADES', '', 'STANDING', '# nothing any more');
    expect(reading.sections).toEqual(['trades', 'standing']);
    expect(reading.orders).toEqual([standing[0]]);
    expect(readSheetJson(lists, known, [{ section: 'trades' }, { section: 'standing' }], { standing }).orders).toEqual([
      standing[0],
    ]);
  });

  test('a section of which nothing could be taken replaces nothing', () => {
    const reading = after('TRADES', 'SWOP 7', 'SWAP 77', 'BUILD 2');
    expect(
      said(reading)
        .slice(0, 3)
        .map((line) => line.slice(0, 11)),
    ).toEqual(['2 malformed', '3 malformed', '4 malformed']);
    expect(reading.orders).toEqual(standing);
    expect(after('TRADES', 'SWAP 9', 'ACTIONS', 'BUILD 5').orders).toEqual([
      order('BUILD', 5, 'actions'),
      ...standing.slice(1),
    ]);
    expect(said(after('TRADES', 'SWAP 9')).slice(0, 2)).toEqual(
      ['1 illegal', '0 accepted: kept'].map((each) => each.replace('1', '2')),
    );
  });

  test('the whole sheet can be sent back, in which every section is held', () => {
    const whole = writeWholeSheet(lists, known, standing.slice(0, 1));
    expect(whole).toEqual(['ACTIONS', 'BUILD 1', 'TRADES', 'STANDING']);
    expect(after(...whole).orders).toEqual(standing.slice(0, 1));
    const json = wholeSheetJson(lists, standing.slice(0, 1));
    expect(readSheetJson(lists, known, json, { standing }).orders).toEqual(standing.slice(0, 1));
  });

  test('sheets without standing orders are read as they are', () => {
    expect(readSheetText(lists, known, text('SWAP 7', 'BUILD 1')).orders).toEqual([
      order('BUILD', 1, 'actions'),
      order('SWAP', 7, 'trades'),
    ]);
  });
});

describe('written', () => {
  const orders = [order('TAX', 1), order('BUILD', 3, 'round-1'), order('RAID', 2, 'round-3')];

  test('under headings, and read back alike', () => {
    const lines = writeSheet(rounds, known, orders);
    expect(lines).toEqual(['TAX 1', 'ROUND 1', 'BUILD 3', 'ROUND 3', 'RAID 2']);
    expect(readSheetText(rounds, known, text(...lines)).orders).toEqual(orders);
    expect(readSheetText(rounds, known, text(...writeWholeSheet(rounds, known, orders))).orders).toEqual(orders);
  });

  test('or each on its own', () => {
    const lines = orders.map((each) => writeAlone(rounds, known, each));
    expect(lines).toEqual(['TAX 1', 'ROUND 1 BUILD 3', 'ROUND 3 RAID 2']);
    expect(readSheetText(rounds, known, text(...lines)).orders).toEqual(orders);
  });
});

describe('choices', () => {
  test('begin with the section, where there are several with room', () => {
    const tree = choiceTree(rounds, known, [order('BUILD', 1, 'round-1')]);
    expect(tree['BUILD']).toMatchObject({
      ask: 'one',
      param: 'section',
      of: [{ value: 'round-2' }, { value: 'round-3' }],
      then: { ask: 'number' },
    });
    expect(tree['RAID']).toMatchObject({ of: [{ then: { to: 4 } }, { then: { to: 2 } }] });
    expect(choiceTree(rounds, known, orders3())).not.toHaveProperty('BUILD');
    expect(choiceTree(lists, known, [])['SWAP']).toMatchObject({ ask: 'number', param: 'town' });
  });

  test('every leaf has its section, and is taken', () => {
    for (const each of [rounds, lists]) {
      for (const [verb, choice] of Object.entries(choiceTree(each, known, []))) {
        const kind = orderKindOf(each.orders, verb);
        if (kind === undefined) throw new Error(verb);
        for (const leaf of leavesOf(kind, choice, 20)) {
          if (leaf.args['town'] === 9) continue;
          expect(readSheetJson(each, known, [leaf]).orders).toEqual([leaf]);
          expect(readSheetText(each, known, writeAlone(each, known, leaf)).orders).toEqual([leaf]);
        }
      }
    }
  });
});

test('sections with faults are refused with all of them', () => {
  const kinds = { ...rounds.orders.kinds, BUILD: { ...rounds.orders.kinds['BUILD'], sections: ['a', 'z'] } } as never;
  expect(() =>
    defineOrders<Parts>({
      kinds,
      sections: [
        { id: 'a', title: 'A', heading: 'BUILD' },
        { id: 'a', title: 'B', heading: 'build', takes: 0 },
      ],
      replaces: 'sections',
      together: () => [],
    }),
  ).toThrow(
    /two sections have the id a[\s\S]*heading build[\s\S]*begins like the heading[\s\S]*takes nothing[\s\S]*no section z[\s\S]*TAX belongs to no section/,
  );
});

const orders3 = (): readonly AnyOrder[] => [1, 2, 3].map((at) => order('BUILD', at, `round-${at}`));
