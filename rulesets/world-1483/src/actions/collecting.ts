import { showAbility } from '../consequences/battles.ts';
import { changeTreasury, treasuryOf } from '../consequences/money.ts';
import { type BrigandRaid, brigandRaids } from '../rules/brigands.ts';
import { getNation, getPrivy, getTerritory, getUnit, isNpc } from '../rules/find.ts';
import { incomeOf, isStirring, tributesDue, yieldsOf } from '../rules/income.ts';
import { warsOf } from '../rules/war.ts';
import { yieldOf } from '../rules/yield.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import type { NationStep } from './deed.ts';
import { standings } from './errand.ts';

/** Action 9: what the lands, the trade and the tributes bring; then what is owed of war finance is paid out of it (W83-12.3). */
export const collecting: NationStep = (turn, nation) => {
  const { state } = turn;
  const who = getNation(state, nation);
  const collects = who.status !== 'conquered';
  // What the turn was like is looked at before its tributes are paid off.
  const active = isNpc(who) ? isStirring(state, who) : true;
  const tribute = takeTributes(turn, nation, collects);
  const raids = collects ? brigandRaids(turn.setting, state, standings(turn), nation) : [];
  const denied = raids.map((raid) => ({
    territory: raid.territory,
    value: yieldOf(state, nation, getTerritory(state, raid.territory)),
    by: getUnit(state, raid.by).owner,
  }));
  const lost = raids.map(({ territory }) => territory);
  const { total, ...from } = incomeOf(state, nation, lost);
  const yields = collects ? yieldsOf(state, nation, lost) : [];
  const amount = (active ? total : Math.floor(total / 2)) + tribute;
  const treasury = treasuryOf(turn, nation) + amount;
  const rule = isNpc(who) ? 'W83-19.10' : 'W83-12.1';
  turn.emit({ kind: 'income-collected', rule, nation, ...from, tribute, yields, denied, amount, treasury });
  showBrigands(turn, raids);
  payArrears(turn, nation, amount);
  if (isNpc(who)) settleDown(turn, nation);
};

/**
 * Of each tribute that is due as much as the payer has; what they do not have is not carried forward, and a conquered receiver takes
 * nothing, but the payment counts (W83-12.3, 12.4, 12.6).
 */
const takeTributes = (turn: GameTurn, receiver: NationNumber, collects: boolean): number => {
  let taken = 0;
  for (const { payer, amount: due, left: before } of structuredClone(tributesDue(turn.state, receiver))) {
    const paid = collects ? Math.min(due, treasuryOf(turn, payer)) : 0;
    const left = before - 1;
    changeTreasury(turn, payer, { amount: -paid, why: 'tribute', rule: 'W83-12.3' });
    turn.emit({ kind: 'tribute-paid', rule: 'W83-12.3', payer, receiver, due, paid, left });
    if (left === 0) turn.emit({ kind: 'tribute-ended', rule: 'W83-12.6', payer, receiver, why: 'paid' });
    taken += paid;
  }
  return taken;
};

const showBrigands = (turn: GameTurn, raids: readonly BrigandRaid[]): void => {
  for (const { by } of raids) showAbility(turn, by);
};

/** Arrears come first out of the income (W83-5.49, 12.3). */
const payArrears = (turn: GameTurn, nation: NationNumber, income: number): void => {
  const { arrears } = getPrivy(turn.state, nation);
  const paid = Math.min(arrears, income);
  if (paid === 0) return;
  changeTreasury(turn, nation, { amount: -paid, why: 'war bid', rule: 'W83-12.3' });
  turn.emit({ kind: 'arrears-set', rule: 'W83-5.49', nation, arrears: arrears - paid, paid });
};

/** A non-player nation at peace is at rest until something stirs it again (W83-19.11). */
const settleDown = (turn: GameTurn, npc: NationNumber): void => {
  const stirred = warsOf(turn.state, npc).length > 0;
  if (getNation(turn.state, npc).stirred !== stirred) {
    turn.emit({ kind: 'stirred', rule: 'W83-19.11', npc, stirred });
  }
};
