import { lessonCourse } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { umpire } from '../src/index.ts';
import { BERAND, CORVALE, DUNMERE } from '../src/tutorial/places.ts';
import type { View } from '../src/view-types.ts';

test('the lesson ends with Dunmere stormed, taxed, improved and held, and Berand home for the winter, as it says', async () => {
  const { steps } = await lessonCourse(umpire, await umpire.tutorial());
  const after = (id: string): View => steps.find(({ step }) => step.id === id)?.after.known.view as View;
  const dunmere = after('end').provinces[DUNMERE]?.own;
  expect(steps.find(({ step }) => step.id === 'fight')?.news).toContain('assault-told');
  expect(after('fight').provinces[DUNMERE]?.own?.cty).toBe('Y');
  expect(after('autumn').generals.find(({ number }) => number === BERAND)?.own?.location).toBe(CORVALE);
  expect(after('autumn').nations[1]?.own?.taxRate).toBe(110);
  expect(dunmere?.inv).toBe(1);
  expect(after('end').stacks[DUNMERE]?.[0]?.units[1]).toBeGreaterThan(6);
  expect(after('end').nations[1]?.own?.treasury).toBeGreaterThanOrEqual(0);
});
