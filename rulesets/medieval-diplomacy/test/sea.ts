import { participantsOfSea } from '../src/battle/participants.ts';
import { type FoughtBattle, fightNext, type Rest, type Rolled } from './battle.ts';
import {
  at,
  fleet,
  type GivenPosition,
  type GivenUnit,
  label,
  position,
  type TestPosition,
  troop,
} from './position.ts';

/** Positions of the sea battle tests: England and France are at war, and all is about the Channel. */

const ship = (key: string, hitPoints: number, marineSpace: number) =>
  troop(key, { class: 'warship', combat: 90, hitPoints, marineSpace, storage: 9, marine: 0, weight: 0, capture: 10 });
const TROOPS = [
  ship('hulk', 20, 0),
  ship('galley', 20, 1),
  ship('castle', 1000, 2),
  troop('man', { combat: 90, hitPoints: 10 }),
  troop('horse', { combat: 90, hitPoints: 10, class: 'mounted', weight: 2 }),
];

export const atSea = (units: readonly GivenUnit[], more: GivenPosition = {}): TestPosition =>
  position({ troops: TROOPS, wars: ['Eng-Fra'], ...more, units });

export const fightAtSea = (
  units: readonly GivenUnit[],
  rolled: Rolled,
  rest: Rest = 'nothing',
  more: GivenPosition = {},
): FoughtBattle => fightNext(atSea(units, more), 'sea', rolled, rest);

/** Who would fight in the Channel. */
export const inTheChannel = (units: readonly GivenUnit[], more: GivenPosition = {}): readonly string[] =>
  participantsOfSea(atSea(units, more), at('Channel')).map(label);

export const english = fleet('Eng F1', 'Channel', { galley: 1 });
export const french = fleet('Fra F1', 'Channel', { galley: 1 });
