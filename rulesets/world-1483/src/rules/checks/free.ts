import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Nation } from '../../state.ts';
import { exists, findNation, getTerritory, isTribe, ownedBy } from '../find.ts';
import type { Asker } from './asker.ts';

/** Conquered, eliminated or in rebellion (W83-13.72); never absorbed, and never a tribe (W83-13.49, 13.83). */
const canBeFreed = (nation: Nation): boolean =>
  !isTribe(nation) && nation.status !== 'absorbed' && (nation.status !== 'active' || nation.kind === 'rebel');

/** Own land goes back to the nation that had it first (W83-13.70 to 13.76). */
export const freeFault = (
  { board, nation }: Pick<Asker, 'setting' | 'board' | 'nation'>,
  { nation: freed, territories }: ArgsOf<'FREE'>,
): Refusal | null => {
  if (freed === nation) return { code: 'same-nation', nation };
  const found = findNation(board, freed);
  if (found === null || !canBeFreed(found)) return { code: 'not-to-be-freed', nation: freed };
  for (const territory of territories) {
    const { owner, tribalCity } = getTerritory(board, territory);
    if (owner !== nation) return { code: 'not-yours', territory, owner };
    if (!found.original.includes(territory)) return { code: 'never-theirs', territory, nation: freed };
    if (tribalCity !== null) return { code: 'tribal-city-stays', territory };
  }
  if (found.kind !== 'rebel' || !exists(found)) {
    const hasCity = territories.some((territory) => getTerritory(board, territory).city !== null);
    return hasCity ? null : { code: 'city-must-go-along' };
  }
  const kept = ownedBy(board, nation).find(
    ({ number }) => found.original.includes(number) && !territories.includes(number),
  );
  return kept === undefined ? null : { code: 'all-must-go-along', territory: kept.number };
};
