import type { Refusal } from '../refusals.ts';
import type { Setting } from '../setting.ts';
import type { State, Unit } from '../state.ts';
import type { DomainNumber, HoldingId, ProvinceNumber } from '../words.ts';
import { findHolding, getHolding, getProvince } from './find.ts';
import { isBesieged, pointsOf, roomInside } from './levels.ts';
import { canCross, hostilesInField, isFriendlyTo, mayPass, placeOfBorder } from './passage.ts';
import { areAllied, lenderAtPeace, mayInvade } from './war.ts';

/** One group of a march: units of one place, and the provinces that they go through (DOM-7.9, 7.10). */
export interface Group {
  readonly domain: DomainNumber;
  readonly units: readonly Unit[];
  readonly via: readonly ProvinceNumber[];
  /** The holding in which it ends. */
  readonly inside: HoldingId | null;
  /** The province that it invades; null: it marches through friendly land alone. */
  readonly invades: ProvinceNumber | null;
}

/** Why a group stays where it is; null when it may go. Asked by the menu, the check and the march itself. */
export const groupFault = (setting: Setting, state: State, group: Group): Refusal | null => {
  const { units, via, invades } = group;
  const [first] = units;
  if (first === undefined) return { code: 'no-units', units: [] };
  const apart = units.some(({ province, inside }) => province !== first.province || inside !== first.inside);
  if (apart) return { code: 'units-apart' };
  const out = comingOutFault(state, group, first);
  if (out !== null) return out;
  const movement = Math.min(...units.map(({ type }) => setting.units[type].movement));
  if (via.length > movement) return { code: 'too-far', legs: via.length, movement };
  const target = invades === null ? null : targetFault(state, group, first, invades);
  return target ?? wayFault(setting, state, group, first) ?? endFault(setting, state, group, first);
};

/** Out of a holding: with leave, by an invasion of that province, or to fall upon enemies before it (DOM-7.11, 12.20). */
const comingOutFault = (state: State, { domain, via, invades }: Group, unit: Unit): Refusal | null => {
  const { id, inside, province } = unit;
  if (inside === null) return via.length === 0 ? { code: 'not-inside', unit: id } : null;
  const sallies = via.length === 0 && hostilesInField(state, domain, province).length > 0;
  if (sallies) return null;
  if (isBesieged(getHolding(state, inside))) return { code: 'siege-bars-it', holding: inside };
  return mayPass(state, unit, province) || invades === province ? null : { code: 'no-leave-to-come-out', unit: id };
};

const targetFault = (
  state: State,
  { domain, units, via }: Group,
  unit: Unit,
  invades: ProvinceNumber,
): Refusal | null => {
  const { ruler } = getProvince(state, invades);
  if (ruler === null) return { code: 'unruled', province: invades };
  if (!mayInvade(state, domain, ruler)) return { code: 'may-not-invade-yet', domain: ruler };
  const lender = lenderAtPeace(state, units, { by: domain, enemy: ruler });
  if (lender !== null) return { code: 'lender-at-peace', lender, domain: ruler };
  return (via.at(-1) ?? unit.province) === invades ? null : { code: 'way-ends-elsewhere', province: invades };
};

/** Step by step: a border, a bridge where a river runs, and land that is open. */
const wayFault = (setting: Setting, state: State, group: Group, { province }: Unit): Refusal | null => {
  let from = province;
  for (const to of group.via) {
    if (placeOfBorder(setting, from, to) === null) return { code: 'no-border', from, to };
    if (!canCross(setting, state, from, to)) return { code: 'unbridged-river', from, to };
    if (!isOpenTo(state, group, to)) return { code: 'not-friendly', province: to };
    from = to;
  }
  return null;
};

/** Friendly to every unit of the group, or land of an enemy that it may invade (DOM-7.9, 7.10). */
export const isOpenTo = (state: State, { domain, units, invades }: Group, province: ProvinceNumber): boolean => {
  if (invades !== null && mayInvade(state, domain, getProvince(state, province).ruler)) return true;
  return units.every((unit) => isFriendlyTo(state, unit, province, 'march'));
};

/** Inside a holding of its own or of an ally, if it has room (DOM-7.9). */
const endFault = (
  setting: Setting,
  state: State,
  { domain, units, via, inside }: Group,
  { province }: Unit,
): Refusal | null => {
  if (inside === null) return null;
  const holding = findHolding(state, inside);
  if (holding === null) return { code: 'unknown-holding', holding: inside };
  const end = via.at(-1) ?? province;
  if (holding.province !== end) return { code: 'way-ends-elsewhere', province: holding.province };
  if (holding.owner !== domain && !areAllied(state, holding.owner, domain)) {
    return { code: 'not-an-own-or-allied-holding', holding: inside };
  }
  if (isBesieged(holding)) return { code: 'siege-bars-it', holding: inside };
  if (holding.occupiedBy !== null) return { code: 'besieged-or-occupied', holding: inside };
  return roomInside(state, setting.units, holding) >= pointsOf(setting.units, units)
    ? null
    : { code: 'no-room-inside', holding: inside };
};
