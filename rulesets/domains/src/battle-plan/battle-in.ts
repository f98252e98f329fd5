import type { BattleForce, BattlePlan } from '@chancery/core';
import { sightedForce } from '@chancery/kit';
import { theDomain } from '../names/names.ts';
import { type Order, ordersOf } from '../order.ts';
import { areAllied } from '../rules/war.ts';
import { SIGHTINGS } from '../text/sightings.ts';
import type { GameKnown } from '../types.ts';
import type { UnitView } from '../view-types.ts';
import { type ProvinceNumber, UNIT_TYPES } from '../words.ts';

/** Who would meet in the field of a province, by what is planned and what was seen there; null where nobody would. */
export const battleIn = (known: GameKnown, drafted: readonly Order[], area: ProvinceNumber): BattlePlan | null => {
  const { view, setting } = known;
  const own = view.units.filter(({ owner }) => owner === view.domain && owner !== null);
  const coming = own.filter((unit) => isSentTo(drafted, unit, area));
  const there = own.filter(({ province, inside }) => province === area && inside === null);
  const allies = view.units.filter(
    ({ owner, province, inside }) =>
      owner !== null &&
      view.domain !== null &&
      areAllied(view, owner, view.domain) &&
      province === area &&
      inside === null,
  );
  const mine = [...there, ...coming, ...allies];
  const theirs = view.known.forces
    .filter((seen) => seen.area === area && seen.figures.length > 0)
    .map(
      (seen): BattleForce => ({
        label: SIGHTINGS.owner(known, seen.owner ?? ''),
        force: sightedForce(SIGHTINGS, seen, 'infantry').toLowerCase(),
      }),
    );
  if (mine.length === 0 || theirs.length === 0) return null;
  const force: BattleForce = { label: theDomain(setting, view.domain), force: forceOf(mine) };
  return {
    attackers: coming.length > 0 ? [force] : theirs,
    defenders: coming.length > 0 ? theirs : [force],
    nearby: [],
    place: '',
    troops: UNIT_TYPES.map((type) => type.toLowerCase()),
  };
};

/** Whether a drafted march leads it there. */
const isSentTo = (drafted: readonly Order[], { name }: UnitView, area: ProvinceNumber): boolean =>
  [...ordersOf(drafted, 'MOVE'), ...ordersOf(drafted, 'INVADE')].some(
    ({ args }) => args.via?.at(-1) === area && args.units?.includes(name) === true,
  );

/** `2 infantry, 1 archers` */
const forceOf = (units: readonly UnitView[]): string =>
  UNIT_TYPES.flatMap((type) => {
    const count = units.filter((unit) => unit.type === type).length;
    return count === 0 ? [] : [`${count} ${type.toLowerCase()}`];
  }).join(', ');
