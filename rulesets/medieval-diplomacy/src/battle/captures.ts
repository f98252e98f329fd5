import { by, sorted } from '@chancery/core';
import type { CaptureDraw, NewFleet } from '../events/battle-record.ts';
import { defaultUnitName } from '../rules/names.ts';
import { lowestFreeNumber } from '../rules/numbers.ts';
import { withStack } from '../rules/stacks.ts';
import type { Troop } from '../setting.ts';
import type { Stack } from '../state.ts';
import { numberOf, realmOf, type UnitId, unitId } from '../unit-id.ts';
import type { Field, FieldUnit, Side, Squad } from './field.ts';
import type { Rolls } from './rolls.ts';
import { individualsIn, individualsLeft, shipsLeft } from './victors.ts';

export interface Booty {
  readonly draws: readonly CaptureDraw[];
  /** What each unit, new fleets included, gets. */
  readonly gained: ReadonlyMap<UnitId, readonly Stack[]>;
  readonly newFleets: readonly NewFleet[];
}

/** Lost siege machines and ships may fall into the hands of victors; one draw for each (MD-8.120 to MD-8.122). */
export const shareBooty = (field: Field, victors: readonly Side[], rolls: Rolls): Booty => {
  const draws: CaptureDraw[] = [];
  const gained = new Map<UnitId, readonly Stack[]>();
  for (const owner of field.sides) {
    const captor = captorOf(field, owner, victors);
    if (captor === null) continue;
    for (const squad of sorted(
      prizesOf(field, owner),
      by(({ type }) => type),
    )) {
      const into = recipientOf(field, captor, squad);
      if (into === null) continue;
      for (let lost = 0; lost < squad.removed; lost += 1) {
        const chance = (squad.troop as Troop).capture;
        const roll = rolls.of('capture').d(100);
        const captured = roll <= chance;
        draws.push({
          from: squad.unit.unit.id,
          type: squad.type,
          chance,
          roll,
          by: captor.realm,
          into: captured ? into : null,
        });
        if (captured) gained.set(into, withStack(gained.get(into) ?? [], { type: squad.type, rank: 1, count: 1 }));
      }
    }
  }
  return { draws, gained, newFleets: newFleetsOf(field, gained) };
};

/** The victor at war with the owner that has most individuals left, the first of equals. A victor's enemies are no victors. */
const captorOf = (field: Field, owner: Side, victors: readonly Side[]): Side | null => {
  let captor: Side | null = null;
  let most = 0;
  for (const victor of victors) {
    const left = (victor.bit & owner.enemies) === 0 ? 0 : individualsLeft(field, victor);
    if (left > most) [captor, most] = [victor, left];
  }
  return captor;
};

/** Squads of a side that can be captured. */
const prizesOf = ({ squads }: Field, owner: Side): readonly Squad[] =>
  squads.filter(({ unit, troop }) => unit.side === owner && troop !== null && troop.capture > 0);

/** Machines join an army, else the garrison; ships a fleet, else a new one. Null: nobody can take it. */
const recipientOf = (field: Field, captor: Side, { ship }: Squad): UnitId | null => {
  const own = field.units.filter((unit) => unit.side === captor && !unit.gone && individualsIn(unit) > 0);
  const first = (fits: (unit: FieldUnit) => boolean): UnitId | null => own.find(fits)?.unit.id ?? null;
  if (!ship) return first(({ unit }) => unit.kind === 'A') ?? first(({ unit }) => unit.kind === 'G');
  return first((unit) => shipsLeft(unit) > 0) ?? newFleetFor(field, captor);
};

/** The number of a fleet that has sunk is not free before those aboard its wreck have left it (M7). */
const newFleetFor = ({ question: { state } }: Field, { realm }: Side): UnitId | null => {
  const laden = state.units.flatMap(({ loadedOn }) => (loadedOn === null ? [] : [loadedOn]));
  const taken = laden.filter((fleet) => realmOf(fleet) === realm).map(numberOf);
  const number = lowestFreeNumber(state, realm, 'F', taken);
  return number === null ? null : unitId(realm, 'F', number);
};

const newFleetsOf = ({ question, units }: Field, gained: ReadonlyMap<UnitId, readonly Stack[]>): readonly NewFleet[] =>
  [...gained]
    .filter(([id]) => !units.some(({ unit }) => unit.id === id))
    .map(([id, stacks]) => ({
      unit: id,
      location: question.place,
      stacks,
      name: defaultUnitName(question.setting, id),
    }));

/** The fleet that a realm has in the sea of the battle when it is over: an old one with ships, else the new one. */
export const fleetAfterwards = ({ units }: Field, side: Side, { newFleets }: Booty): UnitId | null => {
  const old = units.find((unit) => unit.side === side && !unit.gone && shipsLeft(unit) > 0);
  return old?.unit.id ?? newFleets.find(({ unit }) => realmOf(unit) === side.realm)?.unit ?? null;
};
