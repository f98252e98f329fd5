import type { ChanceTaken } from './data/rolls.ts';
import type { Line } from './order.ts';
import type { GeneralNumber, NationNumber, OrderList, ProvinceNumber } from './words.ts';

/** What is rolled of an un-named officer: once a side, category and province in a turn (UM-10.7). */
export interface Unnamed {
  readonly skill: number;
  readonly activity: number;
}

/** What the steps of one turn keep in mind. What outlives the turn is state. */
export interface Memory {
  /** The lines of every nation that sent a sheet, list by list, in their order. */
  readonly lines: ReadonlyMap<NationNumber, { readonly [List in OrderList]: readonly Line[] }>;
  /** The rolls of the step in hand that were needed for something; told and emptied when it is over. */
  readonly chances: ChanceTaken[];
  /** Accepted bribes: who paid, for which city (UM-9.20). One nation and city at most once (UM-20.19). */
  readonly bribes: { readonly nation: NationNumber; readonly province: ProvinceNumber }[];
  /** All bribes that were paid, accepted or not: a second of the same nation for the same city is ignored (UM-20.19). */
  readonly bribesPaid: { readonly nation: NationNumber; readonly province: ProvinceNumber }[];
  /** Army units that were disbanded, for colonies (UM-7.4). */
  readonly veterans: { readonly nation: NationNumber; readonly province: ProvinceNumber; readonly count: number }[];
  /** Nations whose commander-in-chief died this turn (UM-10.12). */
  readonly cincsDead: Set<NationNumber>;
  /** Generals marked to revolt at step 9 (UM-9.14). */
  readonly vengeful: Set<GeneralNumber>;
  /** Provinces struck by an epidemic (UM-17.32). */
  readonly stricken: Set<ProvinceNumber>;
  /** Provinces in which army units of the city side have landed from the sea this turn (UM-13.13, 14.18). */
  readonly landed: Set<ProvinceNumber>;
  /** By `subject` of the dice: principal of the side, category, province. */
  readonly unnamed: Map<string, Unnamed>;
  /** Sieges that operations, a shut-in or a drawn battle have kept up this turn (UM-12.38, 14.33). */
  readonly siegesKept: Set<ProvinceNumber>;
  /** Generals and stacks that have retreated or routed at step 11: out of all other conflicts (UM-12.37). By nation and place. */
  readonly outOfFight: Set<string>;
}
