import type { Miniature } from '../map/picture.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import type { SightedFigure, Sighting } from '../visibility/sighting.ts';

/**
 * What a seat knows of others, for whoever shows it: desk, map, reports and papers say it in the same words, with its age and
 * how sure it is. A ruleset in which everybody sees everything leaves it out.
 */
export interface SightingSpec<T extends RulesetTypes> {
  /** As the view remembers it; of each place and owner the newest. */
  seen(known: Known<T>): readonly Sighting[];
  /** The last turn that is out: what was seen in it is fresh. */
  now(known: Known<T>): number;
  /** What the rules call a turn, where that is not its number: `March 1483`. */
  turn?(known: Known<T>, turn: number): string;
  /** The name of an owner by its code. */
  owner(known: Known<T>, owner: string): string;
  /** What a kind of thing is called, of several: `knights`. */
  kind(kind: string): string;
  /** What so many of unknown kind are called, where that is not `troops, kind unknown`: `points, kinds unknown`. */
  unknownKind?(said: number): string;
  /** How something was learned: `scouts`, `a rumour`. */
  source(source: string): string;
  /** The figure that stands for a kind on the map. */
  miniature?(kind: string): Miniature;
}

/** What a figure is called; null where nobody knows its kind and the rules have no word of their own for that. */
export const kindWords = <T extends RulesetTypes>(
  { kind, unknownKind }: Pick<SightingSpec<T>, 'kind' | 'unknownKind'>,
  figure: SightedFigure,
): string | null => (figure.kind === null ? (unknownKind?.(figure.said) ?? null) : kind(figure.kind));
