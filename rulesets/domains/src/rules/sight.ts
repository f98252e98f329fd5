import type { Holding, State, Unit } from '../state.ts';
import type { DomainNumber } from '../words.ts';
import { getProvince } from './find.ts';
import { areAllied } from './war.ts';

/** Who sees what of others without having to find it out. */

/** Its owner sees a holding, the ruler of the province, whoever occupies it, and whoever besieges it (DOM-15.2). */
export const holdingsSeenBy = (state: State, domain: DomainNumber): ((holding: Holding) => boolean) => {
  const besieging = state.units.filter(({ owner, task }) => owner === domain && task?.kind === 'besiege');
  return ({ id, owner, province, occupiedBy }) =>
    owner === domain ||
    occupiedBy === domain ||
    getProvince(state, province).ruler === domain ||
    besieging.some((unit) => unit.task?.holding === id && unit.province === province);
};

/** Its own, and those that it commands: what a unit is told to do nobody else knows. */
export const knowsOrdersOf = (domain: DomainNumber, { owner, loanedTo, borrowerCommands }: Unit): boolean =>
  owner === domain || (borrowerCommands && loanedTo === domain);

/** Its own, those on loan to it, and those of allies that stand in a province of either (DOM-15.6). */
export const maySeeUnit = (state: State, domain: DomainNumber, { owner, loanedTo, province }: Unit): boolean => {
  if (owner === domain || loanedTo === domain) return true;
  if (owner === null || !areAllied(state, owner, domain)) return false;
  const { ruler } = getProvince(state, province);
  return ruler === domain || ruler === owner;
};
