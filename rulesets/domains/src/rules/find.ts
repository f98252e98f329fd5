import { everyNumbered, getNumbered, keptGroupsById, placeById, required } from '@chancery/kit';
import type { DomainInfo, ProvinceInfo, Setting } from '../setting.ts';
import type { Domain, Holding, Person, Province, Unit } from '../state.ts';
import type { DomainNumber, HoldingId, HoldingKind, PersonId, ProvinceNumber, UnitId } from '../words.ts';

/** Looking things up: `find` may give null, `get` throws. */

export const getDomainInfo = ({ domains }: Setting, domain: DomainNumber): DomainInfo =>
  getNumbered(domains, domain, 'domain');
export const getProvinceInfo = ({ provinces }: Setting, province: ProvinceNumber): ProvinceInfo =>
  getNumbered(provinces, province, 'province');
export const domainOfCode = ({ domains }: Setting, code: string): DomainNumber | null =>
  domains.find((domain) => domain?.code === code)?.number ?? null;

export interface HasDomains {
  readonly domains: readonly (Domain | null)[];
}
export interface HasProvinces {
  readonly provinces: readonly (Province | null)[];
}
export interface HasHoldings {
  readonly holdings: readonly Holding[];
}
export interface HasUnits {
  readonly units: readonly Unit[];
}

export const domainsOf = ({ domains }: HasDomains): readonly Domain[] => everyNumbered(domains);
export const getDomain = ({ domains }: HasDomains, domain: DomainNumber): Domain =>
  getNumbered(domains, domain, 'domain');
/** Whoever still plays a part. */
export const isAlive = (board: HasDomains, domain: DomainNumber): boolean =>
  getDomain(board, domain).controller !== 'eliminated';

export const provincesOf = ({ provinces }: HasProvinces): readonly Province[] => everyNumbered(provinces);
export const getProvince = ({ provinces }: HasProvinces, province: ProvinceNumber): Province =>
  getNumbered(provinces, province, 'province');
/** In the order of their numbers. */
export const provincesRuledBy = (board: HasProvinces, domain: DomainNumber): readonly Province[] =>
  provincesOf(board).filter(({ ruler }) => ruler === domain);

export const findHolding = ({ holdings }: HasHoldings, id: HoldingId): Holding | null =>
  holdings[placeById(holdings, id)] ?? null;
export const getHolding = (board: HasHoldings, id: HoldingId): Holding =>
  required(findHolding(board, id), 'holding', id);
export const holdingsIn = ({ holdings }: HasHoldings, province: ProvinceNumber): readonly Holding[] =>
  holdings.filter((holding) => holding.province === province);
export const holdingsOf = ({ holdings }: HasHoldings, domain: DomainNumber): readonly Holding[] =>
  holdings.filter(({ owner }) => owner === domain);
/** A domain has at most one of a kind in a province (DOM-4.3). */
export const findHoldingOf = (
  { holdings }: HasHoldings,
  domain: DomainNumber,
  { province, kind }: { readonly province: ProvinceNumber; readonly kind: HoldingKind },
): Holding | null =>
  holdings.find((each) => each.owner === domain && each.province === province && each.kind === kind) ?? null;

export const findUnit = ({ units }: HasUnits, id: UnitId): Unit | null => units[placeById(units, id)] ?? null;
export const getUnit = (board: HasUnits, id: UnitId): Unit => required(findUnit(board, id), 'unit', id);
export const unitsOf = ({ units }: HasUnits, domain: DomainNumber): readonly Unit[] => BY_OWNER.at(units, domain);
export const unitsInside = ({ units }: HasUnits, holding: HoldingId): readonly Unit[] =>
  units.filter(({ inside }) => inside === holding);
export const unitsInField = ({ units }: HasUnits, province: ProvinceNumber): readonly Unit[] =>
  BY_PROVINCE.at(units, province).filter(({ inside }) => inside === null);
/** The provinces in which units stand, inside or in the field. */
export const unitsByProvince = ({ units }: HasUnits): ReadonlyMap<ProvinceNumber, readonly Unit[]> =>
  BY_PROVINCE.of(units);
/** Levies in existence that were called from a province. */
export const leviesFrom = ({ units }: HasUnits, province: ProvinceNumber): readonly Unit[] =>
  BY_HOME.at(units, province);

/** A draft tells them what it changes (draft/changes.ts). */
export const BY_PROVINCE = keptGroupsById(({ province }: Unit) => province);
export const BY_BORROWER = keptGroupsById(({ loanedTo }: Unit) => loanedTo);
export const BY_OWNER = keptGroupsById(({ owner }: Unit) => owner);
export const BY_HOME = keptGroupsById(({ home }: Unit) => home);

export const findPerson = ({ ruler, underlings }: Domain, id: PersonId): Person | null =>
  ruler.id === id ? ruler : (underlings.find((person) => person.id === id) ?? null);
