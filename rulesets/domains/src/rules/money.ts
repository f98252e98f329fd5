import type { Setting, UnitTable } from '../setting.ts';
import type { Domain, Holding, Province, Route, State, Unit } from '../state.ts';
import type { Calling, DomainNumber, HoldingKind } from '../words.ts';
import { getDomainInfo, getHolding, type HasUnits, holdingsOf, leviesFrom, provincesRuledBy } from './find.ts';
import { effLevel, isFree } from './levels.ts';

/** What comes in at T4 and goes out at T5, in gold. */

/** From which holdings a calling collects (DOM-3.1). */
const COLLECTS: { readonly [Of in Calling]: readonly HoldingKind[] } = {
  lord: ['law', 'guild'],
  merchant: ['guild'],
  prelate: ['law', 'temple'],
};

export const collectsFrom = (calling: Calling, kind: HoldingKind): boolean => COLLECTS[calling].includes(kind);

/** What a province would pay by its level and rate alone (DOM-5.1). */
const baseTax = ({ taxRate, level }: Province): number => {
  if (taxRate === 'none') return 0;
  if (taxRate === 'light') return Math.ceil(level / 2);
  return taxRate === 'normal' ? level : level + Math.floor(level / 2);
};

/** The tax of a province at T4 (DOM-5.1 to 5.3, 5.16, 13.16). */
export const taxOf = ({ options }: Setting, state: State, province: Province): number => {
  const { mood, occupiedBy, noTaxTurn, doubleTaxTurn, conquered } = province;
  if (occupiedBy !== null || noTaxTurn === state.turn || (conquered && !options.conqueredTax) || mood === 0) return 0;
  const tax = Math.max(0, baseTax(province) - leviesFrom(state, province.number).length);
  const paid = mood === 1 ? Math.floor(tax / 2) : tax;
  return doubleTaxTurn === state.turn ? 2 * paid : paid;
};

/** What a holding of a kind and level brings (DOM-5.4). */
export const holdingIncome = (kind: HoldingKind, level: number): number => {
  if (kind === 'law') return Math.ceil(level / 2);
  return kind === 'guild' ? level : Math.ceil((2 * level) / 3);
};

/** What a holding pays its owner at T4 (DOM-5.4, 5.5). */
export const incomeOf = (setting: Setting, holding: Holding): number =>
  isFree(holding) && collectsFrom(getDomainInfo(setting, holding.owner).calling, holding.kind)
    ? holdingIncome(holding.kind, effLevel(holding))
    : 0;

/** What a trade route pays the owner of each end, once only if both ends are theirs (DOM-5.6). */
export const routeIncome = (setting: Setting, state: State, { first, second }: Route): readonly RouteShare[] => {
  const ends = [getHolding(state, first), getHolding(state, second)];
  if (!ends.every(isFree)) return [];
  const gold = Math.min(...ends.map(effLevel));
  return [...new Set(ends.map(({ owner }) => owner))]
    .filter((owner) => collectsFrom(getDomainInfo(setting, owner).calling, 'guild'))
    .map((domain) => ({ domain, gold }));
};

export interface RouteShare {
  readonly domain: DomainNumber;
  readonly gold: number;
}

/** What the court costs (DOM-5.11). */
export const courtCost = (state: State, domain: DomainNumber): number =>
  Math.ceil((provincesRuledBy(state, domain).length + holdingsOf(state, domain).length) / COURT_FOR);

/** So many provinces and holdings cost the court one gold. */
const COURT_FOR = 5;

/** What fortified holdings cost: one gold each (DOM-5.11). */
export const fortCost = (state: State, domain: DomainNumber): number =>
  holdingsOf(state, domain).filter(({ fortified }) => fortified).length;

/** The units that a domain pays: its own and those borrowed on its own pay (DOM-8.11). */
export const unitsPaidBy = ({ units }: HasUnits, domain: DomainNumber): readonly Unit[] =>
  units.filter(
    ({ owner, loanedTo, borrowerPays }) => (borrowerPays && loanedTo !== null ? loanedTo : owner) === domain,
  );

export const upkeepOf = (table: UnitTable, units: readonly Unit[]): number =>
  units.reduce((sum, { type }) => sum + table[type].upkeep, 0);

/** What it has and what a step costs: enough, or not (DOM-1.7). */
export const canPay = ({ treasury }: Pick<Domain, 'treasury'>, gold: number): boolean => treasury >= gold;
