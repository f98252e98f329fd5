import { everyNumbered } from '@chancery/kit';
import type { RoundSection } from '../order.ts';
import { COST, MOST_UNDERLINGS, type PersonId } from '../words.ts';
import { act, chance, isFriend, isRoundFree, pick, type Realm } from './realm.ts';

/** Covert action: now and then, by whoever is free. */

const somebodyFree = ({ view, domain, own }: Realm): PersonId | null => {
  const court = view.domains[domain];
  const free = [...(court?.underlings ?? []), ...(court ? [court.ruler] : [])].filter(
    ({ id }) => !own.exposed.includes(id),
  );
  return free[0]?.id ?? null;
};

export const plot = (realm: Realm, section: RoundSection): void => {
  const by = somebodyFree(realm);
  if (by === null || !isRoundFree(realm, section)) return;
  const { view, domain, setting } = realm;
  const others = everyNumbered(view.domains).filter(
    ({ number, controller }) => number !== domain && controller !== 'eliminated' && !isFriend(realm, number),
  );
  const rival = pick(realm, 'bot.rival', others);
  if (rival === null) return;
  const spend = (cost: number, done: boolean): void => {
    if (done) realm.gold -= cost;
  };
  const way = realm.dice.at('bot.plot', domain).d(WAYS);
  if (way === 1 && realm.gold >= COST.counterspy)
    return spend(COST.counterspy, act(realm, section, { verb: 'COUNTERSPY', args: { by } }));
  if (way === 2 && realm.gold >= COST.assassinateUnderling && rival.underlings[0]) {
    const args = { domain: rival.number, underling: rival.underlings[0].id, by };
    return spend(COST.assassinateUnderling, act(realm, section, { verb: 'ASSASSINATE', args }));
  }
  if (way === 3 && realm.gold >= 2) {
    const args = {
      domain: rival.number,
      template: 'theft',
      text: 'A cart of their tithes is to lose its way.',
      by,
    } as const;
    return spend(2, act(realm, section, { verb: 'COVERT', args }));
  }
  if (way === 4) {
    const scouts = realm.units.filter(({ type, inside }) => type === 'Scouts' && inside === null);
    const targets = scouts.flatMap(({ name, province }) =>
      (setting.provinces[province]?.borders ?? []).flatMap((to) => {
        const ruler = view.provinces[to]?.ruler ?? null;
        return ruler !== null && !isFriend(realm, ruler) ? [{ name, to }] : [];
      }),
    );
    const raid = pick(realm, 'bot.raid', targets);
    if (raid !== null) act(realm, section, { verb: 'RAID', args: { province: raid.to, units: [raid.name] } });
    return;
  }
  if (way === 5 && realm.gold >= COST.spy) {
    const lands = everyNumbered(view.provinces).filter(({ ruler }) => ruler === rival.number);
    const province = pick(realm, 'bot.spy', lands);
    if (province !== null)
      spend(COST.spy, act(realm, section, { verb: 'SPY', args: { province: province.number, by } }));
  }
};

/** Ways to plot, and one not to. */
const WAYS = 6;

/** A court that is not full takes somebody in. */
export const fillCourt = (realm: Realm, section: RoundSection): void => {
  const served = realm.view.domains[realm.domain]?.underlings.length ?? 0;
  if (served >= MOST_UNDERLINGS || realm.gold < COST.recruit + 5 || !(served === 0 || chance(realm, 'bot.recruit', 6)))
    return;
  const name = NAMES[realm.dice.at('bot.name', realm.domain).d(NAMES.length) - 1] ?? 'Hugh';
  if (act(realm, section, { verb: 'RECRUIT', args: { name } })) realm.gold -= COST.recruit;
};

const NAMES = [
  'Aldous',
  'Bettris',
  'Cuthwin',
  'Dorcas',
  'Edmer',
  'Frideswide',
  'Godric',
  'Hawise',
  'Ivo',
  'Jennet',
] as const;
