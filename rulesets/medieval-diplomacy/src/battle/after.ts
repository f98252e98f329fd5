import type { UnitAfter } from '../events/battle-record.ts';
import { withoutStacks } from '../rules/stacks.ts';
import type { Stack } from '../state.ts';
import type { UnitId } from '../unit-id.ts';
import { type Booty, fleetAfterwards } from './captures.ts';
import type { Field, FieldUnit } from './field.ts';
import { shipsLeft, survivors } from './victors.ts';

/** What has become of each unit: losses, gains, where it is, and whether it can still move (MD-8.114). */
export const unitsAfter = (field: Field, booty: Booty, undecided: boolean): readonly UnitAfter[] =>
  field.units.map((unit) => {
    const after = unitAfter(field, unit, booty.gained.get(unit.unit.id) ?? []);
    const fleet = fleetAfterwards(field, unit.side, booty);
    if (unit.role === 'fleet' && shipsLeft(unit) === 0) return sunk(after, unit, fleet);
    return unit.role === 'trapped' && !undecided ? released(after, unit, fleet) : after;
  });

const unitAfter = (field: Field, unit: FieldUnit, gained: readonly Stack[]): UnitAfter => {
  const { id, kind, leader, loadedOn, stacks, commanders } = unit.unit;
  const lost = lostStacks(unit);
  const lostCommanders = unit.squads
    .filter((squad) => squad.troop === null && survivors(squad) === 0)
    .map((squad) => squad.commander);
  const retreated = unit.gone && unit.carrier === null;
  const isEmpty = withoutStacks(stacks, lost).length === 0 && lostCommanders.length === commanders.length;
  return {
    unit: id,
    lost,
    lostCommanders,
    gained,
    location: unit.wentTo ?? unit.unit.location,
    loadedOn: retreated ? null : loadedOn,
    leader: leader !== null && lostCommanders.includes(leader) ? null : leader,
    retreated,
    exhausted: retreated || !isAtHome(field, unit),
    emptied: kind !== 'G' && isEmpty,
    commandersTo: null,
  };
};

/** Units that fought in their own realm's province keep their Move-points (MD-5.24, MD-5.25, MD-8.89, MD-8.107). */
const isAtHome = ({ province }: Field, { unit }: FieldUnit): boolean =>
  province !== null && province.owner === unit.realm;

const lostStacks = ({ squads }: FieldUnit): readonly Stack[] =>
  squads
    .filter(({ troop, removed }) => troop !== null && removed > 0)
    .map(({ type, rank, removed }) => ({ type, rank, count: removed }));

/** A fleet without ships is no more; its commanders find another of their realm in that sea, or drown (MD-8.108). */
const sunk = (after: UnitAfter, { unit }: FieldUnit, refuge: UnitId | null): UnitAfter => {
  const left = unit.commanders.filter((commander) => !after.lostCommanders.includes(commander));
  const commandersTo = refuge !== null && left.length > 0 ? { unit: refuge, commanders: left } : null;
  const lostCommanders = commandersTo === null ? unit.commanders : after.lostCommanders;
  return { ...after, lostCommanders, commandersTo, leader: null, emptied: true };
};

/** A trapped army that has won is saved on captured or own ships; without any it is lost (MD-8.111, MD-8.112). */
const released = (after: UnitAfter, { unit }: FieldUnit, fleet: UnitId | null): UnitAfter =>
  fleet === null
    ? { ...after, lost: unit.stacks, lostCommanders: unit.commanders, leader: null, emptied: true }
    : { ...after, loadedOn: fleet };
