import type { Ring, Spot } from './plane.ts';

/** Units of the bands into which the coast is sorted, so that a question looks at few of its stretches. */
const BAND = 4;

/** A quick answer to "is this land?" for coasts of very many spots. */
export const landTest = (coast: readonly Ring[]): ((spot: Spot) => boolean) => {
  const bands = new Map<number, (readonly [Spot, Spot])[]>();
  for (const ring of coast) {
    let last = ring.at(-1) as Spot;
    for (const spot of ring) {
      const low = Math.floor(Math.min(spot[1], last[1]) / BAND);
      const high = Math.floor(Math.max(spot[1], last[1]) / BAND);
      for (let band = low; band <= high; band += 1) {
        const list = bands.get(band);
        if (list === undefined) bands.set(band, [[last, spot]]);
        else list.push([last, spot]);
      }
      last = spot;
    }
  }
  return ([x, y]) => {
    let inside = false;
    for (const [a, b] of bands.get(Math.floor(y / BAND)) ?? []) {
      if (b[1] > y !== a[1] > y && x < b[0] + ((a[0] - b[0]) * (y - b[1])) / (a[1] - b[1])) inside = !inside;
    }
    return inside;
  };
};
