import type { BorderKind } from '@chancery/core';
import type { PlayedTurn } from '@chancery/testkit';
import type { Setting } from '../../src/setting.ts';
import type { Types } from '../../src/types.ts';
import type { UnitId } from '../../src/unit-id.ts';
import type { Location } from '../../src/words.ts';
import { type Step, stepsOf, type Way } from './steps-of.ts';

/**
 * Follows every army and fleet through a turn from its events alone, and names steps that do not begin where the last one
 * ended or that cross no open border (MD-2.3 to MD-2.6), and units that in the end are elsewhere.
 */
export const wayFaults = ({ record, resolved, after }: PlayedTurn<Types>): readonly string[] => {
  const stands = new Map<UnitId, Step['to']>(
    record.state.units.map(({ id, location, loadedOn }) => [id, loadedOn === null ? location : { fleet: loadedOn }]),
  );
  const placeOf = (stand: Step['to'] | undefined): Location | undefined =>
    typeof stand === 'object' ? placeOf(stands.get(stand.fleet)) : stand;
  const borders = bordersOf(record.setting);
  const faults: string[] = [];
  resolved.events.forEach((event, index) => {
    for (const { unit, from, to, by } of stepsOf(event)) {
      const start = placeOf(stands.get(unit));
      const end = placeOf(to);
      const follows = by === 'none' || from === undefined || from === start;
      const passes = by === 'none' || start === end || OPEN[by].includes(borders.get(`${start}-${end}`) ?? 'none');
      if (!follows || !passes) faults.push(`${index} ${event.kind}: unit ${unit} at ${start} goes to ${end} by ${by}`);
      stands.set(unit, to);
    }
    if (event.kind === 'unit-removed') stands.delete(event.unit);
  });
  for (const { id, kind, location, loadedOn } of after.state.units) {
    const stand = stands.get(id);
    const ship = typeof stand === 'object' ? stand.fleet : null;
    if (kind !== 'G' && (placeOf(stand) !== location || ship !== loadedOn)) {
      faults.push(`unit ${id} is at ${location}, aboard ${loadedOn}; by the book at ${placeOf(stand)}, aboard ${ship}`);
    }
  }
  return faults;
};

const OPEN: { readonly [way in Way]: readonly (BorderKind | 'none')[] } = {
  land: ['land', 'river', 'bridge', 'strait'],
  water: ['sea', 'coast'],
  shore: ['coast'],
  none: [],
};

/** The kind of the border between two places, by `from-to`. */
const bordersOf = ({ world }: Setting): ReadonlyMap<string, BorderKind> =>
  new Map(world.borders.flatMap(({ a, b, kind }) => [[`${a}-${b}`, kind] as const, [`${b}-${a}`, kind] as const]));
