import { byText, type Comparator, isLater, type Sighting, sorted } from '@chancery/core';

/**
 * What a seat remembers: of each place and owner the newest sighting, by area and owner. It is a part of the state, and only the
 * `apply` of an event replaces it.
 */
export type SightingMemory<Seen extends Sighting = Sighting> = readonly Seen[];

/** Somebody looked over a whole place: what was seen is there, and nothing else of what was remembered still holds. */
export const lookedOver = <Seen extends Sighting>(
  memory: SightingMemory<Seen>,
  area: number,
  seen: readonly Seen[],
): SightingMemory<Seen> => withPlace(memory, area, seen);

/** Something was heard of one owner in one place. It takes the place of what was remembered of them there, unless that is newer. */
export const heardOf = <Seen extends Sighting>(memory: SightingMemory<Seen>, seen: Seen): SightingMemory<Seen> => {
  const here = sightedIn(memory, seen.area);
  const others = here.filter(({ owner }) => owner !== seen.owner);
  if (here.some((old) => old.owner === seen.owner && isLater(old, seen))) return memory;
  return withPlace(memory, seen.area, [...others, seen]);
};

/** What is left when sightings older than so many turns count for nothing. */
export const notOlder = <Seen extends Sighting>(
  memory: SightingMemory<Seen>,
  now: number,
  turns: number,
): SightingMemory<Seen> => memory.filter(({ turn }) => now - turn <= turns);

/** What is remembered of a place. */
export const sightedIn = <Seen extends Sighting>(memory: SightingMemory<Seen>, area: number): readonly Seen[] =>
  memory.filter((seen) => seen.area === area);

/**
 * The order must not tell in which order things were learned. The places are in order already, and only this one is put in
 * order again.
 */
const withPlace = <Seen extends Sighting>(
  memory: SightingMemory<Seen>,
  area: number,
  here: readonly Seen[],
): SightingMemory<Seen> => [
  ...memory.filter((seen) => seen.area < area),
  ...sorted(here, byOwner),
  ...memory.filter((seen) => seen.area > area),
];

const byOwner: Comparator<Sighting> = (one, other) => byText(one.owner ?? '', other.owner ?? '');
