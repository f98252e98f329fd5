import type { Setting } from '../setting.ts';
import type { Board } from '../state.ts';
import { AFRICA, type PlaceNumber } from '../words.ts';
import { getTerritory, placesOf } from './find.ts';

/** Remote lands in which no tribe may settle: West Africa and the Sahel (W83-16.2). */
const NO_TRIBES = new Set(['grain-coast', 'wadai']);

/** Where a tribe may settle now: remote African lands that are nobody's (W83-16.1, 16.2). */
export const settlingPlaces = (setting: Setting, board: Pick<Board, 'territories'>): readonly PlaceNumber[] =>
  placesOf(setting)
    .filter(({ special, code }) => special === 'remote' && !NO_TRIBES.has(code))
    .filter(({ number }) => getTerritory(board, number).owner === AFRICA)
    .map(({ number }) => number);
