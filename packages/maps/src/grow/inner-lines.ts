import { bentPlane } from './bent-plane.ts';
import { cellLines } from './cell-lines.ts';
import { chanceOf } from './chance.ts';
import { withCutCorners } from './cut-corners.ts';
import type { Box, Spot } from './plane.ts';
import { roughened } from './roughen.ts';
import type { GrowSettings } from './settings.ts';
import type { Element, Site } from './sites.ts';

/** Borders at sea are calmer than those on land; `calm` is in percent. */
const HANDS = {
  land: { calm: 100, stride: 9 },
  water: { calm: 60, stride: 16 },
} as const satisfies { readonly [element in Element]: { readonly calm: number; readonly stride: number } };

/** A line that parts the areas of one element; where it runs in the other, it counts for nothing. */
export interface InnerLine {
  readonly spots: readonly Spot[];
  readonly stroke: Element;
}

/**
 * The lines between the cells on land, or in water. Cells grow from straightened sites, on a plane that is then bent
 * together with their lines, so that each site comes to lie where it was.
 */
export const innerLines = (
  element: Element,
  sites: readonly Site[],
  { seed, roughness }: GrowSettings,
  frame: Box,
): readonly InnerLine[] => {
  const chance = chanceOf(`${seed} ${element}`);
  const { bend, straighten } = bentPlane(chance);
  const straight = sites
    .filter((site) => site.element === element)
    .map(({ at, owner }) => ({ at: straighten(at), owner }));
  const { calm, stride } = HANDS[element];
  return withCutCorners(cellLines(straight, frame)).map((line) => ({
    spots: roughened(line, { percent: (roughness * calm) / 100, stride }, chance, frame).map(bend),
    stroke: element,
  }));
};
