import { describe, expect, test } from 'vitest';
import { checkSheet, readSheetJson, readSheetText, type SheetReading } from '../../src/index.ts';
import { known, MOST_MARCHES, type Toy, type ToyOrder, toy } from './toy.ts';

const outcomes = ({ lines }: SheetReading<Toy>) => lines.map(({ line, outcome }) => `${line} ${outcome}`);
const march = (place: number): ToyOrder => ({ verb: 'MARCH', unit: 'A7', args: { place } });

describe('a sheet of lines', () => {
  test('every line has its own answer: accepted, warned, illegal or malformed', () => {
    const text = [
      '# Spring',
      'A7 MARCH London',
      'A7 MARCH Wash',
      'A7 MARCH 120',
      '',
      'A7 MRACH London',
      'PROCLAIM "Peace\nto all"',
    ];
    const reading = readSheetText(toy, known, text.join('\n'));
    expect(outcomes(reading)).toEqual(['2 accepted', '3 warned', '4 illegal', '6 malformed', '7 accepted']);
    expect(reading.orders).toEqual([march(7), march(60), { verb: 'PROCLAIM', args: { text: 'Peace\nto all' } }]);
    expect(reading.findings).toEqual([]);
    expect(reading.lines[1]).toEqual({
      line: 3,
      text: 'A7 MARCH Wash',
      outcome: 'warned',
      order: march(60),
      findings: [{ level: 'warning', refusal: { code: 'long-way', place: 60 } }],
      malformed: [],
    });
    expect(reading.lines[2]).toMatchObject({ order: march(120), findings: [{ level: 'illegal' }] });
    expect(reading.lines[3]).not.toHaveProperty('order');
    expect(reading.lines[3]?.malformed).toMatchObject([{ code: 'unknown-verb', meant: ['MARCH'] }]);
  });

  test('what cannot be shown becomes the sign for it, in lines and in JSON', () => {
    const shown = [{ verb: 'PROCLAIM', args: { text: 'Peace\ufffd to\ufffd all' } }];
    const text = 'Peace\0 to\ud800 all';
    expect(readSheetText(toy, known, `PROCLAIM "${text}"`).orders).toEqual(shown);
    expect(readSheetJson(toy, known, [{ verb: 'PROCLAIM', args: { text } }]).orders).toEqual(shown);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is a word like any other', (word) => {
    const reading = readSheetText(toy, known, `A7 MARCH ${word}\n${word} MARCH London\n${word}\nA7 MARCH London`);
    expect(outcomes(reading)).toEqual(['1 malformed', '2 malformed', '3 malformed', '4 accepted']);
  });

  test('an unclosed quote costs its own order only', () => {
    const reading = readSheetText(toy, known, 'PROCLAIM "Peace\nto all\nA7 MARCH London');
    expect(outcomes(reading)).toEqual(['1 malformed', '3 accepted']);
    expect(reading.lines[0]?.malformed).toEqual([{ code: 'unclosed-quote', words: '"Peace\nto all' }]);
  });

  test('an order that leans on an illegal one is illegal too', () => {
    const text = (number: number) => `A7 FORM BAND AS ${number}\nA7 TRANSFER ALL TO A${number}\nPROCLAIM "Peace"`;
    expect(outcomes(readSheetText(toy, known, text(12)))).toEqual(['1 accepted', '2 accepted', '3 accepted']);
    const refused = readSheetText(toy, known, text(13));
    expect(outcomes(refused)).toEqual(['1 illegal', '2 illegal', '3 accepted']);
    expect(refused.lines.flatMap(({ findings }) => findings.map(({ refusal }) => refusal.code))).toEqual([
      'number-taken',
      'no-such-band',
    ]);
  });

  test('what is judged of all orders together falls on its own line', () => {
    const reading = readSheetText(toy, known, `A7 MARCH Nowhere\n${'A7 MARCH London\n'.repeat(MOST_MARCHES + 2)}`);
    expect(outcomes(reading)).toEqual([
      ...['1 malformed', '2 accepted', '3 accepted', '4 accepted', '5 accepted', '6 accepted'],
      ...['7 illegal', '8 illegal'],
    ]);
    expect(reading.findings).toEqual([{ level: 'warning', refusal: { code: 'no-proclamation' } }]);
  });

  test('a sheet that is refused as a whole gives no orders', () => {
    const reading = readSheetText(toy, known, 'A7 HOLD\n'.repeat(31));
    expect(reading.orders).toEqual([]);
    expect(new Set(reading.lines.map(({ outcome }) => outcome))).toEqual(new Set(['illegal']));
    expect(reading.findings).toContainEqual({ level: 'illegal', refusal: { code: 'sheet-too-long' } });
  });

  test("the master's sheet holds the master's acts", () => {
    const text = 'SET STATUS Fra NOBLE\nDECLARE WAR Fra';
    expect(outcomes(readSheetText(toy, known, text, { by: 'master' }))).toEqual(['1 accepted', '2 malformed']);
    expect(outcomes(readSheetText(toy, known, text))).toEqual(['1 malformed', '2 accepted']);
  });

  test('an empty sheet is a sheet', () => {
    expect(readSheetText(toy, known, '')).toMatchObject({ orders: [], lines: [] });
  });
});

describe('a sheet of JSON', () => {
  test('gives the same orders as its lines', () => {
    const items = [march(7), march(120), { verb: 'MARCH', unit: 'A7', args: {} }];
    const reading = readSheetJson(toy, known, items);
    expect(outcomes(reading)).toEqual(['1 accepted', '2 illegal', '3 malformed']);
    expect(reading.lines.map(({ text }) => text)).toEqual(['A7 MARCH London', `A7 MARCH "King's Lynn"`, '[2]']);
    expect(readSheetText(toy, known, 'A7 MARCH London').orders).toEqual(reading.orders);
  });

  test.each([[null], ['A7 HOLD'], [{}], [Array.from({ length: 10_001 }, () => march(7))]])(
    'something that is no sheet is malformed',
    (input) => {
      const reading = readSheetJson(toy, known, input);
      expect(reading.orders).toEqual([]);
      expect(reading.lines).toMatchObject([{ outcome: 'malformed', malformed: [{ code: 'bad-json', path: '' }] }]);
    },
  );

  test("the master's sheet", () => {
    const act = { verb: 'SET_STATUS', args: { house: 'Fra', noble: false } };
    expect(readSheetJson(toy, known, [act], { by: 'master' }).orders).toEqual([act]);
    expect(readSheetJson(toy, known, [act]).orders).toEqual([]);
  });
});

describe('orders already made', () => {
  test('are judged like those of a sheet', () => {
    const reading = checkSheet(toy, known, [march(7), march(60), march(120)]);
    expect(outcomes(reading)).toEqual(['1 accepted', '2 warned', '3 illegal']);
    expect(reading.orders).toEqual([march(7), march(60)]);
  });

  test('of an unknown verb are our bug', () => {
    const order = { verb: 'FLY', unit: 'A7', args: {} } as unknown as ToyOrder;
    expect(() => checkSheet(toy, known, [order])).toThrow('no line says the order');
  });
});
