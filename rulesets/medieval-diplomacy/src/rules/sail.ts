import type { State } from '../state.ts';
import type { Location } from '../words.ts';
import { findProvince } from './find.ts';

/** Move-points of one sail: 2 into a harbour whose province has changed owner this turn, else 1 (MD-5.36). */
export const sailCost = (state: Pick<State, 'provinces'>, to: Location): 1 | 2 =>
  findProvince(state, to)?.changedHands ? 2 : 1;
