import { everyNumbered, findNumbered, getNumbered } from '@chancery/kit';
import type { AreaInfo, PowerInfo, Setting } from '../setting.ts';
import type { Area, Power } from '../state.ts';
import type { AreaNumber, CompanyNumber, PowerNumber } from '../words.ts';

/** Looking things up, in a state or a view alike: `find` may give null, `get` throws. */

export const getPowerInfo = ({ powers }: Setting, power: PowerNumber): PowerInfo => getNumbered(powers, power, 'house');

export const findAreaInfo = ({ areas }: Setting, area: AreaNumber): AreaInfo | null => findNumbered(areas, area);
export const getAreaInfo = ({ areas }: Setting, area: AreaNumber): AreaInfo => getNumbered(areas, area, 'area');

export const powerOfCode = ({ powers }: Setting, code: string): PowerNumber | null =>
  powers.find((power) => power?.code === code)?.number ?? null;

interface HasPowers {
  readonly powers: readonly (Power | null)[];
}
interface HasAreas {
  readonly areas: readonly (Area | null)[];
}
interface HasCompanies<Company> {
  readonly companies: readonly Company[];
}
interface Standing {
  readonly id: CompanyNumber;
  readonly owner: PowerNumber;
  readonly at: AreaNumber;
}

export const powersOf = ({ powers }: HasPowers): readonly Power[] => everyNumbered(powers);
export const areasOf = ({ areas }: HasAreas): readonly Area[] => everyNumbered(areas);

export const areasOwned = (board: HasAreas, power: PowerNumber): readonly Area[] =>
  areasOf(board).filter(({ owner }) => owner === power);

export const findCompany = <C extends Standing>({ companies }: HasCompanies<C>, id: CompanyNumber): C | null =>
  companies.find((company) => company.id === id) ?? null;

export const companiesIn = <C extends Standing>({ companies }: HasCompanies<C>, area: AreaNumber): readonly C[] =>
  companies.filter(({ at }) => at === area);

export const companiesOf = <C extends Standing>({ companies }: HasCompanies<C>, power: PowerNumber): readonly C[] =>
  companies.filter(({ owner }) => owner === power);
