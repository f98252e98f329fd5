import { getProvinceInfo, getType, provincesOf } from '../rules/find.ts';
import { hasNetwork } from '../rules/forces.ts';
import { recruitable } from '../rules/recruitment.ts';
import { payrollOf, revenueSum } from '../rules/revenue.ts';
import { waysFrom } from '../rules/routes.ts';
import type { TroopType } from '../setting.ts';
import { TENTHS } from '../words.ts';
import { buy, isHostileLand, isSeen, order, ownProvinces, type Realm } from './realm.ts';

/** What the troops will cost at the next payday beyond what comes in, in tenths: not to be spent. */
export const reserveOf = ({ setting, state, me, own }: Realm): number => {
  if (own.kind !== 'civilised') return 0;
  return Math.max(TENTHS, payrollOf(setting, state, me) - (revenueSum(setting, state, me) * TENTHS * 9) / 10);
};

/** First eyes where it wants to go, then troops as long as their pay comes in. */
export const recruit = (realm: Realm, keep: number): void => {
  hireSpies(realm, keep);
  const { setting, state, me, own } = realm;
  let payroll = payrollOf(setting, state, me);
  const income = revenueSum(setting, state, me) * TENTHS;
  for (const province of mustersFirst(realm)) {
    const offers = recruitable(setting, state, me, province)
      .filter(({ type }) => getType(setting, type).category === 'land')
      .map(({ type, most }) => ({ type: getType(setting, type), most: most ?? 0 }))
      .sort((one, other) => valueIn(realm, province, other.type) - valueIn(realm, province, one.type));
    for (const { type, most } of offers) {
      const affordable = type.cost === 0 ? most : Math.floor((realm.money - keep) / type.cost);
      const payable = own.kind === 'civilised' ? Math.floor((income * SHARE - payroll) / TENTHS) : most;
      const count = Math.min(most, affordable, payable);
      if (count < 1) continue;
      payroll += count * TENTHS;
      buy(realm, count * type.cost, { verb: 'RECRUIT', args: { province, type: type.type, count } });
    }
  }
};

/** The share of its income that a nation spends on pay. */
const SHARE = 0.95;

const valueIn = ({ setting }: Realm, province: number, { open, cost, assault }: TroopType): number =>
  ((open[getProvinceInfo(setting, province).terrain] ?? 0) * 2 + assault) / Math.max(1, cost);

/** The capital, and provinces beside an enemy, first. */
const mustersFirst = (realm: Realm): readonly number[] => {
  const { setting, state, own } = realm;
  const near = (number: number): number =>
    waysFrom(setting, number, 'land').filter(({ to }) => {
      const province = state.provinces[to];
      return province != null && isHostileLand(realm, province);
    }).length;
  return ownProvinces(realm)
    .map(({ number }) => ({ number, rank: (number === own.capital ? 3 : 0) + near(number) }))
    .sort((one, other) => other.rank - one.rank || one.number - other.number)
    .map(({ number }) => number);
};

/** A network in up to two hostile cities beside its own provinces of which nobody tells. */
const hireSpies = (realm: Realm, keep: number): void => {
  const { setting, state, me } = realm;
  const spy = setting.types.find(({ category }) => category === 'spy');
  if (spy === undefined) return;
  const beside = new Set(ownProvinces(realm).flatMap(({ number }) => waysFrom(setting, number).map(({ to }) => to)));
  const blind = provincesOf(state).filter(
    (each) =>
      beside.has(each.number) &&
      each.cty === 'Y' &&
      isHostileLand(realm, each) &&
      !isSeen(realm, each.number) &&
      !hasNetwork(setting, state, me, each.number),
  );
  for (const { number } of blind.slice(0, MOST_SPIES)) {
    buy(realm, spy.cost, { verb: 'RECRUIT', args: { province: number, type: spy.type, count: 1 } }, keep);
  }
};
const MOST_SPIES = 2;

/** Poor tribes turn what they have much of into what fights better, two for one. */
export const convertTroops = (realm: Realm): void => {
  const { setting, own, ready } = realm;
  for (const { from, to } of setting.conversions) {
    for (const [province, units] of ready) {
      const count = units[from] ?? 0;
      if (own.kind !== 'tribal' || own.treasury < 40 || count < 4 || realm.roller.d(100) > 10) continue;
      if (worthMore(realm, province, from, to)) {
        buy(realm, 40, { verb: 'CONVERT', args: { province, from, to, count: 2 } });
        return;
      }
    }
  }
};

const worthMore = (realm: Realm, province: number, from: number, to: number): boolean =>
  valueIn(realm, province, getType(realm.setting, to)) > valueIn(realm, province, getType(realm.setting, from));

/** Generals spend the winter where their troops are thickest: in the capital, if they stand alone. */
export const winter = (realm: Realm): void => {
  const { own, state, me } = realm;
  const home = own.capital;
  if (home === null || state.provinces[home]?.owner !== me) return;
  for (const general of [...realm.free]) {
    const hasTroops = (realm.ready.get(general.location) ?? []).some((count) => count > 0);
    if (general.location !== home && !hasTroops) {
      order(realm, { verb: 'WINTER', args: { general: general.number, province: home } });
    }
  }
};
