import { CUT_OFF } from '../data/figures.ts';
import type { Setting } from '../setting.ts';
import type { Stack, State } from '../state.ts';
import { ARMS, type Arm, INDEPENDENTS, LOYALTY, type NationNumber, type ProvinceNumber } from '../words.ts';
import { actionOf, orderOf } from './combat-orders.ts';
import { findStack, getNation, getProvince, getProvinceInfo, stacksIn, unitsIn } from './find.ts';
import { countOf, fightersOf, noUnits, plus } from './forces.ts';
import { hostileIn, hostilesIn } from './hostility.ts';
import { mobilityOf } from './mobility.ts';
import { waysFrom } from './routes.ts';

/** Whose units, and where. */
interface Force {
  readonly nation: NationNumber;
  readonly province: ProvinceNumber;
}

/** Which kinds of route supply a nation in a province: such a route exists and is not cut (UM-15.3 to 15.6). */
export const routesOpen = (
  setting: Setting,
  state: State,
  nation: NationNumber,
  province: ProvinceNumber,
): { readonly [By in Arm]: boolean } => {
  const open = (arm: Arm): boolean =>
    hasRoute(setting, state, { nation, province }, arm) && !isCut(setting, state, { nation, province }, arm);
  return { land: open('land'), sea: open('sea') };
};

/**
 * The arms of a nation that lack supply in a province: none where no enemy is, where the country feeds it, or where a route is open;
 * and never what a city's stores feed (UM-15.1, 15.13).
 */
export const unsuppliedArms = (
  setting: Setting,
  state: State,
  nation: NationNumber,
  province: ProvinceNumber,
): readonly Arm[] => {
  const stack = findStack(state, nation, province);
  if (stack === null || hostilesIn({ setting, state }, province, nation) === 0) return [];
  const force = { nation, province };
  if (livesOffTheCountry(state, force) && !isCut(setting, state, force, 'land')) return [];
  const open = routesOpen(setting, state, nation, province);
  if (open.land || open.sea) return [];
  return ARMS.filter((arm) => countOf(setting, stack.units, arm) > 0 && !isFedByCity(state, province, stack, arm));
};

/** Whether all its army units and squadrons there are supplied. */
export const isSupplied = (setting: Setting, state: State, nation: NationNumber, province: ProvinceNumber): boolean =>
  unsuppliedArms(setting, state, nation, province).length === 0;

/**
 * A province beside it, on a route of that kind, that is its own, or a friend's who has forces with it, and is free of hostile units
 * of that arm; ships are not needed (UM-15.3 to 15.5).
 */
const hasRoute = (setting: Setting, state: State, { nation, province }: Force, arm: Arm): boolean =>
  waysFrom(setting, province, arm).some(({ to }) => {
    const { owner } = getProvince(state, to);
    const isFriends =
      owner !== nation && !hostileIn(state, to, nation, owner) && hasForces(setting, state, owner, province);
    return (owner === nation || isFriends) && hostilesIn({ setting, state }, to, nation, [arm]) === 0;
  });

const hasForces = (setting: Setting, state: State, nation: NationNumber, province: ProvinceNumber): boolean =>
  fightersOf(setting, unitsIn(state, nation, province)) > 0;

/** Whether hostile units of an arm outnumber those of a nation and its friends three to one, by numbers times mobility (UM-15.6). */
export const isCut = (setting: Setting, state: State, { nation, province }: Force, arm: Arm): boolean => {
  const terrain = getProvinceInfo(setting, province).terrain;
  const hostile = (stack: Stack): boolean => hostileIn(state, province, nation, stack.nation);
  const weightOf = (stacks: readonly Stack[]): { readonly count: number; readonly weight: number } => {
    const units = stacks.reduce((sum: readonly number[], stack) => plus(sum, stack.units), noUnits(setting));
    const count = countOf(setting, units, arm);
    return { count, weight: count * mobilityOf(setting, units, { arm, terrain }) };
  };
  const here = stacksIn(state, province);
  const enemy = weightOf(here.filter(hostile));
  const own = weightOf(here.filter((stack) => !hostile(stack)));
  return enemy.count > 0 && enemy.weight >= CUT_OFF * own.weight;
};

/** Independents anywhere, and a nation in its home capital or in the capital of its choice (UM-15.7). */
const livesOffTheCountry = (state: State, { nation, province }: Force): boolean => {
  const { homeCapitalOf, loyalty } = getProvince(state, province);
  const isPresentCapital = getNation(state, nation).capital === province && loyalty === LOYALTY.capital;
  return nation === INDEPENDENTS || homeCapitalOf === nation || isPresentCapital;
};

/** The stores feed the city side of a standing city while it is besieged, and whoever has orders of their own to defend it (UM-15.8). */
const isFedByCity = (state: State, province: ProvinceNumber, stack: Stack, arm: Arm): boolean => {
  const { owner, cty, siege } = getProvince(state, province);
  if (cty !== 'Y' || hostileIn(state, province, owner, stack.nation)) return false;
  return siege !== null || actionOf(orderOf(state, province, stack, arm)) === 'D';
};
