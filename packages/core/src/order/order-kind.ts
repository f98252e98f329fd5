import type { RuleNumber, SeatId } from '../ids.ts';
import type { Finding } from '../types/refusal.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import type { OrderLine, Param } from './arguments/param.ts';
import type { ArrivalAct } from './arrival-act.ts';
import type { Choice } from './choices.ts';

/** Whether to look for warnings too, and not only for faults. A ruler who is writing wants them; the closing of a turn does not. */
export type Depth = 'faults' | 'warnings';

/** The other orders of the same sheet, and the place of the one in hand. */
export interface Among<Order> {
  readonly orders: readonly Order[];
  readonly index: number;
  readonly depth: Depth;
}

/**
 * One order, declared once: from this come the form and its menus, the line of order text, the JSON schema and the help.
 * `options` and `check` see what the seat knows and nothing else, so that no answer to an order can give a secret away.
 */
export interface OrderKind<T extends RulesetTypes, Order extends T['order'] = T['order']> {
  readonly verb: Order['verb'];
  readonly rule: RuleNumber;
  /** What the form calls it. */
  readonly title: string;
  readonly help: string;
  /** The heading under which forms and help list it. */
  readonly group: string;
  /** A ruler's order, or an act of the game master. */
  readonly by: 'ruler' | 'master';
  /**
   * An act by which the master corrects the position after a turn: a fact that is set, a thing that is put somewhere. It is
   * judged by the position as it is then, rolls no dice, and is carried out by `Ruleset.edit` behind the last phase.
   */
  readonly edits?: true;
  /**
   * An order that is carried out when it arrives, and never with the turn: what the host is to do for it. It belongs to no
   * section, is judged by itself, is no part of the sheet, and a later sheet neither undoes nor repeats it. Absence and return may be
   * sent by a player who has no seat yet, if `check` allows it by what everybody knows.
   */
  onArrival?(known: Known<T>, order: Order): ArrivalAct;
  /**
   * The seat to which the order offers something, or whose offer it answers; null when to none. Its ruler is shown the order as
   * soon as it is sent in, and nobody else. An order that nobody sees before the turn leaves it out.
   */
  addressee?(setting: T['setting'], order: Order): SeatId | null;
  /**
   * The orders by which the addressee could answer it, best first, by what they know: ready to draft. `from` sent it. Those that
   * `check` would refuse may stand among them, and are not offered.
   */
  answers?(known: Known<T>, order: Order, from: SeatId): readonly T['order'][];
  /** Whether a unit gives it, and then which argument type names that unit. */
  readonly unit?: Param<T>;
  /**
   * The parameter that names the units which carry it out, where they are an argument: a list, as in MOVE 12, 14 TO York,
   * or one name. Whoever has units in hand is offered the order, and units that it names count as ordered.
   */
  readonly units?: string;
  /**
   * The parameters whose values, taken together, it is about, for rulers who add lines to a sheet: lines about the same thing
   * take its place. None if it is about itself, of which there is one. Without this it is about its units, or about what its
   * first naming parameter names.
   */
  readonly about?: readonly string[];
  /**
   * The sections of the sheet in which it may stand, by their ids. If there is one, its verb says which, and no heading is
   * needed; of several, the heading above it says which. Without this it belongs to none and may stand anywhere.
   */
  readonly sections?: readonly string[];
  readonly params: { readonly [name: string]: Param<T> };
  readonly lines: readonly OrderLine[];
  /** Other ways in which people write it, understood and never shown: BUILD FORTIFICATION. */
  readonly also?: readonly OrderLine[];
  /**
   * What could be ordered now; null when nothing. Every leaf passes `check`. `section` is the one in hand: whoever takes no
   * third argument offers the same in all of them, which is then told once.
   */
  options(known: Known<T>, drafted: readonly T['order'][], section?: string): Choice | null;
  /** All faults that can be seen when the order is entered; warnings may be left out when they are not looked for. */
  check(known: Known<T>, order: Order, among: Among<T['order']>): readonly Finding<T['refusal']>[];
}
