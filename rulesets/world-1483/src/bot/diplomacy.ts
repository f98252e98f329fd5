import { getNation, isNpc, isPlayer, nationsOf, ownedBy, territoriesOf } from '../rules/find.ts';
import { mirroredPeace } from '../rules/terms.ts';
import { boxOf, enemyIn, hadIn, warsOf } from '../rules/war.ts';
import type { PeaceOffer, Territory, War } from '../state.ts';
import { ALLIED, type NationNumber } from '../words.ts';
import type { Realm } from './realm.ts';
import { neighboursOf, type Target, targetsOf } from './targets.ts';

/** War and peace: one war at a time, on whom it can beat now; peace where it loses, or where nothing comes of it. */

/** A war that has gone on for so many game turns leads nowhere. */
const LONG = 4;

/** Lands that a nation has lost in a war since it began, less those that it has won. */
const lossesIn = ({ view }: Realm, war: War, nation: NationNumber): number =>
  hadIn(war, nation).filter((place) => view.territories[place]?.owner === enemyIn(war, nation)).length;

export const makePeace = (realm: Realm): void => {
  for (const war of warsOf(realm.view, realm.me)) {
    const enemy = enemyIn(war, realm.me);
    const [lost, won] = [lossesIn(realm, war, realm.me), lossesIn(realm, war, enemy)];
    const age = realm.view.turn - war.turn;
    if (isNpc(getNation(realm.view, enemy))) settleWithNpc(realm, enemy, { lost, won, age });
    else settleWithPlayer(realm, enemy, { lost, won, age });
  }
};

interface Course {
  readonly lost: number;
  readonly won: number;
  readonly age: number;
}

const settleWithNpc = (realm: Realm, npc: NationNumber, { lost, won, age }: Course): void => {
  if (realm.view.npcOffers.some((offer) => offer.npc === npc && offer.to === realm.me) && won <= lost) {
    realm.orders.push({ verb: 'ACCEPT_PEACE', section: 'actions', args: { nation: npc } });
    return;
  }
  const hopeless = lost > won + 1 && realm.lands.length <= 2;
  if (hopeless && isPlayer(realm.nation)) realm.orders.push({ verb: 'SURRENDER', section: 'actions', args: { npc } });
  else if (won > 0 || lost > 0 || age >= 2)
    realm.orders.push({ verb: 'DEMAND_SURRENDER', section: 'actions', args: { npc } });
};

const settleWithPlayer = (realm: Realm, enemy: NationNumber, { lost, won, age }: Course): void => {
  const { me, own } = realm;
  const tired = lost > won || age >= LONG || realm.enemies.length > 1 || mostGrown(realm) === me;
  const offered = own.peaceOffers.find(({ from, to }) => from === enemy && to === me);
  if (offered !== undefined && (tired || isPaidFor(offered)) && isBearable(realm, offered)) {
    const { from: _, to: __, with: ___, choice: ____, terms } = mirroredOffer(offered);
    realm.orders.push({ verb: 'ACCEPT_PEACE', section: 'actions', args: { nation: enemy, ...terms } });
    return;
  }
  const mine = own.peaceOffers.some(({ from, to }) => from === me && to === enemy);
  if (mine || !tired) return;
  const pays = lost > won && own.treasury >= 10 ? { wePay: Math.floor(own.treasury / 4) } : {};
  realm.orders.push({ verb: 'OFFER_PEACE', section: 'actions', args: { nation: enemy, ...pays } });
};

/** The offer as its addressee has to repeat it. */
const mirroredOffer = (offer: PeaceOffer): PeaceOffer => {
  const { nation: _, ...terms } = mirroredPeace({ nation: offer.to, ...offer.terms }, offer.from);
  return { ...offer, terms };
};

const isPaidFor = ({ terms }: PeaceOffer): boolean => (terms.wePay ?? 0) + (terms.weTribute ?? 0) > 0;
/** Nothing is asked of it but peace, or money that it has. */
const isBearable = ({ own }: Realm, { terms }: PeaceOffer): boolean =>
  terms.youCede === undefined &&
  terms.youFree === undefined &&
  terms.youTribute === undefined &&
  (terms.youPay ?? 0) <= own.treasury / 3;

/** Whom it goes to war with in this turn: a neighbour of whose lands it can take one now. Who has grown most is content with less. */
const QUARREL = { npc: 30, player: 12, content: 4 } as const;

export const chooseVictim = (realm: Realm, canTake: (target: Target) => boolean): NationNumber | null => {
  if (realm.enemies.length > 0) return null;
  const { view } = realm;
  const beaten = neighboursOf(realm).flatMap((nation) => {
    const npc = isNpc(getNation(view, nation));
    if (npc && boxOf(view, nation, realm.me) === ALLIED) return [];
    const best = targetsOf(realm, nation).find((target) => target.owner === nation && canTake(target));
    return best === undefined ? [] : [{ nation, npc, best }];
  });
  const [weakest] = beaten.toSorted(
    (a, b) => powerOf(realm, a.nation) - powerOf(realm, b.nation) || a.nation - b.nation,
  );
  if (weakest === undefined) return null;
  const usual = weakest.npc ? QUARREL.npc : QUARREL.player;
  if (!realm.chance('war', mostGrown(realm) === realm.me ? QUARREL.content : usual)) return null;
  realm.orders.push({ verb: 'DECLARE_WAR', section: 'actions', args: { nation: weakest.nation } });
  return weakest.nation;
};

/** The nation with a seat that has won most beyond the lands of its beginning. */
const mostGrown = (realm: Realm): NationNumber | null => {
  const { view } = realm;
  const grown = nationsOf(view)
    .filter(isPlayer)
    .map(({ number, original }) => ({
      number,
      by: powerOf(realm, number) - worthOfLands(original.flatMap((place) => view.territories[place] ?? [])),
    }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by || a.number - b.number);
  return grown[0]?.number ?? null;
};

/** What its lands are worth. */
export const powerOf = ({ view }: Realm, nation: NationNumber): number => worthOfLands(ownedBy(view, nation));

const worthOfLands = (lands: readonly Territory[]): number => lands.reduce((sum, { value }) => sum + 1 + value, 0);

/** Calls an ally that nobody plays into a war that has been fought (W83-13.30). */
export const callAllies = (realm: Realm): void => {
  const { view, me } = realm;
  const war = warsOf(view, me).find(({ battles }) => battles > 0);
  if (war === undefined || realm.tribal) return;
  const owners = [...new Set(territoriesOf(view).map(({ owner }) => owner))].filter((owner) => owner > 0);
  for (const npc of owners.filter((owner) => isNpc(getNation(view, owner))).toSorted((a, b) => a - b)) {
    if (boxOf(view, npc, me) !== ALLIED) continue;
    realm.orders.push({ verb: 'CALL', section: 'actions', args: { npc, nation: enemyIn(war, me) } });
    return;
  }
};
