import type { General } from '../state.ts';
import type { GeneralView } from '../view-types.ts';
import { isOpen, type Sight } from './sight.ts';

/** Names are public; a ruler reads of their own generals all but skill and true loyalty, and the master no more (UM-21.4, 10.9). */
export const generalView = (sight: Sight, general: General): GeneralView => {
  const { number, name, nation } = general;
  return { number, name, nation, own: isOpen(sight, nation) ? ownGeneral(general) : null };
};

const ownGeneral = ({
  location,
  command,
  reputation,
  loyalty,
  activity,
  popularity,
  health,
  age,
  seniority,
  state,
  incapUntil,
}: General): GeneralView['own'] => ({
  location,
  command,
  reputation,
  loyalty,
  activity,
  popularity,
  health,
  age,
  seniority,
  state,
  incapUntil,
});
