import type { OrderOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { getProvince, unitsInField } from '../../rules/find.ts';
import type { Acting } from '../../rules/scene.ts';
import { pickUnits } from '../../rules/units.ts';
import { areAllied, areHostile } from '../../rules/war.ts';
import { bordersBetween } from '../../rules/ways.ts';
import type { Unit } from '../../state.ts';
import { type DomainNumber, type ProvinceNumber, RAID_RANGE } from '../../words.ts';

/** Scouts into the land of another regent, without a war (DOM-10.3). */
export const raidFault = (acting: Acting, args: OrderOf<'RAID'>['args']): Refusal | null => {
  const { province } = args;
  const { setting, state, domain } = acting;
  const { ruler } = getProvince(state, province);
  if (ruler === null) return { code: 'unruled', province };
  if (ruler === domain) return { code: 'own-target' };
  if (areAllied(state, domain, ruler)) return { code: 'an-ally', domain: ruler };
  const { units, fault } = pickUnits(setting, state, domain, args);
  if (fault !== null) return fault;
  const [first] = units;
  if (first === undefined) return { code: 'no-units', units: [] };
  for (const { id, type, inside, province: at } of units) {
    if (type !== 'Scouts') return { code: 'not-scouts', unit: id };
    if (inside !== null) return { code: 'not-in-the-field', unit: id };
    if (at !== first.province) return { code: 'units-apart' };
  }
  const away = bordersBetween(setting, state, { from: first.province, to: province, most: RAID_RANGE });
  return away === null || away === 0 ? { code: 'out-of-range', province } : null;
};

/** Those in the field of a province who would fight raiders: the ruler's, the ruler's allies', and the raider's enemies' units. */
export const raidDefenders = (acting: Acting, province: ProvinceNumber): readonly Unit[] => {
  const { state, domain } = acting;
  const { ruler } = getProvince(state, province);
  const defends = (owner: DomainNumber | null): boolean =>
    owner !== null &&
    owner !== domain &&
    (owner === ruler || (ruler !== null && areAllied(state, owner, ruler)) || areHostile(state, domain, owner));
  return unitsInField(state, province).filter(({ owner }) => defends(owner));
};
