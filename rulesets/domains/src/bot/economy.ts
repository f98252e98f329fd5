import { everyNumbered } from '@chancery/kit';
import type { Action, RoundSection } from '../order.ts';
import type { HoldingView } from '../view-types.ts';
import { COST, type HoldingKind, MOST_LEVEL, type ProvinceNumber, ROUTE_LEVEL } from '../words.ts';
import { act, isFriend, isRoundFree, levelOf, pick, type Realm } from './realm.ts';

/** Peaceful growth. */

/** The kinds of holdings from which a calling lives, the best first. */
const LIVES_FROM = { lord: ['law', 'guild'], merchant: ['guild'], prelate: ['temple', 'law'] } as const;

/** Takes the best of what can be paid for in a round. */
export const grow = (realm: Realm, section: RoundSection): void => {
  if (!isRoundFree(realm, section)) return;
  const plans = [
    tradeRoute(realm),
    raiseHolding(realm),
    foundHolding(realm),
    raiseProvince(realm),
    fortify(realm),
    contest(realm),
  ];
  const able = plans.filter((plan) => plan !== null && plan.cost <= realm.gold);
  const best = able[0] ?? null;
  if (best === null) return;
  if (act(realm, section, best.action)) realm.gold -= best.cost;
};

interface Plan {
  readonly action: Action;
  readonly cost: number;
}

/** Levels of a kind that are taken in a province, as far as the bot can tell. */
const taken = ({ view }: Realm, province: ProvinceNumber, kind: HoldingKind): number =>
  view.holdings.reduce(
    (sum, holding) => sum + (holding.province === province && holding.kind === kind ? levelOf(holding) : 0),
    0,
  );

const hasRoom = (realm: Realm, province: ProvinceNumber, kind: HoldingKind): boolean =>
  taken(realm, province, kind) < (realm.view.provinces[province]?.level ?? 0);

const raiseHolding = (realm: Realm): Plan | null => {
  const kinds: readonly HoldingKind[] = LIVES_FROM[realm.calling];
  const raisable = realm.holdings
    .filter(({ kind, inside, province, id }) => {
      const free =
        inside !== null && inside.siegeLevel === null && inside.occupiedBy === null && inside.level < MOST_LEVEL;
      return (
        free &&
        inside.raisedTurn !== realm.view.turn &&
        kinds.includes(kind) &&
        hasRoom(realm, province, kind) &&
        !isRaised(realm, id)
      );
    })
    .sort(
      (one, other) =>
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || levelOf(one) - levelOf(other) || one.id - other.id,
    );
  const [first] = raisable;
  if (first?.inside == null) return null;
  const cost = (first.inside.level + 1) * (first.inside.fortified ? 2 : 1);
  return { action: { verb: 'RAISE', args: { holding: first.id } }, cost };
};

const isRaised = ({ orders }: Realm, holding: number): boolean =>
  orders.some((order) => order.verb === 'RAISE' && order.args.holding === holding);

const foundHolding = (realm: Realm): Plan | null => {
  const kinds: readonly HoldingKind[] = LIVES_FROM[realm.calling];
  const places = everyNumbered(realm.view.provinces).flatMap(({ number, ruler }) =>
    kinds.flatMap((kind) => {
      const has = realm.holdings.some((holding) => holding.province === number && holding.kind === kind);
      const near = ruler === null || ruler === realm.domain || realm.calling !== 'lord';
      return has || !near || !hasRoom(realm, number, kind) ? [] : [{ kind, province: number }];
    }),
  );
  const chosen = pick(realm, 'bot.found', places);
  return chosen && { action: { verb: 'FOUND', args: chosen }, cost: COST.found };
};

const raiseProvince = (realm: Realm): Plan | null => {
  const [lowest] = realm.lands
    .filter(
      ({ level, inside }) =>
        level < MOST_LEVEL &&
        inside !== null &&
        inside.mood >= 3 &&
        inside.occupiedBy === null &&
        inside.raisedTurn !== realm.view.turn,
    )
    .sort((one, other) => one.level - other.level || one.number - other.number);
  return lowest === undefined
    ? null
    : { action: { verb: 'RAISE', args: { province: lowest.number } }, cost: 3 * (lowest.level + 1) };
};

/** Walls around what is worth them. */
const fortify = (realm: Realm): Plan | null => {
  const [open] = realm.holdings
    .filter(
      ({ inside }) =>
        inside !== null &&
        !inside.fortified &&
        inside.level >= 3 &&
        inside.siegeLevel === null &&
        inside.occupiedBy === null,
    )
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
        (own) => own.kind === holding.kind && own.province === holding.province && levelOf(own) >= levelOf(holding),
      ),
  );
  const chosen = pick(realm, 'bot.contest', rivals);
  return chosen && { action: { verb: 'CONTEST', args: { holding: chosen.id } }, cost: COST.contest };
};

/** A route between two guilds of its own, or to somebody who rules land of its own guilds. */
const tradeRoute = (realm: Realm): Plan | null => {
  if (realm.calling === 'prelate') return null;
  const { view, setting, domain } = realm;
  const busy = new Set(view.routes.flatMap(({ first, second }) => [first, second]));
  const open = realm.holdings.filter(
    (holding) => holding.kind === 'guild' && levelOf(holding) >= ROUTE_LEVEL && !busy.has(holding.id),
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
    inside !== null && inside.mood <= 1 && inside.occupiedBy === null ? [number] : [],
  );
  if (provinces.length === 0 || realm.gold < provinces.length) return;
  if (act(realm, section, { verb: 'LARGESSE', args: { provinces } })) realm.gold -= provinces.length;
};
