/** From -1 up to 1, always the same for the same seed and key: growing draws nothing in sequence. */
export type Chance = (...key: readonly number[]) => number;

/** Chance for a seed. Keys are rounded to whole numbers. */
export const chanceOf = (seed: string): Chance => {
  const start = [...seed].reduce((hash, letter) => mix(hash, letter.codePointAt(0) ?? 0), 0x2545f491);
  return (...key) => stir(key.reduce((hash, part) => mix(hash, Math.round(part)), start)) / 2_147_483_648 - 1;
};

const mix = (hash: number, part: number): number => Math.imul(stir(hash ^ (part | 0)) + 0x9e3779b9, 0x85ebca6b) >>> 0;

/** Every bit of the result depends on every bit of the value. */
const stir = (value: number): number => {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
};
