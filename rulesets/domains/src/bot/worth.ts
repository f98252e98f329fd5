import { collectsFrom, holdingIncome } from '../rules/money.ts';
import { GOLD_A_POINT } from '../victory/score.ts';
import type { HoldingKind } from '../words.ts';
import { monthsLeft, type Realm } from './realm.ts';

/** What growth is worth: points of the score by the end of the game, when gold counts too (DOM-17.8). */

interface Gain {
  /** Points at once. */
  readonly points: number;
  /** Gold each month from the next on. */
  readonly income: number;
  readonly cost: number;
}

const worthOf = (realm: Realm, { points, income, cost }: Gain): number =>
  points + (income * (monthsLeft(realm) - 1) - cost) / GOLD_A_POINT;

/** What one more level of a holding is worth, which has so many now. */
export const worthOfHolding = (realm: Realm, kind: HoldingKind, level: number, cost: number): number => {
  const brought = collectsFrom(realm.calling, kind) ? holdingIncome(kind, level + 1) - holdingIncome(kind, level) : 0;
  return worthOf(realm, { points: realm.setting.scores[realm.calling][kind], income: brought, cost });
};

/** What one more level of a province is worth, whose rate stays. */
export const worthOfProvince = (realm: Realm, cost: number): number =>
  worthOf(realm, { points: realm.setting.scores[realm.calling].province, income: 1, cost });
