import { type DataOf, orNone, within } from '@chancery/kit';
import { AREA, COMPANY, POWER } from './sorts.ts';

/** What changes in a campaign. Plain JSON; it holds every secret, and only events change it. */
export interface State {
  /** From 1. */
  readonly turn: number;
  /** Each in its place, from 1. */
  readonly powers: readonly (Power | null)[];
  readonly areas: readonly (Area | null)[];
  /** By number, ascending. */
  readonly companies: readonly Company[];
}

export const POWER_STATE = { number: POWER, points: within(0, 999) };
export interface Power extends DataOf<typeof POWER_STATE> {}

export const AREA_STATE = {
  number: AREA,
  /** The house whose own it is (NEW-1.4). */
  owner: orNone(POWER),
};
export interface Area extends DataOf<typeof AREA_STATE> {}

export const COMPANY_STATE = {
  id: COMPANY,
  owner: POWER,
  at: AREA,
  /** Its house's secret (NEW-3.1). */
  men: within(1, 99),
};
export interface Company extends DataOf<typeof COMPANY_STATE> {}
