import type { RulesetId } from '@chancery/core';
import { EXAMPLES } from './registry.ts';

/** Where the rulebook of a ruleset of this repository lies, as Markdown. Every ruleset has one; see ARCHITECTURE.md. */
export const rulebookOf = (id: RulesetId): URL => new URL('RULES.md', folderOf(id));

/** Where its guide for beginners lies, as Markdown with pictures that are drawn. Every ruleset has one. */
export const guideOf = (id: RulesetId): URL => new URL('GUIDE.md', folderOf(id));

const folderOf = (id: RulesetId): URL =>
  EXAMPLES.some((example) => example.id === id)
    ? new URL(`../../examples/src/${id}/`, import.meta.url)
    : new URL(`../../../rulesets/${id}/`, import.meta.url);
