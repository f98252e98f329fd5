import { everyNumbered } from '@chancery/kit';
import type { Action, RoundSection } from '../order.ts';
import type { HoldingView } from '../view-types.ts';
import { COST, type HoldingKind, MOST_LEVEL, type ProvinceNumber, ROUTE_LEVEL } from '../words.ts';
import { bridge, demolish } from './bridges.ts';
import {
  act,
  chance,
  isFriend,
  isRoundFree,
  levelOf,
  monthsLeft,
  type Plan,
  pick,
  type Realm,
  rulerOf,
} from './realm.ts';

/** Peaceful growth. */

/** The kinds of holdings from which a calling lives, the best first. */
const LIVES_FROM = { lord: ['law', 'guild'], merchant: ['guild'], prelate: ['temple', 'law'] } as const;

/** Takes the best of what can be paid for in a round. */
export const grow = (realm: Realm, section: RoundSection): void => {
  if (!isRoundFree(realm, section)) return;
  const young = monthsLeft(realm) > LATE;
  const plans = [
    demolish(realm),
    young ? tradeRoute(realm) : null,
    young && chance(realm, `bot.walls ${section}`, WALLS_IN) ? fortify(realm) : null,
    bridge(realm),
    chance(realm, `bot.rival ${section}`, CONTEST_IN) ? contest(realm) : null,
    young && realm.calling === 'lord' ? foundHolding(realm) : null,
    raiseHolding(realm),
    foundHolding(realm),
    raiseProvince(realm),
    contest(realm),
  ];
  const able = plans.filter((plan) => plan !== null && plan.cost <= realm.gold);
  const best = able[0] ?? null;
  if (best === null) return;
  if (act(realm, section, best.action)) realm.gold -= best.cost;
};
/** Months before the end in which nothing is begun that pays later; months between two thoughts of walls, and of a contest. */
const LATE = 4;
const WALLS_IN = 25;
const CONTEST_IN = 8;

/** Levels of a kind that are taken in a province, as far as the bot can tell. */
const taken = ({ view }: Realm, province: ProvinceNumber, kind: HoldingKind): number =>
  view.holdings.reduce(
    (sum, holding) => sum + (holding.province === province && holding.kind === kind ? levelOf(holding, view) : 0),
    0,
  );

const hasRoom = (realm: Realm, province: ProvinceNumber, kind: HoldingKind): boolean =>
  taken(realm, province, kind) < (realm.view.provinces[province]?.level ?? 0);

const isUntouched = ({ inside }: HoldingView): boolean =>
  inside !== null && inside.siegeLevel === null && inside.occupiedBy === null;

/** The lowest, of the kind that it lives from best; of those any, for one that had no room may have none again. */
const raiseHolding = (realm: Realm): Plan | null => {
  for (const kind of LIVES_FROM[realm.calling] as readonly HoldingKind[]) {
    const able = realm.holdings.filter(
      (holding) =>
        holding.kind === kind &&
        isUntouched(holding) &&
        levelOf(holding) < MOST_LEVEL &&
        hasRoom(realm, holding.province, kind) &&
        !isOrdered(realm, 'RAISE', 'holding', holding.id),
    );
    const lowest = Math.min(...able.map((holding) => levelOf(holding)));
    const chosen = pick(
      realm,
      `bot.raise ${kind} ${realm.orders.length}`,
      able.filter((holding) => levelOf(holding) === lowest),
    );
    if (chosen?.inside != null) {
      const cost = (chosen.inside.level + 1) * (chosen.inside.fortified ? 2 : 1);
      return { action: { verb: 'RAISE', args: { holding: chosen.id } }, cost };
    }
  }
  return null;
};

/** Whether an order of this month says the same of the same thing. */
const isOrdered = ({ orders }: Realm, verb: Action['verb'], argument: string, value: number): boolean =>
  orders.some(
    (order) => order.verb === verb && (order.args as { readonly [name: string]: unknown })[argument] === value,
  );

const foundHolding = (realm: Realm): Plan | null => {
  const kinds: readonly HoldingKind[] = LIVES_FROM[realm.calling];
  const places = everyNumbered(realm.view.provinces).flatMap(({ number, ruler }) =>
    kinds.flatMap((kind) => {
      const has = realm.holdings.some((holding) => holding.province === number && holding.kind === kind);
      const near = ruler === null || ruler === realm.domain || realm.calling !== 'lord';
      const free = near && !has && hasRoom(realm, number, kind) && !isOrdered(realm, 'FOUND', 'province', number);
      return free ? [{ kind, province: number }] : [];
    }),
  );
  const chosen = pick(realm, `bot.found ${realm.orders.length}`, places);
  return chosen && { action: { verb: 'FOUND', args: chosen }, cost: COST.found };
};

const raiseProvince = (realm: Realm): Plan | null => {
  const [lowest] = realm.lands
    .filter(
      ({ number, level, inside }) =>
        level < MOST_LEVEL &&
        inside !== null &&
        inside.mood >= 3 &&
        inside.occupiedBy === null &&
        !isOrdered(realm, 'RAISE', 'province', number),
    )
    .sort((one, other) => one.level - other.level || one.number - other.number);
  return lowest === undefined
    ? null
    : { action: { verb: 'RAISE', args: { province: lowest.number } }, cost: 3 * (lowest.level + 1) };
};

/** Walls around what is worth them. */
const fortify = (realm: Realm): Plan | null => {
  const [open] = realm.holdings
    .filter((holding) => isUntouched(holding) && holding.inside?.fortified === false && levelOf(holding) >= 3)
    .sort((one, other) => levelOf(other) - levelOf(one) || one.id - other.id);
  return open === undefined
    ? null
    : { action: { verb: 'FORTIFY', args: { holding: open.id } }, cost: 2 * levelOf(open) };
};

/** The rival that looks weakest in its own trade. */
const contest = (realm: Realm): Plan | null => {
  const rivals = realm.view.holdings.filter(
    (holding) =>
      holding.owner !== realm.domain &&
      !isFriend(realm, holding.owner) &&
      realm.holdings.some(
        (own) =>
          own.kind === holding.kind &&
          own.province === holding.province &&
          isUntouched(own) &&
          levelOf(own) >= Math.max(1, levelOf(holding, realm.view)),
      ),
  );
  const chosen = pick(realm, `bot.contest ${realm.orders.length}`, rivals);
  return chosen && { action: { verb: 'CONTEST', args: { holding: chosen.id } }, cost: COST.contest };
};

/** A route between two guilds of its own. */
const tradeRoute = (realm: Realm): Plan | null => {
  if (realm.calling === 'prelate') return null;
  const { view, setting, domain } = realm;
  const planned = realm.orders.flatMap((order) =>
    order.verb === 'DIPLOMACY' ? [order.args.first, order.args.second] : [],
  );
  const busy = new Set([...view.routes.flatMap(({ first, second }) => [first, second]), ...planned]);
  const open = realm.holdings.filter(
    (holding) =>
      holding.kind === 'guild' && isUntouched(holding) && levelOf(holding) >= ROUTE_LEVEL && !busy.has(holding.id),
  );
  for (const first of open) {
    const second = open.find(
      (other) => other.id !== first.id && areApart(setting.provinces[first.province]?.borders ?? [], first, other),
    );
    if (second !== undefined) {
      const args = { domain, what: 'trade', first: first.id, second: second.id } as const;
      return { action: { verb: 'DIPLOMACY', args }, cost: COST.trade };
    }
  }
  return null;
};

const areApart = (borders: readonly ProvinceNumber[], one: HoldingView, other: HoldingView): boolean =>
  one.province !== other.province && !borders.includes(other.province);

/** Gold for the people where they grumble. */
export const soothe = (realm: Realm, section: RoundSection): void => {
  const provinces = realm.lands.flatMap(({ number, inside }) =>
    inside !== null && inside.mood <= UNHAPPY && inside.occupiedBy === null ? [number] : [],
  );
  if (provinces.length === 0 || realm.gold < provinces.length || rulerOf(realm, provinces[0] ?? 0) === null) return;
  if (act(realm, section, { verb: 'LARGESSE', args: { provinces } })) realm.gold -= provinces.length;
};
const UNHAPPY = 1;
