import { err, ok, type Result, type World } from '@chancery/core';
import { worldFaultText } from '../../check-world/world-fault-text.ts';
import { faultsOfWorld } from '../../check-world.ts';
import type { Gazetteer, GazetteerArea } from '../../gazetteer.ts';
import { growWorld } from '../grow-world.ts';
import type { Land } from '../layout.ts';
import type { Spot } from '../plane.ts';
import { routeLines } from '../route-lines.ts';
import type { GrowSettings } from '../settings.ts';
import { contourOf } from './contour.ts';
import { addCorridors, ownersOn } from './corridors.ts';
import { faultsOfPoints } from './faults-of-points.ts';
import { groundOf } from './ground.ts';
import { type Lattice, latticeOf, type Seed, STEP } from './lattice.ts';
import type { GivenTables, PointArea, PointWorldHead } from './point-area.ts';
import type { PointFault } from './point-fault.ts';
import { type Spread, spreadOut } from './spread.ts';
import { type Wants, wantsOf } from './wants.ts';
import { wildsOf } from './wilds.ts';

/**
 * A world from bare coordinates: coasts, islands and cells are invented around the points, as near to the given tables as a
 * drawing can come. `faultsOfWorld` accepts what it gives. The same input gives the same world; nothing is read and no clock is
 * looked at, so it runs in a browser as well.
 *
 *     const grown = growFromPoints(
 *       [
 *         { number: 1, name: 'Rome', kind: 'land', x: 56, y: 66 },
 *         { number: 2, name: 'Gaeta', kind: 'land', x: 65, y: 72 },
 *         { number: 3, name: 'Bastia', kind: 'land', x: 30, y: 58 },
 *       ],
 *       { routes: [{ a: 1, b: 2, by: 'land', figures: [5, 1] }, { a: 1, b: 3, by: 'sea', figures: [7, 2] }] },
 *       { id: 'italy', title: 'Italy' },
 *     );
 *     if (!grown.ok) return grown.error.map(pointFaultText);
 *
 * It takes up to two seconds for 200 areas, so a server has a thread do it. Keep the world with the scenario or the campaign:
 * another release may grow another one.
 */
export const growFromPoints = (
  areas: readonly PointArea[],
  given: GivenTables,
  head: PointWorldHead,
): Result<World, readonly PointFault[]> => {
  const faults = faultsOfPoints(areas, given);
  if (faults.length > 0) return err(faults);
  const laid = spreadOut(areas.map(({ x, y }): Spot => [x, y]));
  if (laid.tooClose !== undefined) {
    const [other, at] = laid.tooClose.map((index) => areas[index] as PointArea) as [PointArea, PointArea];
    return err([{ code: 'too-close', at: laid.tooClose[1], name: at.name, other: other.name }]);
  }
  let text = '';
  for (const roughness of ROUGHNESS) {
    const grown = attempt(areas, given, { ...head, laid, roughness });
    if (!grown.ok) {
      text = grown.error;
      continue;
    }
    const [fault] = faultsOfWorld(grown.value);
    if (fault === undefined) return grown;
    text = worldFaultText(fault, grown.value);
  }
  return err([{ code: 'not-grown', text }]);
};

/** How much borders wander, in percent: where they would come too near to each other, less is tried. */
const ROUGHNESS = [18, 9, 0] as const;

interface Attempt extends PointWorldHead {
  readonly laid: Spread;
  readonly roughness: number;
}

const attempt = (
  areas: readonly PointArea[],
  given: GivenTables,
  { id, title, seed = id, laid, roughness }: Attempt,
): Result<World, string> => {
  const wants = wantsOf(areas, laid.spots, given);
  const lattice = latticeOf(laid.width, laid.height, seed);
  const seeds = new Map(areas.map((area, at) => [area.number, seedOf(area, laid.spots[at] as Spot, wants)]));
  for (const start of seeds.values()) lattice.add(start);
  addCorridors(lattice, seeds, wants);
  const ground = groundOf(lattice);
  const settings = settingsOf({ id, title, seed }, laid, roughness, wants);
  const grown = growWorld(settings, gazetteerOf(areas, lattice, ground, wants), landOf(lattice, ground));
  if (!grown.ok) return err(grown.error[0]?.text ?? '');
  const { world } = grown.value;
  if (given.routes === undefined) return ok(world);
  const routes = routeLines(world, given.routes, { ...lattice, step: STEP, owners: ownersOn(lattice, ground) });
  return ok({ ...world, routes, ...(given.routeFigures === undefined ? {} : { routeFigures: given.routeFigures }) });
};

const seedOf = ({ number, kind, coastal }: PointArea, at: Spot, { islandOf }: Wants): Seed => {
  const island = islandOf.get(number);
  return {
    at,
    owner: number,
    inland: kind === 'land' && coastal === false,
    ...(island === undefined ? {} : { island }),
  };
};

const settingsOf = (
  head: Required<PointWorldHead>,
  { width, height }: Spread,
  roughness: number,
  { borders }: Wants,
): GrowSettings => ({
  ...head,
  projection: { kind: 'plane' },
  frame: { west: [0, 0], east: [0, width], north: [0, 0], south: [-height, 0] },
  width,
  coast: '',
  leastBend: 10,
  leastIsland: 0,
  leastBorder: 15,
  ...(borders === undefined ? {} : { borders: 'given' }),
  roughness,
});

/** Seeds and wilds as the places of a gazetteer. Its degrees of latitude run up. */
const gazetteerOf = (
  areas: readonly PointArea[],
  lattice: Lattice,
  ground: Float64Array,
  { borders, straits }: Wants,
): Gazetteer => {
  const isInPlace = ({ at, island }: Seed): boolean =>
    (ground[lattice.knotAt(at)] as number) > 0 === (island !== undefined);
  const placesOf = (number: number): readonly GazetteerArea['at'][] =>
    lattice.seeds
      .filter((seed, index) => seed.owner === number && (index < areas.length || isInPlace(seed)))
      .map(({ at: [x, y] }) => ({ lat: -y, lon: x }));
  const wild = wildsOf(lattice, ground).map(
    ([x, y]): GazetteerArea => ({
      number: 0,
      name: '',
      kind: 'wild',
      at: { lat: -y, lon: x },
      terrain: 'wild',
      more: [],
      line: 0,
      extra: {},
    }),
  );
  return {
    areas: [
      ...areas.map(({ number, name, kind, terrain }, line): GazetteerArea => {
        const [at, ...more] = placesOf(number);
        const usual = kind === 'land' ? 'plain' : 'sea';
        return { number, name, kind, at: at as GazetteerArea['at'], terrain: terrain ?? usual, more, line, extra: {} };
      }),
      ...wild,
    ],
    corrections: (borders ?? straits).map(({ a, b, kind }, line) => ({ a, b, kind, why: '', line })),
  };
};

const landOf = (lattice: Lattice, ground: Float64Array): Land =>
  contourOf(lattice, ground).map((ring) => [[...ring, ring[0] as Spot].map(([x, y]) => [x, -y])]);
