import { required } from '@chancery/kit';
import { FOUNDING } from '../data/figures.ts';
import type { Refusal } from '../refusals.ts';
import { provinceCodeOf, ruledName } from '../rules/city-name.ts';
import { getNation, getProvince, provincesOf } from '../rules/find.ts';
import { inRange } from '../rules/range.ts';
import type { GameTurn } from '../types.ts';
import { LOYALTY, type ProvinceNumber } from '../words.ts';
import { canPay, firstOf, noHostiles, owns } from './conditions.ts';
import { cancelled, type Deed, DONE } from './deed.ts';

/** A civilised nation founds a city in a province of its own that has none, and names it (UM-8.8 to 8.14, 20.13). */
export const found: Deed<'FOUND'> = (turn, { nation, order: { args } }) => {
  const { setting, state, rulings, emit } = turn;
  const { province, revenue } = args;
  const name = ruledName(turn, rulings, nation, args);
  if (name === null) return cancelled({ code: 'bad-name', name: args.name });
  const { cty, loyalty, loyaltyCap, name: oldName, code: oldCode } = getProvince(state, province);
  const code = provinceCodeOf(name);
  const cost = required(FOUNDING[revenue], 'price of a city of', revenue);
  const refusal = firstOf(
    owns(turn, nation, province),
    cty === 'Y' ? { code: 'has-city', province } : null,
    noHostiles(turn, nation, province),
    getNation(state, nation).kind === 'civilised' ? null : { code: 'wrong-kind', nation },
    noClash(turn, province, code),
    canPay(turn, nation, cost),
  );
  if (refusal !== null) return cancelled(refusal);
  emit({ kind: 'gold-paid', rule: 'UM-8.9', nation, tenths: cost, for: 'city founded', province });
  emit({
    kind: 'city-founded',
    rule: 'UM-8.10',
    nation,
    province,
    name,
    code,
    revenue,
    loyalty: Math.min(Math.max(LOYALTY.home, loyalty), loyaltyCap),
    oldName,
    oldCode,
  });
  const witnesses = inRange(setting, state, province);
  emit({ kind: 'founding-told', rule: 'UM-21.21', province, witnesses, nation, name, rebuilt: false });
  return DONE;
};

/** Its three letters are those of no other province, nor were they when this turn began (UM-8.13, 8.30). */
const noClash = ({ state }: GameTurn, province: ProvinceNumber, letters: string): Refusal | null => {
  const others = provincesOf(state).filter(({ number }) => number !== province);
  const isTaken = others.some(({ code, oldName }) => code === letters || oldName?.code === letters);
  return isTaken ? { code: 'name-clash', letters } : null;
};
