import { HEIGHT, WIDTH } from './fields.ts';

/** Where a charge stands: the middle of its box, and how wide the box is. */
export interface ChargePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const MIDDLE = WIDTH / 2;

const at = (size: number, ...spots: readonly (readonly [number, number])[]): readonly ChargePlace[] =>
  spots.map(([x, y]) => ({ x, y, size }));

/** Two above and one below, and so on, as they have always stood. A wide beast is better piled up. */
const HEAPED: { readonly [count: number]: readonly ChargePlace[] } = {
  1: at(72, [MIDDLE, 55]),
  2: at(40, [MIDDLE, 30], [MIDDLE, 78]),
  3: at(36, [28, 32], [72, 32], [MIDDLE, 78]),
  4: at(32, [28, 30], [72, 30], [30, 72], [70, 72]),
  5: at(28, [26, 26], [74, 26], [MIDDLE, 54], [32, 82], [68, 82]),
  6: at(26, [24, 26], [MIDDLE, 26], [76, 26], [36, 58], [64, 58], [MIDDLE, 90]),
};

const PILED: { readonly [count: number]: readonly ChargePlace[] } = {
  1: at(80, [MIDDLE, 56]),
  2: at(52, [MIDDLE, 32], [MIDDLE, 76]),
  3: at(45, [MIDDLE, 24], [MIDDLE, 54], [MIDDLE, 84]),
};

/** Between the arms of a cross. */
const IN_CANTONS = at(22, [22, 24], [78, 24], [24, 84], [76, 84]);
/** On a broad figure in the middle of the shield. */
const ON_BAND = at(30, [MIDDLE, HEIGHT / 2 - 2]);

/** Where `count` charges stand. */
export const placesOf = (count: number, wide: boolean, over: string | null): readonly ChargePlace[] => {
  if (over === 'cross' && count === 4) return IN_CANTONS;
  if ((over === 'fess' || over === 'pale') && count === 1) return ON_BAND;
  return (wide ? PILED[count] : undefined) ?? HEAPED[count] ?? [];
};
