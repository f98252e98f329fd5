import type { RulesetId, RulesetTypes, TutorialSpec } from '@chancery/core';
import { DESK_RULESETS, deskRulesetOf } from '@chancery/registry/desk';

/** A lesson, and of which ruleset. */
export interface OfferedLesson {
  readonly ruleset: RulesetId;
  readonly title: string;
  readonly lesson: TutorialSpec<RulesetTypes>;
}

/** The lesson of a ruleset; null when it has none, or is not known here. */
export const lessonOf = async (id: string): Promise<OfferedLesson | null> => {
  const ruleset = await deskRulesetOf(id);
  const lesson = await ruleset?.tutorial();
  return ruleset && lesson ? { ruleset: ruleset.id, title: ruleset.title, lesson } : null;
};

export const lessons = async (): Promise<readonly OfferedLesson[]> =>
  (await Promise.all(Object.keys(DESK_RULESETS).map(lessonOf))).filter((offered) => offered !== null);
