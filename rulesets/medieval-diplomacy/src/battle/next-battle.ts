import { byNumber, sorted } from '@chancery/core';
import type { BattleRecord, BattleUnit } from '../events/battle-record.ts';
import { findProvince, getUnit } from '../rules/find.ts';
import { areAtWar, areEnemiesIn } from '../rules/permission.ts';
import { isSea } from '../rules/places.ts';
import type { Unit } from '../state.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location, RealmNumber } from '../words.ts';
import { fightersAtSea, fightersOnLand, isTrapped } from './participants.ts';
import type { BattlePosition, Crossing, Meeting } from './question.ts';

/** A battle of this step, as far as the next one depends on it. */
export interface Fought extends Pick<BattleRecord, 'place'> {
  readonly units: readonly Pick<BattleUnit, 'unit'>[];
}

/**
 * The battle to be fought now, or null when the step is over: at the lowest-numbered place where two units of enemy
 * realms stand that have not yet been in one battle there in this step (MD-8.12). The position is that after the
 * battles `fought`.
 */
export const nextBattle = (
  position: BattlePosition,
  kind: 'land' | 'sea',
  fought: readonly Fought[],
): Meeting | null => {
  const contested = contestedPlaces(position, kind);
  for (const place of sorted(contested.keys(), byNumber)) {
    const here = contested.get(place) as readonly Unit[];
    const fighters = kind === 'land' ? fightersOnLand(position, place, here) : fightersAtSea(position, here);
    const battles = fought.filter((battle) => battle.place === place);
    if (!hasNewEnemies(position, place, fighters, battles)) continue;
    return { kind, place, beyond: null, participants: fighters.map(({ id }) => id), crossings: [] };
  }
  return null;
};

/**
 * The border battles of a phase, by lower and then higher number, among all armies that march in it: those that meet
 * an enemy coming the opposite way across the same border (MD-8.82 to MD-8.84).
 */
export const borderMeetings = ({ state }: BattlePosition, marches: readonly Crossing[]): readonly Meeting[] => {
  const realmOf = ({ unit }: Crossing): number => getUnit(state, unit).realm;
  const meets = (one: Crossing, other: Crossing): boolean =>
    one.from === other.to && one.to === other.from && areAtWar(state, realmOf(one), realmOf(other));
  const borders = new Map<string, Crossing[]>();
  for (const march of sorted(marches, BY_BORDER_AND_UNIT)) {
    if (!marches.some((other) => meets(march, other))) continue;
    const border = `${lower(march)}-${higher(march)}`;
    borders.set(border, [...(borders.get(border) ?? []), march]);
  }
  return [...borders.values()].map((crossings) => {
    const [first] = crossings as [Crossing];
    const participants = crossings.map(({ unit }) => unit);
    return { kind: 'border', place: lower(first), beyond: higher(first), participants, crossings };
  });
};

const lower = ({ from, to }: Crossing): Location => Math.min(from, to);
const higher = ({ from, to }: Crossing): Location => Math.max(from, to);
const BY_BORDER_AND_UNIT = (a: Crossing, b: Crossing): number =>
  lower(a) - lower(b) || higher(a) - higher(b) || a.unit - b.unit;

/** Places with units of more than one realm, and all units there. Asked again after every battle: it is quick. */
const contestedPlaces = (
  { setting, state }: BattlePosition,
  kind: 'land' | 'sea',
): ReadonlyMap<Location, readonly Unit[]> => {
  const firstRealm: RealmNumber[] = [];
  const contested = new Map<Location, Unit[]>();
  for (const { location, realm } of state.units) {
    const first = firstRealm[location];
    if (first === undefined) firstRealm[location] = realm;
    else if (first !== realm && isSea(setting, location) === (kind === 'sea')) contested.set(location, []);
  }
  for (const unit of state.units) contested.get(unit.location)?.push(unit);
  return contested;
};

/** At sea marines alone seek no battle: fleets do, and men trapped aboard an enemy. */
const hasNewEnemies = (
  position: BattlePosition,
  place: Location,
  fighters: readonly Unit[],
  battles: readonly Fought[],
): boolean => {
  const { state } = position;
  const province = findProvince(state, place);
  const foes = fighters.filter((unit) => province !== null || unit.kind === 'F' || isTrapped(position, unit));
  const haveMet = (a: UnitId, b: UnitId): boolean =>
    battles.some(({ units }) => units.some(({ unit }) => unit === a) && units.some(({ unit }) => unit === b));
  return foes.some((one) =>
    foes.some((other) => areEnemiesIn(state, province, one.realm, other.realm) && !haveMet(one.id, other.id)),
  );
};
