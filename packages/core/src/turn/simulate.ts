import { copyPlain } from '../event/copy-plain.ts';
import type { Draft } from '../event/event.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { runPhases, type TurnInput } from './run-phases.ts';

/**
 * The state after a turn and nothing else: for searches, which try many turns and keep no record of them. The same as
 * `resolveTurn` makes, without asking who hears of what. Throws what is a fault of ours.
 */
export const simulateTurn = <T extends RulesetTypes>(ruleset: Ruleset<T>, input: TurnInput<T>): T['state'] => {
  const state = copyPlain(input.state);
  const emit = (event: T['event']): void => ruleset.apply(state as Draft<T['state']>, event, input.setting);
  runPhases(ruleset, input, { setting: input.setting, state }, { emit, step: () => {}, begins: () => {} });
  return state;
};
