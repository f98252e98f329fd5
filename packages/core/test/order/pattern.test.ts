import { describe, expect, test } from 'vitest';
import { defineOrders, type OrderCatalogue, type OrderLine, type Param, type RulesetTypes } from '../../src/index.ts';
import { waysToWrite } from '../../src/order/pattern.ts';

const shown = (pattern: string): readonly string[] => {
  const ways = waysToWrite(pattern);
  if (!ways.ok) return [ways.error];
  return ways.value.map((way) =>
    way.map((part) => (part.part === 'word' ? part.anyOf.join('|') : `<${part.name}>`)).join(' '),
  );
};

describe('patterns', () => {
  test('a pattern can be written with its optional parts or without them, the fullest way first', () => {
    expect(shown('<unit> FORM BAND [AS <number>] [<name>]')).toEqual([
      '<unit> FORM BAND AS <number> <name>',
      '<unit> FORM BAND AS <number>',
      '<unit> FORM BAND <name>',
      '<unit> FORM BAND',
    ]);
    expect(shown('GO [TO <place> [BY <way>]]')).toEqual(['GO TO <place> BY <way>', 'GO TO <place>', 'GO']);
  });

  test('literals may have alternatives', () => {
    expect(shown('BUILD FORT|CASTLE')).toEqual(['BUILD FORT|CASTLE']);
  });

  test.each([
    ['GO to', '"to" is no capital word, <argument> or [optional part]'],
    ['GO <to', '"<to" is no capital word, <argument> or [optional part]'],
    ['GO [TO', 'a [ has no ]'],
    ['GO TO]', 'a ] has no ['],
    ['GO [A] [B] [C] [D] [E] [F]', 'it has more than 5 optional parts'],
  ])('%s: %s', (pattern, fault) => {
    expect(shown(pattern)).toEqual([fault]);
  });
});

const integer: Param['type'] = { kind: 'number', name: 'n', from: 1, to: 9 };
const param = (optional = false): Param => ({ type: integer, optional, help: '' });

const catalogue = (params: { [name: string]: Param }, lines: readonly OrderLine[], unit = false) =>
  ({
    kinds: {
      GO: {
        verb: 'GO',
        rule: 'T-1',
        title: '',
        help: '',
        group: '',
        by: 'ruler',
        ...(unit ? { unit: param() } : {}),
        params,
        lines,
        options: () => null,
        check: () => [],
      },
    },
    together: () => [],
  }) satisfies OrderCatalogue<RulesetTypes>;

describe('faults in order lines are thrown when orders are defined', () => {
  const flag: Param = { type: { kind: 'flag', name: 'on' }, help: '' };
  test.each<[fault: string, orders: OrderCatalogue<RulesetTypes>]>([
    ['GO has no line', catalogue({}, [])],
    ['GO has a parameter named unit', catalogue({ unit: param(true) }, [{ pattern: 'GO' }])],
    ["GO, line 'GO [': a [ has no ]", catalogue({}, [{ pattern: 'GO [' }])],
    ["GO, line '<n> GO': it must begin with a capital word", catalogue({ n: param() }, [{ pattern: '<n> GO' }])],
    ["GO, line '': it must begin with a capital word", catalogue({}, [{ pattern: '' }])],
    ["GO, line 'GO': it must begin with <unit>", catalogue({}, [{ pattern: 'GO' }], true)],
    ["GO, line '<unit>': a capital word must follow <unit>", catalogue({}, [{ pattern: '<unit>' }], true)],
    ["GO, line '<unit> GO <unit>': <unit> is no parameter", catalogue({}, [{ pattern: '<unit> GO <unit>' }], true)],
    ["GO, line 'GO <n> <n>': <n> stands there twice", catalogue({ n: param() }, [{ pattern: 'GO <n> <n>' }])],
    ["GO, line 'GO <x>': <x> is no parameter", catalogue({}, [{ pattern: 'GO <x>' }])],
    ["GO, line 'GO': it sets x, which is no parameter", catalogue({}, [{ pattern: 'GO', sets: { x: 1 } }])],
    ["GO, line 'GO <n>': <n> is set as well", catalogue({ n: param() }, [{ pattern: 'GO <n>', sets: { n: 1 } }])],
    [
      "GO, line 'GO <on>': <on> is a flag, which only the wording can set",
      catalogue({ on: flag }, [{ pattern: 'GO <on>' }]),
    ],
    [
      "GO, line 'GO [<n>]': it can be written without n, which is required",
      catalogue({ n: param() }, [{ pattern: 'GO [<n>]' }]),
    ],
  ])('%s', (fault, orders) => {
    expect(() => defineOrders(orders)).toThrow(`order lines with faults:\n${fault}`);
  });

  test('sound lines are accepted', () => {
    const orders = catalogue({ n: param(true) }, [{ pattern: '<unit> GO [<n>]' }], true);
    expect(defineOrders(orders)).toBe(orders);
  });
});
