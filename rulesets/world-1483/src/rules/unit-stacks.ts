import type { Refusal } from '../refusals.ts';
import type { Board, Unit } from '../state.ts';
import { type NationNumber, type PlaceNumber, UNIT_TYPES, type UnitId, type UnitType } from '../words.ts';
import { cargoOf, isShip, unitsIn } from './find.ts';

/** So many units of a type in a place, as they stand in a list of assets (W83-17.9). */
export interface Stack {
  readonly count: number;
  readonly type: UnitType;
  readonly place: PlaceNumber;
}

/** Stacks by place and type, each once. */
export const stacksOf = (stacks: readonly Stack[]): readonly Stack[] => {
  const sums = new Map<string, Stack>();
  for (const { count, type, place } of stacks) {
    const key = `${place}/${type}`;
    sums.set(key, { count: (sums.get(key)?.count ?? 0) + count, type, place });
  }
  return [...sums.values()].toSorted(
    (one, other) => one.place - other.place || UNIT_TYPES.indexOf(one.type) - UNIT_TYPES.indexOf(other.type),
  );
};

type HasUnits = Pick<Board, 'turn' | 'units'>;

/** A unit that moved or was built in this game turn cannot change hands (W83-14.10). */
const isFree = ({ turn }: HasUnits, { movedTurn, builtTurn }: Unit): boolean =>
  movedTurn !== turn && builtTurn !== turn;

/**
 * The units that such stacks mean, lowest ids first (W83-3.15), or why they cannot be given. A ship goes with all that it carries,
 * which is in the same list and holds no general; and what is aboard goes with its ship (W83-14.16).
 */
export const unitsToGive = (
  board: HasUnits,
  owner: NationNumber,
  stacks: readonly Stack[],
): readonly UnitId[] | Refusal => {
  const given: UnitId[] = [];
  for (const [place, here] of Map.groupBy(stacks, (stack) => stack.place)) {
    const found = unitsAt(board, owner, place, here);
    if ('code' in found) return found;
    given.push(...found);
  }
  return given.toSorted((a, b) => a - b);
};

const unitsAt = (
  board: HasUnits,
  owner: NationNumber,
  place: PlaceNumber,
  stacks: readonly Stack[],
): readonly UnitId[] | Refusal => {
  const own = unitsIn(board, place).filter((unit) => unit.owner === owner && isFree(board, unit));
  for (const { count: wanted, type } of stacks) {
    const there = own.filter((unit) => unit.type === type).length;
    if (there < wanted) return { code: 'too-few-units', wanted, there, type, place };
  }
  const wanted: Counts = Object.fromEntries(stacks.map(({ type, count }) => [type, count]));
  if (!unitsIn(board, place).some(isShip)) {
    return stacks.flatMap(({ type, count }) => idsOf(own.filter((unit) => unit.type === type)).slice(0, count));
  }
  const loads = own.filter(isShip).map((ship) => ({ ship, cargo: cargoOf(board, ship.id) }));
  const whole = loads.filter(({ cargo }) => cargo.every((unit) => isFree(board, unit) && unit.owner === owner));
  return pick(whole, wanted) ?? { code: 'cargo-apart', place };
};

type Counts = { readonly [Type in UnitType]?: number };
interface Load {
  readonly ship: Unit;
  readonly cargo: readonly Unit[];
}

const idsOf = (units: readonly Unit[]): readonly UnitId[] => units.map(({ id }) => id);

/** Ships with just the cargo that is wanted, in order of their ids; null where there are no such ships. */
const pick = (loads: readonly Load[], wanted: Counts): readonly UnitId[] | null => {
  if (Object.values(wanted).every((count) => count === 0)) return [];
  const tried = new Set<string>();
  for (const [at, { ship, cargo }] of loads.entries()) {
    const key = [ship, ...cargo].map(({ type }) => type).join();
    if (tried.has(key)) continue;
    tried.add(key);
    const left = less(wanted, [ship, ...cargo]);
    const rest = left && pick(loads.slice(at + 1), left);
    if (rest !== null) return [...idsOf([ship, ...cargo]), ...rest];
  }
  return null;
};

/** What is still wanted after some units; null where one of them was not. */
const less = (wanted: Counts, units: readonly Unit[]): Counts | null => {
  const left: { [Type in UnitType]?: number } = { ...wanted };
  for (const { type } of units) {
    const count = left[type] ?? 0;
    if (count === 0) return null;
    left[type] = count - 1;
  }
  return left;
};
