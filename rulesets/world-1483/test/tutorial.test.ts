import { lessonCourse } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { world1483 } from '../src/index.ts';
import { AMBER_NECK, QASIRA } from '../src/tutorial/places.ts';
import type { View } from '../src/view-types.ts';

test('the lesson ends with Amber Neck stormed, governed and held, new troops at Qasira, and money left, as it says', async () => {
  const { steps } = await lessonCourse(world1483, await world1483.tutorial());
  const after = (id: string): View => steps.find(({ step }) => step.id === id)?.after.known.view as View;
  const { nation } = after('end');
  const troops = (id: string) =>
    after(id).units.filter(({ place, owner, type }) => place === QASIRA && owner === nation && type === 'inf').length;
  expect(steps.find(({ step }) => step.id === 'fight')?.news).toContain('battle-fought');
  expect(after('fight').territories[AMBER_NECK]?.owner).toBe(nation);
  expect(after('end').territories[AMBER_NECK]).toMatchObject({ owner: nation, incorporatedBy: nation });
  expect(troops('end')).toBeGreaterThan(troops('raise'));
  expect(after('end').own?.treasury).toBeGreaterThanOrEqual(0);
});
