import type { Unit } from '../../src/state.ts';
import { realmOf, type UnitId } from '../../src/unit-id.ts';
import type { RealmNumber, TroopType } from '../../src/words.ts';

export type Troops = readonly { readonly type: TroopType; readonly count: number }[];

/** How many troops of each type every unit has, ranks apart; kept beside the state and never looking at it. */
export class Muster {
  /** What is being entered, for the faults. */
  now = '';
  readonly faults: string[] = [];
  readonly #units: Map<UnitId, Map<TroopType, number>>;
  readonly #assumed = new Set<UnitId>();

  constructor(units: readonly Unit[]) {
    this.#units = new Map(units.map(({ id, stacks }) => [id, counted(stacks)]));
  }

  form(unit: UnitId): void {
    if (this.#units.has(unit) && !this.#assumed.delete(unit)) this.#fault(`unit ${unit} is there already`);
    this.#units.set(unit, new Map());
  }

  /** A unit that no event forms, and that may not be there at all: the garrison of a new owner. */
  assume(unit: UnitId): void {
    this.form(unit);
    this.#assumed.add(unit);
  }

  /** Only an empty unit can be struck off. A garrison that never was has nobody to lose. */
  strike(unit: UnitId): void {
    const left = written(this.#units.get(unit));
    if (left !== '') this.#fault(`unit ${unit} is struck off with ${left}`);
    this.#units.delete(unit);
  }

  /** A realm is gone, and with it what is left of its units. */
  disband(realm: RealmNumber): void {
    for (const unit of this.#units.keys()) if (realmOf(unit) === realm) this.strike(unit);
  }

  add(unit: UnitId, troops: Troops): void {
    if (troops.length === 0) return;
    const has = this.#units.get(unit);
    if (has === undefined) return this.#fault(`there is no unit ${unit} to join`);
    for (const { type, count } of troops) {
      if (!(Number.isInteger(count) && count > 0)) this.#fault(`${count} of ${type} join unit ${unit}`);
      has.set(type, (has.get(type) ?? 0) + count);
    }
  }

  take(unit: UnitId, troops: Troops): void {
    if (troops.length === 0) return;
    const has = this.#units.get(unit);
    if (has === undefined) return this.#fault(`there is no unit ${unit} to leave`);
    for (const { type, count } of troops) {
      const left = (has.get(type) ?? 0) - count;
      if (!(Number.isInteger(count) && count > 0 && left >= 0)) this.#fault(`${count} of ${type} leave unit ${unit}`);
      has.set(type, left);
    }
  }

  /** Names the difference between two lists that should hold the same troops. */
  same(what: string, one: Troops, other: Troops): void {
    const [a, b] = [written(counted(one)), written(counted(other))];
    if (a !== b) this.#fault(`${what}: ${a} is not ${b}`);
  }

  compare(units: readonly Unit[]): void {
    const present = new Map(units.map(({ id, stacks }) => [id, written(counted(stacks))]));
    for (const unit of new Set([...present.keys(), ...this.#units.keys()])) {
      const there = present.get(unit) ?? '';
      const here = written(this.#units.get(unit));
      if (there !== here) this.#fault(`unit ${unit} has ${there || 'nothing'}; by the book ${here || 'nothing'}`);
    }
  }

  #fault(what: string): void {
    this.faults.push(`${this.now}: ${what}`);
  }
}

const counted = (troops: Troops): Map<TroopType, number> => {
  const counts = new Map<TroopType, number>();
  for (const { type, count } of troops) counts.set(type, (counts.get(type) ?? 0) + count);
  return counts;
};

/** `3 of 0, 1 of 12`, types in order; empty when there is nobody. */
const written = (counts: ReadonlyMap<TroopType, number> | undefined): string =>
  [...(counts ?? [])]
    .filter(([, count]) => count !== 0)
    .sort(([a], [b]) => a - b)
    .map(([type, count]) => `${count} of ${type}`)
    .join(', ');
