import { err, type Line, ok, type Result, type World, type WorldArea } from '@chancery/core';
import type { MultiPolygon } from 'geojson';
import type { Gazetteer, GazetteerFault } from '../gazetteer.ts';
import { arrange } from './arrange.ts';
import { bentPlane } from './bent-plane.ts';
import { bordersOf } from './borders.ts';
import { cellLines } from './cell-lines.ts';
import { chanceOf } from './chance.ts';
import { claimFaces } from './claim.ts';
import { facesOf } from './faces.ts';
import { labelOf } from './label.ts';
import { landTest } from './land-test.ts';
import { layoutOf } from './layout.ts';
import { type Outlines, outlinesOf } from './outlines.ts';
import { type Ring, type Spot, signedArea, within } from './plane.ts';
import { roughened } from './roughen.ts';
import { seatOf } from './seat.ts';
import type { GrowSettings } from './settings.ts';
import { type Element, type Site, sitesOf, WILD } from './sites.ts';
import { smoothCoast } from './smooth-coast.ts';

export interface Grown {
  readonly world: World;
  /** Corrections that change nothing. */
  readonly remarks: readonly GazetteerFault[];
}

/**
 * A world from a gazetteer and a coast: the places are laid out on the plane, cells grow around them, the coast cuts
 * the cells, and what belongs to one area is joined. The same input always gives the same world.
 */
export const growWorld = (
  settings: GrowSettings,
  gazetteer: Gazetteer,
  land: MultiPolygon,
): Result<Grown, readonly GazetteerFault[]> => {
  const layout = layoutOf(settings);
  const places = gazetteer.areas.flatMap(({ at, more }) => [at, ...more]).map(layout.place);
  const coast = smoothCoast(withoutSpecks(layout.rings(land), settings.leastIsland, places), settings.leastBend);
  const isLand = landTest(coast);
  const { sites, faults } = sitesOf(gazetteer, layout, isLand);
  if (faults.length > 0) return err(faults);

  const lines = (['land', 'water'] as const).flatMap((element) => innerLines(element, sites, settings, layout.frame));
  const drawing = arrange(coast, lines, layout.frame, isLand);
  const faces = facesOf(drawing, isLand);
  const outlines = outlinesOf(faces, drawing.spots, claimFaces(faces, drawing.spots, sites));
  const areas = areasOf(gazetteer, sites, outlines);
  const byNumber = new Map(areas.map((area) => [area.number, area]));
  const { borders, remarks } = bordersOf(byNumber, outlines.arcs, gazetteer.corrections, settings.leastBorder);
  const world: World = {
    id: settings.id,
    title: settings.title,
    width: layout.frame.right,
    height: layout.frame.bottom,
    areas,
    borders,
    wilds: largestFirst(outlines.ringsOf.get(WILD) ?? []),
  };
  return ok({ world, remarks });
};

/** A coast without its small islands and lakes; those in which a place lies stay. */
const withoutSpecks = (coast: readonly Ring[], leastIsland: number, places: readonly Spot[]): readonly Ring[] =>
  coast.filter((ring) => Math.abs(signedArea(ring)) >= leastIsland || places.some((place) => within([ring], place)));

/** The lines between cells on land, or in water: straight lines between straightened sites, roughened, then bent. */
const innerLines = (
  element: Element,
  sites: readonly Site[],
  settings: GrowSettings,
  frame: ReturnType<typeof layoutOf>['frame'],
) => {
  const chance = chanceOf(`${settings.seed} ${element}`);
  const { bend, straighten } = bentPlane(chance);
  const straight = sites
    .filter((site) => site.element === element)
    .map(({ at, owner }) => ({ at: straighten(at), owner }));
  return cellLines(straight, frame).map((line) => ({
    spots: roughened(line, settings.roughness, chance, frame).map(bend),
    stroke: element,
  }));
};

const areasOf = ({ areas }: Gazetteer, sites: readonly Site[], { ringsOf }: Outlines): readonly WorldArea[] => {
  const places = areas.flatMap((area): readonly WorldArea[] => {
    if (area.kind === 'wild') return [];
    const rings = largestFirst(ringsOf.get(area.number) ?? []);
    const label = labelOf(rings);
    const main = sites.find((site) => site.main && site.owner === area.number)?.at ?? [label.x, label.y];
    const { number, name, kind, terrain } = area;
    return [{ number, name, kind, terrain, rings, label, seat: seatOf(main, rings, label) }];
  });
  return places.sort((one, other) => one.number - other.number);
};

const spotsOf = (line: Line): Ring =>
  line.flatMap((x, at): Spot[] => (at % 2 === 0 ? [[x, line[at + 1] as number]] : []));

const largestFirst = (rings: readonly Line[]): readonly Line[] =>
  rings
    .map((ring) => ({ ring, size: Math.abs(signedArea(spotsOf(ring))) }))
    .sort((one, other) => other.size - one.size)
    .map(({ ring }) => ring);
