import { describe, expect, test } from 'vitest';
import { grammarOf } from '../../src/order/grammar.ts';
import { readLine } from '../../src/order/read-line.ts';
import { known, type ToyOrder, toyOrders } from './toy.ts';

const read = (text: string, by: 'ruler' | 'master' = 'ruler') => readLine(grammarOf(toyOrders, by), known, text);
const march = (place: number, unit = 'A7'): ToyOrder => ({ verb: 'MARCH', unit, args: { place } });
const war = (house: string): ToyOrder => ({ verb: 'DECLARE_WAR', args: { house } });

describe('lines that are understood', () => {
  const cases: readonly (readonly [line: string, order: ToyOrder])[] = [
    ['A7 MARCH London', march(7)],
    ['a7 march LONDON', march(7)],
    ['  A7\tMARCH\u00a0London  # before winter', march(7)],
    ['A07 MARCH 007', march(7)],
    ['A7 MARCH 7.', march(7)],
    ['A7 MARCH Ile de France', march(6)],
    ['A7 MARCH "Île de France"', march(6)],
    ['A7 MARCH “ile-de-france”', march(6)],
    ['A7 MARCH Ile_de_France', march(6)],
    ['A7 MARCH I\u0302le de Fra', march(6)],
    ['A7 MARCH Kings Lynn', march(120)],
    ['A7 MARCH King’s Lynn', march(120)],
    ['A7 MARCH New York', march(8)],
    ['A7 MARCH New York H', march(9)],
    ['A7 MARCH Wash', march(60)],
    ['A7 MARCH to the Wash', march(60)],
    ['A7 MAR Lond', march(7)],
    ['A7 M Lond', march(7)],
    ['Black Prince MARCH London', march(7)],
    ['"Black Prince" MARCH London', march(7)],
    ['Bla MARCH London', march(7)],
    ['A7 HOLD', { verb: 'HOLD', unit: 'A7', args: {} }],
    ['A7 BUILD CASTLE', { verb: 'BUILD_FORT', unit: 'A7', args: {} }],
    ['DECLARE WAR France', war('Fra')],
    ['DECLARE_WAR fra', war('Fra')],
    ['dec war on F', war('Fra')],
    ['DECLARE France', war('Fra')],
    ['DECLARE WAR Holy Roman Empire', war('HRE')],
    ['DECLARE WAR h r e', war('HRE')],
    ['DECLARE WAR schleswig holstein', war('Sch')],
    ['REFUSE GIFTS Fra', { verb: 'ACCEPT_GIFTS', args: { house: 'Fra', on: false } }],
    ['SEND GOLD to France 20', { verb: 'SEND_GOLD', args: { house: 'Fra', amount: 20 } }],
    ['SEND AMB Fra', { verb: 'SEND_AMBASSADOR', args: { house: 'Fra' } }],
    ['SEND AMB Fra ""', { verb: 'SEND_AMBASSADOR', args: { house: 'Fra' } }],
    ['SEND AMBASSADOR Fra "Say ""no"" #1"', { verb: 'SEND_AMBASSADOR', args: { house: 'Fra', text: 'Say "no" #1' } }],
    ['PROCLAIM „Hear, hear“', { verb: 'PROCLAIM', args: { text: 'Hear, hear' } }],
    ['PROCLAIM «Oyez, oyez»', { verb: 'PROCLAIM', args: { text: 'Oyez, oyez' } }],
    ['PROCLAIM Hear, all of you!', { verb: 'PROCLAIM', args: { text: 'Hear, all of you!' } }],
    ['A7 NAME Prince of Wales', { verb: 'NAME', unit: 'A7', args: { name: 'Prince of Wales' } }],
    ['A7 FORM BAND', { verb: 'FORM_BAND', unit: 'A7', args: {} }],
    ['A7 FORM BAND AS 12 "The Few"', { verb: 'FORM_BAND', unit: 'A7', args: { number: 12, name: 'The Few' } }],
    ['A7 FORM BAND "The Few"', { verb: 'FORM_BAND', unit: 'A7', args: { name: 'The Few' } }],
    ['A7 RANK inf 10 0 5', { verb: 'RANK', unit: 'A7', args: { type: 'infantry', ranks: [10, 0, 5] } }],
    ['A7 RANK inf 10-0-5', { verb: 'RANK', unit: 'A7', args: { type: 'infantry', ranks: [10, 0, 5] } }],
    ['A7 MARINES ON', { verb: 'MARINES', unit: 'A7', args: { on: true } }],
    ['A7 UNFOLLOW', { verb: 'FOLLOW', unit: 'A7', args: { target: null } }],
    ['A7 FOLLOW nobody', { verb: 'FOLLOW', unit: 'A7', args: { target: null } }],
    ['A7 FOLLOW Grace', { verb: 'FOLLOW', unit: 'A7', args: { target: 'F1' } }],
    ['A7 FOLLOW a33', { verb: 'FOLLOW', unit: 'A7', args: { target: 'A33' } }],
    ['A7 TRANSFER ALL TO A8', { verb: 'TRANSFER', unit: 'A7', args: { to: 'A8', all: true } }],
    [
      'A7 TRANSFER 3 light cav A8',
      { verb: 'TRANSFER', unit: 'A7', args: { to: 'A8', type: 'lightCavalry', count: 3 } },
    ],
    [
      'A7 TRANSFER 3 heavy horse RANK 2 TO A40 OF Holy Roman Empire',
      {
        verb: 'TRANSFER',
        unit: 'A7',
        args: { to: 'A40', toHouse: 'HRE', type: 'heavyCavalry', count: 3, rank: 2 },
      },
    ],
  ];

  test.each(cases)('%s', (line, order) => {
    expect(read(line)).toEqual({ ok: true, value: order });
  });

  test("the master's acts are the master's only", () => {
    const order = { verb: 'SET_STATUS', args: { house: 'Fra', noble: true } };
    expect(read('SET STATUS Fra NOBLE', 'master')).toEqual({ ok: true, value: order });
    expect(read('SET STATUS Fra NOBLE')).toMatchObject({ error: [{ code: 'unknown-verb' }] });
    expect(read('DECLARE WAR Fra', 'master')).toMatchObject({ error: [{ code: 'unknown-verb' }] });
  });
});

describe('lines that are malformed', () => {
  const cases: readonly (readonly [line: string, faults: readonly object[]])[] = [
    ['A7 MRACH London', [{ code: 'unknown-verb', words: 'MRACH', meant: ['MARCH'] }]],
    ['DELCARE WAR France', [{ code: 'unknown-verb', words: 'DELCARE WAR', meant: ['DECLARE WAR'] }]],
    ['DECLARE WRA France', [{ code: 'unknown-verb', words: 'DECLARE WRA', meant: ['DECLARE WAR'] }]],
    ['Good morning, Sir', [{ code: 'unknown-verb', words: 'Good morning', meant: [] }]],
    ['A7', [{ code: 'missing-words', after: 'A7', wanted: 'verb' }]],
    ['A7 MA Lodnon', [{ code: 'unknown-name', what: 'place', words: 'Lodnon', meant: ['London'] }]],
    ['SEND France', [{ code: 'ambiguous-verb', words: 'SEND', meant: ['SEND AMBASSADOR', 'SEND GOLD'] }]],
    ['A7 MARINES', [{ code: 'ambiguous-verb', words: 'MARINES', meant: ['MARINES OFF', 'MARINES ON'] }]],
    ['A7 BUILD', [{ code: 'ambiguous-verb', words: 'BUILD', meant: ['BUILD FORT', 'BUILD HARBOUR'] }]],
    ['A7 MARCH', [{ code: 'missing-words', after: 'A7 MARCH', wanted: 'place' }]],
    ['MARCH London', [{ code: 'missing-words', after: '', wanted: 'band' }]],
    ['march A7 to London', [{ code: 'unit-behind', meant: 'A7 march to London' }]],
    ['MARCH "Black Prince" London', [{ code: 'unit-behind', meant: '"Black Prince" MARCH London' }]],
    ['HOLD A7', [{ code: 'unit-behind', meant: 'A7 HOLD' }]],
    ['A7 PROCLAIM "Hear, hear"', [{ code: 'words-left-over', words: 'A7', pattern: 'PROCLAIM <text>' }]],
    ['A7 MARCH Lodnon', [{ code: 'unknown-name', what: 'place', words: 'Lodnon', meant: ['London'] }]],
    [
      'A7 MARCH Ile de Frnce',
      [{ code: 'unknown-name', what: 'place', words: 'Ile de Frnce', meant: ['Île de France'] }],
    ],
    ['A7 MARCH 1', [{ code: 'unknown-name', what: 'place', words: '1', meant: [] }]],
    ['A7 MARCH Alba', [{ code: 'ambiguous-name', what: 'place', words: 'Alba', meant: ['Alba (45)', 'Alba (46)'] }]],
    ['A7 MARCH London quickly', [{ code: 'words-left-over', words: 'quickly', pattern: '<unit> MARCH <place>' }]],
    ['A1 MARCH London', [{ code: 'unknown-name', what: 'band', words: 'A1', meant: ['A7', 'A8', 'F1'] }]],
    ['SEND GOLD Fra 1.5', [{ code: 'not-a-number', what: 'amount', words: '1.5' }]],
    ['SEND GOLD Fra twenty', [{ code: 'not-a-number', what: 'amount', words: 'twenty' }]],
    ['SEND GOLD Fra -5', [{ code: 'out-of-range', what: 'amount', value: -5, from: 1, to: 1000 }]],
    ['SEND GOLD Fra 1001', [{ code: 'out-of-range', what: 'amount', value: 1001, from: 1, to: 1000 }]],
    ['A7 RANK inf 1 2', [{ code: 'missing-words', after: 'A7 RANK inf 1 2', wanted: 'ranks' }]],
    ['A7 RANK inf 1 x 2', [{ code: 'not-a-number', what: 'ranks', words: 'x' }]],
    ['A7 RANK inf 1 100 2', [{ code: 'out-of-range', what: 'ranks', value: 100, from: 0, to: 99 }]],
    ['PROCLAIM "Hi"', [{ code: 'text-length', what: 'text', length: 2, from: 5, to: 4000 }]],
    ['PROCLAIM "Hear, hear', [{ code: 'unclosed-quote', words: '"Hear, hear' }]],
    ['SEND AMBASSADOR Fra hello there', [{ code: 'missing-words', after: 'SEND AMBASSADOR Fra', wanted: 'text' }]],
    ['A7 TRANSFER infantry TO A8', [{ code: 'missing-words', after: 'A7 TRANSFER', wanted: 'count' }]],
    [
      'A7 TRANSFER 3 inf onto A8',
      [
        {
          code: 'words-left-over',
          words: 'onto',
          pattern: '<unit> TRANSFER <count> <type> [RANK <rank>] TO <to> [OF <toHouse>]',
        },
      ],
    ],
  ];

  test.each(cases)('%s', (line, faults) => {
    expect(read(line)).toEqual({ ok: false, error: faults });
  });

  test('all faults of a line are given, not the first', () => {
    expect(read('A99 TRANSFER 900 infntry RANK 7 TO Gracee')).toEqual({
      ok: false,
      error: [
        { code: 'unknown-name', what: 'band', words: 'A99', meant: [] },
        { code: 'out-of-range', what: 'count', value: 900, from: 1, to: 500 },
        { code: 'unknown-name', what: 'troop', words: 'infntry', meant: ['infantry'] },
        { code: 'out-of-range', what: 'rank', value: 7, from: 1, to: 5 },
        { code: 'unknown-name', what: 'any-band', words: 'Gracee', meant: ['F1'] },
      ],
    });
  });

  test('behind a misspelt verb the rest is looked through as well', () => {
    expect(read('A99 MRACH Lodnon')).toMatchObject({
      error: [
        { code: 'unknown-verb', words: 'MRACH', meant: ['MARCH'] },
        { code: 'unknown-name', what: 'band', words: 'A99' },
        { code: 'unknown-name', what: 'place', words: 'Lodnon' },
      ],
    });
  });

  test('an endless line is refused quickly', () => {
    const line = `A7 TRANSFER ${'to '.repeat(20_000)}A8`;
    expect(read(line)).toMatchObject({ error: [{ code: 'words-left-over', pattern: '' }] });
    expect(read(`A7 TRANSFER ${'to '.repeat(290)}A8`)).toMatchObject({ ok: false });
  });

  test('a long word is cut short in the answer', () => {
    const result = read(`A7 MARCH ${'x'.repeat(10_000)}`);
    expect(JSON.stringify(result).length).toBeLessThan(300);
  });
});
