import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { Ruleset } from './ruleset.ts';

/** What of a ruleset shows a turn file, offers orders and checks them: all that a ruler's browser loads to begin with. */
export type DeskRuleset<T extends RulesetTypes> = Pick<Ruleset<T>, DeskPart>;

type DeskPart =
  | ('id' | 'version' | 'title' | 'prefix' | 'seats' | 'world')
  | ('orders' | 'figures' | 'prices' | 'leftUndone' | 'sectionsLeave' | 'units' | 'powers' | 'own' | 'places')
  | ('report' | 'desk' | 'text' | 'odds' | 'battleIn' | 'tutorial');

/** One whose own types are hidden. Every ruleset is one as it is. */
export type AnyDeskRuleset = DeskRuleset<RulesetTypes>;

/** Hides the types of the part that a desk loads, as `defineRuleset` does those of the whole. */
export const defineDeskRuleset = <T extends RulesetTypes>(ruleset: DeskRuleset<T>): AnyDeskRuleset =>
  ruleset as unknown as AnyDeskRuleset;
