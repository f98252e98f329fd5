import type { DrawRun } from '../dice/dice.ts';
import { copyPlain } from '../event/copy-plain.ts';
import type { Draft } from '../event/event.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Position, RulesetTypes } from '../types/ruleset-types.ts';
import { type Hearing, NOBODY, type Telling } from '../visibility/telling.ts';
import { runPhases, type TurnInput } from './run-phases.ts';

export interface ResolvedTurn<T extends RulesetTypes> {
  /** Whoever records it records its hash, `hashOf(state)`. */
  readonly state: T['state'];
  readonly events: readonly T['event'][];
  readonly tellings: readonly Telling<T['told']>[];
  readonly dice: readonly DrawRun[];
}

/** One of a ruleset whose own types are hidden. */
export type AnyResolvedTurn = ResolvedTurn<RulesetTypes>;

/** A turn that could not be resolved because of a fault of ours: nothing has changed. */
export interface Incident {
  readonly phase: string;
  readonly events: number;
  readonly reason: string;
  readonly stack: string;
}

export type TurnResult<T extends RulesetTypes> =
  | { readonly ok: true; readonly turn: ResolvedTurn<T> }
  | { readonly ok: false; readonly incident: Incident };

/** Sees how a turn goes on: a phase, or a step within one, begins. The state changes under its eyes. */
export type Onlooker<T extends RulesetTypes> = (step: string, state: T['state'], events: number) => void;

/** Resolves a turn. Never throws and never touches its input. */
export const resolveTurn = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  input: TurnInput<T>,
  onlooker: Onlooker<T> = () => {},
): TurnResult<T> => {
  const events: T['event'][] = [];
  const tellings: Telling<T['told']>[] = [];
  let phase = 'begin';
  try {
    const state = copyPlain(input.state);
    const position: Position<T> = { setting: input.setting, state };
    const emit = (event: T['event']): void => {
      const before = ruleset.tell(event, position);
      ruleset.apply(state as Draft<T['state']>, event, input.setting);
      const after = ruleset.tellAfter?.(event, position) ?? NOBODY;
      for (const hearing of merged(before, after)) tellings.push({ ...hearing, event: events.length });
      events.push(event);
    };
    const step = (name: string): void => onlooker(name, state, events.length);
    runPhases(ruleset, input, position, {
      emit,
      step,
      begins: (name) => {
        phase = name;
        step(name);
      },
    });
    return { ok: true, turn: { state, events, tellings, dice: input.dice.log() } };
  } catch (fault) {
    const error = fault instanceof Error ? fault : new Error(String(fault));
    return { ok: false, incident: { phase, events: events.length, reason: error.message, stack: error.stack ?? '' } };
  }
};

/** Seat by seat, what is heard afterwards replaces what was heard before. */
const merged = <Told>(before: readonly Hearing<Told>[], after: readonly Hearing<Told>[]): readonly Hearing<Told>[] => {
  if (before.length === 0) return after;
  if (after.some(({ to }) => to === 'all')) return after;
  const heard = new Set(after.flatMap(({ to }) => (to === 'all' ? [] : to)));
  const rest = before.map((hearing) =>
    hearing.to === 'all' ? hearing : { ...hearing, to: hearing.to.filter((seat) => !heard.has(seat)) },
  );
  return [...rest.filter(({ to }) => to.length > 0), ...after];
};
