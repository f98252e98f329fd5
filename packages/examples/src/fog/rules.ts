import type { AreaNumber, Ground, PowerInfo, PowerNumber } from '../ground/ground.ts';
import { areaOn, areasOn, powerOn, powersOn } from '../ground/ground.ts';
import type { Kind, March, Order, Refusal, State, Unit, View } from './types.ts';

/** What a unit costs, and how many areas it may go (FG-1.1, FG-1.3). */
export const COST: { readonly [kind in Kind]: number } = { column: 4, scout: 2 };
export const REACH: { readonly [kind in Kind]: number } = { column: 2, scout: 3 };

/** `C2`, `S1` */
export const unitName = ({ kind, number }: Pick<Unit, 'kind' | 'number'>): string =>
  `${kind === 'column' ? 'C' : 'S'}${number}`;

export const unitsOf = <U extends Pick<Unit, 'owner'>>(
  { units }: { readonly units: readonly U[] },
  power: PowerNumber | null,
): readonly U[] => units.filter(({ owner }) => owner === power);

export const findUnit = (
  board: { readonly units: readonly Unit[] },
  power: PowerNumber | null,
  name: string,
): Unit | null => unitsOf(board, power).find((unit) => unitName(unit) === name) ?? null;

export const ownedBy = ({ owners }: Pick<State, 'owners'>, power: PowerNumber): number =>
  owners.filter((owner) => owner === power).length;

/** Whether a power is in the game: rebels are once they have risen (FG-6.1). */
export const isIn = ({ silver }: Pick<State, 'silver'>, { code }: Pick<PowerInfo, 'code'>): boolean => code in silver;

/** The ground with those powers alone that are in the game. */
export const groundInPlay = (ground: Ground, state: Pick<State, 'silver'>): Ground => ({
  ...ground,
  powers: ground.powers.map((power) => (power !== null && isIn(state, power) ? power : null)),
});

export const lordsIn = (ground: Ground, state: Pick<State, 'silver'>): readonly PowerInfo[] =>
  powersOn(groundInPlay(ground, state));

/** Why a unit cannot go this way; null when it can. Asked by the check and by the march itself (FG-1.1). */
export const wayFault = (ground: Ground, unit: Unit, way: readonly AreaNumber[]): Refusal | null => {
  if (way.length > REACH[unit.kind]) return { code: 'too-far', unit: unitName(unit), reach: REACH[unit.kind] };
  const gap = way.findIndex((to, step) => !areaOn(ground, way[step - 1] ?? unit.at).borders.includes(to));
  return gap < 0 ? null : { code: 'no-border', from: way[gap - 1] ?? unit.at, to: way[gap] ?? unit.at };
};

/** Why a lord cannot muster a unit of this kind; null when they can (FG-1.3). */
export const musterFault = (
  ground: Ground,
  { power, owners, silver }: Pick<View, 'power' | 'owners' | 'silver'>,
  kind: Kind,
): Refusal | null => {
  if (power === null || silver === null) return { code: 'rulers-only' };
  if (owners[powerOn(ground, power).home] !== power) return { code: 'home-lost' };
  return silver < COST[kind] ? { code: 'too-poor', cost: COST[kind], has: silver } : null;
};

/** Where the units of a lord can see: where they stand, and scouts also beside that (FG-3.1). */
export const sightOf = (ground: Ground, state: Pick<State, 'units'>, power: PowerNumber): readonly AreaNumber[] => {
  const own = unitsOf(state, power);
  const seen = new Set(own.flatMap(({ kind, at }) => (kind === 'scout' ? [at, ...areaOn(ground, at).borders] : [at])));
  return areasOn(ground).flatMap(({ number }) => (seen.has(number) ? [number] : []));
};

export const marchesIn = (orders: readonly Order[]): readonly March[] =>
  orders.filter((order) => order.verb === 'MARCH');

/** The march that a draft has for a unit. */
export const marchOf = (orders: readonly Order[], name: string): March | null =>
  marchesIn(orders).find(({ unit }) => unit === name) ?? null;
