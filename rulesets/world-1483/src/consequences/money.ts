import type { MoneyEvent } from '../events/money.ts';
import { getPrivy } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';

type Why = Extract<MoneyEvent, { readonly kind: 'treasury-changed' }>['why'];

export const treasuryOf = ({ state }: Pick<GameTurn, 'state'>, nation: NationNumber): number =>
  getPrivy(state, nation).treasury;

/** Puts money into a treasury, or takes it out where `amount` is below 0; a treasury is never negative (W83-1.14). */
export const changeTreasury = (
  turn: GameTurn,
  nation: NationNumber,
  change: { readonly amount: number; readonly why: Why; readonly rule: string },
): void => {
  const { amount, why, rule } = change;
  if (amount === 0) return;
  turn.emit({ kind: 'treasury-changed', rule, nation, amount, treasury: treasuryOf(turn, nation) + amount, why });
};
