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
  const units = new Map<UnitId, NamedUnit>();
  const holdings: { [holding: HoldingId]: NamedHolding } = {};

  const placeOf = (id: UnitId, within: object): number => {
    if (!units.has(id)) units.set(id, unitNamed(state, told, { id, within }));
    return [...units.keys()].indexOf(id);
  };
  const nameHolding = (id: HoldingId): HoldingId => {
    const named = holdingNamed(state, told, id);
    if (named !== null) holdings[id] = named;
    return id;
  };
  const inFacts = (data: object, shapes: FactShapes): object =>
    Object.fromEntries(Object.entries(data).map(([name, value]) => [name, inFact(value, shapes[name], data)]));
  const inFact = (value: unknown, shape: FactShape | undefined, within: object): unknown => {
    if (Array.isArray(value)) return value.map((each) => inFact(each, shape, within));
    if (value === null || shape === undefined || Array.isArray(shape)) return value;
    if (typeof shape !== 'string') return inFacts(value as object, shape as FactShapes);
    switch (bareSort(shape)) {
      case 'unit':
        return placeOf(value as UnitId, within);
      case 'holding':
        return nameHolding(value as HoldingId);
      case 'refusal':
        return inFacts(value as Refusal, REFUSAL_SHAPES[(value as Refusal).code] ?? {});
      default:
        return value;
    }
  };

  const named = inFacts(told, SHAPES[told.kind] ?? {}) as Told;
  if (units.size === 0 && Object.keys(holdings).length === 0) return told;
  return { ...named, names: { units: [...units.values()], holdings } };
};

const shapesByKind = (facts: FactsByKind): { readonly [kind: string]: FactShapes } =>
  Object.fromEntries(Object.entries(facts).map(([kind, schema]) => [kind, shapesOf(schema)]));
const SHAPES = shapesByKind(TOLD_FACTS);
const REFUSAL_SHAPES = shapesByKind(REFUSALS);

interface Mention {
  readonly id: UnitId;
  /** The facts among which it stands: what has only now been raised is known from them. */
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
