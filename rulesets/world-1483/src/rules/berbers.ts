import type { Setting } from '../setting.ts';
import type { Board, Territory } from '../state.ts';
import { AFRICA, BERBER, type PlaceNumber, SIBERIA } from '../words.ts';
import { getPlace, territoriesOf } from './find.ts';
import { landAdjacent } from './geography.ts';

/** A territory that was Berber from the start (W83-2.32). */
export const isFirstBerber = (setting: Setting, territory: PlaceNumber): boolean =>
  getPlace(setting, territory).special === 'berber';

/**
 * Where the Berbers may raid now, in list order (W83-2.35, 2.36): land of value that somebody has, beside what they hold, and never
 * farther than one territory from their first lands.
 */
export const raidTargets = (setting: Setting, board: Pick<Board, 'territories'>): readonly Territory[] =>
  territoriesOf(board).filter(({ number, owner, value }) => {
    if (owner === BERBER || owner === SIBERIA || owner === AFRICA || value < 1) return false;
    const around = landAdjacent(setting, number);
    const near = isFirstBerber(setting, number) || around.some((place) => isFirstBerber(setting, place));
    return near && around.some((place) => board.territories[place]?.owner === BERBER);
  });

/** Riders of a raid: d10 less 3, one at least (W83-2.37). */
export const raidersOf = (roll: number): number => Math.max(1, roll - 3);
/** Riders who defend: d10 less 4, none at least (W83-2.33). */
export const defendersOf = (roll: number): number => Math.max(0, roll - 4);
