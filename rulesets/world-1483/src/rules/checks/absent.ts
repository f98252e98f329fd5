import type { Refusal } from '../../refusals.ts';
import { exists, getNation } from '../find.ts';
import type { Asker } from './asker.ts';

/** Only who still has turns can miss them (W83-20.13). */
export const checkAbsent = ({ board, nation }: Asker): Refusal | null => {
  const found = getNation(board, nation);
  return exists(found) ? null : { code: 'no-such-nation', nation, status: found.status };
};
