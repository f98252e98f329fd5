import type { AreaNumber, CompanyNumber, PowerNumber } from './words.ts';

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

export interface Power {
  readonly number: PowerNumber;
  readonly points: number;
}

export interface Area {
  readonly number: AreaNumber;
  /** The house whose own it is (NEW-1.4). */
  readonly owner: PowerNumber | null;
}

export interface Company {
  readonly id: CompanyNumber;
  readonly owner: PowerNumber;
  readonly at: AreaNumber;
  /** Its house's secret (NEW-3.1). */
  readonly men: number;
}
