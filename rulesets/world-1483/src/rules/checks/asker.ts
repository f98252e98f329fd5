import type { Setting } from '../../setting.ts';
import type { Board } from '../../state.ts';
import type { GameTurn } from '../../types.ts';
import type { Own } from '../../view-types.ts';
import type { NationNumber } from '../../words.ts';
import { ownOf } from '../own.ts';

/** Who would carry out a line, and what they know: the same when it is entered and when it is carried out (W83-1.13). */
export interface Asker {
  readonly setting: Setting;
  readonly board: Board;
  readonly own: Own;
  readonly nation: NationNumber;
}

export const askerIn = ({ setting, state }: Pick<GameTurn, 'setting' | 'state'>, nation: NationNumber): Asker => {
  const own = ownOf(state, nation);
  if (own === null) throw new Error(`there is no nation ${nation}`);
  return { setting, board: state, own, nation };
};
