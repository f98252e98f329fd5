import { checkSheet, seatId } from '@chancery/core';
import { firstPosition, knownTo } from '@chancery/testkit';
import { expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { RULESET } from '../ruleset.ts';

const known = knownTo(RULESET, await firstPosition(RULESET, { scenario: 'the-hill', seed: 'rules' }), seatId('Ash'));

const march = (companies: readonly number[], to: number): Order => ({ verb: 'MARCH', args: { companies, to } });

const refusalsOf = (...orders: readonly Order[]): readonly string[] =>
  checkSheet(RULESET, known, orders).lines.flatMap(({ findings }) => findings.map(({ refusal }) => refusal.code));

test('NEW-1.1 companies march to areas that border theirs, and only their own house sends them', () => {
  expect(refusalsOf(march([1, 2], 2))).toEqual([]);
  expect(refusalsOf(march([1], 3))).toEqual(['no-border']);
  expect(refusalsOf(march([3], 2))).toEqual(['unknown-unit']);
});

test('NEW-1.2 a company marches once', () => {
  expect(refusalsOf(march([1], 2), march([1], 2))).toEqual(['marches-already']);
});
