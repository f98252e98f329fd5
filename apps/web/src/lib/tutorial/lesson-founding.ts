import { type RulesetId, type RulesetTypes, sha256Hex, type TutorialSpec } from '@chancery/core';
import type { PracticeFounding } from '../practice/practice-game.ts';

type Lesson = Pick<TutorialSpec<RulesetTypes>, 'title' | 'scenario' | 'seat' | 'seed'>;

/** The game of a lesson: whoever takes it, whenever, meets the same dice. There is one for each ruleset in a browser. */
export const lessonFounding = (ruleset: RulesetId, { title, scenario, seat, seed }: Lesson): PracticeFounding => ({
  id: `tutorial-${ruleset}`,
  title,
  ruleset,
  scenario,
  seat,
  secret: sha256Hex(seed),
});
