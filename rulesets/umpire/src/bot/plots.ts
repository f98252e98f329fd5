import { by, sorted } from '@chancery/core';
import { provincesOf, stacksIn } from '../rules/find.ts';
import { countOf } from '../rules/forces.ts';
import { generalsOf, isLiving } from '../rules/generals.ts';
import { waysFrom } from '../rules/routes.ts';
import type { Province } from '../state.ts';
import { isPrey, ownStrength, ownUnits, worthOf } from './ground.ts';
import { isOwn, pays, type Realm } from './realm.ts';

/** Spies, bribes, assassins. */

/** Tenths: for an officer's treason, for an assassin, what must be left of the treasury, and how much for what seldom works. */
const PRICES = { bribe: 80, leastBribe: 30, assassin: 80, spy: 10, left: 20, spare: 90 } as const;
const MOST_SPIES = 4;
/** A city before which it stands is looked into before all others. */
const BESIEGED = 100;
const ASSASSIN_SELDOM = 12;

export const plot = (realm: Realm): void => {
  bribe(realm);
  assassinate(realm);
};

const hasSpies = (realm: Realm, province: number): boolean =>
  countOf(realm.setting, ownUnits(realm, province), 'spy') > 0;

/** Only under siege does an officer open a gate (UM-9.20). */
const bribe = (realm: Realm): void => {
  for (const province of provincesOf(realm.state)) {
    const { number, owner } = province;
    const garrisoned = stacksIn(realm.state, number).some(({ nation }) => nation === owner);
    const tenths = Math.min(PRICES.bribe, realm.purse - PRICES.left);
    if (!isBesieged(realm, province) || !garrisoned || !hasSpies(realm, number) || tenths < PRICES.leastBribe) continue;
    pays(realm, tenths, { verb: 'BRIBE', section: 'options', args: { province: number, tenths } });
  }
};

/** A city before whose walls it stands. */
const isBesieged = (realm: Realm, province: Province): boolean =>
  province.cty === 'Y' && isPrey(realm, province) && ownStrength(realm, province.number) > 0;

const assassinate = (realm: Realm): void => {
  if (realm.purse < PRICES.assassin + PRICES.spare || !realm.chance('assassin', ASSASSIN_SELDOM)) return;
  const enemy = realm.oneOf('victim of', realm.enemies);
  const victim = enemy === null ? null : realm.oneOf('victim', generalsOf(realm.state, enemy).filter(isLiving));
  if (victim === null) return;
  const args = { general: victim.number, tenths: PRICES.assassin };
  pays(realm, PRICES.assassin, { verb: 'ASSASSINATE', section: 'options', args });
};

/** Networks where it besieges, and in the cities that it would besiege next, raised where they are to work (UM-16.2). */
export const sendSpies = (realm: Realm): void => {
  const spy = realm.setting.types.find(({ category }) => category === 'spy');
  if (spy === undefined) return;
  const networks = provincesOf(realm.state).filter(({ number }) => hasSpies(realm, number)).length;
  const targets = sorted(
    provincesOf(realm.state).filter(
      (province) =>
        !hasSpies(realm, province.number) &&
        (isBesieged(realm, province) ||
          (province.cty === 'Y' &&
            realm.enemies.includes(province.owner) &&
            waysFrom(realm.setting, province.number, 'land').some(({ to }) => isOwn(realm, to)))),
    ),
    by((province) => -worthOf(realm, province.number) - (isBesieged(realm, province) ? BESIEGED : 0)),
  );
  const [best] = targets;
  if (networks >= MOST_SPIES || best === undefined || realm.purse < spy.cost + PRICES.left) return;
  pays(realm, spy.cost, {
    verb: 'RECRUIT',
    section: 'recruits',
    args: { province: best.number, type: spy.type, count: 1 },
  });
};
