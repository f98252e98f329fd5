import { allSighted, type Dice } from '@chancery/core';
import { notOlder, sightedIn } from '@chancery/kit';
import { areaOn } from '../ground/ground.ts';
import { musterFault, unitName, unitsOf } from './rules.ts';
import type { FogKnown, Order, Unit } from './types.ts';

/** News that are older than this are no reason to stay away. */
const OLD = 2;

/**
 * Each unit marches to an area beside it: none where more men were seen lately than it has, if it can, and rather one that is not
 * its own; silver becomes columns.
 */
export const bot = (known: FogKnown, dice: Dice): readonly Order[] => {
  const { setting, view } = known;
  return [
    ...unitsOf(view, view.power).flatMap((unit): readonly Order[] => {
      const { borders } = areaOn(setting, unit.at);
      const safe = firstOf(
        borders.filter((area) => mostIn(known, area) <= unit.men),
        borders,
      );
      const among = firstOf(
        safe.filter((area) => view.owners[area] !== view.power),
        safe,
      );
      const to = among[dice.at('way', unit.number).d(among.length) - 1];
      return to === undefined ? [] : [marchTo(unit, to)];
    }),
    ...(musterFault(setting, view, 'column') === null ? [{ verb: 'MUSTER', args: { kind: 'column' } } as const] : []),
  ];
};

const marchTo = (unit: Unit, to: number): Order => ({ verb: 'MARCH', unit: unitName(unit), args: { way: [to] } });

const firstOf = (wanted: readonly number[], otherwise: readonly number[]): readonly number[] =>
  wanted.length > 0 ? wanted : otherwise;

/** How many men of others there may be, by what was seen. */
const mostIn = ({ view }: FogKnown, area: number): number =>
  sightedIn(notOlder(view.sightings, view.turn - 1, OLD), area).reduce(
    (sum, seen) => sum + (allSighted(seen).most ?? 0),
    0,
  );
