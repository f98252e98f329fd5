import type { Taken } from '../events/turn.ts';
import type { Area } from '../state.ts';
import type { AreaNumber, PowerNumber } from '../words.ts';
import { areasOf, companiesIn } from './find.ts';

interface Board {
  readonly areas: readonly (Area | null)[];
  readonly companies: readonly { readonly owner: PowerNumber; readonly at: AreaNumber; readonly id: number }[];
}

/** The areas that have another owner now, since one house alone stands there (NEW-1.4). */
export const takenIn = (board: Board): readonly Taken[] =>
  areasOf(board).flatMap(({ number, owner }) => {
    const [by, ...others] = [...new Set(companiesIn(board, number).map((company) => company.owner))];
    return by === undefined || others.length > 0 || by === owner ? [] : [{ area: number, by, from: owner }];
  });
