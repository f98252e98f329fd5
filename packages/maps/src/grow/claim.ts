import { Delaunay } from 'd3-delaunay';
import { BEYOND_ALL, type Face, type Faces } from './faces.ts';
import { boxOf, distance, inBox, type Spot, within } from './plane.ts';
import { type Site, UNCLAIMED, WILD } from './sites.ts';

/**
 * The owner of every face. A face goes to the owner of the site in it. The others are what cells cut off beyond a
 * strait, a bay or a bend of a rough line: they join the neighbour with whom they share most of their outline, so that
 * an area keeps together and an island with a site belongs to it wholly. An island without a site goes to the nearest
 * coast, or is wild if that is far; water without a sea, such as a lake, to nobody.
 */
export const claimFaces = (drawn: Faces, spots: readonly Spot[], sites: readonly Site[]): readonly number[] => {
  const { faces } = drawn;
  const owners: Owners = faces.map((face, index) => (index === BEYOND_ALL ? UNCLAIMED : ownerBySite(face, sites)));
  const shared = sharedOutlines(drawn, spots);
  spread(owners, shared, faces);
  const islands = islandsWithout(owners, shared, faces);
  giveToNearest(islands, owners, faces);
  return owners.map((owner) => owner ?? UNCLAIMED);
};

type Owners = (number | undefined)[];
type Shared = readonly ReadonlyMap<number, number>[];

const ownerBySite = (face: Face, sites: readonly Site[]): number | undefined => {
  const box = boxOf(face.rings[0] ?? []);
  const element = face.isLand ? 'land' : 'water';
  return sites.find((site) => site.element === element && inBox(box, site.at) && within(face.rings, site.at))?.owner;
};

/** For every face, the length of the outline that it shares with each other face. */
const sharedOutlines = ({ faces, sides }: Faces, spots: readonly Spot[]): Shared => {
  const shared = faces.map(() => new Map<number, number>());
  for (const side of sides) {
    const other = sides[side.twin]?.face as number;
    const list = shared[side.face] as Map<number, number>;
    const length = distance(spots[side.from] as Spot, spots[side.to] as Spot);
    list.set(other, (list.get(other) ?? 0) + length);
  }
  return shared;
};

/** Unclaimed faces join claimed ones of the same element, those with the longest shared outline first. */
const spread = (owners: Owners, shared: Shared, faces: readonly Face[]): void => {
  for (;;) {
    let best: { readonly face: number; readonly owner: number; readonly length: number } | undefined;
    for (let face = 1; face < faces.length; face += 1) {
      if (owners[face] !== undefined) continue;
      const byOwner = new Map<number, number>();
      for (const [other, length] of shared[face] ?? []) {
        const owner = owners[other];
        if (owner === undefined || other === BEYOND_ALL || faces[other]?.isLand !== faces[face]?.isLand) continue;
        byOwner.set(owner, (byOwner.get(owner) ?? 0) + length);
      }
      for (const [owner, length] of byOwner) if (length > (best?.length ?? 0)) best = { face, owner, length };
    }
    if (best === undefined) return;
    owners[best.face] = best.owner;
  }
};

/** The faces of each island on which nobody has a site. */
const islandsWithout = (owners: Owners, shared: Shared, faces: readonly Face[]): readonly (readonly number[])[] => {
  const seen = new Set<number>();
  const islandFrom = (face: number): number[] => {
    if (seen.has(face) || owners[face] !== undefined || faces[face]?.isLand !== true) return [];
    seen.add(face);
    return [face, ...[...(shared[face]?.keys() ?? [])].flatMap(islandFrom)];
  };
  return faces.map((_, face) => islandFrom(face)).filter((island) => island.length > 0);
};

/** An island without a site that lies farther than this from every claimed coast is wild; in world units. */
const FARTHEST = 150;

const giveToNearest = (islands: readonly (readonly number[])[], owners: Owners, faces: readonly Face[]): void => {
  const shores = faces.flatMap((face, index) =>
    face.isLand && owners[index] !== undefined
      ? face.rings.flat().map((spot) => ({ spot, owner: owners[index] as number }))
      : [],
  );
  const nearest = Delaunay.from(shores.map(({ spot: [x, y] }): [number, number] => [x, y]));
  for (const island of islands) {
    let [owner, least]: readonly [number, number] = [WILD, FARTHEST];
    for (const [x, y] of island.flatMap((face) => faces[face]?.rings[0] ?? [])) {
      const shore = shores[nearest.find(x, y)];
      if (shore === undefined || distance(shore.spot, [x, y]) >= least) continue;
      least = distance(shore.spot, [x, y]);
      owner = shore.owner;
    }
    for (const face of island) owners[face] = owner;
  }
};
