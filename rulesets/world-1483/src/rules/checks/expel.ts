import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Board } from '../../state.ts';
import type { NationNumber } from '../../words.ts';
import { getTerritory, troopsIn } from '../find.ts';
import { troopsAshore } from '../passage.ts';
import type { Asker } from './asker.ts';

/** Guests in a territory of a nation whom it would expel: those named, or all (W83-5.52). */
export const guestsToExpel = (
  board: Pick<Board, 'units'>,
  host: NationNumber,
  { territory, nation }: ArgsOf<'EXPEL'>,
): readonly NationNumber[] =>
  [...new Set(troopsAshore(board, territory).map(({ owner }) => owner))].filter(
    (each) => each > 0 && each !== host && (nation === undefined || each === nation),
  );

/** Own troops in own land expel guests who are there. */
export const checkExpel = (
  { board, nation }: Pick<Asker, 'board' | 'nation'>,
  args: ArgsOf<'EXPEL'>,
): Refusal | null => {
  const { territory } = args;
  const { owner } = getTerritory(board, territory);
  if (owner !== nation) return { code: 'not-yours', territory, owner };
  if (guestsToExpel(board, nation, args).length === 0) return { code: 'nobody-to-expel', territory };
  return troopsIn(board, territory, nation).length === 0 ? { code: 'general-alone', territory } : null;
};
