import type { Dice, DrawRun } from '../dice/dice.ts';
import { copyPlain } from '../event/copy-plain.ts';
import type { Draft } from '../event/event.ts';
import type { SeatId } from '../ids.ts';
import type { Sheet } from '../order/sheet.ts';
import type { Turn } from '../ruleset/phase.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Position, RulesetTypes } from '../ruleset/types.ts';
import type { Hearing, Telling } from '../visibility/telling.ts';
import type { Rulings } from './ruling.ts';

/** All that a turn depends on. The same inputs give the same result, on any machine. */
export interface TurnInput<T extends RulesetTypes> extends Position<T> {
  readonly sheets: readonly Sheet<T['order']>[];
  readonly acts?: readonly T['order'][];
  readonly rulings?: Rulings;
  readonly dice: Dice;
}

export interface ResolvedTurn<T extends RulesetTypes> {
  /** Whoever records it records its hash, `hashOf(state)`. */
  readonly state: T['state'];
  readonly events: readonly T['event'][];
  readonly tellings: readonly Telling<T['told']>[];
  readonly dice: readonly DrawRun[];
}

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

/** Resolves a turn. Never throws and never touches its input. */
export const resolveTurn = <T extends RulesetTypes>(ruleset: Ruleset<T>, input: TurnInput<T>): TurnResult<T> => {
  const events: T['event'][] = [];
  const tellings: Telling<T['told']>[] = [];
  let phase = 'begin';
  try {
    const state = copyPlain(input.state);
    const position: Position<T> = { setting: input.setting, state };
    const sheets: { [seat: SeatId]: Sheet<T['order']> } = {};
    for (const sheet of input.sheets) sheets[sheet.seat] = sheet;
    const turn: Turn<T> = {
      ...position,
      dice: input.dice,
      sheets,
      acts: input.acts ?? [],
      rulings: input.rulings ?? {},
      memory: ruleset.begin(position, sheets),
      emit(event) {
        const before = ruleset.tell(event, position, 'before');
        ruleset.apply(state as Draft<T['state']>, event, input.setting);
        const after = ruleset.tell(event, position, 'after');
        for (const hearing of merged(before, after)) tellings.push({ ...hearing, event: events.length });
        events.push(event);
      },
    };
    for (const each of ruleset.phases) {
      phase = each.name;
      each.run(turn);
    }
    return { ok: true, turn: { state, events, tellings, dice: input.dice.log() } };
  } catch (fault) {
    const error = fault instanceof Error ? fault : new Error(String(fault));
    return { ok: false, incident: { phase, events: events.length, reason: error.message, stack: error.stack ?? '' } };
  }
};

/** What is heard before gives way, seat by seat, to what is heard after. */
const merged = <Told>(before: readonly Hearing<Told>[], after: readonly Hearing<Told>[]): readonly Hearing<Told>[] => {
  if (before.length === 0) return after;
  if (after.some(({ to }) => to === 'all')) return after;
  const heard = new Set(after.flatMap(({ to }) => (to === 'all' ? [] : to)));
  const rest = before.map((hearing) =>
    hearing.to === 'all' ? hearing : { ...hearing, to: hearing.to.filter((seat) => !heard.has(seat)) },
  );
  return [...rest.filter(({ to }) => to.length > 0), ...after];
};
