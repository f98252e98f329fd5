import { type Draft, onceFor } from '@chancery/core';
import { required } from '@chancery/kit';
import { inNationOrder } from '../rules/find.ts';
import { noUnits } from '../rules/forces.ts';
import type { Setting } from '../setting.ts';
import type { General, Nation, Province, Seen, Stack, State } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { GeneralView, NationView, ProvinceView, View } from '../view-types.ts';
import { LOYALTY, MOST_MORALE, type NationNumber, NOWHERE, type ProvinceNumber, USUAL_TAX } from '../words.ts';

/**
 * A state as a nation has to suppose it from what it knows: others have the forces that were last reported, no gold and no orders,
 * and generals of others stand where they were last named. What is not known is supposed empty, and usual.
 */
export const supposedState = onceFor(
  ({ setting, view }: GameKnown): State => ({
    turn: view.turn,
    nations: view.nations.map((nation) => nation && supposedNation(nation, view)),
    provinces: view.provinces.map((province) => province && supposedProvince(setting, province)),
    generals: view.generals.map((general) => supposedGeneral(general, view)),
    stacks: view.stacks.map((own, province) => supposedStacks(setting, own, seenIn(view, province))),
    pendingNews: [],
    known: view.nations.map((nation) =>
      nation === null ? null : { forces: [], provinces: view.provinces.map(() => null), generals: [] },
    ),
  }),
);

/** The same, for the steps of a turn to change. */
export const supposedDraft = (known: GameKnown): Draft<State> => structuredClone(supposedState(known)) as Draft<State>;

/** Of the enmity of others only that against the viewer is known: they list each other then. */
const supposedNation = (
  { number, code, name, kind, status, score, rank, hostile, own }: NationView,
  { nation: viewer }: View,
): Nation => ({
  number,
  code,
  name,
  kind,
  status,
  score,
  rank,
  treasury: 0,
  taxRate: USUAL_TAX,
  enemies: hostile && viewer !== null ? [viewer] : [],
  capital: null,
  morale: MOST_MORALE,
  originalRevenue: 0,
  originalForces: 0,
  replacementProvince: null,
  missed: 0,
  ...own,
  cincShock: 0,
  cincRevolt: false,
  faceLoss: 0,
  disbandedPay: 0,
  replacementsDue: false,
});

const supposedProvince = (
  setting: Setting,
  { number, code, name, oldName, known, own, siege }: ProvinceView,
): Province => {
  const { firstOwner, firstCity, homeCapitalOf } = required(setting.provinces[number], 'province', number);
  const revenue = known.revenue ?? 0;
  const cty = own?.cty ?? known.cty;
  return {
    number,
    code,
    name,
    oldName,
    cty,
    everCity: own?.everCity ?? (cty !== 'N' || firstCity !== 'N'),
    owner: known.owner,
    originalOwner: firstOwner,
    loyalty: own?.loyalty ?? known.loyalty ?? LOYALTY.home,
    loyaltyCap: own?.loyaltyCap ?? LOYALTY.capital,
    homeCapitalOf,
    orig: own?.orig ?? revenue,
    base: own?.base ?? revenue,
    inv: own?.inv ?? 0,
    invPending: own?.invPending ?? 0,
    dev: own?.dev ?? 0,
    siege: siege === null ? null : { ...siege, reliefBeaten: null, reliefOutside: [] },
    rebelAgainst: null,
    cededBy: null,
    cededTurn: null,
    foundedTurn: own?.foundedTurn ?? null,
  };
};

/** What a rating is supposed to be of which nobody has heard: the middle of the scale. */
const MIDDLING = { reputation: 3, loyalty: 3, activity: 3, popularity: 3, health: 3, age: 40, seniority: 0 } as const;

/** Secret ratings are supposed to be as good as what people say of them. */
const supposedGeneral = ({ number, name, nation, own }: GeneralView, { known }: View): General => {
  const seen = known.generals.find(({ general }) => general === number);
  const shown = own ?? {
    ...MIDDLING,
    location: seen?.province ?? NOWHERE,
    command: 'land',
    state: 'fit',
    incapUntil: null,
  };
  return { number, name, nation, ...shown, skill: shown.reputation, trueLoyalty: shown.loyalty };
};

const seenIn = ({ known, nation }: View, province: ProvinceNumber): readonly Seen[] =>
  known.forces.filter((seen) => seen.area === province && seen.nation !== nation);

/** Own stacks as they are, and those of others as they were last reported, in nation order. */
const supposedStacks = (setting: Setting, own: readonly Stack[], seen: readonly Seen[]): readonly Stack[] => {
  const others = seen.map(({ nation, figures }) => supposedStack(nation, unitsOf(setting, figures)));
  return [...own, ...others].sort((one, other) => inNationOrder(one.nation, other.nation));
};

const supposedStack = (nation: NationNumber, units: readonly number[]): Stack => ({
  nation,
  units,
  armyOrder: null,
  fleetOrder: null,
  reliefArrived: false,
});

const unitsOf = (setting: Setting, figures: Seen['figures']): readonly number[] => {
  const units = noUnits(setting);
  for (const { kind, said } of figures) {
    const type = setting.types.findIndex(({ code }) => code === kind);
    if (type !== -1) units[type] = said;
  }
  return units;
};
