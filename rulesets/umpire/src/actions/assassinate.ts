import { floorDiv } from '@chancery/core';
import { dies } from '../consequences/general-lost.ts';
import { ASSASSIN, REVENGE } from '../data/figures.ts';
import type { Refusal } from '../refusals.ts';
import { findGeneral, getGeneral } from '../rules/find.ts';
import { isCinc, isLiving } from '../rules/generals.ts';
import { chanceOf } from '../rules/rolls.ts';
import type { GameTurn } from '../types.ts';
import { type GeneralNumber, type NationNumber, TENTHS } from '../words.ts';
import { canPay, firstOf } from './conditions.ts';
import { cancelled, type Deed, DONE } from './deed.ts';

/** A paid attempt on the life of a general, also of one's own; paid for whatever comes of it (UM-9.4 to 9.14, 20.18). */
export const assassinate: Deed<'ASSASSINATE'> = (turn, { nation: by, order: { args } }) => {
  const { general, tenths } = args;
  const refusal = firstOf(isTarget(turn, general), canPay(turn, by, tenths));
  if (refusal !== null) return cancelled(refusal);
  turn.emit({ kind: 'gold-paid', rule: 'UM-9.4', nation: by, tenths, for: 'assassin', province: null });
  const { nation: victim, name, health } = getGeneral(turn.state, general);
  const result = attempt(turn, name, { tenths, health });
  const isTraced = result !== 'killed' && victim !== by && chanceOf(turn, 'ASSASSIN.traced', name, ASSASSIN.traced);
  const after = result === 'survived' ? Math.max(0, health - 1) : health;
  turn.emit({ kind: 'assassin-sent', rule: 'UM-9.9', by, general, tenths, result, health: after, traced: isTraced });
  if (result === 'killed') dies(turn, general, 'assassin', 'UM-9.10');
  else if (victim === by) provoke(turn, general, by);
  return DONE;
};

const isTarget = ({ state }: GameTurn, number: GeneralNumber): Refusal | null => {
  const general = findGeneral(state, number);
  return general !== null && isLiving(general) ? null : { code: 'general-unfit', general: number };
};

/** Struck, the more surely the more was paid; and lived through, the healthier they were (UM-9.9, 9.10). */
const attempt = (
  turn: GameTurn,
  name: string,
  { tenths, health }: { readonly tenths: number; readonly health: number },
): 'killed' | 'survived' | 'missed' => {
  const strikes = Math.min(ASSASSIN.most, floorDiv(ASSASSIN.eachPoint * tenths, TENTHS));
  if (!chanceOf(turn, 'ASSASSIN.strike', name, strikes)) return 'missed';
  const survives = ASSASSIN.survives + ASSASSIN.health * health;
  return chanceOf(turn, 'ASSASSIN.survive', name, survives) ? 'survived' : 'killed';
};

/** A general whom his own ruler tried to kill may revolt this turn; never the commander-in-chief (UM-9.14). */
const provoke = (turn: GameTurn, number: GeneralNumber, nation: NationNumber): void => {
  const { state, memory, emit } = turn;
  const general = getGeneral(state, number);
  if (isCinc(state, { nation, number })) return;
  const trueLoyalty = Math.max(0, general.trueLoyalty - REVENGE.loyalty);
  emit({ kind: 'loyalty-shaken', rule: 'UM-9.14', general: number, trueLoyalty });
  const needed = REVENGE.base - REVENGE.eachLoyalty * trueLoyalty;
  if (chanceOf(turn, 'ASSASSIN.revenge', general.name, needed)) memory.vengeful.add(number);
};
