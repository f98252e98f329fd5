import { arrange } from './arrange.ts';
import { BEYOND_ALL, facesOf } from './faces.ts';
import { landTest } from './land-test.ts';
import type { Layout } from './layout.ts';
import { distance, type Ring, type Spot, widened, within } from './plane.ts';
import { seamsOf } from './seams.ts';
import type { Channel } from './settings.ts';

/** The coast is kept so far beyond the frame. */
const BEYOND = 45;

const LAND = 1;
const WATER = 0;

/** The coast with channels cut through it. Channels must not cross each other. */
export const openChannels = (
  coast: readonly Ring[],
  channels: readonly Channel[],
  { frame, place }: Layout,
): readonly Ring[] => {
  if (channels.length === 0) return coast;
  const isLand = landTest(coast);
  const cuts = channels.map(({ way, width }) =>
    bandAlong(
      way.map(([lat, lon]) => place({ lat, lon })),
      width / 2,
    ),
  );
  const lines = cuts.map((cut) => ({ spots: [...cut, cut[0] as Spot], stroke: 'land' as const }));
  const drawing = arrange(coast, lines, widened(frame, BEYOND), isLand);
  const isDry = (spot: Spot): boolean => isLand(spot) && !cuts.some((cut) => within([cut], spot));
  const faces = facesOf(drawing, isDry);
  const owners = faces.faces.map(({ isLand: dry }, face) => (face !== BEYOND_ALL && dry ? LAND : WATER));
  const { seams, loops } = seamsOf(faces, owners);
  return loops
    .filter(({ owner }) => owner === LAND)
    .map(({ steps }) =>
      steps.flatMap(({ seam, backwards }) => {
        const spots = (seams[seam]?.spots ?? []).map((spot) => drawing.spots[spot] as Spot);
        return (backwards ? spots.reverse() : spots).slice(0, -1);
      }),
    );
};

/** The band around a way, `half` to either side of it. */
const bandAlong = (way: readonly Spot[], half: number): Ring => {
  const sides = way.map((spot, at) => {
    const [before, after] = [way[at - 1] ?? spot, way[at + 1] ?? spot];
    const length = distance(before, after);
    const [right, down] = [(after[1] - before[1]) / length, (before[0] - after[0]) / length];
    return { spot, right: right * half, down: down * half };
  });
  return [
    ...sides.map(({ spot, right, down }): Spot => [spot[0] + right, spot[1] + down]),
    ...sides.map(({ spot, right, down }): Spot => [spot[0] - right, spot[1] - down]).reverse(),
  ];
};
