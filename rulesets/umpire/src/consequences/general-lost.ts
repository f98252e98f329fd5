import type { Death } from '../events/people.ts';
import { getGeneral } from '../rules/find.ts';
import { isCinc } from '../rules/generals.ts';
import { inRange } from '../rules/range.ts';
import type { Setting } from '../setting.ts';
import type { GameTurn } from '../types.ts';
import type { GeneralNumber } from '../words.ts';

/** A general dies: his nation may be shaken (UM-6.6), may get a replacement (UM-10.13), and those in range hear of it (UM-21.21). */
export const dies = (turn: GameTurn, general: GeneralNumber, why: Death, rule: string): void => {
  const { setting, state, memory, emit } = turn;
  const { nation, location: province } = getGeneral(state, general);
  const cinc = isCinc(state, getGeneral(state, general));
  emit({ kind: 'general-died', rule, general, province, why, cinc });
  if (cinc) memory.cincsDead.add(nation);
  if (isReplaced(setting, why)) emit({ kind: 'replacements-due', rule: 'UM-10.13', nation, due: true });
  const witnesses = inRange(setting, state, province);
  emit({ kind: 'death-told', rule: 'UM-21.21', province, witnesses, nation, general, why });
};

/** Whether such a loss may bring a free replacement: any, or by the letter of the old rules killing alone (UM-10.13). */
const isReplaced = ({ options }: Setting, why: Death): boolean =>
  options.replacements === 'any loss' || why !== 'illness';
