import { everyNumbered } from '@chancery/kit';
import { canCross } from '../rules/passage.ts';
import type { UnitView } from '../view-types.ts';
import { MOST_POINTS_IN_PROVINCE, NATIVES, type ProvinceNumber, type UnitType } from '../words.ts';
import { isFoe, isFriend, type Realm, rulerOf } from './realm.ts';

/** How strong forces are, its own and those that it has seen, and which way they go. */

/** Strength in a fight: of a unit, and of a point of troops of which nothing else is known. */
export const strengthOf = ({ setting }: Realm, type: UnitType | null): number => {
  if (type === null) return UNKNOWN_STRENGTH;
  const { attack, defence } = setting.units[type];
  return attack + defence;
};
const UNKNOWN_STRENGTH = 4;

export const strength = (realm: Realm, units: readonly UnitView[]): number =>
  units.reduce((sum, { type }) => sum + strengthOf(realm, type), 0);

export const pointsOf = ({ setting }: Realm, units: readonly UnitView[]): number =>
  units.reduce((sum, { type }) => sum + setting.units[type].points, 0);

export const namesOf = (units: readonly { readonly name: string }[]): readonly string[] =>
  units.map(({ name }) => name);

/** Units of one's own in the field of a province. */
export const fieldArmy = ({ units }: Realm, province: ProvinceNumber): readonly UnitView[] =>
  units.filter((unit) => unit.province === province && unit.inside === null);

/** The strongest army in a field. */
export const mainArmy = (realm: Realm): readonly UnitView[] => {
  const fields = [...new Set(realm.units.map(({ province }) => province))].map((province) =>
    fieldArmy(realm, province),
  );
  return fields.sort((one, other) => strength(realm, other) - strength(realm, one))[0] ?? [];
};

/** Points that may still come to a province without starving there. */
export const roomInProvince = (realm: Realm, province: ProvinceNumber): number =>
  MOST_POINTS_IN_PROVINCE -
  pointsOf(
    realm,
    realm.units.filter((unit) => unit.province === province),
  );

/** What others have in a province, as far as the bot has seen; capitals are taken for guarded until they are seen. */
export const against = (realm: Realm, province: ProvinceNumber): number => {
  const code = realm.setting.domains[realm.domain]?.code;
  const seen = realm.view.known.forces.filter(({ area, owner }) => area === province && owner !== code);
  const fresh = seen.filter(({ owner, turn }) => owner === NATIVES || turn >= realm.view.turn - 1);
  if (fresh.length === 0 && isCapital(realm, province)) return CAPITAL_STRENGTH;
  return fresh
    .flatMap(({ figures }) => figures)
    .reduce((sum, { kind, said }) => sum + said * strengthOf(realm, kind), 0);
};
const CAPITAL_STRENGTH = 16;

export const isCapital = ({ view }: Realm, province: ProvinceNumber): boolean =>
  everyNumbered(view.domains).some(({ capital, controller }) => capital === province && controller !== 'eliminated');

/** Provinces to which units can cross from one. */
export const beside = ({ setting, view }: Realm, from: ProvinceNumber): readonly ProvinceNumber[] =>
  (setting.provinces[from]?.borders ?? []).filter((to) => canCross(setting, view, from, to));

/** Land that it may march through without a war. */
const isOpen = (realm: Realm, province: ProvinceNumber): boolean => {
  const ruler = rulerOf(realm, province);
  return ruler === realm.domain || (ruler !== null && isFriend(realm, ruler) && !isDenied(realm, ruler));
};
const isDenied = ({ view, domain }: Realm, by: number): boolean =>
  view.denials.some((denial) => denial.by === by && denial.to === domain);

/** The shortest way through open land from a province to one of which `isGoal` holds; the goal itself need not be open. */
export const roadTo = (
  realm: Realm,
  from: ProvinceNumber,
  isGoal: (province: ProvinceNumber) => boolean,
): readonly ProvinceNumber[] | null => {
  const seen = new Set([from]);
  let ways: readonly (readonly ProvinceNumber[])[] = [[]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      beside(realm, way.at(-1) ?? from).flatMap((to) => {
        if (seen.has(to)) return [];
        seen.add(to);
        return [[...way, to]];
      }),
    );
    const found = longer.find((way) => isGoal(way.at(-1) as ProvinceNumber));
    if (found !== undefined) return found;
    ways = longer.filter((way) => isOpen(realm, way.at(-1) as ProvinceNumber));
  }
  return null;
};

export const movementOf = ({ setting }: Realm, units: readonly UnitView[]): number =>
  Math.min(...units.map(({ type }) => setting.units[type].movement));

/** Whether enemies were seen in a province last month or since. */
export const isInvaded = (realm: Realm, province: ProvinceNumber): boolean =>
  realm.view.known.forces.some(({ area, owner, turn, figures }) => {
    const domain = everyNumbered(realm.setting.domains).find(({ code }) => code === owner)?.number ?? null;
    return area === province && turn >= realm.view.turn - 1 && figures.length > 0 && isFoe(realm, domain);
  });
