import { byNumber, sorted } from '@chancery/core';
import type { BattleRecord, BattleUnit } from '../events/battle-record.ts';
import { findProvince, getUnit } from '../rules/find.ts';
import { areAtWar, areEnemiesIn } from '../rules/permission.ts';
import { isSea } from '../rules/places.ts';
import type { Unit } from '../state.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location, RealmNumber } from '../words.ts';
import { fightersAtSea, fightersOnLand, isTrapped, unitsAt } from './participants.ts';
import type { BattlePosition, Crossing, Meeting } from './question.ts';

/** A battle of this step, as far as the next one depends on it. */
export interface Fought extends Pick<BattleRecord, 'place'> {
  readonly units: readonly Pick<BattleUnit, 'unit'>[];
}

/**
 * The battle to be fought now, or null when the step is over: at the lowest-numbered place where two units of enemy
 * realms stand that have not yet been in one battle there in this step (MD-8.12). The position is that after the
 * battles `fought`. Whoever knows where enemies may stand names those places, ascending.
 */
export const nextBattle = (
  position: BattlePosition,
  kind: 'land' | 'sea',
  fought: readonly Fought[],
  among: readonly Location[] = contestedPlaces(position, kind),
): Meeting | null => {
  for (const place of among) {
    const here = unitsAt(position, place);
    const fighters = kind === 'land' ? fightersOnLand(position, place, here) : fightersAtSea(position, here);
    const battles = fought.filter((battle) => battle.place === place);
    if (!hasNewEnemies(position, place, fighters, battles)) continue;
    return { kind, place, beyond: null, participants: fighters.map(({ id }) => id), crossings: [] };
  }
  return null;
};

/**
 * Where the battle after this one may be, ascending. Where nobody new had met before it, nobody has now: unless it was
 * there, or somebody came there from it.
 */
export const contestedAfter = (
  { setting }: BattlePosition,
  contested: readonly Location[],
  { kind, place, after }: Pick<BattleRecord, 'kind' | 'place' | 'after'>,
): readonly Location[] => {
  const reached = after.map(({ location }) => location).filter((each) => isSea(setting, each) === (kind === 'sea'));
  return sorted(new Set([place, ...reached, ...contested.filter((each) => each > place)]), byNumber);
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

/** Places with units of more than one realm, ascending. */
export const contestedPlaces = ({ setting, state }: BattlePosition, kind: 'land' | 'sea'): readonly Location[] => {
  const firstRealm: RealmNumber[] = [];
  const contested = new Set<Location>();
  for (const { location, realm } of state.units) {
    const first = firstRealm[location];
    if (first === undefined) firstRealm[location] = realm;
    else if (first !== realm && isSea(setting, location) === (kind === 'sea')) contested.add(location);
  }
  return sorted(contested, byNumber);
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
  const met = battles.map(({ units }) => new Set(units.map(({ unit }) => unit)));
  const haveMet = (a: UnitId, b: UnitId): boolean => met.some((units) => units.has(a) && units.has(b));
  return foes.some((one) =>
    foes.some((other) => areEnemiesIn(state, province, one.realm, other.realm) && !haveMet(one.id, other.id)),
  );
};
