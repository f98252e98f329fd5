import { sha256Hex } from '../hash/sha256.ts';
import type { RulesetId } from '../ids.ts';
import type { PracticeFounding } from '../practice/practice-game.ts';
import type { TutorialSpec } from '../ruleset/tutorial.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

type Lesson = Pick<TutorialSpec<RulesetTypes>, 'title' | 'scenario' | 'seat' | 'seed' | 'before'>;

/** The game of a lesson: whoever takes it, whenever, meets the same dice. There is one for each ruleset in a browser. */
export const lessonFounding = (
  ruleset: RulesetId,
  { title, scenario, seat, seed, before }: Lesson,
): PracticeFounding => ({
  id: `tutorial-${ruleset}`,
  title,
  ruleset,
  scenario,
  seat,
  secret: sha256Hex(seed),
  before,
});
