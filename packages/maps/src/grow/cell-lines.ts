import { Delaunay } from 'd3-delaunay';
import type { Box, Spot } from './plane.ts';

/** A stretch of the line that is as far from one site as from another of a different owner. */
export interface CellLine {
  readonly from: Spot;
  readonly to: Spot;
  /** One of the two sites; the other is its mirror image in the line. */
  readonly site: Spot;
}

/** The lines between the Voronoi cells of different owners. */
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
    lines.push({ from: centre(side), to: centre(opposite), site: site.at });
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
