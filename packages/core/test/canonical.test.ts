import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText } from '../src/canonical.ts';
import { hashOf } from '../src/hash-of.ts';

/** The same data built in another order. */
const rebuilt = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(rebuilt);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, rebuilt(part)]),
  );
};

describe('canonicalText', () => {
  test.each([
    [null, 'null'],
    [true, 'true'],
    [-0, '0'],
    [-1.5, '-1.5'],
    ['say "aye"\n', '"say \\"aye\\"\\n"'],
    [[], '[]'],
    [{}, '{}'],
    [[1, [2, 'x']], '[1,[2,"x"]]'],
    [{ b: 1, a: { d: [], c: null } }, '{"a":{"c":null,"d":[]},"b":1}'],
    [{ 10: 'ten', 9: 'nine', a: 'a', Z: 'Z' }, '{"10":"ten","9":"nine","Z":"Z","a":"a"}'],
    [
      { z: [{ b: 1, a: { 10: 'ten', 9: 'nine' } }], y: { d: 1, c: 2 } },
      '{"y":{"c":2,"d":1},"z":[{"a":{"10":"ten","9":"nine"},"b":1}]}',
    ],
    [{ first: undefined, second: 2, third: undefined }, '{"second":2}'],
    [Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    [JSON.parse('{"__proto__":1}'), '{"__proto__":1}'],
    [{ name: 'a name of more than forty characters, as some places have' }, undefined],
  ])('%j', (value, text) => {
    expect(canonicalText(value)).toBe(text ?? JSON.stringify(value));
  });

  test('reads back as the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalText(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('does not depend on how the data was built', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalText(rebuilt(value))).toBe(canonicalText(value));
      }),
    );
  });

  test('the keys of every object are in code unit order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (keys) => {
        const object = Object.fromEntries(keys.map((key) => [key, 0]));
        const pairs = [...keys].sort().map((key) => `${JSON.stringify(key)}:0`);
        expect(canonicalText(object)).toBe(`{${pairs.join(',')}}`);
      }),
    );
  });
});

describe('what is not plain data is refused, with its place', () => {
  class Army {
    readonly men = 5;
  }
  test.each([
    ['a Map', { armies: new Map() }, 'an instance of Map is not plain data, at armies'],
    ['a Set', [new Set()], 'an instance of Set is not plain data, at [0]'],
    ['a Date', { at: new Date(0) }, 'an instance of Date is not plain data, at at'],
    ['an instance', { armies: { a1: [0, new Army()] } }, 'an instance of Army is not plain data, at armies.a1[1]'],
    ['typed memory', { bytes: new Uint8Array(2) }, 'an instance of Uint8Array is not plain data, at bytes'],
    ['a function', { a: 1, b: [{}, { c: () => 1 }] }, 'a function is not plain data, at b[1].c'],
    ['a symbol', { a: Symbol('x') }, 'a symbol is not plain data, at a'],
    ['a bigint', { gold: 5n }, 'a bigint is not plain data, at gold'],
    ['not a number', { gold: Number.NaN }, 'NaN is not plain data, at gold'],
    ['infinity', [1, Number.NEGATIVE_INFINITY], '-Infinity is not plain data, at [1]'],
    ['undefined in a list', { list: [1, undefined] }, 'undefined is not plain data, at list[1]'],
    ['a hole in a list', [[0], new Array(1)], 'undefined is not plain data, at [1][0]'],
    ['undefined alone', undefined, 'undefined is not plain data, at the value itself'],
  ])('%s', (_, value, message) => {
    expect(() => canonicalText(value)).toThrow(new TypeError(message));
  });

  test('a cycle', () => {
    const army: { stack: unknown[] } = { stack: [] };
    army.stack.push(army);
    expect(() => canonicalText(army)).toThrow(/perhaps a cycle.*at stack\[0\]\.stack\[0\].*\.\.\.$/);
  });

  test('what was refused once leaves no trace in the next text', () => {
    expect(() => canonicalText({ a: [1, Number.NaN] })).toThrow(TypeError);
    expect(() => canonicalText({ b: Number.NaN })).toThrow('at b');
  });
});

describe('hashOf', () => {
  test('is the SHA-256 of the canonical text', () => {
    // printf '{"a":[1,2],"b":"Æthel"}' | sha256sum
    expect(hashOf({ b: 'Æthel', a: [1, 2] })).toBe(hashOf({ a: [1, 2], b: 'Æthel' }));
    expect(hashOf({ b: 'Æthel', a: [1, 2] })).toBe('c4ef7ab8d5534c07c44c68bbab713af8d8dc2c576ae8452722590b66abe77d7b');
  });

  test('tells any two different values apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(hashOf(one) === hashOf(other)).toBe(canonicalText(one) === canonicalText(other));
      }),
    );
  });
});
