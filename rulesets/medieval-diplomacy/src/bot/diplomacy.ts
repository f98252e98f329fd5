import type { Roller } from '@chancery/core';
import type { Order } from '../order.ts';
import { realmsOf } from '../rules/find.ts';
import { realmCode } from '../rules/names.ts';
import { relationOf } from '../rules/permission.ts';
import { IND, type RealmNumber } from '../words.ts';
import { type Chart, isEnemy, isPrey } from './chart.ts';

/** Wars at once, and allies at once. */
const MOST_WARS = 2;
const MOST_ALLIES = 3;
/** Nobody starts a war in the first year: there is free land, and armies are small. */
const FIRST_WAR = 5;

/** Friends by interest, one war at a time while it can be won, peace where it cannot. */
export const diplomaticOrders = (chart: Chart, turn: number, taste: Roller): readonly Order[] => {
  const others = living(chart);
  const enemies = others.filter((other) => isEnemy(chart, other));
  const allies = others.filter((other) => relationOf(chart.state, chart.realm, other) === 'alliance');
  return [
    ...enemies.filter((enemy) => wantsPeace(chart, enemy)).map((enemy) => say(chart, 'OFFER_PEACE', enemy)),
    ...courtship(chart, others, allies),
    ...betrayal(chart, turn, { allies, enemies }, taste),
    ...declaration(chart, turn, { others, enemies }, taste),
  ];
};

type Word = 'DECLARE_WAR' | 'OFFER_ALLIANCE' | 'CANCEL_ALLIANCE' | 'OFFER_PEACE';
const say = ({ setting }: Chart, verb: Word, realm: RealmNumber): Order => ({
  verb,
  args: { realm: realmCode(setting, realm) },
});

const living = ({ state, realm }: Chart): readonly RealmNumber[] =>
  realmsOf(state)
    .filter(({ number, control }) => number !== realm && control !== 'defeated')
    .map(({ number }) => number);

/** A war that goes badly, or against somebody out of reach. */
const wantsPeace = (chart: Chart, enemy: RealmNumber): boolean =>
  !withinReach(chart).includes(enemy) || 10 * chart.might(chart.realm) < 11 * chart.might(enemy);

/**
 * Offers go to those who are good friends for both sides, so that the two offers meet: realms that do not touch, or
 * both live beside somebody stronger than either.
 */
const courtship = (chart: Chart, others: readonly RealmNumber[], allies: readonly RealmNumber[]): readonly Order[] => {
  if (allies.length >= MOST_ALLIES) return [];
  return others
    .filter((other) => relationOf(chart.state, chart.realm, other) === 'neutral' && isGoodFriend(chart, other))
    .slice(0, 2 * (MOST_ALLIES - allies.length))
    .map((other) => say(chart, 'OFFER_ALLIANCE', other));
};

/** The same answer from both sides: it depends on what both can see, and on nothing else. */
const isGoodFriend = (chart: Chart, other: RealmNumber): boolean => {
  const mine = chart.might(chart.realm);
  const theirs = chart.might(other);
  const threat = living(chart).some((third) => third !== other && chart.might(third) > Math.max(mine, theirs));
  const balanced = 2 * Math.min(mine, theirs) > Math.max(mine, theirs);
  const chosen = (chart.realm * other + chart.realm + other + chart.state.turn) % 9;
  return threat && balanced && chosen === 0;
};

/** An ally who is the only one left to take from, and weaker, is an ally no more. */
const betrayal = (
  chart: Chart,
  turn: number,
  { allies, enemies }: { readonly allies: readonly RealmNumber[]; readonly enemies: readonly RealmNumber[] },
  taste: Roller,
): readonly Order[] => {
  if (turn < 2 * FIRST_WAR || serious(chart, enemies).length > 0 || hasPrey(chart) || taste.d(4) > 1) return [];
  const strangers = chart.landNeighbours.filter((other) => !allies.includes(other));
  if (strangers.some((other) => canBeat(chart, other, courage(turn)))) return [];
  const victim = weakest(
    chart,
    allies.filter((ally) => withinReach(chart).includes(ally) && canBeat(chart, ally, 13)),
  );
  return victim === undefined ? [] : [say(chart, 'CANCEL_ALLIANCE', victim)];
};

const declaration = (
  chart: Chart,
  turn: number,
  { others, enemies }: { readonly others: readonly RealmNumber[]; readonly enemies: readonly RealmNumber[] },
  taste: Roller,
): readonly Order[] => {
  const restless = hasPrey(chart) ? 6 : 2;
  const fronts = serious(chart, enemies).length;
  if (turn < FIRST_WAR || fronts >= MOST_WARS || taste.d(restless) > 1) return [];
  const beatable = withinReach(chart).filter(
    (other) =>
      others.includes(other) &&
      relationOf(chart.state, chart.realm, other) === 'neutral' &&
      canBeat(chart, other, courage(turn) + 5 * fronts),
  );
  const victim = weakest(chart, beatable);
  return victim === undefined ? [] : [say(chart, 'DECLARE_WAR', victim)];
};

/** How much stronger one wants to be, in tenths: less with the years. */
const courage = (turn: number): number => Math.max(8, 12 - Math.floor(turn / 15));

/** Enemies at the gates who are worth the name; a beaten realm on a far island is no reason to keep the peace elsewhere. */
const serious = (chart: Chart, enemies: readonly RealmNumber[]): readonly RealmNumber[] =>
  enemies.filter((enemy) => chart.landNeighbours.includes(enemy) && 4 * chart.might(enemy) > chart.might(chart.realm));

/** By land if anybody is there, else across the sea. */
const withinReach = ({ landNeighbours, neighbours }: Chart): readonly RealmNumber[] =>
  landNeighbours.length > 0 ? landNeighbours : neighbours;

/** Independent land that can be marched into. */
const hasPrey = (chart: Chart): boolean =>
  chart.own.some(({ number }) =>
    chart.near(number).some((next) => chart.province(next).owner === IND && isPrey(chart, next)),
  );

/** Stronger by so many tenths. Each war that the other has on its hands already makes it a quarter weaker. */
const canBeat = (chart: Chart, other: RealmNumber, tenths: number): boolean => {
  const busy = living(chart).filter((third) => relationOf(chart.state, other, third) === 'war').length;
  return 40 * chart.might(chart.realm) >= tenths * chart.might(other) * Math.max(2, 4 - busy);
};

const weakest = (chart: Chart, realms: readonly RealmNumber[]): RealmNumber | undefined =>
  realms.toSorted((a, b) => chart.might(a) - chart.might(b) || a - b)[0];
