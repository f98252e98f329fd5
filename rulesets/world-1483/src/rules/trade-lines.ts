import type { Setting } from '../setting.ts';
import type { Board } from '../state.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';
import { getPlace, isSea, shipsIn } from './find.ts';
import { landAdjacent } from './geography.ts';

/** Whether a line of own territories, and of sea zones with own ships in each, joins two territories (W83-6.12, 6.13). */
export const areJoined = (
  setting: Setting,
  board: Pick<Board, 'territories' | 'units'>,
  nation: NationNumber,
  [from, to]: readonly [PlaceNumber, PlaceNumber],
): boolean => {
  const isLink = (place: PlaceNumber): boolean =>
    isSea(setting, place) ? shipsIn(board, place, nation).length > 0 : board.territories[place]?.owner === nation;
  const reached = new Set([from]);
  for (const place of reached) {
    const { coasts, seas } = getPlace(setting, place);
    const beside = isSea(setting, place) ? [...seas, ...coasts] : [...landAdjacent(setting, place), ...coasts];
    for (const next of beside) if (isLink(next)) reached.add(next);
  }
  return reached.has(to);
};
