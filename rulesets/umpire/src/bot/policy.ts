import { by, sorted } from '@chancery/core';
import { livingNations, provincesOwnedBy } from '../rules/find.ts';
import { areEnemies } from '../rules/hostility.ts';
import { payrollOf, revenueSum } from '../rules/revenue.ts';
import { waysFrom } from '../rules/routes.ts';
import { type Arm, INDEPENDENTS, type NationNumber, USUAL_TAX } from '../words.ts';
import { worthOf } from './ground.ts';
import type { Realm } from './realm.ts';

/** One war at a time, a tax that people bear, and where new generals come. */

/** How likely it begins a war in a turn at peace, and leaves one that leads nowhere. */
const QUARREL = { begins: 45, inHaste: 70, leaves: 15 } as const;
/** A campaign of so many turns leaves no time to wait. */
const SHORT = 16;
const TAX = { usual: USUAL_TAX, inDebt: 115, rich: 90 } as const;
/** With so many times its pay in the treasury it can spare its provinces something. */
const RICH = 2;

export const setPolicy = (realm: Realm): void => {
  chooseWar(realm);
  setTax(realm);
  chooseReplacements(realm);
};

/** Keeps the enemy that it can reach and that is worth it; of several wars it lets the others go. */
const chooseWar = (realm: Realm): void => {
  const { own, state, me } = realm;
  const near = neighboursOf(realm);
  const listed = own.enemies.filter((enemy) => state.nations[enemy]?.status !== 'eliminated');
  const reachable = sorted(
    listed.filter((enemy) => near.has(enemy) && !isIdle(realm, enemy)),
    by((enemy) => powerOf(realm, enemy)),
  );
  const [first] = reachable;
  if (first !== undefined && (listed.length === 1 || !realm.chance('peace', QUARREL.leaves))) return;
  if (first !== undefined) return list(realm, [first]);
  const isShort = realm.setting.victory.lastTurn <= SHORT;
  if (!realm.chance('war', isShort ? QUARREL.inHaste : QUARREL.begins)) return;
  const weakest = sorted(
    livingNations(state)
      .map(({ number }) => number)
      .filter((nation) => nation !== me && near.has(nation)),
    by((nation) => powerOf(realm, nation) - (areEnemies(state, me, nation) ? ALREADY : 0)),
  );
  const target = realm.oneOf('enemy', weakest.slice(0, 2));
  if (target !== null) list(realm, [target]);
};

/** Who is left to the rules never comes over the sea (UM-22.9), so that a war without a border may as well end. */
const isIdle = (realm: Realm, enemy: NationNumber): boolean =>
  realm.state.nations[enemy]?.status === 'caretaker' && !neighboursOf(realm, ['land']).has(enemy);

/** Whoever is at war with it anyway counts as weaker by so much. */
const ALREADY = 20;

const list = (realm: Realm, nations: readonly NationNumber[]): void => {
  const { enemies } = realm.own;
  if (nations.length === enemies.length && nations.every((nation) => enemies.includes(nation))) return;
  realm.orders.push({ verb: 'ENEMIES', section: 'policy', args: { nations } });
};

/** What its known provinces are worth. */
const powerOf = (realm: Realm, nation: NationNumber): number =>
  provincesOwnedBy(realm.state, nation).reduce((sum, { number }) => sum + Math.max(1, worthOf(realm, number)), 0);

/** Nations with a province that a route of one of these arms joins to one of its own. */
const neighboursOf = (
  { setting, state, provinces, me }: Realm,
  arms: readonly Arm[] = ['land', 'sea'],
): ReadonlySet<NationNumber> =>
  new Set(
    provinces
      .flatMap(({ number }) => waysFrom(setting, number).filter((way) => arms.includes(way.by)))
      .map(({ to }) => state.provinces[to]?.owner ?? me)
      .filter((owner) => owner !== me && owner !== INDEPENDENTS),
  );

/** More than usual only to get out of debt: it makes revolts, or wears provinces out (UM-5.23). */
const setTax = (realm: Realm): void => {
  const { setting, state, me, own } = realm;
  if (own.kind !== 'civilised' || !realm.allows('taxation')) return;
  const owing = own.treasury + 10 * revenueSum(setting, state, me) < payrollOf(setting, state, me);
  const rate = owing ? TAX.inDebt : own.treasury > RICH * payrollOf(setting, state, me) ? TAX.rich : TAX.usual;
  if (rate !== own.taxRate) realm.orders.push({ verb: 'TAX', section: 'policy', args: { rate } });
};

const chooseReplacements = (realm: Realm): void => {
  const { capital, replacementProvince } = realm.own;
  if (capital === null || replacementProvince !== null || realm.state.provinces[capital]?.owner !== realm.me) return;
  realm.orders.push({ verb: 'REPLACEMENTS', section: 'policy', args: { province: capital } });
};
