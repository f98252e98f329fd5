import type { Refusal } from '../../refusals.ts';
import type { PlaceNumber } from '../../words.ts';
import { getTerritory } from '../find.ts';
import type { Asker } from './asker.ts';

/** Own land that is incorporated, so that income comes from it (W83-6.14, 6.16, 6.21). */
export const ownFault = (
  { board, nation }: Pick<Asker, 'board' | 'nation'>,
  territory: PlaceNumber,
): Refusal | null => {
  const { owner, incorporatedBy } = getTerritory(board, territory);
  if (owner !== nation) return { code: 'not-yours', territory, owner };
  return incorporatedBy === nation ? null : { code: 'not-incorporated', territory };
};
