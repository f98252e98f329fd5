import { expect, test } from 'vitest';
import { orderKindsOf, patternSigns, wordingsOf } from '../../src/index.ts';
import { formOrders } from '../order/forms-toy.ts';
import { listOrders } from '../order/lists-toy.ts';
import { toyOrders } from '../order/toy.ts';

test('the signs in wordings are explained, those that occur', () => {
  const usual = '<...> stands for words of yours, [...] may be left out, a|b is either.';
  expect(patternSigns(orderKindsOf(toyOrders))).toBe(usual);
  expect(patternSigns(orderKindsOf(listOrders))).toBe(
    `${usual} Several of one kind are separated by commas. What stands in brackets side by side may come in any order.`,
  );
});

test('a group is spelled out where it is written in one way or two, and stays a word where there are more', () => {
  const wordings = orderKindsOf(formOrders).flatMap((kind) => wordingsOf(kind));
  expect(wordings.join('\n')).toContain('<troop> <count>');
  expect(wordings.join('\n')).not.toContain('<bands>');
  expect(wordings.join('\n')).not.toContain('@ <at>');
});
