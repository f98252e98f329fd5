import { describe, expect, test } from 'vitest';
import { orderKindOf, orderSchema, readOrderJson, sheetSchema } from '../../src/index.ts';
import { known, toyOrders } from './toy.ts';

const read = (item: unknown) => readOrderJson(toyOrders, known, item, { path: '[3]' });

describe('orders as JSON that are understood', () => {
  test.each([
    { verb: 'MARCH', unit: 'A7', args: { place: 7 } },
    { verb: 'HOLD', unit: 'A7', args: {} },
    { verb: 'FOLLOW', unit: 'A7', args: { target: null } },
    { verb: 'FOLLOW', unit: 'A7', args: { target: 'A99' } },
    { verb: 'MARINES', unit: 'A7', args: { on: false } },
    { verb: 'RANK', unit: 'A7', args: { type: 'archer', ranks: [0, 1, 2] } },
    { verb: 'FORM_BAND', unit: 'A7', args: { name: 'The "Few"' } },
    { verb: 'TRANSFER', unit: 'A7', args: { to: 'A8', all: true } },
    { verb: 'SEND_AMBASSADOR', args: { house: 'Fra' } },
  ])('%j', (order) => {
    expect(read(order)).toEqual({ ok: true, value: order });
  });

  test('what is left out is left out in one way only', () => {
    const order = { verb: 'SEND_AMBASSADOR', args: { house: 'Fra' } };
    expect(read({ verb: 'SEND_AMBASSADOR', args: { text: null, house: 'Fra' } })).toEqual({ ok: true, value: order });
    expect(read({ verb: 'SEND_AMBASSADOR', args: { text: ' ', house: 'Fra' } })).toEqual({ ok: true, value: order });
    expect(read({ verb: 'HOLD', unit: 'A7' })).toEqual({ ok: true, value: { verb: 'HOLD', unit: 'A7', args: {} } });
  });

  test('texts are the same as in a line', () => {
    const text = '  One\r\nTwo\rThree ';
    expect(read({ verb: 'PROCLAIM', args: { text } })).toMatchObject({ value: { args: { text: 'One\nTwo\nThree' } } });
  });
});

describe('JSON that is malformed', () => {
  const path = (rest: string) => `[3]${rest}`;
  test.each<[item: unknown, faults: readonly object[]]>([
    [null, [{ code: 'bad-json', path: '[3]' }]],
    [[], [{ code: 'bad-json', path: '[3]' }]],
    [{ verb: 7 }, [{ code: 'bad-json', path: path('.verb') }]],
    [{ verb: 'MRACH' }, [{ code: 'unknown-verb', path: path('.verb'), words: 'MRACH', meant: ['MARCH'] }]],
    [{ verb: 'constructor' }, [{ code: 'unknown-verb', path: path('.verb') }]],
    [{ verb: 'SET_STATUS', args: {} }, [{ code: 'unknown-verb', path: path('.verb') }]],
    [{ verb: 'HOLD', unit: 'A7', args: [] }, [{ code: 'bad-json', path: path('.args') }]],
    [{ verb: 'HOLD' }, [{ code: 'bad-json', path: path('.unit'), wanted: 'text' }]],
    [{ verb: 'DECLARE_WAR', unit: 'A7', args: { house: 'Fra' } }, [{ path: path('.unit'), wanted: 'no unit' }]],
    [
      { verb: 'DECLARE_WAR', args: { house: 'fra' } },
      [{ code: 'unknown-name', path: path('.args.house'), meant: ['Fra'] }],
    ],
    [{ verb: 'DECLARE_WAR', args: {} }, [{ code: 'bad-json', path: path('.args.house'), wanted: 'text' }]],
    [{ verb: 'MARCH', unit: 'A7', args: { place: '7' } }, [{ path: path('.args.place'), wanted: 'a whole number' }]],
    [{ verb: 'MARCH', unit: 'A7', args: { place: 7.5 } }, [{ path: path('.args.place'), wanted: 'a whole number' }]],
    [{ verb: 'MARINES', unit: 'A7', args: { on: 1 } }, [{ path: path('.args.on'), wanted: 'true or false' }]],
    [{ verb: 'FOLLOW', unit: 'A7', args: { target: 'B9' } }, [{ code: 'unknown-name', path: path('.args.target') }]],
    [{ verb: 'FOLLOW', unit: 'A7', args: { target: 'a9' } }, [{ code: 'unknown-name', path: path('.args.target') }]],
    [{ verb: 'PROCLAIM', args: { text: 'Hi' } }, [{ code: 'text-length', path: path('.args.text'), length: 2 }]],
    [{ verb: 'PROCLAIM', args: { text: 5 } }, [{ path: path('.args.text'), wanted: 'text of 5 to 4000 characters' }]],
    [
      { verb: 'RANK', unit: 'A7', args: { type: 'archer', ranks: [1, 2] } },
      [{ path: path('.args.ranks'), wanted: '3 whole numbers from 0 to 99' }],
    ],
    [
      { verb: 'RANK', unit: 'A7', args: { type: 'archer', ranks: [1, 2, 100] } },
      [{ code: 'out-of-range', path: path('.args.ranks'), value: 100 }],
    ],
    [
      { verb: 'TRANSFER', unit: 'A7', args: { to: 'A8', all: true, count: 3 } },
      [
        {
          path: path('.args'),
          wanted:
            'arguments as in <unit> TRANSFER <count> <type> [RANK <rank>] TO <to> [OF <toHouse>] or <unit> TRANSFER ALL TO <to> [OF <toHouse>]',
        },
      ],
    ],
    [{ verb: 'TRANSFER', unit: 'A7', args: { to: 'A8', all: false } }, [{ path: path('.args') }]],
  ])('%j', (item, faults) => {
    const result = read(item);
    expect(result).toMatchObject({ ok: false, error: faults });
    expect(result.ok ? 0 : result.error.length).toBe(faults.length);
  });

  test('all faults are given, unknown arguments included', () => {
    const item = { verb: 'SEND_GOLD', speed: 3, args: { house: 'Frq', amount: 0, haste: true } };
    expect(read(item)).toEqual({
      ok: false,
      error: [
        { code: 'bad-json', path: '[3].speed', wanted: 'nothing here, only unit, verb, args' },
        { code: 'bad-json', path: '[3].args.haste', wanted: 'nothing here, only house, amount' },
        { code: 'unknown-name', path: '[3].args.house', what: 'house', words: 'Frq', meant: ['Fra'] },
        { code: 'out-of-range', path: '[3].args.amount', what: 'amount', value: 0, from: 1, to: 1000 },
      ],
    });
  });
});

describe('the JSON schema', () => {
  const kind = (verb: string) => {
    const found = orderKindOf(toyOrders, verb);
    if (found === undefined) throw new Error(verb);
    return found;
  };

  test('of one order', () => {
    expect(orderSchema(kind('RANK'), known)).toEqual({
      type: 'object',
      description: 'the order RANK',
      properties: {
        unit: { type: 'string', enum: ['A7', 'A8', 'F1'], description: 'band' },
        verb: { type: 'string', enum: ['RANK'] },
        args: {
          type: 'object',
          properties: {
            type: {
              type: 'string',
              enum: ['infantry', 'archer', 'lightCavalry', 'heavyCavalry'],
              description: 'troop',
            },
            ranks: {
              ...{ type: 'array', items: { type: 'integer', minimum: 0, maximum: 99 } },
              ...{ minItems: 3, maxItems: 3, description: 'ranks' },
            },
          },
          required: ['type', 'ranks'],
          additionalProperties: false,
        },
      },
      required: ['unit', 'verb', 'args'],
      additionalProperties: false,
    });
  });

  test('without a campaign there are no lists, and a list that is not complete is not given', () => {
    expect(orderSchema(kind('MARCH')).properties?.['args']?.properties?.['place']).toEqual({
      type: 'integer',
      description: 'place',
    });
    expect(orderSchema(kind('FOLLOW'), known).properties?.['args']?.properties?.['target']).toEqual({
      type: ['string', 'null'],
      description: 'any-band',
    });
  });

  test('of a sheet: one of the orders of a ruler, or of the acts of the master', () => {
    expect(sheetSchema(toyOrders, 'ruler').items?.anyOf?.length).toBe(15);
    expect(sheetSchema(toyOrders, 'master').items?.anyOf?.map(({ properties }) => properties?.['verb']?.enum)).toEqual([
      ['SET_STATUS'],
    ]);
  });
});
