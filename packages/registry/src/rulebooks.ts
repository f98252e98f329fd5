import type { RulesetId } from '@chancery/core';

/** Where the rulebook of a ruleset of this repository lies, as Markdown. Every ruleset has one; see ARCHITECTURE.md. */
export const rulebookOf = (id: RulesetId): URL => new URL(`../../../rulesets/${id}/RULES.md`, import.meta.url);

/** Where its guide for beginners lies, as Markdown with pictures that are drawn. Every ruleset has one. */
export const guideOf = (id: RulesetId): URL => new URL(`../../../rulesets/${id}/GUIDE.md`, import.meta.url);
