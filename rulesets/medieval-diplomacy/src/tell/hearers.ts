import { type Hearing, NOBODY, type SeatId, seatId } from '@chancery/core';
import type { Tell } from '@chancery/kit';
import type { Event } from '../events.ts';
import { findUnit, getCommander } from '../rules/find.ts';
import { defaultUnitName } from '../rules/names.ts';
import type { Setting } from '../setting.ts';
import type { Aside, Names, Told } from '../told.ts';
import type { MdPosition, Types } from '../types.ts';
import { realmOf, type UnitId } from '../unit-id.ts';
import { IND, type RealmNumber } from '../words.ts';

export type Hearings = readonly Hearing<Told>[];

/** The seats of some realms, each once. The independents have none and hear nothing. */
export const seatsOf = (setting: Setting, realms: readonly RealmNumber[]): readonly SeatId[] => {
  const seats: SeatId[] = [];
  for (const realm of realms) {
    const info = realm === IND ? undefined : setting.realms[realm];
    if (info && !seats.includes(seatId(info.code))) seats.push(seatId(info.code));
  }
  return seats;
};

/** How the turn runs is the master's business, who reads the record itself. */
export const toNobody = (): Hearings => NOBODY;

export const toRealms = ({ setting }: MdPosition, realms: readonly RealmNumber[], told: Told): Hearings => {
  const to = seatsOf(setting, realms);
  return to.length === 0 ? [] : [{ to, told }];
};

/** The rulers of all these units hear it, and how the units were called. */
export const toRulersOf = (
  position: MdPosition,
  units: readonly UnitId[],
  told: Told,
  commanders: readonly number[] = [],
): Hearings => toRealms(position, units.map(realmOf), { ...told, ...aside(position, units, commanders) });

/** An event as it is, to the rulers of some realms. */
export const forRealms =
  <E extends Event>(realms: (event: E, position: MdPosition) => readonly RealmNumber[]): Tell<Types, E> =>
  (event, position) =>
    toRealms(position, realms(event, position), event);

/** An event as it is, to the rulers of some units. */
export const forRulersOf =
  <E extends Event>(units: (event: E, position: MdPosition) => readonly UnitId[]): Tell<Types, E> =>
  (event, position) =>
    toRulersOf(position, units(event, position), event);

/** An event as it is, to the realm that it befalls. */
export const toItsRealm = (event: Event & { readonly realm: RealmNumber }, position: MdPosition): Hearings =>
  toRealms(position, [event.realm], event);

/** An event as it is, to the ruler of the unit that it befalls. */
export const toItsRuler = (event: Event & { readonly unit: UnitId }, position: MdPosition): Hearings =>
  toRulersOf(position, [event.unit], event);

/** The phase, and the names of units and commanders that may be gone when the news is read. */
export const aside = (
  { setting, state }: MdPosition,
  units: readonly UnitId[] = [],
  commanders: readonly number[] = [],
): Aside => {
  const named = unitNames(setting, state, units);
  const names = commanders.length === 0 ? named : { ...named, commanders: commanderNames(state, commanders) };
  return {
    ...(state.phase > 0 ? { phase: state.phase } : NOTHING),
    ...(names === null ? NOTHING : { names }),
  };
};

const NOTHING = {};

/** The units that are not called as all of their kind are; null when there is none. */
const unitNames = (setting: Setting, state: MdPosition['state'], ids: readonly UnitId[]): Names | null => {
  let units: { [unit: UnitId]: string } | undefined;
  for (const id of ids) {
    const unit = findUnit(state, id);
    if (!unit || unit.name === defaultUnitName(setting, id)) continue;
    units ??= {};
    units[id] = unit.name;
  }
  return units ? { units } : null;
};

const commanderNames = (state: MdPosition['state'], ids: readonly number[]): NonNullable<Names['commanders']> =>
  Object.fromEntries(ids.map((id) => [id, getCommander(state, id).name]));
