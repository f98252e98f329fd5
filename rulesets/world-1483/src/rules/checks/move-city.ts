import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { getTerritory } from '../find.ts';
import { isLandAdjacent } from '../geography.ts';
import type { Asker } from './asker.ts';

/** A tribal city goes one step, to land of its tribe where no city is (W83-16.22, 16.24). */
export const checkMoveCity = (
  { setting, board, nation }: Pick<Asker, 'setting' | 'board' | 'nation'>,
  { from, to }: ArgsOf<'MOVE_CITY'>,
): Refusal | null => {
  const goal = getTerritory(board, to);
  if (getTerritory(board, from).tribalCity !== nation) return { code: 'no-tribal-city', territory: from };
  if (!isLandAdjacent(setting, from, to)) return { code: 'not-adjacent', from, to };
  if (goal.owner !== nation) return { code: 'not-yours', territory: to, owner: goal.owner };
  return goal.city !== null || goal.tribalCity !== null ? { code: 'city-there', territory: to } : null;
};
