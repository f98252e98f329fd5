import type { Setting } from '../setting.ts';
import type { Board } from '../state.ts';
import type { NationNumber } from '../words.ts';
import { getPlace, isShip, ownedBy, unitsOf } from './find.ts';
import { landAdjacent } from './geography.ts';

/** Nations with land beside that of one, or on a sea zone on whose shores it has land or ships. */
export const neighboursOf = (
  setting: Pick<Setting, 'places'>,
  board: Pick<Board, 'territories' | 'units'>,
  nation: NationNumber,
): ReadonlySet<NationNumber> => {
  const lands = ownedBy(board, nation).map(({ number }) => number);
  const zones = new Set([
    ...lands.flatMap((land) => getPlace(setting, land).coasts),
    ...unitsOf(board, nation)
      .filter(isShip)
      .map(({ place }) => place),
  ]);
  const around = [
    ...lands.flatMap((land) => landAdjacent(setting, land)),
    ...[...zones].flatMap((zone) => getPlace(setting, zone).coasts),
  ];
  const owners = around.map((place) => board.territories[place]?.owner ?? 0);
  return new Set(owners.filter((owner) => owner > 0 && owner !== nation));
};
