import { by, byText, isLater, type Sighting, sorted, thenBy } from '@chancery/core';

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
): SightingMemory<Seen> => inPlaceOrder([...memory.filter((old) => old.area !== area), ...seen]);

/** Something was heard of one owner in one place. It takes the place of what was remembered of them there, unless that is newer. */
export const heardOf = <Seen extends Sighting>(memory: SightingMemory<Seen>, seen: Seen): SightingMemory<Seen> => {
  const isSame = (old: Sighting): boolean => old.area === seen.area && old.owner === seen.owner;
  if (memory.some((old) => isSame(old) && isLater(old, seen))) return memory;
  return inPlaceOrder([...memory.filter((old) => !isSame(old)), seen]);
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

/** The order must not tell in which order things were learned. */
const inPlaceOrder = <Seen extends Sighting>(memory: readonly Seen[]): SightingMemory<Seen> =>
  sorted(
    memory,
    thenBy<Seen>(
      by(({ area }) => area),
      (one, other) => byText(one.owner ?? '', other.owner ?? ''),
    ),
  );
