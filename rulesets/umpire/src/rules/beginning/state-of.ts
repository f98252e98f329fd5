import type { Dice } from '@chancery/core';
import type { GeneralEntry, NationEntry, ProvinceEntry, ScenarioFile } from '../../scenarios/scenario-file.ts';
import type { Setting } from '../../setting.ts';
import type { General, KnownProvince, Nation, Province, Stack, State } from '../../state.ts';
import { INDEPENDENTS, INDEPENDENTS_CODE, MOST_MORALE, type NationNumber, TENTHS, USUAL_TAX } from '../../words.ts';
import { inNationOrder } from '../find.ts';
import { fightersOf, plus } from '../forces.ts';
import { nearTo } from '../new-ratings.ts';
import { revenueSum } from '../revenue.ts';
import { type Codes, codesOf } from './codes.ts';

/** The position in which a campaign begins. */
export const stateOf = (file: ScenarioFile, setting: Setting, dice: Dice): State => {
  const codes = codesOf(file);
  const provinces = [null, ...file.provinces.map((entry, at) => provinceOf(entry, at + 1, file, codes))];
  const stacks = [[], ...file.provinces.map((entry) => stacksOf(entry, setting, codes))];
  const nations = [INDEPENDENT, ...file.nations.map((entry, at) => nationOf(entry, at + 1, codes))];
  const board = { nations, provinces, stacks };
  const counted = nations.map((nation) => withOriginals(nation, setting, board));
  const kept = setting.nations.slice(nations.length);
  // A list for each: what one learns later must not be written to that of another.
  const known = () => provinces.map((province) => (province === null ? null : publicOf(province)));
  return {
    turn: 1,
    nations: [...counted, ...kept.map(() => null)],
    provinces,
    generals: file.generals.map((entry, at) => generalOf(entry, at + 1, { setting, codes, dice })),
    stacks,
    pendingNews: [],
    known: [
      null,
      ...file.nations.map(() => ({ forces: [], provinces: known(), generals: [] })),
      ...kept.map(() => null),
    ],
  };
};

const START = {
  status: 'active',
  missed: 0,
  morale: MOST_MORALE,
  cincShock: 0,
  cincRevolt: false,
  faceLoss: 0,
  disbandedPay: 0,
  originalRevenue: 0,
  originalForces: 0,
  replacementProvince: null,
  replacementsDue: false,
  score: 100,
} as const;

const INDEPENDENT: Nation = {
  ...START,
  number: INDEPENDENTS,
  code: INDEPENDENTS_CODE,
  name: 'Independents',
  kind: 'independent',
  treasury: 0,
  taxRate: USUAL_TAX,
  enemies: [],
  capital: null,
  rank: 0,
};

const nationOf = (entry: NationEntry, number: NationNumber, codes: Codes): Nation => ({
  ...START,
  number,
  code: entry.code,
  name: entry.name,
  kind: entry.kind,
  treasury: entry.treasury * TENTHS,
  taxRate: entry.taxRate ?? USUAL_TAX,
  enemies: (entry.enemies ?? []).map(codes.nation).sort((one, other) => one - other),
  capital: codes.province(entry.capital),
  /** Before the first turn in nation order (UM-21.27). */
  rank: number,
});

/** Revenue and units at the start, by which it is scored (UM-0.3). */
const withOriginals = (
  nation: Nation,
  setting: Setting,
  board: Pick<State, 'nations' | 'provinces' | 'stacks'>,
): Nation => ({
  ...nation,
  originalRevenue: revenueSum(setting, board, nation.number),
  originalForces: board.stacks
    .flat()
    .filter((stack) => stack.nation === nation.number)
    .reduce((sum, { units }) => sum + fightersOf(setting, units), 0),
});

const provinceOf = (entry: ProvinceEntry, number: number, { nations }: ScenarioFile, codes: Codes): Province => {
  const capitalOf = nations.find(({ capital }) => capital === entry.code);
  const owner = codes.nation(entry.owner);
  return {
    number,
    code: entry.code,
    name: entry.name,
    cty: entry.cty,
    everCity: entry.cty !== 'N',
    owner,
    originalOwner: owner,
    loyalty: entry.loyalty,
    loyaltyCap: 3,
    homeCapitalOf: capitalOf === undefined ? null : codes.nation(capitalOf.code),
    orig: entry.revenue,
    base: entry.revenue,
    inv: 0,
    invPending: 0,
    dev: 0,
    siege: null,
    rebelAgainst: null,
    cededBy: null,
    cededTurn: null,
    foundedTurn: null,
    oldName: null,
  };
};

/** The owner's forces, and a spy network for each nation that has one there (UM-24.4). */
const stacksOf = (entry: ProvinceEntry, setting: Setting, codes: Codes): readonly Stack[] => {
  const spy = setting.types.find(({ category }) => category === 'spy')?.type;
  const byNation = new Map<NationNumber, readonly number[]>();
  const add = (nation: NationNumber, type: number, count: number): void => {
    const more = setting.types.map((each) => (each.type === type ? count : 0));
    byNation.set(nation, plus(more, byNation.get(nation) ?? []));
  };
  for (const { type, count } of entry.forces ?? []) add(codes.nation(entry.owner), codes.type(type), count);
  for (const nation of entry.spies ?? []) if (spy !== undefined) add(codes.nation(nation), spy, 1);
  return [...byNation]
    .map(([nation, units]): Stack => {
      const isOwner = nation === codes.nation(entry.owner);
      return {
        nation,
        units,
        armyOrder: (isOwner ? entry.armyOrder : undefined) ?? null,
        fleetOrder: (isOwner ? entry.fleetOrder : undefined) ?? null,
        reliefArrived: false,
      };
    })
    .sort((one, other) => inNationOrder(one.nation, other.nation));
};

/** Ratings that the file keeps to itself are rolled: skill first, by what is shown (UM-10.17). */
const generalOf = (
  entry: GeneralEntry,
  number: number,
  { setting, codes, dice }: { readonly setting: Setting; readonly codes: Codes; readonly dice: Dice },
): General => {
  const rolls = setting.options.ratings === 'rolled';
  const { name, command, reputation, loyalty, activity, popularity, health, age, seniority } = entry;
  const skill = rolls ? undefined : entry.skill;
  const trueLoyalty = rolls ? undefined : entry.trueLoyalty;
  return {
    number,
    name,
    nation: codes.nation(entry.nation),
    location: codes.province(entry.location),
    command,
    reputation,
    loyalty,
    activity,
    popularity,
    health,
    age,
    seniority,
    skill: skill ?? nearTo({ dice }, 'GEN.reputation', name, reputation),
    trueLoyalty: trueLoyalty ?? nearTo({ dice }, 'GEN.loyalty', name, loyalty),
    state: 'fit',
    incapUntil: null,
  };
};

/** What the scenario tells everybody of a province: whose it is, and whether a city stands. */
const publicOf = ({ number, owner, cty }: Province): KnownProvince => ({
  province: number,
  turn: 1,
  owner,
  cty,
  revenue: null,
  collects: true,
  loyalty: null,
});
