import { bareSort, type FactShape, type FactShapes } from '@chancery/core';
import { type FactsByKind, shapesOf } from '@chancery/kit';
import { REFUSALS, type Refusal } from '../refusals.ts';
import { findHolding, findUnit } from '../rules/find.ts';
import type { State } from '../state.ts';
import { type NamedHolding, type NamedUnit, TOLD_FACTS, type Told } from '../told.ts';
import type { GamePosition } from '../types.ts';
import type { DomainNumber, HoldingId, UnitId } from '../words.ts';

/**
 * News with the names of all that they speak of, as it is before they come true: units die and holdings change hands. Units go
 * by their place among those named, for the numbers that decide ties are nobody's to know.
 */
export const withNames = (told: Told, { state }: GamePosition): Told => {
  const naming = NAMINGS.get(told.kind);
  if (naming === undefined || naming === null) return told;
  const namer = newNamer(told, state);
  const named = naming(told, told, namer) as Told;
  const { units, holdings } = namer;
  return units.length === 0 && Object.keys(holdings).length === 0 ? told : { ...named, names: { units, holdings } };
};

/** What is named while one piece of news is told. */
interface Namer {
  readonly units: readonly NamedUnit[];
  readonly holdings: { readonly [holding: HoldingId]: NamedHolding };
  /** `within` are the facts among which it stands: what has only now been raised is known from them. */
  placeOf(id: UnitId, within: object): number;
  nameHolding(id: HoldingId): HoldingId;
}

const newNamer = (told: Told, state: State): Namer => {
  const units: NamedUnit[] = [];
  const places = new Map<UnitId, number>();
  const holdings: { [holding: HoldingId]: NamedHolding } = {};
  return {
    units,
    holdings,
    placeOf: (id, within) => {
      const known = places.get(id);
      if (known !== undefined) return known;
      places.set(id, units.length);
      return units.push(unitNamed(state, told, { id, within })) - 1;
    },
    nameHolding: (id) => {
      const named = holdingNamed(state, told, id);
      if (named !== null) holdings[id] = named;
      return id;
    },
  };
};

/** How a fact is told with names. */
type Naming = (value: unknown, within: object, namer: Namer) => unknown;

/** How the facts of a shape are told; null where they speak of neither units nor holdings. */
const namingOf = (shape: FactShape): Naming | null => {
  if (Array.isArray(shape)) return null;
  const naming = typeof shape === 'string' ? namingBySort(bareSort(shape)) : namingOfFacts(shape as FactShapes);
  if (naming === null) return null;
  const each: Naming = (value, within, namer) => {
    if (Array.isArray(value)) return value.map((item) => each(item, within, namer));
    return value === null ? null : naming(value, within, namer);
  };
  return each;
};

const namingBySort = (sort: string): Naming | null => {
  switch (sort) {
    case 'unit':
      return (value, within, namer) => namer.placeOf(value as UnitId, within);
    case 'holding':
      return (value, _, namer) => namer.nameHolding(value as HoldingId);
    case 'refusal':
      return (value, within, namer) => REFUSAL_NAMINGS.get((value as Refusal).code)?.(value, within, namer) ?? value;
    default:
      return null;
  }
};

/** In the order in which the facts stand, by which units have their places. */
const namingOfFacts = (shapes: FactShapes): Naming | null => {
  const namings = new Map(
    Object.entries(shapes).flatMap(([name, shape]) => {
      const naming = namingOf(shape);
      return naming === null ? [] : [[name, naming] as const];
    }),
  );
  if (namings.size === 0) return null;
  return (value, _, namer) => {
    const facts: { [name: string]: unknown } = { ...(value as object) };
    for (const name in facts) {
      const naming = namings.get(name);
      if (naming !== undefined) facts[name] = naming(facts[name], value as object, namer);
    }
    return facts;
  };
};

const namingsByKind = (facts: FactsByKind): ReadonlyMap<string, Naming | null> =>
  new Map(Object.entries(facts).map(([kind, schema]) => [kind, namingOfFacts(shapesOf(schema))]));
const NAMINGS = namingsByKind(TOLD_FACTS);
const REFUSAL_NAMINGS = namingsByKind(REFUSALS);

interface Mention {
  readonly id: UnitId;
  readonly within: object;
}

const unitNamed = (state: State, told: Told, { id, within }: Mention): NamedUnit => {
  const { owner, number, type } =
    findUnit(state, id) ?? ({ owner: 'domain' in told ? told.domain : null, ...within } as NamedUnit);
  return { owner: owner as DomainNumber | null, number: number ?? 0, type: type ?? 'Irregulars' };
};

const holdingNamed = (state: State, told: Told, id: HoldingId): NamedHolding | null => {
  if (told.kind === 'founded') return { province: told.province, kind: told.sort, owner: told.domain };
  const holding = findHolding(state, id);
  return holding && { province: holding.province, kind: holding.kind, owner: holding.owner };
};
