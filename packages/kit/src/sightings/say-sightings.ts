import {
  allSighted,
  type Known,
  kindWords,
  type PlaceLine,
  type RuleNumber,
  type RulesetTypes,
  type Sighting,
  type SightingSpec,
  sightingWords,
  type TroopMarker,
} from '@chancery/core';

const WORDS = sightingWords('en');

/** How old, and by whom: `as of turn 7, by scouts`. */
export const sinceWords = <T extends RulesetTypes>(spec: SightingSpec<T>, known: Known<T>, seen: Sighting): string =>
  `${WORDS.since(seen, spec.now(known), spec.turn?.(known, seen.turn))}, ${spec.source(seen.source)}`;

/** What was seen: `about 6 (4 to 12) foot, 2 horse`, or `nobody there`. */
export const figuresWords = <T extends RulesetTypes>(spec: SightingSpec<T>, { figures }: Sighting): string =>
  figures.length === 0
    ? WORDS.nothing
    : figures.map((figure) => WORDS.figure(figure, kindWords(spec, figure))).join(', ');

/** The lines of a place report that tell what a seat knows of others there. */
export const sightingLines = <T extends RulesetTypes>(
  spec: SightingSpec<T>,
  known: Known<T>,
  area: number,
  rule: RuleNumber,
): readonly PlaceLine[] => {
  const here = spec.seen(known).filter((seen) => seen.area === area);
  if (here.length === 0) return [{ text: `Forces of others: ${WORDS.unknown}`, rule, style: 'note' }];
  return here.map((seen) => {
    const whose = seen.owner === null ? 'Owner unknown' : spec.owner(known, seen.owner);
    const said = seen.figures.length === 0 ? 'Nobody there' : `${whose}: ${figuresWords(spec, seen)}`;
    return { text: `${said} (${sinceWords(spec, known, seen)})`, rule };
  });
};

/** Marks for the map: a figure for what is known to be of one kind and a question mark else, how many, and since when. */
export const sightingMarkers = <T extends RulesetTypes>(
  spec: SightingSpec<T>,
  known: Known<T>,
): readonly TroopMarker[] =>
  spec
    .seen(known)
    .filter(({ figures }) => figures.length > 0)
    .map((seen) => markerOf(spec, known, seen));

const markerOf = <T extends RulesetTypes>(spec: SightingSpec<T>, known: Known<T>, seen: Sighting): TroopMarker => {
  const { said, least, most } = allSighted(seen);
  const kind = seen.figures.length === 1 ? seen.figures[0]?.kind : null;
  const isOld = seen.turn < spec.now(known);
  const whose = seen.owner === null ? 'unknown owner' : spec.owner(known, seen.owner);
  return {
    area: seen.area,
    base: 'foreign',
    miniature: kind === null || kind === undefined ? 'unknown' : (spec.miniature?.(kind) ?? 'unknown'),
    count: said,
    ...(least === most ? {} : { amount: most === null ? `${least}+` : `${least}-${most}` }),
    ...(isOld ? { asOf: `T${seen.turn}` } : {}),
    ...(seen.owner === null ? {} : { power: seen.owner }),
    title: `${whose}: ${figuresWords(spec, seen)} (${sinceWords(spec, known, seen)})`,
  };
};

/** A force for a battle plan: `about 6 (4 to 12) foot, 2 horse`; of unknown kind as the rules suppose it to be. */
export const sightedForce = <T extends RulesetTypes>(
  spec: SightingSpec<T>,
  { figures }: Sighting,
  supposed: string,
): string =>
  figures
    .map((figure) => `${WORDS.amount(figure)} ${figure.kind === null ? supposed : spec.kind(figure.kind)}`)
    .join(', ');
