import { onceFor } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import type { Action, RoundSection } from '../order.ts';
import { isPermitted } from '../rules/passage.ts';
import type { HoldingView, ProvinceView } from '../view-types.ts';
import { COST, HOLDING_KINDS, type HoldingKind, MOST_LEVEL, type ProvinceNumber, ROUTE_LEVEL } from '../words.ts';
import { bridge, demolish } from './bridges.ts';
import {
  act,
  chance,
  isFriend,
  isRoundFree,
  knownLevel,
  levelOf,
  monthsLeft,
  type Plan,
  pick,
  type Realm,
  rulerOf,
} from './realm.ts';
import { worthOfHolding, worthOfProvince } from './worth.ts';

/** Peaceful growth. */

/** Does the best that can be paid for in a round: now and then what pays in no points, else what is worth most by the end. */
export const grow = (realm: Realm, section: RoundSection): void => {
  if (!isRoundFree(realm, section)) return;
  const young = monthsLeft(realm) > LATE;
  const plans = [
    demolish(realm),
    young ? tradeRoute(realm) : null,
    young && chance(realm, `bot.walls ${section}`, WALLS_IN) ? fortify(realm) : null,
    bridge(realm),
    chance(realm, `bot.rival ${section}`, CONTEST_IN) ? contest(realm) : null,
    ...[raiseHolding(realm), foundHolding(realm), raiseProvince(realm)]
      .filter((growth) => growth !== null && growth.worth > 0)
      .sort((one, other) => (other?.worth ?? 0) - (one?.worth ?? 0)),
    contest(realm),
  ];
  const best = plans.find((plan) => plan !== null && plan.cost <= realm.gold) ?? null;
  if (best === null) return;
  if (act(realm, section, best.action)) realm.gold -= best.cost;
};
/** Months before the end in which nothing is begun that pays later; months between two thoughts of walls, and of a contest. */
const LATE = 4;
const WALLS_IN = 25;
const CONTEST_IN = 8;

/** A plan that counts for the score, by how much it does. */
interface Growth extends Plan {
  readonly worth: number;
}

/** The best of several; of equals one by its own dice. */
const bestOf = (realm: Realm, what: string, growths: readonly Growth[]): Growth | null => {
  const most = Math.max(...growths.map(({ worth }) => worth));
  return pick(
    realm,
    `${what} ${realm.orders.length}`,
    growths.filter(({ worth }) => worth > most - ALIKE),
  );
};
/** Points by which two plans may differ and still be as good as each other. */
const ALIKE = 1;

/** Levels of a kind that are taken in a province, as far as the bot can tell. */
const taken = ({ view }: Realm, { number, level }: ProvinceView, kind: HoldingKind): number =>
  (byProvince(view.holdings).get(number) ?? [])
    .filter((holding) => holding.kind === kind)
    .reduce((sum, holding) => sum + (knownLevel(holding, view) ?? Math.ceil(level / 2)), 0);

const byProvince = onceFor((holdings: readonly HoldingView[]) => Map.groupBy(holdings, ({ province }) => province));

const hasRoom = (realm: Realm, province: ProvinceView, kind: HoldingKind): boolean =>
  taken(realm, province, kind) < province.level;

const isUntouched = ({ inside }: HoldingView): boolean =>
  inside !== null && inside.siegeLevel === null && inside.occupiedBy === null;

const raiseHolding = (realm: Realm): Growth | null =>
  bestOf(
    realm,
    'bot.raise',
    realm.holdings.flatMap((holding) => {
      const province = realm.view.provinces[holding.province];
      const able =
        province &&
        holding.inside !== null &&
        isUntouched(holding) &&
        holding.inside.level < MOST_LEVEL &&
        hasRoom(realm, province, holding.kind) &&
        !isOrdered(realm, 'RAISE', 'holding', holding.id);
      if (!able || holding.inside === null) return [];
      const { level, fortified } = holding.inside;
      const cost = (level + 1) * (fortified ? 2 : 1);
      const action: Action = { verb: 'RAISE', args: { holding: holding.id } };
      return [{ action, cost, worth: worthOfHolding(realm, holding.kind, level, cost) }];
    }),
  );

/** Whether an order of this month says the same of the same thing. */
const isOrdered = ({ orders }: Realm, verb: Action['verb'], argument: string, value: number): boolean =>
  orders.some(
    (order) => order.verb === verb && (order.args as { readonly [name: string]: unknown })[argument] === value,
  );

const foundHolding = (realm: Realm): Growth | null =>
  bestOf(
    realm,
    'bot.found',
    everyNumbered(realm.view.provinces).flatMap((province) =>
      HOLDING_KINDS.filter((kind) => canFound(realm, province, kind)).map((kind) => ({
        action: { verb: 'FOUND', args: { kind, province: province.number } } as const,
        cost: COST.found,
        worth: worthOfHolding(realm, kind, 0, COST.found) * oddsOfFounding(realm, province),
      })),
    ),
  );

const canFound = (realm: Realm, province: ProvinceView, kind: HoldingKind): boolean =>
  !realm.holdings.some((holding) => holding.province === province.number && holding.kind === kind) &&
  !isOrdered(realm, 'FOUND', 'province', province.number) &&
  hasRoom(realm, province, kind);

/** It needs nobody's leave on its own land and on nobody's; elsewhere it takes a roll (DOM-4.4). */
const oddsOfFounding = ({ view, domain }: Realm, { number, ruler }: ProvinceView): number =>
  ruler === null || ruler === domain || isPermitted(view, { by: ruler, to: domain, what: 'holdings', province: number })
    ? 1
    : 1 / 2;

const raiseProvince = (realm: Realm): Growth | null =>
  bestOf(
    realm,
    'bot.province',
    realm.lands.flatMap(({ number, level, inside }) => {
      const able =
        level < MOST_LEVEL &&
        inside !== null &&
        inside.mood >= 3 &&
        inside.occupiedBy === null &&
        !isOrdered(realm, 'RAISE', 'province', number);
      const cost = 3 * (level + 1);
      const action: Action = { verb: 'RAISE', args: { province: number } };
      return able ? [{ action, cost, worth: worthOfProvince(realm, cost) }] : [];
    }),
  );

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
