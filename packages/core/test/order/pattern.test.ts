import { describe, expect, test } from 'vitest';
import {
  defineOrders,
  type NamedType,
  type OrderCatalogue,
  type OrderLine,
  type Param,
  type RulesetTypes,
} from '../../src/index.ts';
import { type PatternPart, waysToWrite } from '../../src/order/arguments/pattern.ts';

const partShown = (part: PatternPart): string => {
  if (part.part === 'word') return part.anyOf.join('|');
  if (part.part === 'argument') return `${part.glue}<${part.name}>`;
  return `{${part.extras.map(({ parts, flag = '' }) => parts.map(partShown).join(' ') + (flag && ` = ${flag}`)).join(' / ')}}`;
};
const shown = (pattern: string, flags: OrderLine['flags'] = {}): readonly string[] => {
  const ways = waysToWrite({ pattern, flags });
  return ways.ok ? ways.value.map((way) => way.map(partShown).join(' ')) : [ways.error];
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

  test('optional parts that begin with words and stand beside each other may stand in any order', () => {
    expect(shown('GIVE <to> [GOLD <gold>] [LAND <areas>] [x<times>]')).toEqual([
      'GIVE <to> {GOLD <gold> / LAND <areas>} x<times>',
      'GIVE <to> {GOLD <gold> / LAND <areas>}',
    ]);
    expect(shown('GO [TO <place> [BY <way>]] [AT <hour>] [OR|ELSE NOT]')).toEqual([
      'GO TO <place> BY <way> {AT <hour> / OR|ELSE NOT}',
      'GO TO <place> {AT <hour> / OR|ELSE NOT}',
      'GO {AT <hour> / OR|ELSE NOT}',
    ]);
  });

  test('an optional part may set a flag by its words', () => {
    expect(shown('GO [AT ONCE]', { 'AT ONCE': 'now' })).toEqual(['GO {AT ONCE = now}']);
    expect(shown('GO [AT ONCE]')).toEqual(['GO AT ONCE', 'GO']);
  });

  test.each([
    ['GO to', '"to" is no capital word, <argument> or [optional part]'],
    ['GO <to', '"<to" is no capital word, <argument> or [optional part]'],
    ['GO [TO', 'a [ has no ]'],
    ['GO TO]', 'a ] has no ['],
    ['GO [<a>] [<b>] [<c>] [<d>] [<e>] [<f>]', 'it has more than 5 optional parts'],
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

const carriedOutBy = (units: string, orders: ReturnType<typeof catalogue>) => ({
  ...orders,
  kinds: { GO: { ...orders.kinds.GO, units } },
});

describe('faults in order lines are thrown when orders are defined', () => {
  const flag: Param = { type: { kind: 'flag', name: 'on' }, help: '' };
  const on: Param = { ...flag, optional: true };
  const thing: NamedType = { kind: 'named', name: 'thing', value: 'string', fixed: true, of: () => [] };
  const list = (from: number, to: number, of = thing): Param => ({
    type: { kind: 'list', name: 'things', of, from, to },
    help: '',
  });
  test.each<[fault: string, orders: OrderCatalogue<RulesetTypes>]>([
    ['GO has no line', catalogue({}, [])],
    ['GO has a parameter named unit', catalogue({ unit: param(true) }, [{ pattern: '<unit> GO' }], true)],
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
    [
      "GO, line 'GO [A <n>] [B <m>]': it can be written without n, which is required",
      catalogue({ n: param(), m: param(true) }, [{ pattern: 'GO [A <n>] [B <m>]' }]),
    ],
    [
      "GO, line 'GO [A <n>] [A <m>]': two parts begin with A",
      catalogue({ n: param(true), m: param(true) }, [{ pattern: 'GO [A <n>] [A <m>]' }]),
    ],
    [
      "GO, line 'GO [A <n>] [B <n>]': <n> stands there twice",
      catalogue({ n: param(true) }, [{ pattern: 'GO [A <n>] [B <n>]' }]),
    ],
    [
      "GO, line 'GO x<things>': <things> has letters before it",
      catalogue({ things: list(1, 2) }, [{ pattern: 'GO x<things>' }]),
    ],
    ["GO, line 'GO [A]': it has no optional part [B]", catalogue({ on }, [{ pattern: 'GO [A]', flags: { B: 'on' } }])],
    [
      "GO, line 'GO [A]': [A] sets n, which is no flag",
      catalogue({ n: param(true) }, [{ pattern: 'GO [A]', flags: { A: 'n' } }]),
    ],
    ['GO: its units are n, which names none', carriedOutBy('n', catalogue({ n: param() }, [{ pattern: 'GO <n>' }]))],
    ['GO, things: a list has at least one item', catalogue({ things: list(0, 2) }, [{ pattern: 'GO <things>' }])],
    ['GO, things: a list has at most fewer items', catalogue({ things: list(3, 2) }, [{ pattern: 'GO <things>' }])],
    [
      'GO, things: an item of a list cannot be none',
      catalogue({ things: list(1, 2, { ...thing, nullable: true }) }, [{ pattern: 'GO <things>' }]),
    ],
  ])('%s', (fault, orders) => {
    expect(() => defineOrders(orders)).toThrow(`order lines with faults:\n${fault}`);
  });

  test('sound lines are accepted', () => {
    const orders = catalogue({ n: param(true) }, [{ pattern: '<unit> GO [<n>]' }], true);
    expect(defineOrders(orders)).toBe(orders);
  });
});
