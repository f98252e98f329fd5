import { type AreaDress, type MapPicture, shieldOf } from '@chancery/core';
import { type AreaNumber, type Ground, type PowerNumber, powerOn, powersOn } from './ground.ts';

/** What stands and goes on the map; where `isKnown` is given and does not hold, an area that nobody owns has a question mark. */
export interface GroundDress extends Pick<MapPicture, 'markers' | 'arrows' | 'names' | 'borders'> {
  readonly isKnown?: (area: AreaNumber) => boolean;
}

/** A map of the ground: whose an area is, and what stands and goes there. */
export const pictureOn = (
  ground: Ground,
  turn: number,
  ownerOf: (area: AreaNumber) => PowerNumber | null,
  { isKnown, ...dress }: GroundDress,
): MapPicture => ({
  title: ground.title,
  subtitle: `Turn ${turn}`,
  powers: powersOn(ground).map((power) => ({
    code: power.code,
    name: power.name,
    tone: power.tone,
    ...shieldOf(power),
  })),
  areas: ground.world.areas.flatMap(({ number }): readonly AreaDress[] => {
    const owner = ownerOf(number);
    if (owner === null) return isKnown?.(number) === false ? [{ area: number, owner: '', query: UNSEEN }] : [];
    const { code } = powerOn(ground, owner);
    return [{ area: number, owner: code, tag: code }];
  }),
  ...dress,
});

const UNSEEN = 'Nobody has seen what is there';
