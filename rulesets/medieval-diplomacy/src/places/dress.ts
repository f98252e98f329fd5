import { type AreaDress, type PowerDress, shieldOf } from '@chancery/core';
import { realmCode, realmName } from '../rules/names.ts';
import { maxRevenue, placeOf } from '../rules/places.ts';
import type { Setting } from '../setting.ts';
import type { ProvinceView, View } from '../view-types.ts';
import { IND } from '../words.ts';

/** The realms in order, and the independents, pale. */
export const powersOf = (setting: Setting): readonly PowerDress[] => [
  ...setting.realms.flatMap((realm) =>
    realm ? [{ code: realm.code, name: realm.name, tone: realm.tone, ...shieldOf(realm) }] : [],
  ),
  { code: realmCode(setting, IND), name: 'Independents', tone: 0, plain: true },
];

export const areasOf = (setting: Setting, view: View): readonly AreaDress[] => {
  const capitals = new Set(setting.realms.map((realm) => realm?.capital));
  return view.provinces.flatMap((province) =>
    province ? [dressOf(setting, province, capitals.has(province.number))] : [],
  );
};

/** The label of a province is its owner's code (MD-16.13), the number beside it its max revenue. */
const dressOf = (setting: Setting, province: ProvinceView, capital: boolean): AreaDress => {
  const { number, owner, annexedTo, harbour, damage, fortLevel, fortDamage } = province;
  const { cityName } = placeOf(setting, number);
  const code = realmCode(setting, owner);
  return {
    area: number,
    owner: code,
    tag: code,
    harbour,
    damage,
    value: `${maxRevenue(placeOf(setting, number))}`,
    ...(annexedTo !== owner && annexedTo !== IND ? { claim: realmCode(setting, annexedTo) } : {}),
    ...(cityName === null ? {} : { city: { name: cityName, capital } }),
    ...(fortLevel > 0 ? { fort: { level: fortLevel, damage: fortDamage } } : {}),
  };
};

export const realmTitle = (setting: Setting, view: View): string =>
  view.realm === null ? setting.title : realmName(setting, view.realm);
