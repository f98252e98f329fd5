import { expect, test } from 'vitest';
import type { RetreatTerm } from '../../src/order.ts';
import { isMet, type Standing } from '../../src/rules/conditions.ts';

const AS_IT_IS: Standing = { round: 2, lost: 3, left: 4, enemy: 6 };

test.each<readonly [RetreatTerm, Partial<Standing>, boolean]>([
  [{ measure: 'rounds', than: 2 }, {}, true],
  [{ measure: 'rounds', than: 3 }, {}, false],
  [{ measure: 'losses', than: 3 }, {}, true],
  [{ measure: 'losses', than: 4 }, {}, false],
  [{ measure: 'units', than: 4 }, {}, true],
  [{ measure: 'units', than: 3 }, {}, false],
  [{ measure: 'enemy', than: 6 }, {}, true],
  [{ measure: 'enemy', than: 7 }, {}, false],
  [{ measure: 'ratio', than: 1 }, {}, true],
  [{ measure: 'ratio', than: 1 }, { enemy: 4 }, false],
  [{ measure: 'ratio', than: 1, of: 2 }, {}, false],
  [{ measure: 'ratio', than: 1, of: 2 }, { enemy: 9 }, true],
  [{ measure: 'now' }, { round: 0, lost: 0 }, true],
])('W83-11.40 %o where it stands %o: %s', (term, more, met) => {
  expect(isMet([term], { ...AS_IT_IS, ...more })).toBe(met);
});

test('W83-11.40 one of several terms is enough, and no term is never met', () => {
  const [far, near]: readonly RetreatTerm[] = [
    { measure: 'rounds', than: 9 },
    { measure: 'losses', than: 1 },
  ];
  expect(isMet([far, near] as readonly RetreatTerm[], AS_IT_IS)).toBe(true);
  expect(isMet([], AS_IT_IS)).toBe(false);
});
