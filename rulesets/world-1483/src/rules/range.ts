import type { Setting } from '../setting.ts';
import type { Board } from '../state.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';
import { carriageFor } from './costs.ts';
import { ownedBy, territoriesOf } from './find.ts';
import { haveLandBorder, seaDistance } from './geography.ts';

type Lands = Pick<Board, 'territories'>;

/** So many sea zones away is near, for gifts and for calls to allies (W83-13.32, 14.33). */
export const NEAR_BY_SEA = 4;

const placesOwned = (board: Lands, nation: NationNumber): readonly PlaceNumber[] =>
  ownedBy(board, nation).map(({ number }) => number);

/** Whether money goes from one nation to another without merchants (W83-14.33). */
export const isInGiftRange = (setting: Setting, board: Lands, one: NationNumber, other: NationNumber): boolean =>
  haveLandBorder(setting, board, one, other) ||
  seaDistance(setting, placesOwned(board, one), placesOwned(board, other), NEAR_BY_SEA) !== null;

/** What the merchants take for a gift of resources, on top of it (W83-14.33). */
export const carriageOf = (
  setting: Setting,
  board: Lands,
  { from, to, amount }: { readonly from: NationNumber; readonly to: NationNumber; readonly amount: number },
): number => (isInGiftRange(setting, board, from, to) ? 0 : carriageFor(amount));

/** Whether ports of one nation lie within four sea zones of coasts of another (W83-13.32). */
export const hasPortNear = (setting: Setting, board: Lands, nation: NationNumber, other: NationNumber): boolean => {
  const ports = territoriesOf(board).filter(({ owner, port }) => port && owner === nation);
  return (
    seaDistance(
      setting,
      ports.map(({ number }) => number),
      placesOwned(board, other),
      NEAR_BY_SEA,
    ) !== null
  );
};
