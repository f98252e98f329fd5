import type { RuleNumber } from '../ids.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';

/** How the client is laid out for a ruleset: rooms that are always at hand, what each holds, and good advice beside it. */
export interface DeskSpec<T extends RulesetTypes = RulesetTypes> {
  /** In the order of the door signs; a turn opens in the first. */
  readonly rooms: readonly RoomSpec[];
  readonly advice: readonly Advice<T>[];
  /** Something to read while waiting: names and stories of the world of this ruleset. */
  readonly stories: readonly { readonly title: string; readonly text: string }[];
  /** What a player may switch, for the picture only: no switch changes a rule, an order or a report. */
  readonly switches: readonly DeskSwitch[];
  /**
   * The verbs that a click on the map gives to the unit in hand, or to all units in hand together (`OrderKind.units`): what
   * they ask besides is a place, an own unit that stands in one, what may be left out, or nothing, which means the place
   * where the unit is. Where a click may mean several, in this order.
   */
  readonly pointing?: readonly string[];
  /** Orders that no unit gives are very many: they stand folded under the headings of their groups. */
  readonly foldsOrders?: true;
  /** There are sheets with the rules in brief, to be printed: `Ruleset.reference`. */
  readonly tables?: true;
  /** Orders may put questions before the master of which their ruler knows (`Question.toRuler`): they are listed beside the orders. */
  readonly asksMaster?: true;
}

export interface RoomSpec {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly tabs: readonly { readonly id: string; readonly title: string }[];
  /** What can be done here apart from looking, such as opening a file. Orders that are given here are named by their verbs. */
  readonly tools: readonly { readonly id: string; readonly title: string; readonly verb?: string }[];
}

/** A hint of the rulebook, shown beside a room. */
export interface Advice<T extends RulesetTypes = RulesetTypes> {
  readonly rule: RuleNumber;
  readonly room: string;
  readonly text: string;
  /** Whether it is of use as things stand and as they are planned; without it, it always is. */
  when?(known: Known<T>, drafted: readonly T['order'][]): boolean;
}

/** What else a client can do, whatever the ruleset. */
export const DESK_SWITCHES = ['advice', 'sounds', 'pictures'] as const;

export interface DeskSwitch {
  readonly id: (typeof DESK_SWITCHES)[number];
  /** How it stands until a player switches it. */
  readonly on: boolean;
}

/** The hints that are of use in a room now, in the order of the list. */
export const adviceIn = <T extends RulesetTypes>(
  { advice }: DeskSpec<T>,
  room: string,
  { known, drafted }: { readonly known: Known<T>; readonly drafted: readonly T['order'][] },
): readonly Advice<T>[] =>
  advice.filter((each) => each.room === room && (each.when === undefined || each.when(known, drafted)));
