import type { RuleNumber, SeatId } from '../ids.ts';
import type { MapLayer } from '../map/layer.ts';
import type { MapPicture, Miniature, PictureChoice } from '../map/picture.ts';
import type { ReportLine } from '../text/line.ts';
import type { Cells, TableColumn } from '../text/table.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import type { SightingSpec } from './sightings.ts';
import type { ColumnSpec } from './table.ts';
import type { Timeline } from './timeline.ts';

/** One figure of headquarters. It follows the drafted orders at once. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly rule: RuleNumber;
  /** As shown, in the rulebook's unit, such as `43.50`. */
  readonly amount: string;
  readonly warn?: string;
  /** How it is reckoned. */
  readonly reckoning: readonly FigurePart[];
}

/** What is added up in a figure. */
export interface FigurePart {
  readonly label: string;
  readonly amount: string;
  /** The figure, by its id, that tells how this part is reckoned in turn. */
  readonly figure?: string;
}

export interface FigureSpec<T extends RulesetTypes> {
  readonly id: string;
  of(known: Known<T>, drafted: readonly T['order'][]): Figure;
}

/** The list of own units: columns, and a row for each. */
export interface UnitTableSpec<T extends RulesetTypes> {
  readonly columns: readonly ColumnSpec<T>[];
  /** The kinds by which the list can be filtered. */
  readonly kinds: readonly { readonly id: string; readonly label: string }[];
  rows(known: Known<T>, drafted: readonly T['order'][]): readonly UnitRow[];
  /** All there is to say of one unit: its plan. */
  plan(known: Known<T>, unit: string, drafted: readonly T['order'][]): readonly ReportLine[];
  /** The main plans: where each own unit should be, with a column for each phase of the turn. For turns with phases. */
  mainPlans?(known: Known<T>, drafted: readonly T['order'][]): UnitTable;
  /** Who should be where when, so that a client can go through the turn step by step. For turns with phases. */
  timeline?(known: Known<T>, drafted: readonly T['order'][]): Timeline;
  /** Ways to send out what stands in a unit that goes nowhere itself; empty for a unit that goes. */
  musters?(known: Known<T>, drafted: readonly T['order'][], unit: string): readonly Muster<T>[];
}

/** Orders that together make a unit that can go, to be drafted at once and in this order. */
export interface Muster<T extends RulesetTypes = RulesetTypes> {
  readonly label: string;
  /** The unit that they make. */
  readonly unit: string;
  readonly orders: readonly T['order'][];
}

/** A list of own units whose columns depend on what is drafted. */
export interface UnitTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly UnitRow[];
}

export interface UnitRow {
  /** As orders name it. */
  readonly unit: string;
  /** What people call it, where that is something else: orders may name a general by number, whom everybody calls Berand. */
  readonly label?: string;
  readonly kind: string;
  readonly area: number;
  /** Where in the area it stands, if that keeps it apart: units of one area are taken in hand together with those of the same word. */
  readonly apart?: string;
  readonly cells: Cells;
  /** The figure that stands for it; absent for an empty unit. */
  readonly miniature?: Miniature;
}

/**
 * Every other power, and how the seat stands to it. Beside each row the client offers the orders whose first question may
 * be answered with that power.
 */
export interface PowerTableSpec<T extends RulesetTypes> {
  /** The arguments in which orders name a power, where others may have the same values; without it any may. */
  readonly params?: readonly string[];
  readonly columns: readonly ColumnSpec<T>[];
  rows(known: Known<T>): readonly PowerRow[];
  /** What the rules know of the seat itself and tell nobody else, such as its rank. */
  own?(known: Known<T>): readonly ReportLine[];
}

/** How a seat stands to another power. */
export const STANCES = ['friend', 'neutral', 'foe', 'gone'] as const;
export type Stance = (typeof STANCES)[number];

export interface PowerRow {
  /** The value by which orders name it, a number as text. */
  readonly power: string;
  /** The seat from which it is played; the client adds who rules that. */
  readonly seat?: SeatId;
  /** What the client marks with a sign; the cells say it in words. */
  readonly stance?: Stance;
  /** It is none of the seat's business for now: the client shows it when its reader asks for all. For games of many powers. */
  readonly far?: boolean;
  readonly cells: Cells;
}

/** What a place tells, and how the map is dressed for a viewer. */
export interface PlaceSpec<T extends RulesetTypes> {
  report(known: Known<T>, area: number): readonly PlaceLine[];
  /** The verbs that make sense here, for the menu of a place. */
  verbs(known: Known<T>, area: number): readonly string[];
  picture(known: Known<T>, drafted: readonly T['order'][], choice?: PictureChoice): MapPicture;
  /** Other ways to look at the map than by its owners and its terrain, which every picture and world tell. */
  layers?(known: Known<T>): readonly MapLayer[];
  /** What the seat knows of others, since when and how surely. */
  readonly sightings?: SightingSpec<T>;
}

/** A line that tells of a place, and what it leads to. */
export interface PlaceLine extends ReportLine {
  /** Another area of which it speaks. */
  readonly area?: number;
  /** The reader's own unit of which it speaks, as their orders name it. */
  readonly unit?: string;
}

/** The head has no more lines than this, so that gains and losses are read at a glance. */
export const MOST_GAINS = 5;

/** The parts of a report in the order in which they are read, and what goes where. */
export interface ReportSpec<T extends RulesetTypes> {
  /** What the reader gained and lost, in at most MOST_GAINS lines; often all that is read. */
  gains?(heard: readonly T['told'][], known: Known<T>): readonly ReportLine[];
  /** News that call for a decision: battles, what was answered, what failed. */
  readonly sections: readonly ReportSectionSpec<T>[];
  /** Where the reader stands now: what they can do, what threatens them, the news of others, the standings. For seats only. */
  readonly outlook?: readonly OutlookSpec<T>[];
  /** The bookkeeping, folded: with the papers it has room for every kind of news, so that nothing is lost. */
  readonly ledger?: readonly ReportSectionSpec<T>[];
  /** News long enough for a page of their own, such as battle reports and proclamations. Folded as well. */
  readonly papers: readonly ReportSectionSpec<T>[];
  /** Where a piece of news happened, for whoever follows a turn over the map; null for what has no place. */
  scene?(told: T['told'], known: Known<T>): Scene | null;
}

/** A part of the report that is left out when there is nothing to say; what it says must hold without news, as at the beginning. */
export interface OutlookSpec<T extends RulesetTypes> {
  readonly id: string;
  readonly title: string;
  compose(known: Known<T>, heard: readonly T['told'][]): readonly ReportLine[];
}

/** A piece of news on the map. */
export interface Scene {
  /** Where it happened. */
  readonly areas: readonly number[];
  /** The way of something that went from area to area. */
  readonly through?: readonly number[];
  /** The part of the turn to which it belongs, such as `Phase 3`. */
  readonly part?: string;
}

export interface ReportSectionSpec<T extends RulesetTypes> {
  readonly id: string;
  readonly title: string;
  /** The kinds of news that belong here. */
  readonly kinds: readonly T['told']['kind'][];
  /**
   * Makes the section's lines where one piece of news after another will not do: sums, headings, long pieces in one line.
   * Given all that the reader heard, of every kind, in order. Without it each piece of the kinds above is said in full.
   */
  compose?(heard: readonly T['told'][], known: Known<T>): readonly ReportLine[];
  /** Said when there is nothing; a section without it is left out when empty. */
  readonly empty?: string;
  /** It says of each of the reader's orders what became of it; here they also read which of them a master has struck out. */
  readonly ofOrders?: true;
}

/** One power's place in the table of the campaign. */
export interface Standing {
  /** The seat from which it is played; of a power without one a code of its own. */
  readonly seat: string;
  /** A power that has no seat: independent lands, a nation that the rules play for good. */
  readonly seatless?: true | undefined;
  readonly place: number;
  readonly name: string;
  readonly score: number;
  readonly figures: { readonly [label: string]: string };
}
