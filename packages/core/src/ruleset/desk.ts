import type { RuleNumber } from '../ids.ts';

/** How the client is laid out for a ruleset: rooms that are always at hand, what each holds, and good advice beside it. */
export interface DeskSpec {
  /** In the order of the door signs; a turn opens in the first. */
  readonly rooms: readonly RoomSpec[];
  readonly advice: readonly Advice[];
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
}

export interface RoomSpec {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly tabs: readonly { readonly id: string; readonly title: string }[];
  /** What can be done here besides looking, such as opening a file. Verbs of orders given here are named as such. */
  readonly tools: readonly { readonly id: string; readonly title: string; readonly verb?: string }[];
}

/** A hint of the rulebook, shown beside a room. */
export interface Advice {
  readonly rule: RuleNumber;
  readonly room: string;
  readonly text: string;
}

export interface DeskSwitch {
  readonly id: string;
  readonly title: string;
  readonly on: boolean;
}
