import { Delaunay } from 'd3-delaunay';
import type { Box, Spot } from './plane.ts';

/**
 * A straight stretch of the line between the cells of two owners. The triangles over it with the two apexes are its
 * own: no other stretch and no site lies in them.
 */
export interface CellLine {
  readonly from: Spot;
  readonly to: Spot;
  readonly apexes: readonly [Spot, Spot];
}

/** The lines between the Voronoi cells of different owners; the apexes are the sites on both sides. */
export const cellLines = (
  sites: readonly { readonly at: Spot; readonly owner: number }[],
  frame: Box,
): readonly CellLine[] => {
  const all = [...sites.map(({ at }) => at), ...guards(frame)];
  const voronoi = Delaunay.from(all.map(([x, y]): [number, number] => [x, y])).voronoi();
  const { halfedges, triangles } = voronoi.delaunay;
  const centre = (side: number): Spot => {
    const triangle = Math.floor(side / 3);
    return [voronoi.circumcenters[2 * triangle] as number, voronoi.circumcenters[2 * triangle + 1] as number];
  };
  const lines: CellLine[] = [];
  halfedges.forEach((opposite, side) => {
    if (opposite < side) return;
    const site = sites[triangles[side] as number];
    const other = sites[triangles[opposite] as number];
    if (site === undefined || other === undefined || site.owner === other.owner) return;
    lines.push({ from: centre(side), to: centre(opposite), apexes: [site.at, other.at] });
  });
  return lines;
};

/** Far spots all around: with them every cell is closed, and their own lines never come near the frame. */
const guards = ({ left, top, right, bottom }: Box): readonly Spot[] => {
  const far = 20 * Math.max(right - left, bottom - top);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((across): readonly Spot[] =>
      across === 0 && down === 0 ? [] : [[x + across * far, y + down * far * 1.1]],
    ),
  );
};
