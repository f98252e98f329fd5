import type { World } from '@chancery/core';
import { prepareWorld } from '../draw-svg/prepared-world.ts';
import { layOut } from '../draw-svg/sheet.ts';

/** The lands of the map that `drawCourse` draws, in the same coordinates: whatever is to be laid over it fits. */
export interface CourseLands {
  readonly viewBox: string;
  /** How many units of the box a pixel is, when it is as large as the map would like to be. */
  readonly unit: number;
  /** Paths by the number of the area. */
  readonly shapes: ReadonlyMap<number, string>;
}

export const courseLands = (world: World): CourseLands => {
  const { view, grain, width } = layOut(world, { size: 'thumb' });
  const { left, top, right, bottom } = view;
  return {
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
    unit: Math.ceil((right - left) / width),
    shapes: prepareWorld(world, grain).shapes,
  };
};
