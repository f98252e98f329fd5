/**
 * What somebody has learned of a place, and how surely: whose forces or things are there, and how many. What a seat has
 * learned is state, written by events alone: dice that blur a report are rolled in the turn and never while a view is made,
 * so that view, report, turn file and bot remember the same.
 */
export interface Sighting<Source extends string = string, Kind extends string = string> {
  readonly area: number;
  /** The turn at whose end, or in which, it was so. */
  readonly turn: number;
  /** The section of that turn, such as a round, where a turn has several. */
  readonly section?: number;
  /** How it was learned, in the ruleset's own words: scouts, spies, a rumour. */
  readonly source: Source;
  /** The power whose it is, by its code; null where nobody could tell. */
  readonly owner: string | null;
  /** What is there; empty for a place that was found without anything. */
  readonly figures: readonly SightedFigure<Kind>[];
}

/** How many there are of a kind, as far as somebody could tell: whole numbers, `least <= said <= most`. */
export interface SightedFigure<Kind extends string = string> {
  /** Null where only the number is known, not of what. */
  readonly kind: Kind | null;
  /** What was reported. */
  readonly said: number;
  /** There can be no fewer, as of then. */
  readonly least: number;
  /** There can be no more, as of then; null where nothing sets a bound. */
  readonly most: number | null;
}

/** A figure of which there is no doubt. */
export const exactly = <Kind extends string>(kind: Kind | null, count: number): SightedFigure<Kind> => ({
  kind,
  said: count,
  least: count,
  most: count,
});

/** Later first of the two sightings that are compared: by turn, then by section; a whole turn ends after its sections. */
export const isLater = (one: Sighting, other: Sighting): boolean => {
  if (one.turn !== other.turn) return one.turn > other.turn;
  return (one.section ?? Number.MAX_SAFE_INTEGER) > (other.section ?? Number.MAX_SAFE_INTEGER);
};

/** All that was counted, of whatever kind. */
export const allSighted = ({ figures }: Pick<Sighting, 'figures'>): SightedFigure<never> => ({
  kind: null,
  said: figures.reduce((sum, { said }) => sum + said, 0),
  least: figures.reduce((sum, { least }) => sum + least, 0),
  most: figures.reduce<number | null>((sum, { most }) => (sum === null || most === null ? null : sum + most), 0),
});
