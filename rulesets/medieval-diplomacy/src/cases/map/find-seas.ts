import type { Location } from '../../words.ts';
import type { GrowingLexicon } from '../names/growing-lexicon.ts';
import type { BorderSaid } from './border-lines.ts';

/** What tells of places besides their borders. */
export interface PlacesTold {
  /** Places of which it is said what they are. */
  readonly declared: ReadonlySet<Location>;
  /** Places in which nothing but fleets is said to be. */
  readonly onlyFleets: readonly Location[];
  /** Where armies and garrisons stand. */
  readonly land: readonly Location[];
}

/** What has a coast on the other side is a sea, and so is what only fleets tell of, and what an open border joins to a sea. */
export const findSeas = (
  lexicon: GrowingLexicon,
  said: readonly BorderSaid[],
  { declared, onlyFleets, land }: PlacesTold,
): void => {
  const isSea = (place: Location): boolean => lexicon.placeInfo(place)?.kind === 'sea';
  const sidesOf = ({ from, to }: BorderSaid): readonly Location[] =>
    [lexicon.place(to), lexicon.place(from)].filter((place) => place !== null);
  const makeSea = (place: Location | undefined): boolean => {
    if (place !== undefined) lexicon.changePlace(place, { kind: 'sea' });
    return place !== undefined;
  };

  /** A coast has a sea on one side: the second, unless it is known to be land. */
  for (const border of said) {
    const sides = border.word === 'coast' || border.word === 'reef' ? sidesOf(border) : [];
    if (!sides.some(isSea)) makeSea(sides.find((place) => !declared.has(place)));
  }
  for (const place of onlyFleets) if (!declared.has(place)) makeSea(place);

  const ofLand = said.filter(({ word }) => word !== 'open').flatMap(sidesOf);
  const isLand = new Set([...declared, ...land, ...ofLand.filter((place) => !isSea(place))]);
  const beyondASea = (border: BorderSaid): Location | undefined => {
    const sides = border.word === 'open' ? sidesOf(border) : [];
    return sides.some(isSea) ? sides.find((place) => !isSea(place) && !isLand.has(place)) : undefined;
  };
  while (said.some((border) => makeSea(beyondASea(border))));
};
