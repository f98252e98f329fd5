import { getNation, getPrivy, isGeneral, unitsOf } from '../rules/find.ts';
import { type BuyingMode, buyingList } from '../rules/npc-buying.ts';
import { placeGeneral, placeTroops } from '../rules/npc-placement.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber, TroopType } from '../words.ts';
import { rollGeneral } from './generals.ts';
import { changeTreasury } from './money.ts';
import { makeUnits, type NewUnits } from './units.ts';

/**
 * A non-player nation on which a player makes war turns all that it has saved into units at once, before the blow falls
 * (W83-5.10, 19.20), but not while it is conquered (W83-19.14).
 */
export const armAtOnce = (turn: GameTurn, npc: NationNumber): void => {
  if (getNation(turn.state, npc).status === 'conquered') return;
  spendOnTroops(turn, npc, {
    budget: getPrivy(turn.state, npc).treasury,
    mode: 'defence',
    why: 'armed',
    rule: 'W83-19.20',
  });
};

interface Spending {
  readonly budget: number;
  readonly mode: BuyingMode;
  readonly why: 'armed' | 'rebellion' | 'independence';
  readonly rule: string;
  /** The most troops that may be bought (W83-13.57). */
  readonly most?: number;
  /** Where all of them stand; without it they are placed by threat (W83-19.30). */
  readonly at?: number;
  /** Whether what is spent comes out of the treasury. */
  readonly fromTreasury?: boolean;
}

/** Buys by W83-19.21 and places by W83-19.30, in any territory of the nation; tells what is left of the budget. */
export const spendOnTroops = (turn: GameTurn, nation: NationNumber, spending: Spending): number => {
  const { budget, mode, why, rule, most, at, fromTreasury = true } = spending;
  const { setting, state } = turn;
  const { bought, left } = buyingList({
    budget,
    mode,
    hasGeneral: unitsOf(state, nation).some(isGeneral),
    most,
  });
  const troops = bought.filter((type): type is TroopType => type !== 'gen' && type !== 'mer');
  const places = at === undefined ? placeTroops(setting, state, nation, { types: troops }) : troops.map(() => at);
  const items: NewUnits[] = troops.flatMap((type, index) => {
    const place = places[index];
    return place === undefined ? [] : [{ type, count: 1, place }];
  });
  if (fromTreasury) changeTreasury(turn, nation, { amount: left - budget, why: 'armed', rule });
  makeUnits(turn, nation, { items, why, rule });
  const seat = bought.includes('gen') ? placeGeneral(turn.state, nation) : null;
  if (seat !== null) {
    const general = { ...rollGeneral(turn, nation, false), special: false };
    makeUnits(turn, nation, { items: [{ type: 'gen', count: 1, place: seat, general }], why, rule });
  }
  return left;
};
