import { type Reader, readerOf } from '../../names/reader.ts';
import type { Setting } from '../../setting.ts';
import type { State } from '../../state.ts';
import type { HepKnown } from '../../types.ts';
import type { KingdomNumber } from '../../words.ts';

/** How the board stands for one kingdom: all of it is public (HEP-15.1). */
export interface Stand {
  readonly setting: Setting;
  readonly state: State;
  readonly me: KingdomNumber;
  readonly reader: Reader;
}

/** Null for whoever rules nothing. */
export const standOf = (known: HepKnown): Stand | null => {
  const { setting, view } = known;
  const { kingdom, board } = view;
  if (kingdom === null || board.kingdoms[kingdom]?.controller === 'eliminated') return null;
  return { setting, state: board, me: kingdom, reader: readerOf(known) };
};

/** The same while there is something left to do: null once the campaign is over. */
export const openStandOf = (known: HepKnown): Stand | null =>
  known.view.board.outcome === null ? standOf(known) : null;
