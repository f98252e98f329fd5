import type { RulesetId } from '@chancery/core';

/** Where the rulebook of a ruleset of this repository lies, as Markdown. Every ruleset has one; see ARCHITECTURE.md. */
export const rulebookOf = (id: RulesetId): URL => new URL(`../../../rulesets/${id}/RULES.md`, import.meta.url);
