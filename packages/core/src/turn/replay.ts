import { copyPlain } from '../event/copy-plain.ts';
import type { Draft } from '../event/event.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Position, RulesetTypes } from '../types/ruleset-types.ts';

/** The state after some events, carried out again from the record; dice and rules are not asked. */
export const replay = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { setting, state }: Position<T>,
  events: readonly T['event'][],
): T['state'] => {
  const draft = copyPlain(state);
  for (const event of events) ruleset.apply(draft as Draft<T['state']>, event, setting);
  return draft;
};
