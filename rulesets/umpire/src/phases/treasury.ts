import { ceilDiv, roundHalfUp } from '@chancery/core';
import { YIELD } from '../data/figures.ts';
import { getNation, livingNations, provincesOf } from '../rules/find.ts';
import { collectableSum, payrollOf } from '../rules/revenue.ts';
import { chanceOf, rollOf } from '../rules/rolls.ts';
import { subjectOf } from '../rules/subject.ts';
import type { Province } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { type NationNumber, TENTHS, USUAL_TAX } from '../words.ts';
import { step } from './step.ts';

/** Step 14: taxes come in and troops are paid, tribes take their tribute, and overtaxed cities decline (UM-5.17, 5.18, 5.21, 17.17). */
export const treasury = step({
  number: 14,
  name: 'Taxes and pay',
  rule: 'UM-5.17',
  only: 'taxation',
  run: (turn) => {
    const { setting, state } = turn;
    for (const { number, kind } of livingNations(state)) {
      if (kind === 'tribal') takeTribute(turn, number);
      else {
        collect(turn, number);
        pay(turn, number);
      }
    }
    if (setting.localRevolts) return;
    for (const province of provincesOf(state)) if (mayDecline(turn, province)) decline(turn, province);
  },
});

/** In tenths; what is expected comes in with a tenth more or less (UM-5.17). */
const collect = (turn: GameTurn, nation: NationNumber): void => {
  const { setting, state, emit } = turn;
  const { taxRate: rate } = getNation(state, nation);
  const collectable = collectableSum(setting, state, nation);
  const percent = collectable * rate > 0 ? yieldOf(turn, nation) : YIELD.base;
  const tenths = roundHalfUp(collectable * rate * percent, 1000);
  emit({ kind: 'tax-collected', rule: 'UM-5.17', nation, collectable, rate, yield: percent, tenths });
};

const yieldOf = ({ state, dice }: GameTurn, nation: NationNumber): number =>
  YIELD.base + YIELD.each * (rollOf({ dice }, 'TAX.yield', subjectOf(state, { nation })) - YIELD.middle);

/** The whole payroll, and those who were disbanded this turn; the treasury may fall below nothing (UM-5.18, 7.8). */
const pay = ({ setting, state, emit }: GameTurn, nation: NationNumber): void => {
  const { disbandedPay: disbanded } = getNation(state, nation);
  emit({ kind: 'troops-paid', rule: 'UM-5.18', nation, payroll: payrollOf(setting, state, nation), disbanded });
};

const takeTribute = ({ setting, state, emit }: GameTurn, nation: NationNumber): void => {
  const collectable = collectableSum(setting, state, nation);
  const tenths = roundHalfUp(collectable * setting.tribalRevenueFactor, TENTHS);
  emit({ kind: 'tribute-collected', rule: 'UM-5.21', nation, collectable, tenths });
};

/** Only where there are no local revolts: a city of a civilised nation that taxes above the usual (UM-17.17). */
const mayDecline = (turn: GameTurn, { number, cty, owner }: Province): boolean => {
  const { kind, taxRate } = getNation(turn.state, owner);
  if (kind !== 'civilised' || cty !== 'Y') return false;
  return chanceOf(turn, 'DECLINE', subjectOf(turn.state, { province: number }), taxRate - USUAL_TAX);
};

/** A point of investment is lost, or of the basic revenue down to half of the original; nothing restores it but building (UM-17.17, 17.18). */
const decline = ({ emit }: GameTurn, { number: province, orig, base, inv, dev }: Province): void => {
  const rule = 'UM-17.17';
  if (inv > 0) return emit({ kind: 'declined', rule, province, base, inv: inv - 1, dev });
  const least = ceilDiv(orig, 2);
  if (base - 1 < least) return;
  emit({ kind: 'declined', rule, province, base: base - 1, inv, dev: Math.min(dev, base - 1 - least) });
};
