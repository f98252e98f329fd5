import type { Refusal } from '../../refusals.ts';
import { getNation } from '../find.ts';
import type { Asker } from './asker.ts';

/** The player of a nation sets it at any time, but for one that has become part of another (W83-13.78, 13.49). */
export const checkReturning = ({ board, nation }: Asker): Refusal | null => {
  const { status } = getNation(board, nation);
  return status === 'absorbed' ? { code: 'no-such-nation', nation, status } : null;
};
