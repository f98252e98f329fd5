import { lessonCourse } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { domains } from '../src/index.ts';
import type { View } from '../src/view-types.ts';

test('the lesson ends with the heath and a guild in the hands of its pupil, and a spy was foiled, as it says', async () => {
  const { steps } = await lessonCourse(domains, await domains.tutorial());
  const view = steps.at(-1)?.after.known.view as View;
  expect(view.provinces.find((province) => province?.number === 3)?.ruler).toBe(view.domain);
  const guilds = view.holdings.filter(({ province, kind }) => province === 1 && kind === 'guild');
  expect(guilds.map(({ owner }) => owner)).toEqual([view.domain]);
  expect(steps.find(({ step }) => step.id === 'fight')?.news).toContain('attempt-noticed');
});
