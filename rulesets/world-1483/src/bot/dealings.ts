import { UNITS } from '../data/units.ts';
import type { Asset } from '../order.ts';
import { incorporationCost } from '../rules/costs.ts';
import { exists, getNation, getTerritory, isNpc, isTribe, nationsOf, ownedBy } from '../rules/find.ts';
import { landAdjacent } from '../rules/geography.ts';
import { isInGiftRange } from '../rules/range.ts';
import { atWar } from '../rules/war.ts';
import type { Nation, TradeOffer } from '../state.ts';
import type { NationNumber } from '../words.ts';
import { pays, type Realm } from './realm.ts';
import { courtable } from './targets.ts';

/** Trades and gifts: it sells trade routes where it needs money, buys them where it has too much, and promises what costs rivals dear. */

/** What things are worth to it, in resources. */
const ROUTE = 8;
const OF_COST = 0.75;
const LAND = { value: 8, city: 10, bare: 4 } as const;

const worthOf = (realm: Realm, assets: readonly Asset[]): number =>
  assets.reduce((sum, asset) => sum + worthOfOne(realm, asset), 0);

const worthOfOne = ({ view }: Realm, asset: Asset): number => {
  if ('resources' in asset) return asset.resources;
  if ('type' in asset) return Math.floor(OF_COST * UNITS[asset.type].cost * asset.count);
  if ('seaTrade' in asset) return ROUTE * asset.seaTrade;
  if ('landTrade' in asset) return ROUTE * asset.landTrade;
  if ('port' in asset) return 0;
  const { value, city } = getTerritory(view, asset.territory);
  return LAND.bare + LAND.value * value + (city === null ? 0 : LAND.city);
};

/** Confirms what is worth as much as it gives, as long as it has the money. */
export const answerTrades = (realm: Realm): void => {
  for (const offer of realm.own.tradeOffers) {
    if (offer.to !== realm.me || offer.confirmed !== null || !isGood(realm, offer)) continue;
    realm.orders.push({ verb: 'CONFIRM_TRADE', section: 'trades', args: { offer: offer.id } });
  }
};

const isGood = (realm: Realm, { from, give, get }: TradeOffer): boolean => {
  if (atWar(realm.view, realm.me, from)) return false;
  const asked = get.reduce((sum, asset) => sum + ('resources' in asset ? asset.resources : 0), 0);
  if (get.some((asset) => 'territory' in asset || 'type' in asset)) return false;
  return asked <= realm.own.treasury && worthOf(realm, give) >= worthOf(realm, get);
};

/** How often it offers, and what it thinks of as rich. */
const OFFERS = 30;
const RICH = 45;
const PRICE = { sold: 7, bought: 9 } as const;

/** One offer at a time, to a nation that is not at war with it. */
export const offerTrades = (realm: Realm): void => {
  const { view, me, own, nation } = realm;
  if (realm.tribal || own.tradeOffers.some(({ from }) => from === me) || !realm.chance('trade', OFFERS)) return;
  const partners = nationsOf(view).filter(
    (other) =>
      other.number !== me &&
      exists(other) &&
      !isNpc(other) &&
      !isTribe(other) &&
      other.seat === 'held' &&
      !atWar(view, me, other.number),
  );
  const needy = own.treasury < neededBy(realm);
  if (needy && nation.seaTrade + nation.landTrade > 0) {
    const partner = realm.oneOf('partner', partners);
    const route = nation.landTrade > nation.seaTrade ? { landTrade: 1 } : { seaTrade: 1 };
    if (partner !== null) offer(realm, partner, [route], [{ resources: PRICE.sold }]);
    return;
  }
  if (own.treasury < RICH) return;
  const partner = realm.oneOf(
    'partner',
    partners.filter(({ seaTrade, landTrade }) => seaTrade + landTrade > 2),
  );
  if (partner === null) return;
  const route = partner.landTrade > partner.seaTrade ? { landTrade: 1 } : { seaTrade: 1 };
  if (realm.purse >= PRICE.bought) {
    realm.purse -= PRICE.bought;
    offer(realm, partner, [{ resources: PRICE.bought }], [route]);
  }
};

/** What governing all its conquests would cost. */
const neededBy = ({ view, me, lands }: Realm): number =>
  lands.reduce(
    (sum, { number, incorporatedBy }) => sum + (incorporatedBy === me ? 0 : incorporationCost(view, me, number)),
    0,
  );

const offer = (realm: Realm, { number }: Nation, give: readonly Asset[], get: readonly Asset[]): void => {
  realm.orders.push({ verb: 'TRADE', section: 'trades', args: { nation: number, give, get } });
};

/** A promise to a neighbour that nobody plays, should a rival fall upon it; and now and then money for the enemy of an enemy. */
const PROMISE = { chance: 30, amount: 8 } as const;
const SUBSIDY = { chance: 20, amount: 5, treasury: 25 } as const;

export const give = (realm: Realm): void => {
  const { view, me, own } = realm;
  if (own.gifts.length === 0 && realm.chance('promise', PROMISE.chance)) promise(realm);
  if (own.treasury < SUBSIDY.treasury || !realm.chance('subsidy', SUBSIDY.chance)) return;
  const [enemy] = realm.enemies;
  const friends = nationsOf(view).filter(
    (nation) =>
      enemy !== undefined &&
      nation.number !== me &&
      exists(nation) &&
      atWar(view, nation.number, enemy) &&
      isInGiftRange(realm.setting, view, me, nation.number),
  );
  const friend = realm.oneOf('friend', friends);
  if (friend !== null) {
    pays(realm, SUBSIDY.amount, {
      verb: 'GIFT',
      section: 'gifts',
      args: { nation: friend.number, give: [{ resources: SUBSIDY.amount }] },
    });
  }
};

/** To a neighbour that nobody plays, in case one of the rulers beside it falls upon it. */
const promise = (realm: Realm): void => {
  const { view, me } = realm;
  const dangers = courtable(realm).flatMap((npc) =>
    rulersBeside(realm, npc)
      .filter((rival) => rival !== me && !atWar(view, rival, npc) && !atWar(view, rival, me))
      .map((rival) => ({ npc, rival })),
  );
  const danger = realm.oneOf('danger', dangers);
  if (danger === null) return;
  const { npc, rival } = danger;
  realm.orders.push({
    verb: 'GIFT_IF',
    section: 'gifts',
    args: { nation: npc, amount: PROMISE.amount, when: 'war', of: rival, other: npc },
  });
};

const rulersBeside = ({ setting, view }: Realm, nation: NationNumber): readonly NationNumber[] => {
  const beside = ownedBy(view, nation).flatMap(({ number }) => landAdjacent(setting, number));
  const owners = new Set(beside.map((place) => view.territories[place]?.owner ?? 0));
  return [...owners]
    .filter((owner) => owner > 0 && owner !== nation && !isNpc(getNation(view, owner)))
    .toSorted((a, b) => a - b);
};
