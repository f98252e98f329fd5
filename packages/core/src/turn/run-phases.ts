import type { Dice } from '../dice/dice.ts';
import type { SeatId } from '../ids.ts';
import { type HasOrders, orderKindOf } from '../order/catalogue.ts';
import { rankedSheets } from '../order/ranks.ts';
import type { Sheet } from '../order/sheet.ts';
import type { Turn } from '../ruleset/phase.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Rulings } from '../ruleset/ruling.ts';
import type { Position, RulesetTypes } from '../types/ruleset-types.ts';

/** All that a turn depends on. The same inputs give the same result, on any machine. */
export interface TurnInput<T extends RulesetTypes> extends Position<T> {
  readonly sheets: readonly Sheet<T['order']>[];
  readonly acts?: readonly T['order'][];
  readonly rulings?: Rulings;
  readonly dice: Dice;
}

/** What a turn does with its events, and who sees how it goes on. */
interface Running<T extends RulesetTypes> extends Pick<Turn<T>, 'emit' | 'step'> {
  begins(phase: string): void;
}

/** Runs the phases on the turn's own copy of the state, and then what the master has corrected since. */
export const runPhases = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { sheets: given, dice, acts = [], rulings = {} }: TurnInput<T>,
  position: Position<T>,
  { emit, step, begins }: Running<T>,
): void => {
  const sheets: { [seat: SeatId]: Sheet<T['order']> } = {};
  for (const sheet of rankedSheets(ruleset as unknown as HasOrders<RulesetTypes>, given)) sheets[sheet.seat] = sheet;
  const memory = ruleset.begin(position, sheets);
  const turn: Turn<T> = { ...position, dice, sheets, acts, rulings, memory, emit, step };
  for (const each of ruleset.phases) {
    begins(each.name);
    each.run(turn);
  }
  const edits = acts.filter(({ verb }) => orderKindOf(ruleset.orders, verb)?.edits === true);
  if (edits.length === 0) return;
  begins('edits');
  for (const act of edits) ruleset.edit?.(turn, act);
};
