import { UPKEEP } from '../data/figures.ts';
import { allows } from '../rules/calendar.ts';
import { getNation, getType, unitsIn } from '../rules/find.ts';
import { figureAt, unitsOfType } from '../rules/forces.ts';
import { cancelled, type Deed, DONE, partly } from './deed.ts';

/** Units or networks go home, wherever they are; more than there are: as many as there are (UM-7.1, 20.12). */
export const disband: Deed<'DISBAND'> = ({ setting, state, memory, emit }, { nation, order: { args } }) => {
  const { province, type, count } = args;
  const present = figureAt(unitsIn(state, nation, province), type);
  if (present === 0) return cancelled({ code: 'no-units', province, type });
  const leave = count === 'ALL' ? present : Math.min(count, present);
  emit({ kind: 'units-disbanded', rule: 'UM-7.1', nation, province, units: unitsOfType(setting, type, leave) });
  const { category } = getType(setting, type);
  if (category === 'land') memory.veterans.push({ nation, province, count: leave });
  const isPaidOff = allows(setting, state.turn, 'taxation') && getNation(state, nation).kind === 'civilised';
  if (isPaidOff) emit({ kind: 'pay-kept', rule: 'UM-7.8', nation, tenths: leave * UPKEEP[category] });
  return count === 'ALL' || leave === count ? DONE : partly({ code: 'no-units', province, type });
};
