import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { Telling } from '../visibility/telling.ts';
import type { Ruleset } from './ruleset.ts';

/** What events open to everybody now that the campaign is over, as news of their own; empty where the rules hide nothing. */
export const openedBy = <T extends RulesetTypes>(
  ruleset: Pick<Ruleset<T>, 'afterwards'>,
  events: readonly T['event'][],
): readonly Telling<T['told']>[] =>
  events
    .flatMap((event) => ruleset.afterwards?.(event) ?? [])
    .map((told, event) => ({ to: 'all', told, event }) as const);
