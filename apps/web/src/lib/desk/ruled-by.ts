import type { RuledSeat } from '@chancery/reports';
import { words } from '#lib/words/words.ts';

/** Who rules a seat, as far as the reader is told. */
export const ruledBy = ({ status, control, ruler }: RuledSeat): string => {
  const { ruled } = words.game;
  if (status === 'closed') return ruled.closed;
  if (ruler !== null) return ruler;
  if (control === 'caretaker') return ruled.bot;
  return control === 'rule' || status === 'open' ? ruled.nobody : ruled.unnamed;
};
