import type { BorderInfo, Setting } from '../setting.ts';
import type { State, Unit } from '../state.ts';
import type { DomainNumber, ProvinceNumber } from '../words.ts';
import { getProvince, getProvinceInfo, unitsInField } from './find.ts';
import { alliesOf, areAllied, areHostile, isAtWar } from './war.ts';

/** Which borders can be crossed, and who may go where. */

export const borderBetween = ({ borders }: Setting, one: ProvinceNumber, other: ProvinceNumber): BorderInfo | null => {
  const place = placeOfBorder({ borders }, one, other);
  return place === null ? null : (borders[place] ?? null);
};

export const placeOfBorder = (
  { borders }: Pick<Setting, 'borders'>,
  one: ProvinceNumber,
  other: ProvinceNumber,
): number | null => {
  const [a, b] = one < other ? [one, other] : [other, one];
  const place = borders.findIndex((border) => border.a === a && border.b === b);
  return place < 0 ? null : place;
};

/** Whether units can cross from the one to the other: a border, and a bridge where a river runs (DOM-2.1, 2.2). */
export const canCross = (
  setting: Setting,
  { bridges }: Pick<State, 'bridges'>,
  from: ProvinceNumber,
  to: ProvinceNumber,
): boolean => {
  const place = placeOfBorder(setting, from, to);
  return place !== null && (setting.borders[place]?.river === null || bridges.includes(place));
};

/** The provinces to which units can cross from one, ascending. */
export const reachableFrom = (setting: Setting, state: State, from: ProvinceNumber): readonly ProvinceNumber[] =>
  getProvinceInfo(setting, from).borders.filter((to) => canCross(setting, state, from, to));

/** What the permission of a ruler lets another domain do. */
export const isPermitted = (
  { permissions }: Pick<State, 'permissions'>,
  {
    by,
    to,
    what,
    province,
  }: {
    readonly by: DomainNumber;
    readonly to: DomainNumber;
    readonly what: 'passage' | 'holdings';
    readonly province: ProvinceNumber;
  },
): boolean =>
  permissions.some(
    (each) =>
      each.by === by &&
      each.to === to &&
      each.what === what &&
      (each.provinces.length === 0 || each.provinces.includes(province)),
  );

const isDenied = ({ denials }: Pick<State, 'denials'>, by: DomainNumber, to: DomainNumber): boolean =>
  denials.some((denial) => denial.by === by && denial.to === to);

/** The right of passage of a domain in a province (DOM-7.6). */
export const hasPassage = (state: State, domain: DomainNumber, province: ProvinceNumber): boolean => {
  const { ruler } = getProvince(state, province);
  if (ruler === null || ruler === domain) return true;
  if (areAllied(state, ruler, domain) && !isDenied(state, ruler, domain)) return true;
  return isPermitted(state, { by: ruler, to: domain, what: 'passage', province });
};

/** Of a unit: its owner's, or its borrower's (DOM-7.6, 8.9). */
export const mayPass = (
  state: State,
  { owner, loanedTo }: Pick<Unit, 'owner' | 'loanedTo'>,
  province: ProvinceNumber,
): boolean =>
  (owner !== null && hasPassage(state, owner, province)) ||
  (loanedTo !== null && hasPassage(state, loanedTo, province));

/** Whether units hostile to a domain stand in the field of a province. */
export const hostilesInField = (state: State, domain: DomainNumber, province: ProvinceNumber): readonly Unit[] =>
  unitsInField(state, province).filter(({ owner }) => areHostile(state, domain, owner));

/** Its own units stand in the field, or those of an ally hostile to the same enemy, and no hostile unit does (DOM-7.7). */
export const isHeldBy = (state: State, domain: DomainNumber, province: ProvinceNumber): boolean => {
  const { ruler } = getProvince(state, province);
  const field = unitsInField(state, province);
  const friends = field.filter(
    ({ owner }) =>
      owner === domain ||
      (owner !== null && ruler !== null && areAllied(state, owner, domain) && areHostile(state, owner, ruler)),
  );
  return friends.length > 0 && !field.some(({ owner }) => areHostile(state, domain, owner));
};

/** For what the friendliness of a province is asked: a DENY bars marches, and not retreats (DOM-7.8). */
export type Going = 'march' | 'retreat';

/** Whether a province is friendly to a domain (DOM-7.8). */
export const isFriendly = (state: State, domain: DomainNumber, province: ProvinceNumber, going: Going): boolean => {
  if (hasPassage(state, domain, province)) return true;
  const { ruler } = getProvince(state, province);
  if (ruler === null) return true;
  if (areHostile(state, domain, ruler)) return isHeldBy(state, domain, province);
  if (!areAllied(state, domain, ruler) || !(isAtWar(state, domain) || isAtWar(state, ruler))) return false;
  return going === 'retreat' || !isDenied(state, ruler, domain);
};

/** Of a unit: friendly to its owner, or to whoever has borrowed it. */
export const isFriendlyTo = (
  state: State,
  { owner, loanedTo }: Unit,
  province: ProvinceNumber,
  going: Going,
): boolean =>
  (owner !== null && isFriendly(state, owner, province, going)) ||
  (loanedTo !== null && isFriendly(state, loanedTo, province, going));

/** Friendly, and free of hostile units: where it may fall back to (DOM-7.8). */
export const isRefuge = (state: State, unit: Unit, province: ProvinceNumber): boolean =>
  isFriendlyTo(state, unit, province, 'retreat') &&
  !unitsInField(state, province).some(({ owner }) => areHostile(state, unit.owner, owner));

/** Those who fight beside a domain against an enemy: itself, and allies that are hostile to it too. */
export const companionsOf = (state: State, domain: DomainNumber, enemy: DomainNumber): readonly DomainNumber[] => [
  domain,
  ...alliesOf(state, domain).filter((ally) => areHostile(state, ally, enemy)),
];
