import { err, ok, type Result, type World } from '@chancery/core';
import type { Gazetteer, GazetteerFault } from '../gazetteer.ts';
import { areasOf, largestFirst } from './areas.ts';
import { arrange } from './arrange.ts';
import { correctedBorders } from './borders.ts';
import { claimFaces } from './claim.ts';
import { facesOf } from './faces.ts';
import { innerLines } from './inner-lines.ts';
import { landTest } from './land-test.ts';
import { lawfulBorders } from './lawful-borders.ts';
import { layRoutes, listedBorders } from './lay-routes.ts';
import { type Land, layoutOf } from './layout.ts';
import { outlinesOf } from './outlines.ts';
import type { GrowSettings } from './settings.ts';
import { shoreOf } from './shore.ts';
import { sitesOf, WILD } from './sites.ts';
import { touchesOf } from './touches.ts';
import { layGrants } from './walking/grants.ts';
import type { MayTouch } from './walking/keep-apart.ts';
import { walkedCells } from './walking/walked-cells.ts';

export interface Grown {
  readonly world: World;
  /** Corrections that change nothing, and given borders between areas that do not touch. */
  readonly remarks: readonly GazetteerFault[];
}

/**
 * A world from a gazetteer and a coast: its places are laid out on the plane, cells grow around them, coast and cells
 * become one drawing without a crossing, and what belongs to one area is joined. The same input gives the same world.
 * Refused if a main place lies outside the frame, or a place too far from its element.
 */
export const growWorld = (
  settings: GrowSettings,
  gazetteer: Gazetteer,
  land: Land,
): Result<Grown, readonly GazetteerFault[]> => {
  const layout = layoutOf(settings);
  const { frame } = layout;
  const shore = shoreOf(land, gazetteer, layout, settings);
  const isLand = landTest(shore);
  const { sites, faults } = sitesOf(gazetteer, layout, isLand);
  const grants = layGrants(settings.granted ?? [], gazetteer, layout);
  if (faults.length + grants.faults.length > 0) return err([...faults, ...grants.faults]);

  const walked =
    settings.cells === 'walking'
      ? walkedCells(layout, settings, { sites, isLand, grants: grants.laid, mayTouch: lawOf(settings, gazetteer) })
      : undefined;
  const lines =
    walked?.lines ?? (['land', 'water'] as const).flatMap((element) => innerLines(element, sites, settings, frame));
  const drawing = arrange(shore, lines, frame, isLand);
  const faces = facesOf(drawing, isLand);
  const owners = walked?.ownersOf(faces.faces) ?? claimFaces(faces, drawing.spots, sites);
  const { arcs, ringsOf } = outlinesOf(faces, drawing.spots, owners);
  const areas = areasOf(gazetteer, sites, ringsOf);
  const { remarks, ...bordering } =
    settings.borders === 'given'
      ? lawfulBorders(areas, listedBorders(gazetteer))
      : correctedBorders(areas, touchesOf(areas, arcs, settings.leastBorder), gazetteer.corrections);
  const { id, title } = settings;
  const wilds = largestFirst(ringsOf.get(WILD) ?? []);
  const { right: width, bottom: height } = frame;
  const world = { id, title, width, height, areas, ...bordering, wilds };
  return ok({ world: { ...world, ...layRoutes(world, gazetteer) }, remarks });
};

/** Which areas may touch by the table of borders, if that is the law. */
const lawOf = ({ borders }: GrowSettings, gazetteer: Gazetteer): MayTouch | undefined => {
  if (borders !== 'given') return undefined;
  const listed = new Set(listedBorders(gazetteer).map(({ a, b }) => `${a} ${b}`));
  return (one, other) => listed.has(`${Math.min(one, other)} ${Math.max(one, other)}`);
};
