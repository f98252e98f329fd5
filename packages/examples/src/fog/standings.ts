import type { Standing } from '@chancery/core';
import { standingsBy } from '../ground/course.ts';
import { areasOn } from '../ground/ground.ts';
import { groundInPlay, ownedBy } from './rules.ts';
import type { FogPosition } from './types.ts';

/** The lords by the areas that they hold; where there may be rebels also the land that nobody holds, which has no seat. */
export const standings = ({ setting, state }: FogPosition): readonly Standing[] => {
  const lords = standingsBy(
    groundInPlay(setting, state),
    (power) => ownedBy(state, power),
    () => ({}),
  );
  if (setting.rebels === undefined) return lords;
  const free = areasOn(setting).filter(({ number }) => state.owners[number] === null).length;
  const land: Standing = {
    seat: 'free',
    seatless: true,
    name: 'Free land',
    place: lords.length + 1,
    score: free,
    figures: {},
  };
  return [...lords, land];
};
