import { lessonCourse } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { newGame } from '../src/index.ts';
import type { View } from '../src/view-types.ts';

test('the lesson ends with the hill in the hands of its pupil, as it says', async () => {
  const { steps } = await lessonCourse(newGame, await newGame.tutorial());
  const [last] = steps.slice(-1).map(({ after }) => after.known.view as View);
  expect(last?.areas[2]?.owner).toBe(last?.power);
});
