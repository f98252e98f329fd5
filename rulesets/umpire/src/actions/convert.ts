import { floorDiv } from '@chancery/core';
import { PRICE } from '../data/figures.ts';
import type { LineOf } from '../order.ts';
import { getNation, unitsIn } from '../rules/find.ts';
import { figureAt } from '../rules/forces.ts';
import type { GameTurn } from '../types.ts';
import { canPay } from './conditions.ts';
import { cancelled, type Deed, DONE, type Done, partly } from './deed.ts';

/** Units become units of another type where they stand: for money, or for tribes without any, two for one (UM-9.29 to 9.31, 20.22). */
export const convert: Deed<'CONVERT'> = (turn, line) => {
  const { setting, state } = turn;
  const { province, from, to, count, free = false } = line.order.args;
  if (!setting.conversions.some((pair) => pair.from === from && pair.to === to)) {
    return cancelled({ code: 'not-allowed', why: 'pair' });
  }
  const present = figureAt(unitsIn(state, line.nation, province), from);
  if (present === 0) return cancelled({ code: 'no-units', province, type: from });
  const wanted = count === 'ALL' ? present : Math.min(count, present);
  const done = free ? twoForOne(turn, line, wanted) : forMoney(turn, line, wanted);
  const isShort = count !== 'ALL' && present < count;
  return isShort && done.status === 'done' ? partly({ code: 'no-units', province, type: from }) : done;
};

/** As many as can be paid (UM-9.29). */
const forMoney = (turn: GameTurn, line: LineOf<'CONVERT'>, wanted: number): Done => {
  const { nation, order } = line;
  const refusal = canPay(turn, nation, PRICE.convert);
  if (refusal !== null) return cancelled(refusal);
  const { treasury } = getNation(turn.state, nation);
  const given = Math.min(wanted, floorDiv(treasury, PRICE.convert));
  const { province, count } = order.args;
  const tenths = given * PRICE.convert;
  turn.emit({ kind: 'gold-paid', rule: 'UM-9.29', nation, tenths, for: 'conversion', province });
  become(turn, line, { given, gained: given });
  return given === wanted || count === 'ALL'
    ? DONE
    : partly({ code: 'no-money', cost: wanted * PRICE.convert, treasury });
};

/** Only for tribes that cannot pay for one unit; an odd unit stays as it is (UM-9.30, 9.31). */
const twoForOne = (turn: GameTurn, line: LineOf<'CONVERT'>, wanted: number): Done => {
  const { nation, order } = line;
  const { kind, treasury } = getNation(turn.state, nation);
  if (kind !== 'tribal' || treasury >= PRICE.convert) return cancelled({ code: 'wrong-kind', nation });
  const gained = floorDiv(wanted, 2);
  if (gained === 0) return cancelled({ code: 'no-units', province: order.args.province, type: order.args.from });
  become(turn, line, { given: gained * 2, gained });
  return DONE;
};

const become = (
  { emit }: GameTurn,
  { nation, order }: LineOf<'CONVERT'>,
  { given, gained }: { readonly given: number; readonly gained: number },
): void => {
  const { province, from, to } = order.args;
  emit({ kind: 'units-converted', rule: 'UM-9.29', nation, province, from, to, given, gained });
};
