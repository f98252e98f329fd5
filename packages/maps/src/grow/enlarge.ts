import type { Layout } from './layout.ts';
import { boxOf, type Ring, within } from './plane.ts';
import type { Enlarged } from './settings.ts';

/** The coast with some islands drawn larger than they are, each about its own middle or where it is moved to. */
export const enlarge = (coast: readonly Ring[], enlarged: readonly Enlarged[], { place }: Layout): readonly Ring[] =>
  coast.map((ring) => {
    const found = enlarged.find(({ at: [lat, lon] }) => within([ring], place({ lat, lon })));
    if (found === undefined) return ring;
    const { left, top, right, bottom } = boxOf(ring);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [toX, toY] = found.to === undefined ? [x, y] : place({ lat: found.to[0], lon: found.to[1] });
    const times = found.tenths / 10;
    return ring.map((spot) => [toX + (spot[0] - x) * times, toY + (spot[1] - y) * times]);
  });
