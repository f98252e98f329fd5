import { existsSync, readFileSync } from 'node:fs';
import { type AnyRuleset, type GuideGame, type GuidePart, guideGame, onceFor, readGuide } from '@chancery/core';
import { guideOf } from '@chancery/registry/rulebooks';

/** The guide of a ruleset, and the game in which it shows everything. */
export interface Guide {
  readonly ruleset: AnyRuleset;
  readonly parts: readonly GuidePart[];
  readonly game: GuideGame;
}

/** Read and played once, when it is first asked for; null for a ruleset that has none here. */
export const openGuide = onceFor(async (ruleset: AnyRuleset): Promise<Guide | null> => {
  const place = guideOf(ruleset.id);
  if (!existsSync(place)) return null;
  return { ruleset, parts: readGuide(readFileSync(place, 'utf8')), game: await guideGame(ruleset) };
});
