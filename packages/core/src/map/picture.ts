import type { Shield } from '../heraldry/shield.ts';
import type { Border } from './graph.ts';
import type { Route } from './routes.ts';
import type { Point } from './world.ts';

/**
 * What a ruleset asks to have drawn over a world, for one viewer, in words that name no ruleset.
 * The map is drawn from a World and a MapPicture and from nothing else.
 */
export interface MapPicture {
  readonly title: string;
  readonly subtitle?: string;
  /** It follows boards on paper: names of seas in yellow, and crossings as lines with a head at either end. */
  readonly asPrinted?: true;
  /** The powers shown, in the order of the legend. */
  readonly powers: readonly PowerDress[];
  readonly areas: readonly AreaDress[];
  readonly markers: readonly TroopMarker[];
  readonly arrows: readonly OrderArrow[];
  /** What areas are called now, where that is no longer what the world says: a city was founded and its founder named it. */
  readonly names?: readonly AreaName[];
  /** Borders that are no longer of the kind that the world says: a bridge was built, or broken. */
  readonly borders?: readonly Border[];
  /** Routes that nobody can take now, such as the road over a bridge that is gone: they are not drawn. */
  readonly closed?: readonly ClosedRoute[];
}

export interface AreaName {
  readonly area: number;
  readonly name: string;
}

/** A power of the map: a realm, or the independents. `tone` is an index into the palette; `plain` powers are drawn pale. */
export interface PowerDress {
  readonly code: string;
  readonly name: string;
  readonly tone: number;
  readonly plain?: boolean;
  /** Its land has no colour but this one: countries that nobody rules, and of which little is known. */
  readonly ground?: (typeof BARE_GROUNDS)[number];
  /** Its arms. */
  readonly shield?: Shield;
}

export const BARE_GROUNDS = ['white', 'grey'] as const;

/** How one land area is dressed. Absent areas are drawn as nobody's. */
export interface AreaDress {
  readonly area: number;
  /** The code of the power that owns it; empty for nobody. */
  readonly owner: string;
  /**
   * The code of the power whose home it was at the beginning, where that is not its owner: borders between homes are thick. For maps
   * whose rulebook asks for those of the beginning.
   */
  readonly home?: string;
  /** The short word under the name, such as the owner's code. */
  readonly tag?: string;
  /** The code of another power whose claim is shown by stripes, such as a lasting annexation. */
  readonly claim?: string;
  readonly city?: { readonly name: string; readonly capital: boolean; readonly dot?: CityDot };
  readonly harbour?: boolean;
  /** Height of the walls, 0 to 12, and how much of that is damaged. */
  readonly fort?: { readonly level: number; readonly damage: number };
  /** How ravaged the land is, 0 to 3. */
  readonly damage?: number;
  /** The figure written beside the name, such as the revenue. */
  readonly value?: string;
  /** A figure in white on a black disc, for maps on which every area has one; of one or two letters. */
  readonly disc?: string;
  /** Nobody knows what is there: a great question mark, and what a reader hears or sees on touching it. */
  readonly query?: string;
  /** What several powers have in the area, whoever owns it: each a mark in the colours of its power, in this order. */
  readonly holdings?: readonly HoldingMark[];
}

/** A city as a coloured dot with one or two letters in it; with a white ring if it is a capital. */
export interface CityDot {
  /** Such as the number of its walls. */
  readonly sign: string;
  /** The code of the power in whose colours it is drawn; black without one. */
  readonly power?: string;
  /** What a reader hears or sees on touching the dot. */
  readonly title: string;
}

/** What a power has in an area, such as a temple in another's land. */
export interface HoldingMark {
  /** The code of the power in whose colours it is drawn; without one it is nobody's. */
  readonly power?: string;
  /** One or two letters that say what it is, so that nobody has to tell it by its colour. */
  readonly sign: string;
  /** What a reader hears or sees on touching the mark. */
  readonly title: string;
}

export const MARKER_BASES = ['own', 'allied', 'foreign', 'independent'] as const;
export type MarkerBase = (typeof MARKER_BASES)[number];

/** `unknown` is a question mark: troops of which nobody can tell the kind. */
export const MINIATURES = [
  'foot',
  'missile',
  'horse',
  'knight',
  'siege',
  'ship',
  'frigate',
  'warship',
  'general',
  'unknown',
] as const;
export type Miniature = (typeof MINIATURES)[number];

/** A group of troops in an area: the picture of the most valuable, a base in the colour of the side, and how many. */
export interface TroopMarker {
  readonly area: number;
  readonly base: MarkerBase;
  readonly miniature: Miniature;
  readonly count: number;
  /** Written in place of the count where that is not sure: `4-12`. */
  readonly amount?: string;
  /** When they were last seen, where that is not now, in very few letters: `T7`. Such a marker has a broken outline. */
  readonly asOf?: string;
  /** Something about the troops is broken, such as a damaged ship: a black dot on the figure. */
  readonly broken?: true;
  /** The code of the power in whose colours the marker is drawn; its shape is still that of the base. */
  readonly power?: string;
  /** What a reader hears or sees on touching the marker. */
  readonly title: string;
  /** The marker of the unit in hand is outlined in white. */
  readonly selected?: boolean;
}

/** A planned or carried out movement through areas; the last step is drawn as an arrival. */
export interface OrderArrow {
  readonly unit: string;
  /** What a reader hears or sees on touching the arrow, where the unit as orders name it tells nobody anything. */
  readonly title?: string;
  readonly through: readonly number[];
  /** The arrow of the unit in hand is drawn stronger. */
  readonly selected?: boolean;
  /** An exact start or end where the seat of the area will not do. */
  readonly from?: Point;
  /** For each step, from the first area to the second on, the place of its part of the turn in the ruleset's timeline. */
  readonly parts?: readonly number[];
}

/** What a reader may leave out of a picture. */
export interface PictureChoice {
  /** Only units of these kinds, by their ids in the unit table, are drawn; without it all are. */
  readonly kinds?: readonly string[];
}

/** A route of the world by its ends, in either order. */
export type ClosedRoute = Pick<Route, 'a' | 'b' | 'by'>;
