import { floorDiv } from '@chancery/core';
import { canPay, firstOf } from '../actions/conditions.ts';
import { cancelled, DONE, type Done, partly } from '../actions/deed.ts';
import { caretakerRecruits } from '../npc/caretaker.ts';
import type { LineOf } from '../order.ts';
import { getNation, getType } from '../rules/find.ts';
import { unitsOfType } from '../rules/forces.ts';
import { availableOf, whyNotRaised } from '../rules/recruitment.ts';
import { turnOrder } from '../rules/turn-order.ts';
import type { GameTurn } from '../types.ts';
import { MOST_UNITS, type NationNumber } from '../words.ts';
import { linesWith, step, tellDone } from './step.ts';

/** Step 6: nation by nation in turn order, recruits in the order of each sheet (UM-1.10, 16.1). */
export const recruitment = step({
  number: 6,
  name: 'Recruitment',
  rule: 'UM-16.1',
  run: (turn) => {
    for (const nation of turnOrder(turn.state)) {
      raiseAll(turn, nation);
      if (getNation(turn.state, nation).status === 'caretaker') caretakerRecruits(turn, nation);
    }
  },
});

/** What a nation has raised already of a type in a province lessens what is left there (UM-16.5). */
const raiseAll = (turn: GameTurn, nation: NationNumber): void => {
  const raised = new Map<string, number>();
  for (const line of linesWith(turn, nation, 'RECRUIT')) {
    const { province, type } = line.order.args;
    const place = `${province} ${type}`;
    const before = raised.get(place) ?? 0;
    const { count, done } = raise(turn, line, before);
    raised.set(place, before + count);
    tellDone(turn, line, done);
  }
};

/** As many as are wanted, as there are left, as can be paid (UM-16.9). */
const raise = (
  turn: GameTurn,
  { nation, order }: LineOf<'RECRUIT'>,
  before: number,
): { readonly count: number; readonly done: Done } => {
  const { setting, state, emit } = turn;
  const { province, type, count: wanted } = order.args;
  const { cost } = getType(setting, type);
  const left = (availableOf(setting, state, province, type) ?? MOST_UNITS) - before;
  const refusal = firstOf(
    whyNotRaised(setting, state, { nation, province, type }),
    left > 0 ? null : { code: 'none-available', province, type },
    canPay(turn, nation, cost),
  );
  if (refusal !== null) return { count: 0, done: cancelled(refusal) };
  const { treasury } = getNation(state, nation);
  const count = Math.min(wanted === 'ALL' ? left : wanted, left, floorDiv(treasury, cost));
  emit({ kind: 'gold-paid', rule: 'UM-16.1', nation, tenths: count * cost, for: 'recruits', province });
  emit({
    kind: 'units-raised',
    rule: 'UM-16.1',
    nation,
    province,
    units: unitsOfType(setting, type, count),
    why: 'recruits',
  });
  if (wanted === 'ALL' || count === wanted) return { count, done: DONE };
  if (count === left) return { count, done: partly({ code: 'none-available', province, type }) };
  return { count, done: partly({ code: 'no-money', cost: wanted * cost, treasury }) };
};
