import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderKindOf, orderSchema, readOrderJson } from '../../src/index.ts';
import { grammarOf } from '../../src/order/grammar.ts';
import { readLine } from '../../src/order/read-line.ts';
import { writeLine } from '../../src/order/write-line.ts';
import { AREAS, KINGDOMS, known, type ListOrder, listOrders, type PeaceArgs, UNITS } from './lists-toy.ts';

const grammar = grammarOf(listOrders, 'ruler');
const read = (text: string) => readLine(grammar, known, text);
const move = (units: readonly number[], to = 'Lindesie'): ListOrder => ({ verb: 'MOVE', args: { units, to } });
const raid = (times?: number): ListOrder => ({
  verb: 'RAID',
  args: { area: 'Lindesie', ...(times === undefined ? {} : { times }) },
});
const peace = (args: Omit<PeaceArgs, 'kingdom'>, kingdom = 'Kent'): ListOrder => ({
  verb: 'OFFER_PEACE',
  args: { kingdom, ...args },
});

describe('lists in lines', () => {
  test.each<[line: string, order: ListOrder]>([
    ['MOVE 12, 14, 15 TO Lindesie', move([12, 14, 15])],
    ['MOVE 12,14,15 Lindesie', move([12, 14, 15])],
    ['move 15, 12 and 14 to lindesie', move([15, 12, 14])],
    ['MOVE 12, 14, and 15 TO Lindesie', move([12, 14, 15])],
    ['MOVE 12 & 14 TO Lindesie', move([12, 14])],
    ['MOVE 12 14 15 TO Lindesie', move([12, 14, 15])],
    ['MOVE Levy 12, Levy 14 TO Lindesie', move([12, 14])],
    ['MOVE 12 TO Est Treding', move([12], 'Est Treding')],
    ['DISBAND Levy 7', { verb: 'DISBAND', args: { unit: 7 } }],
    ['DISPATCH 7, 9', { verb: 'DISPATCH', args: { units: [7, 9] } }],
    ['OFFER PEACE Kent LAND Est Treding, Hoiland', peace({ land: ['Est Treding', 'Hoiland'] })],
    ['OFFER PEACE Kent LAND Est Treding and Hoiland', peace({ land: ['Est Treding', 'Hoiland'] })],
    ['OFFER PEACE Kent LAND Hoiland March Hoiland', peace({ land: ['Hoiland March', 'Hoiland'] })],
    ['OFFER PEACE Kent LAND Tyne and Wear, "And"', peace({ land: ['Tyne and Wear', 'And'] })],
    ['OFFER PEACE Kent LAND Est Tr, Hoi Ma', peace({ land: ['Est Treding', 'Hoiland March'] })],
  ])('%s', (line, order) => {
    expect(read(line)).toEqual({ ok: true, value: order });
  });

  test.each<[line: string, faults: readonly object[]]>([
    ['MOVE 12, 13, 15 TO Lindesie', [{ code: 'unknown-name', what: 'unit', words: '13', meant: [] }]],
    ['MOVE 12, 14 TO Lindesei', [{ code: 'unknown-name', what: 'area', words: 'Lindesei', meant: ['Lindesie'] }]],
    [
      'OFFER PEACE Kent LAND Est Trding, Hoiland, Nowhere',
      [
        { code: 'unknown-name', what: 'area', words: 'Est Trding', meant: ['Est Treding'] },
        { code: 'unknown-name', what: 'area', words: 'Nowhere', meant: [] },
      ],
    ],
    ['OFFER PEACE Kent LAND Hoiland, March, Land', [{ code: 'unknown-name', what: 'area', words: 'March', meant: [] }]],
    ['MOVE 12, 14, 12 TO Lindesie', [{ code: 'named-twice', what: 'unit', words: '12' }]],
    ['DISPATCH 7, Levy 7', [{ code: 'named-twice', what: 'unit', words: 'Levy 7' }]],
    ['DISPATCH 7', [{ code: 'wrong-count', what: 'units', count: 1, from: 2, to: 3 }]],
    ['DISPATCH 4, 6, 7, 9', [{ code: 'wrong-count', what: 'units', count: 4, from: 2, to: 3 }]],
    ['DISPATCH', [{ code: 'missing-words', after: 'DISPATCH', wanted: 'units' }]],
    ['MOVE TO Lindesie', [{ code: 'missing-words', after: 'MOVE TO', wanted: 'units' }]],
    [
      'MOVE 12, 13 TO Lindesei',
      [
        { code: 'unknown-name', what: 'unit', words: '13', meant: [] },
        { code: 'unknown-name', what: 'area', words: 'Lindesei', meant: ['Lindesie'] },
      ],
    ],
    [
      'OFFER PEACE Kent LAND Hoiland, L, Est Treding',
      [{ code: 'ambiguous-name', what: 'area', words: 'L', meant: ['Land', 'Lindesie'] }],
    ],
    [
      'OFFER PEACE Knt DISBAND 4, 5 TRIBUTE 100',
      [
        { code: 'unknown-name', what: 'kingdom', words: 'Knt', meant: ['Kent'] },
        { code: 'unknown-name', what: 'unit', words: '5', meant: [] },
        { code: 'out-of-range', what: 'tribute', value: 100, from: 1, to: 99 },
      ],
    ],
  ])('%s', (line, faults) => {
    expect(read(line)).toEqual({ ok: false, error: faults });
  });

  test('an endless list is refused quickly', () => {
    const many = Array.from({ length: 140 }, (_, index) => index + 100).join(', ');
    expect(read(`MOVE ${many} TO Lindesie`)).toMatchObject({ ok: false });
    expect(read(`OFFER PEACE Kent LAND ${'and xx '.repeat(140)}`)).toMatchObject({ ok: false });
  });
});

describe('several optional parts', () => {
  const full = peace({ tribute: 20, disband: [4, 6], trade: true, land: ['Lindesie', 'Hoiland'] });
  test.each<[line: string, order: ListOrder]>([
    ['OFFER PEACE Kent', peace({})],
    ['OFFER PEACE Est Treding TRIBUTE 20', peace({ tribute: 20 }, 'Est Treding')],
    ['OFFER PEACE Kent TRIBUTE 20 DISBAND 4, 6 TRADE LAND Lindesie, Hoiland', full],
    ['OFFER PEACE Kent LAND Lindesie, Hoiland DISBAND 4, 6 TRIBUTE 20 TRADE', full],
    ['OFFER PEACE Kent TRADE, LAND Lindesie, Hoiland, TRIBUTE 20, and DISBAND 4 and 6', full],
    ['offer peace to Kent: disb 4, 6; land Lindesie and Hoiland; tribute of 20 and trade', full],
    ['OFFER PEACE Kent RENOUNCE TRADE Mercia', peace({ renounce: ['Mercia'] })],
    ['OFFER PEACE Kent RENOUNCE TRADE Mercia TRADE', peace({ renounce: ['Mercia'], trade: true })],
    ['OFFER PEACE Kent TRADE RENOUNCE TRADE Mercia', peace({ renounce: ['Mercia'], trade: true })],
    ['OFFER PEACE Tribute TRIBUTE 5', peace({ tribute: 5 }, 'Tribute')],
    ['OFFER PEACE Kent LAND Land, Trade Wold TRADE', peace({ trade: true, land: ['Land', 'Trade Wold'] })],
  ])('%s', (line, order) => {
    expect(read(line)).toEqual({ ok: true, value: order });
  });

  test('none may stand twice', () => {
    expect(read('OFFER PEACE Kent TRIBUTE 20 TRIBUTE 30')).toMatchObject({
      error: [{ code: 'words-left-over', words: 'TRIBUTE 30' }],
    });
  });
});

describe('a count glued to its sign', () => {
  test.each<[line: string, order: ListOrder]>([
    ['RAID Lindesie', raid()],
    ['RAID Lindesie x3', raid(3)],
    ['raid lindesie X 3', raid(3)],
    ['RAID Lindesie ×3', raid(3)],
    ['RAID Lindesie 3x', raid(3)],
    ['RAID Lindesie 3', raid(3)],
  ])('%s', (line, order) => {
    expect(read(line)).toEqual({ ok: true, value: order });
  });

  test.each<[line: string, faults: readonly object[]]>([
    ['RAID Lindesie x10', [{ code: 'out-of-range', what: 'times', value: 10, from: 1, to: 9 }]],
    ['RAID Lindesei x3', [{ code: 'unknown-name', what: 'area', words: 'Lindesei', meant: ['Lindesie'] }]],
    ['RAID Lindesie xy', [{ code: 'not-a-number', what: 'times', words: 'xy' }]],
  ])('%s', (line, faults) => {
    expect(read(line)).toEqual({ ok: false, error: faults });
  });
});

describe('lists as JSON', () => {
  const readJson = (item: unknown) => readOrderJson(listOrders, known, item, { path: '[0]' });

  test('are arrays of different values, in their order', () => {
    expect(readJson(move([15, 12]))).toEqual({ ok: true, value: move([15, 12]) });
    expect(readJson({ verb: 'OFFER_PEACE', args: { kingdom: 'Kent', land: [], disband: null } })).toEqual({
      ok: true,
      value: peace({}),
    });
  });

  test.each<[args: object, faults: readonly object[]]>([
    [{ units: 12 }, [{ path: '[0].args.units', wanted: 'a list of 1 to 5 different values, each a whole number' }]],
    [{ units: [] }, [{ code: 'wrong-count', path: '[0].args.units', count: 0, from: 1, to: 5 }]],
    [{ units: [4, 6, 7, 9, 12, 14] }, [{ code: 'wrong-count', path: '[0].args.units', count: 6 }]],
    [
      { units: [4, 5, '6', 4] },
      [
        { code: 'unknown-name', path: '[0].args.units[1]', words: '5' },
        { code: 'bad-json', path: '[0].args.units[2]', wanted: 'a whole number' },
        { code: 'named-twice', path: '[0].args.units[3]', words: '4' },
      ],
    ],
  ])('%j', (args, faults) => {
    expect(readJson({ verb: 'MOVE', args: { to: 'Lindesie', ...args } })).toMatchObject({ ok: false, error: faults });
  });

  test('their schema', () => {
    const kind = orderKindOf(listOrders, 'MOVE');
    if (kind === undefined) throw new Error('MOVE');
    expect(orderSchema(kind, known).properties?.['args']?.properties?.['units']).toEqual({
      type: 'array',
      items: { type: 'integer', enum: UNITS },
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
      description: 'units',
    });
  });
});

describe('what is written is read as the same order', () => {
  const units = (minLength: number, maxLength: number) =>
    fc.uniqueArray(fc.constantFrom(...UNITS), { minLength, maxLength });
  const some = (values: readonly string[]) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: values.length });
  const orders: fc.Arbitrary<ListOrder> = fc.oneof(
    fc.record({
      verb: fc.constant('MOVE' as const),
      args: fc.record({ units: units(1, 5), to: fc.constantFrom(...AREAS) }),
    }),
    fc.record({ verb: fc.constant('DISBAND' as const), args: fc.record({ unit: fc.constantFrom(...UNITS) }) }),
    fc.record({ verb: fc.constant('DISPATCH' as const), args: fc.record({ units: units(2, 3) }) }),
    fc.record({
      verb: fc.constant('RAID' as const),
      args: fc.record(
        { area: fc.constantFrom(...AREAS), times: fc.integer({ min: 1, max: 9 }) },
        { requiredKeys: ['area'] },
      ),
    }),
    fc.record({
      verb: fc.constant('OFFER_PEACE' as const),
      args: fc.record(
        {
          kingdom: fc.constantFrom(...KINGDOMS),
          tribute: fc.integer({ min: 1, max: 99 }),
          disband: units(1, 8),
          renounce: some(KINGDOMS),
          trade: fc.constant(true),
          land: some(AREAS),
        },
        { requiredKeys: ['kingdom'] },
      ),
    }),
  );

  test('as a line, as JSON, and with its optional parts in another order', () => {
    fc.assert(
      fc.property(orders, fc.nat(), (order, turned) => {
        const line = writeLine(listOrders, known, order);
        expect(read(line)).toEqual({ ok: true, value: order });
        expect(readOrderJson(listOrders, known, JSON.parse(JSON.stringify(order)))).toEqual({
          ok: true,
          value: order,
        });
        if (order.verb !== 'OFFER_PEACE') return;
        const { kingdom, ...demands } = order.args;
        const head = writeLine(listOrders, known, peace({}, kingdom));
        const parts = Object.entries(demands).map(([name, value]) =>
          writeLine(listOrders, known, peace({ [name]: value }, kingdom)).slice(head.length),
        );
        const at = turned % (parts.length || 1);
        const inAnotherOrder = [head, ...parts.slice(at), ...parts.slice(0, at)].join(',');
        expect(read(inAnotherOrder)).toEqual({ ok: true, value: order });
      }),
      { numRuns: 1000, seed: 800 },
    );
  });
});
