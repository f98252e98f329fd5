import { everyNumbered } from '@chancery/kit';
import type { RoundSection } from '../order.ts';
import type { DomainView } from '../view-types.ts';
import { COST, COVERT_COST, MOST_UNDERLINGS, type PersonId } from '../words.ts';
import { beside } from './forces.ts';
import {
  act,
  chance,
  isFoe,
  isFriend,
  isRoundFree,
  leads,
  othersOf,
  type Plan,
  pick,
  type Realm,
  rulerOf,
} from './realm.ts';
import { targetsIn } from './sieges.ts';

/** Covert action: now and then, by whoever is free. */

const somebodyFree = ({ view, domain, own }: Realm): PersonId | null => {
  const court = view.domains[domain];
  const free = [...(court?.underlings ?? []), ...(court ? [court.ruler] : [])].filter(
    ({ id }) => !own.exposed.includes(id),
  );
  return free[0]?.id ?? null;
};

/** One of the plots that it could lay, or none. */
export const plot = (realm: Realm, section: RoundSection): void => {
  const by = somebodyFree(realm);
  if (by === null || !isRoundFree(realm, section)) return;
  const rival = rivalOf(realm);
  if (rival === null) return;
  const way = WAYS[realm.dice.at('bot.plot', realm.domain).d(WAYS.length + IDLE) - 1];
  const laid = way?.(realm, rival, by) ?? null;
  if (laid === null || laid.cost > realm.gold) return;
  if (act(realm, section, laid.action)) realm.gold -= laid.cost;
};

/** An enemy, or whoever leads the table, rather than anybody else. */
const rivalOf = (realm: Realm): DomainView | null => {
  const others = othersOf(realm).filter(({ number }) => !isFriend(realm, number));
  const weighed = others.flatMap((other) =>
    Array.from({ length: isFoe(realm, other.number) || leads(realm, other.number) ? 4 : 1 }, () => other),
  );
  return pick(realm, 'bot.rival', weighed);
};

type Way = (realm: Realm, rival: DomainView, by: PersonId) => Plan | null;

const guard: Way = (_, __, by) => ({ action: { verb: 'COUNTERSPY', args: { by } }, cost: COST.counterspy });

const kill: Way = (realm, { number, underlings }, by) => {
  const rich = realm.gold > RICH && leads(realm, number);
  if (rich) return { action: { verb: 'ASSASSINATE', args: { domain: number, by } }, cost: COST.assassinateRuler };
  const [first] = underlings;
  return first === undefined
    ? null
    : {
        action: { verb: 'ASSASSINATE', args: { domain: number, underling: first.id, by } },
        cost: COST.assassinateUnderling,
      };
};
const RICH = 40;

const steal: Way = (realm, { number }, by) => {
  const papers = chance(realm, 'bot.papers', 3);
  const template = papers ? 'papers' : 'theft';
  const text = papers ? 'A clerk of theirs leaves a chest unlocked.' : 'A cart of their tithes is to lose its way.';
  return { action: { verb: 'COVERT', args: { domain: number, template, text, by } }, cost: COVERT_COST[template] };
};

const incite: Way = (realm, { number }, by) => {
  const lands = everyNumbered(realm.view.provinces).filter(({ ruler }) => ruler === number);
  const province = pick(realm, 'bot.unrest', lands)?.number;
  if (province === undefined) return null;
  const args = { domain: number, template: 'unrest', province, text: 'Songs about the tax collector.', by } as const;
  return { action: { verb: 'COVERT', args }, cost: COVERT_COST.unrest };
};

const raid: Way = (realm) => {
  const scouts = realm.units.filter(({ type, inside }) => type === 'Scouts' && inside === null);
  const targets = scouts.flatMap(({ name, province }) =>
    beside(realm, province).flatMap((to) => {
      const ruler = rulerOf(realm, to);
      return ruler !== null && !isFriend(realm, ruler) ? [{ name, to }] : [];
    }),
  );
  const chosen = pick(realm, 'bot.raid', targets);
  return chosen && { action: { verb: 'RAID', args: { province: chosen.to, units: [chosen.name] } }, cost: 0 };
};

const spy: Way = (realm, { number }, by) => {
  const lands = everyNumbered(realm.view.provinces).filter(({ ruler }) => ruler === number);
  const province = pick(realm, 'bot.spy', lands);
  return province && { action: { verb: 'SPY', args: { province: province.number, by } }, cost: COST.spy };
};

/** Scouts beside a holding of an enemy, or of whoever leads the table. */
const sabotage: Way = (realm, { number }) => {
  const [scout] = realm.units.filter(({ type }) => type === 'Scouts');
  if (scout === undefined) return null;
  const near = [scout.province, ...beside(realm, scout.province)];
  const prey = near.flatMap((province) => targetsIn(realm, province)).filter(({ owner }) => owner !== realm.domain);
  const leaders = realm.view.holdings.filter(({ owner, province }) => owner === number && near.includes(province));
  const target = prey[0] ?? (leads(realm, number) ? pick(realm, 'bot.sabotage', leaders) : null);
  if (target === null) return null;
  return { action: { verb: 'SABOTAGE', args: { holding: target.id, scouts: scout.name } }, cost: COST.sabotage };
};

const WAYS: readonly Way[] = [guard, kill, steal, incite, raid, spy, sabotage];
/** How often it thinks of none, beside them. */
const IDLE = 12;

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
