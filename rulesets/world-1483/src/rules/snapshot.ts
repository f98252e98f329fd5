import type { Setting } from '../setting.ts';
import type { Board, Snapshot, Territory } from '../state.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';
import { isColony } from './core.ts';
import { getNation, hasAnyCity, ownedBy } from './find.ts';

type Lands = Pick<Board, 'territories' | 'nations'>;

/** What a nation has now: territories, those with a city, ports, and which cities are colonies (W83-1.10, 6.43). */
export const snapshotOf = (setting: Setting, board: Lands, nation: NationNumber): Snapshot => {
  const lands = ownedBy(board, nation);
  const those = (is: (territory: Territory) => boolean): readonly PlaceNumber[] =>
    lands.filter(is).map(({ number }) => number);
  return {
    territories: those(() => true),
    cities: those(hasAnyCity),
    ports: those(({ port }) => port),
    colonies: those(({ number }) => isColony(setting, board, nation, number)),
  };
};

/** What it had when its turn began; between its turns what it has now, since that is what its next turn would begin with. */
export const atStartOf = (setting: Setting, board: Lands, nation: NationNumber): Snapshot =>
  getNation(board, nation).snapshot ?? snapshotOf(setting, board, nation);
