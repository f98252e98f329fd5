import type { Dice } from '@chancery/core';
import { attack, distancesTo, gather, staging, wouldAttack } from './bot/armies.ts';
import { answerTrades, give, offerTrades } from './bot/dealings.ts';
import { callAllies, chooseVictim, makePeace } from './bot/diplomacy.ts';
import { sail } from './bot/fleets.ts';
import { type Realm, realmOf } from './bot/realm.ts';
import { settle } from './bot/settling.ts';
import { neighboursOf, type Target, targetsOf } from './bot/targets.ts';
import { buildFleet, court, develop, incorporate, incorporateAims, raise } from './bot/treasury.ts';
import type { Order } from './order.ts';
import { threatBeside } from './rules/npc-placement.ts';
import type { GameKnown } from './types.ts';
import type { PlaceNumber } from './words.ts';

/**
 * Plays a nation from what it knows: takes what little holds, one war at a time, governs what it has taken, and courts, trades and
 * promises with the rest. Outside its own phase it answers offers of trade.
 */
export const bot = (known: GameKnown, dice: Dice): readonly Order[] => {
  const realm = realmOf(known, dice);
  if (realm === null) return [];
  const { stage, phase } = realm.view;
  if (stage !== 'phases') settle(realm);
  else if (phase === realm.nation.phase) act(realm);
  else answerTrades(realm);
  return realm.orders;
};

const act = (realm: Realm): void => {
  answerTrades(realm);
  makePeace(realm);
  incorporate(realm);
  const victim = chooseVictim(realm, (target) => wouldAttack(realm, target));
  const targets = targetsOf(realm, victim);
  attack(realm, targets);
  sail(realm);
  incorporateAims(realm);
  spend(realm, wantedPlaces(realm, targets));
  callAllies(realm);
  offerTrades(realm);
  give(realm);
};

/** Where armies have to be: on threatened borders, and beside what is to be taken next, at peace beside a neighbour. */
const wantedPlaces = (realm: Realm, targets: readonly Target[]): Wanted => {
  const { setting, view, me, lands } = realm;
  const threatened = lands.map(({ number }) => number).filter((place) => threatBeside(setting, view, me, place) > 0);
  const next = targets.filter(({ place }) => !realm.aims.has(place)).slice(0, SIGHT);
  const ahead = next.length > 0 ? next : neighboursOf(realm).flatMap((nation) => targetsOf(realm, nation).slice(0, 1));
  const fronts = ahead.slice(0, SIGHT).flatMap(({ place }) => staging(realm, place));
  return { threatened, fronts: fronts.filter((place) => !threatened.includes(place)) };
};
interface Wanted {
  readonly threatened: readonly PlaceNumber[];
  readonly fronts: readonly PlaceNumber[];
}
/** So many targets ahead it looks. */
const SIGHT = 2;

/** In hundredths of what is left: an army first where there is a war, else now an army, now something for later. */
const SHARES = { war: 90, fronts: 65, quiet: 30 } as const;
const LATER = { court: 30, develop: 40, fleet: 20 } as const;

const spend = (realm: Realm, { threatened, fronts }: Wanted): void => {
  const wanted = [...threatened, ...fronts];
  const quiet = fronts.length === 0 || realm.units.length > MANY;
  if (threatened.length === 0) {
    if (realm.chance('court', LATER.court)) court(realm);
    if (realm.chance('develop', quiet ? 2 * LATER.develop : LATER.develop)) develop(realm);
    if (realm.chance('fleet', quiet ? 3 * LATER.fleet : LATER.fleet)) buildFleet(realm);
  }
  const share = threatened.length > 0 ? SHARES.war : quiet ? SHARES.quiet : SHARES.fronts;
  raise(realm, {
    mood: threatened.length > 0 ? 'threatened' : 'attacking',
    budget: Math.floor((realm.purse * share) / 100),
    distance: distancesTo(realm, wanted),
  });
  if (quiet && threatened.length === 0) develop(realm);
  gather(realm, wanted);
};
/** With so many units it looks to what lasts. */
const MANY = 40;
