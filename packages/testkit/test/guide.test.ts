import { type AnyRuleset, guideFaults, readGuide } from '@chancery/core';
import { expect, test } from 'vitest';
import { PURSES } from './toy/purses.ts';
import { PURSES_PLAN } from './toy/purses-plan.ts';

const { guide } = PURSES_PLAN;
const faultsOf = (text: string) => guideFaults(PURSES as unknown as AnyRuleset, text);

test('a guide is read as words, lines of orders, and pictures with what they show', () => {
  const text =
    'Once.\n\n```orders 2\nBOAST\n```\n\nThen `x`:\n\n```map 1\nlands: A, B c\norder: BOAST\norder: BOAST\nalt: Two lands.\n```\n\n```\nno picture\n```\n';
  expect(readGuide(text)).toEqual([
    { kind: 'words', text: 'Once.' },
    { kind: 'orders', turn: 2, orders: ['BOAST'], lands: [], section: '', alt: '' },
    { kind: 'words', text: 'Then `x`:' },
    { kind: 'map', turn: 1, orders: ['BOAST', 'BOAST'], lands: ['A', 'B c'], section: '', alt: 'Two lands.' },
    { kind: 'words', text: '```\nno picture\n```' },
  ]);
});

test('a sound guide has no faults', async () => {
  expect(await faultsOf(guide)).toEqual([]);
});

test.each<readonly [what: string, from: string, to: string, found: RegExp]>([
  ['an order that cannot be read', 'BOAST', 'BOASTING LOUDLY', /“BOASTING LOUDLY” is malformed/],
  ['an order that is not allowed', 'PAY 1 TO Bob', 'PAY 99 TO Bob', /“PAY 99 TO Bob” is illegal/],
  ['too few orders', 'BOAST\n', '', /it shows 3 orders, and not 4/],
  ['a turn that the lesson does not have', '```map', '```map 7', /the lesson has only 1 turns/],
  ['a land that is not there', 'lands: The Market', 'lands: The Moon', /there is no land The Moon/],
  ['a map of nothing', 'lands: The Market\n', '', /it names no land/],
  ['a picture without words', 'alt: One square, and nothing around it.\n', '', /it is not told in words/],
  ['no map', '```map', '```sheet', /it shows no map/],
  ['too many words', 'Everybody', 'word '.repeat(1500), /four pages/],
])('a guide is refused for %s', async (_, from, to, found) => {
  expect(guide).toContain(from);
  expect((await faultsOf(guide.replace(from, to))).join('\n')).toMatch(found);
});
