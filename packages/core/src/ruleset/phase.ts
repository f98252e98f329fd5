import type { Dice } from '../dice/dice.ts';
import type { RuleNumber, SeatId } from '../ids.ts';
import type { Sheet } from '../order/sheet.ts';
import type { Position, RulesetTypes } from '../types/ruleset-types.ts';
import type { Rulings } from './ruling.ts';

/** A turn while it is resolved. Phases read it and emit; nothing else changes the state. */
export interface Turn<T extends RulesetTypes> extends Position<T> {
  readonly dice: Dice;
  /** The sheets of record by seat; a seat that sent none is absent. */
  readonly sheets: { readonly [seat: SeatId]: Sheet<T['order']> };
  /** The acts of the game master, in their order. In live play they often come alone: see `Window`. */
  readonly acts: readonly T['order'][];
  readonly rulings: Rulings;
  readonly memory: T['memory'];
  /** Applies the event to the draft, records it, and notes who hears of it. */
  emit(event: T['event']): void;
  /** Says that a step within the phase begins, for whoever looks on; nothing depends on it. */
  step(name: string): void;
}

/** One line of the rulebook's list of what happens in a turn. */
export interface Phase<T extends RulesetTypes> {
  readonly name: string;
  readonly rule: RuleNumber;
  run(turn: Turn<T>): void;
}
