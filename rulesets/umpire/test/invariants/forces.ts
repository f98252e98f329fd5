import type { Event } from '../../src/events.ts';
import type { State } from '../../src/state.ts';
import type { NationNumber, ProvinceNumber } from '../../src/words.ts';

/** Who has what where, kept from what the events of a turn say and from nothing else: units change by causes that are told. */

/** By `nation in province`, the units of each type. */
export type Muster = Map<string, number[]>;

const place = (nation: NationNumber, province: ProvinceNumber): string => `${nation} in ${province}`;

export const musterOf = ({ stacks }: State): Muster =>
  new Map(
    stacks.flatMap((here, province) =>
      here.map(({ nation, units }): [string, number[]] => [place(nation, province), [...units]]),
    ),
  );

/** Books what an event does to the units of anybody. */
export const book = (muster: Muster, event: Event): void => {
  const add = (nation: NationNumber, province: ProvinceNumber, units: readonly number[], sign: 1 | -1): void => {
    const there = muster.get(place(nation, province)) ?? [];
    muster.set(
      place(nation, province),
      units.map((count, type) => (there[type] ?? 0) + sign * count),
    );
  };
  switch (event.kind) {
    case 'units-raised':
      return add(event.nation, event.province, event.units, 1);
    case 'units-lost':
    case 'units-disbanded':
    case 'network-destroyed':
      return add(event.nation, event.province, event.units, -1);
    case 'rebels-disbanded':
      return add(0, event.province, event.units, -1);
    case 'units-converted': {
      const there = muster.get(place(event.nation, event.province)) ?? [];
      there[event.from] = (there[event.from] ?? 0) - event.given;
      there[event.to] = (there[event.to] ?? 0) + event.gained;
      return;
    }
    case 'leg-marched':
    case 'units-withdrew':
      add(event.nation, event.from, event.units, -1);
      return add(event.nation, event.to, event.units, 1);
    case 'feudal-dispersed':
      for (const { province, units } of event.leave) add(event.nation, province, units, -1);
      for (const { province, units } of event.come) add(event.nation, province, units, 1);
      return;
    case 'units-changed-sides':
      add(event.from, event.province, event.units, -1);
      return add(event.to, event.province, event.units, 1);
    case 'nation-eliminated':
      for (const key of muster.keys()) if (key.startsWith(`${event.nation} in `)) muster.delete(key);
      return;
    default:
      return;
  }
};

/** Where the books and the state differ, in words. */
export const musterFaults = (muster: Muster, state: State): readonly string[] => {
  const there = musterOf(state);
  return [...new Set([...muster.keys(), ...there.keys()])].flatMap((key) => {
    const [booked, found] = [muster.get(key) ?? [], there.get(key) ?? []];
    const types = Array.from({ length: Math.max(booked.length, found.length) }, (_, type) => type);
    const differs = types.some((type) => (booked[type] ?? 0) !== (found[type] ?? 0));
    return differs ? [`units of ${key}: ${found.join(' ')}, by the events ${booked.join(' ')}`] : [];
  });
};
