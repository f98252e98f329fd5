import { lessonCourse } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { domains } from '../src/index.ts';
import type { View } from '../src/view-types.ts';

test('the lesson ends with the heath in the hands of its pupil, as it says', async () => {
  const { steps } = await lessonCourse(domains, await domains.tutorial());
  const view = steps.at(-1)?.after.known.view as View;
  expect(view.provinces.find((province) => province?.number === 3)?.ruler).toBe(view.domain);
});
