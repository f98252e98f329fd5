import type { RuleNumber } from '@chancery/core';
import type { Done } from '../actions/deed.ts';
import { LIST_OF, type Line, type LineOf, type NationOrder } from '../order.ts';
import { allows } from '../rules/calendar.ts';
import { getNation } from '../rules/find.ts';
import type { GameTurn, Step } from '../types.ts';
import type { CalendarFlag, NationNumber, OrderList } from '../words.ts';

/** How a step is described: its number in the sequence of play, and the turns in which it takes place (UM-1.2). */
export interface StepSpec {
  readonly number: number;
  readonly name: string;
  readonly rule: RuleNumber;
  /** Every turn, unless a flag of the calendar is named. */
  readonly only?: CalendarFlag;
  run(turn: GameTurn): void;
}

/** A step of the turn. When it is over, the log of the host is told which rolls were needed for what (UM-1.12). */
export const step = ({ number, name, rule, only, run }: StepSpec): Step => ({
  name,
  rule,
  run: (turn) => {
    const { setting, state, memory, emit } = turn;
    if (only !== undefined && !allows(setting, state.turn, only)) return;
    run(turn);
    if (memory.chances.length === 0) return;
    emit({ kind: 'chances-taken', rule: 'UM-1.12', step: number, chances: [...memory.chances] });
    memory.chances.length = 0;
  },
});

/** The lines of a list that a nation sent, in its order; none without a sheet, and none under a caretaker (UM-22.7, 22.9). */
export const linesOf = ({ state, memory }: GameTurn, nation: NationNumber, list: OrderList): readonly Line[] =>
  getNation(state, nation).status === 'caretaker' ? [] : (memory.lines.get(nation)?.[list] ?? []);

/** The lines of one verb. */
export const linesWith = <Verb extends NationOrder['verb']>(
  turn: GameTurn,
  nation: NationNumber,
  verb: Verb,
): readonly LineOf<Verb>[] =>
  linesOf(turn, nation, LIST_OF[verb]).filter(({ order }) => order.verb === verb) as unknown as readonly LineOf<Verb>[];

/** Tells a nation what came of a line (UM-20.4). */
export const tellDone = ({ emit }: GameTurn, { nation, line, order }: Line, done: Done): void =>
  emit({ kind: 'order-done', rule: 'UM-20.4', nation, list: LIST_OF[order.verb], line, order, ...done });
