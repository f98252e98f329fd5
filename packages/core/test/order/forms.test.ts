import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  innerChoices,
  leavesOf,
  orderKindOf,
  orderSchema,
  pickOrder,
  quickDice,
  readOrderJson,
  readSheetText,
  writeLine,
} from '../../src/index.ts';
import { grammarOf } from '../../src/order/grammar.ts';
import { readLine } from '../../src/order/read-line.ts';
import { CHOICES, type FormOrder, type Forms, formOrders, known } from './forms-toy.ts';

const grammar = grammarOf(formOrders, 'ruler');
const read = (text: string) => readLine(grammar, known, text);
const order = (verb: FormOrder['verb'], args: FormOrder['args'] = {}): FormOrder => ({ verb, args });
const foot = (count: number | 'ALL') => ({ troop: 'Foot', count });
const horse = (count: number) => ({ troop: 'Horse', count });

describe('lines', () => {
  test.each<[line: string, order: FormOrder]>([
    ['SEND 2.5', order('SEND', { amount: 25 })],
    ['SEND 40', order('SEND', { amount: 400 })],
    ['SEND 0.1 WITH ALL', order('SEND', { amount: 1, men: 'ALL' })],
    ['SEND 3 with 12', order('SEND', { amount: 30, men: 12 })],
    ['MOVE Foot 4, Horse 6 TO Ely', order('MOVE', { bands: [foot(4), horse(6)], to: 'Ely' })],
    ['MOVE inf 4 + cav 6 TO Ely', order('MOVE', { bands: [foot(4), horse(6)], to: 'Ely' })],
    ['MOVE Foot ALL and Horse 1 Ely', order('MOVE', { bands: [foot('ALL'), horse(1)], to: 'Ely' })],
    [
      'MOVE Foot 4 VIA Riga, Kaunas, Riga TO Ely',
      order('MOVE', { bands: [foot(4)], via: ['Riga', 'Kaunas', 'Riga'], to: 'Ely' }),
    ],
    ['SAIL Riga > Gulf of Cadiz', order('SAIL', { way: ['Riga', 'Gulf of Cadiz'] })],
    [
      'SAIL Riga then Kaunas RETREAT losses>=2',
      order('SAIL', { way: ['Riga', 'Kaunas'], retreat: [{ measure: 'losses', sign: '>=', than: 2 }] }),
    ],
    [
      'SAIL Riga RETREAT losses >= 2, ratio < 1/2 or now',
      order('SAIL', {
        way: ['Riga'],
        retreat: [
          { measure: 'losses', sign: '>=', than: 2 },
          { measure: 'ratio', sign: '<', than: 1, of: 2 },
          { measure: 'now' },
        ],
      }),
    ],
    [
      'SAIL Riga RETREAT losses≥2',
      order('SAIL', { way: ['Riga'], retreat: [{ measure: 'losses', sign: '>=', than: 2 }] }),
    ],
    [
      'TRADE GIVE 3 inf @ Kaunas + 20 + Riga GET 2 cav @ Ely WITH CITY',
      order('TRADE', {
        give: [{ count: 3, troop: 'Foot', at: 'Kaunas' }, { coins: 20 }, { land: 'Riga' }],
        get: [{ count: 2, troop: 'Horse', at: 'Ely', city: true }],
      }),
    ],
    ['CANCEL #7', order('CANCEL', { offer: 7 })],
    ['CANCEL 12 # the old one', order('CANCEL', { offer: 12 })],
    [
      'PLOT "a dark plan" FALLBACK SEND 2.5 WITH 3',
      order('PLOT', { text: 'a dark plan', fallback: { verb: 'SEND', args: { amount: 25, men: 3 } } }),
    ],
    ['PLOT "a dark plan"', order('PLOT', { text: 'a dark plan' })],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual({ ok: true, value: expected });
  });

  test.each<[line: string, faults: readonly object[]]>([
    ['SEND 2.55', [{ code: 'not-a-number', what: 'amount', words: '2.55', places: 1 }]],
    ['SEND 900', [{ code: 'out-of-range', what: 'amount', value: 9000, from: 1, to: 5000, places: 1 }]],
    ['MOVE Fot 4, Horse 6 TO Ely', [{ code: 'unknown-name', what: 'troop', words: 'Fot', meant: ['Foot'] }]],
    ['MOVE Foot 400 TO Ely', [{ code: 'out-of-range', what: 'count', value: 400, from: 1, to: 99 }]],
    [
      'MOVE Foot 4, Horse 2, Foot 1, Foot 2, Foot 3 TO Ely',
      [{ code: 'wrong-count', what: 'bands', count: 5, from: 1, to: 4 }],
    ],
    ['SAIL Riga, Riga', [{ code: 'named-twice', what: 'place', words: 'Riga' }]],
    [
      'SAIL Riga RETREAT losses<2',
      [{ code: 'not-a-condition', what: 'retreat', words: 'losses<2', terms: ['losses>=1', 'ratio<1/2', 'now'] }],
    ],
    ['CANCEL #8', [{ code: 'unknown-name', what: 'offer', words: '#8', meant: ['#7'] }]],
    ['PLOT "x" FALLBACK WAIT', [{ code: 'unknown-verb', words: 'WAIT', meant: ['SEND', 'CANCEL'] }]],
    ['PLOT "x" FALLBACK SEND Ely', [{ code: 'not-a-number', what: 'amount', words: 'Ely', places: 1 }]],
  ])('%s is refused', (line, faults) => {
    expect(read(line)).toEqual({ ok: false, error: faults });
  });

  test('a place that an earlier line founds may be named in a later one, and in no other', () => {
    const sheet = readSheetText({ orders: formOrders }, known, 'FOUND "Nova Carthago"\nIMPROVE Nova Carthago');
    expect(sheet.orders).toEqual([
      order('FOUND', { name: 'Nova Carthago' }),
      order('IMPROVE', { place: 'Nova Carthago' }),
    ]);
    const turned = readSheetText({ orders: formOrders }, known, 'IMPROVE Nova Carthago\nFOUND "Nova Carthago"');
    expect(turned.lines.map(({ outcome }) => outcome)).toEqual(['malformed', 'accepted']);
  });
});

describe('JSON', () => {
  const readJson = (item: unknown) => readOrderJson(formOrders, known, item, { path: '[0]' });

  test.each<[what: string, item: object, faults: readonly object[]]>([
    [
      'a number in no smallest unit',
      order('SEND', { amount: 2.5 }),
      [{ code: 'bad-json', path: '[0].args.amount', wanted: 'a whole number from 1 to 5000, in tenths' }],
    ],
    [
      'another word than ALL',
      order('SEND', { amount: 1, men: 'MANY' }),
      [{ code: 'bad-json', path: '[0].args.men', wanted: 'a whole number from 1 to 99, or "ALL"' }],
    ],
    [
      'a group with a strange key',
      order('MOVE', { bands: [{ troop: 'Foot', count: 1, hats: 2 }], to: 'Ely' }),
      [{ code: 'bad-json', path: '[0].args.bands[0].hats', wanted: 'nothing here, only troop, count' }],
    ],
    [
      'a group without a count',
      order('MOVE', { bands: [{ troop: 'Foot' }], to: 'Ely' }),
      [{ code: 'bad-json', path: '[0].args.bands[0]', wanted: 'a group as in <troop> <count>' }],
    ],
    [
      'a condition with a wrong sign',
      order('SAIL', { way: ['Riga'], retreat: [{ measure: 'losses', sign: '<', than: 2 }] }),
      [{ code: 'bad-json', path: '[0].args.retreat[0]' }],
    ],
    [
      'an order inside that may not stand there',
      order('PLOT', { text: 'x', fallback: { verb: 'WAIT', args: {} } }),
      [{ code: 'unknown-verb', path: '[0].args.fallback.verb', words: 'WAIT' }],
    ],
  ])('%s is refused by its path', (_, item, faults) => {
    expect(readJson(item)).toMatchObject({ ok: false, error: faults });
  });

  test('the schema says the same', () => {
    const schemaOf = (verb: string) =>
      orderSchema(orderKindOf(formOrders, verb)!, known, formOrders).properties?.['args']?.properties;
    expect(schemaOf('SEND')?.['men']).toMatchObject({
      anyOf: [{ type: 'integer', minimum: 1, maximum: 99 }, { enum: ['ALL'] }],
    });
    expect(schemaOf('MOVE')?.['bands']).toMatchObject({
      type: 'array',
      items: { required: ['troop', 'count'] },
      minItems: 1,
      maxItems: 4,
    });
    expect(schemaOf('SAIL')?.['retreat']?.items?.anyOf?.map(({ required }) => required)).toEqual([
      ['measure', 'sign', 'than'],
      ['measure', 'sign', 'than'],
      ['measure'],
    ]);
    expect(schemaOf('PLOT')?.['fallback']?.anyOf?.map(({ properties }) => properties?.['verb']?.enum)).toEqual([
      ['SEND'],
      ['CANCEL'],
    ]);
  });
});

describe('choices', () => {
  const inner = innerChoices<Forms>({ orders: formOrders }, CHOICES);
  const verbs = Object.keys(CHOICES) as FormOrder['verb'][];
  const isSame = (given: FormOrder): void => {
    expect(read(writeLine(formOrders, known, given)), writeLine(formOrders, known, given)).toEqual({
      ok: true,
      value: given,
    });
    expect(readOrderJson(formOrders, known, JSON.parse(JSON.stringify(given)))).toEqual({ ok: true, value: given });
  };

  test.each(verbs)('every leaf of %s is written and read again', (verb) => {
    const leaves = leavesOf(orderKindOf(formOrders, verb)!, CHOICES[verb], 60, inner);
    expect(leaves.length).toBeGreaterThan(0);
    leaves.forEach(isSame);
  });

  test('so is whatever is picked at random', () => {
    fc.assert(
      fc.property(fc.constantFrom(...verbs), fc.integer({ min: 1, max: 1_000_000 }), (verb, seed) => {
        isSame(pickOrder(orderKindOf(formOrders, verb)!, CHOICES[verb], quickDice(seed).at('pick'), inner));
      }),
      { numRuns: 300 },
    );
  });

  test('a way that leads to a place ends there', () => {
    const leaves = leavesOf(orderKindOf(formOrders, 'MOVE')!, CHOICES.MOVE, 60, inner) as readonly FormOrder[];
    expect(leaves.every(({ args }) => typeof args['to'] === 'string')).toBe(true);
    expect(leaves.some(({ args }) => args['via'] === undefined)).toBe(true);
    expect(leaves.some(({ args }) => Array.isArray(args['via']))).toBe(true);
  });
});
