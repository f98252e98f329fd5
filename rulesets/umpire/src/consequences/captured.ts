import { floorDiv } from '@chancery/core';
import { EXECUTED } from '../data/figures.ts';
import { appearsIn } from '../rules/appearing.ts';
import { getGeneral, getNation } from '../rules/find.ts';
import { inRange } from '../rules/range.ts';
import { chanceOf } from '../rules/rolls.ts';
import type { General } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { type GeneralNumber, INDEPENDENTS, type NationNumber, TENTHS } from '../words.ts';
import { dies } from './general-lost.ts';

/** What a general costs to ransom, in tenths (UM-18.4). */
export const ransomOf = ({ reputation, seniority }: Pick<General, 'reputation' | 'seniority'>): number =>
  (4 + reputation + floorDiv(seniority, 2)) * TENTHS;

/** A captured general is executed, or ransomed at once; neither ruler is asked (UM-18.2 to 18.7). */
export const captured = (turn: GameTurn, general: GeneralNumber, captor: NationNumber): void => {
  const { setting, state, emit } = turn;
  const { nation, location: province, name } = getGeneral(state, general);
  const tenths = ransomOf(getGeneral(state, general));
  const home = appearsIn(setting, state, nation);
  const { treasury, kind } = getNation(state, nation);
  const canReturn =
    treasury >= tenths && home !== null && !chanceOf(turn, 'EXECUTE', name, EXECUTED[getNation(state, captor).kind]);
  const to = canReturn ? home : null;
  const witnesses = inRange(setting, state, province);
  emit({
    kind: 'captive-told',
    rule: 'UM-18.3',
    province,
    witnesses,
    nation,
    general,
    captor,
    executed: to === null,
    tenths: to === null ? 0 : tenths,
  });
  if (to === null) return dies(turn, general, 'executed', 'UM-18.5');
  emit({ kind: 'gold-paid', rule: 'UM-18.5', nation, tenths, for: 'ransom', province });
  if (captor !== INDEPENDENTS)
    emit({ kind: 'gold-won', rule: 'UM-18.5', nation: captor, tenths, from: 'ransom', province });
  emit({ kind: 'general-ransomed', rule: 'UM-18.5', general, captor, tenths, to });
  if (kind === 'tribal') emit({ kind: 'face-lost', rule: 'UM-18.6', nation });
};
