import type { OrderOf, TroopItem } from '../order.ts';
import type { CombatOrder } from '../words.ts';
import type { Path } from './ground.ts';

/** Generals go along a path, with troops or without any. */
export const moveOrder = (
  generals: readonly number[],
  troops: readonly TroopItem[] | null,
  { through, to }: Path,
  stances: { readonly army?: CombatOrder; readonly fleet?: CombatOrder } = {},
): OrderOf<'MOVE'> => {
  const via = through.slice(0, -1);
  return {
    verb: 'MOVE',
    section: 'movement',
    args: { generals, ...(troops && { troops }), ...(via.length > 0 && { via }), to, ...stances },
  };
};
