import type { Board } from '../state.ts';
import type { NationNumber, OwnerNumber, PlaceNumber } from '../words.ts';
import { isShip, unitsIn } from './find.ts';
import { contestsNew, contestsSea, type StandingOf } from './standing.ts';
import { atWar } from './war.ts';

/** Owners of ships in a zone, ascending. */
export const ownersOfShips = (board: Pick<Board, 'units'>, zone: PlaceNumber): readonly OwnerNumber[] =>
  [
    ...new Set(
      unitsIn(board, zone)
        .filter(isShip)
        .map(({ owner }) => owner),
    ),
  ].toSorted((a, b) => a - b);

/** Nations at war with one that have ships in a zone (W83-8.5 a). */
export const enemiesAt = (board: Board, nation: NationNumber, zone: PlaceNumber): readonly OwnerNumber[] =>
  ownersOfShips(board, zone).filter((owner) => atWar(board, owner, nation));

/** Nations at peace whose ships contest a zone (W83-8.5 b). */
export const contestersAt = (
  board: Board,
  standingOf: StandingOf,
  nation: NationNumber,
  zone: PlaceNumber,
): readonly OwnerNumber[] =>
  ownersOfShips(board, zone).filter(
    (owner) => owner !== nation && !atWar(board, owner, nation) && contestsSea(standingOf(owner), nation, zone),
  );

/** Nations at peace whose ships attack new ones in a zone (W83-7.37, 15.11). */
export const newContestersAt = (
  board: Board,
  standingOf: StandingOf,
  nation: NationNumber,
  zone: PlaceNumber,
): readonly OwnerNumber[] =>
  ownersOfShips(board, zone).filter(
    (owner) => owner !== nation && !atWar(board, owner, nation) && contestsNew(standingOf(owner), nation, zone),
  );
