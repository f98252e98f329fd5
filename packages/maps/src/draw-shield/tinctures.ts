import type { Tincture } from '@chancery/core';

/** The old colours as the house paints them, the same on light paper and on dark. */
export const PAINT: { readonly [tincture in Tincture]: string } = {
  or: '#ecc550',
  argent: '#f8f4ea',
  gules: '#a1261c',
  azure: '#1f4a87',
  vert: '#22603a',
  sable: '#26211d',
  purpure: '#5f2a5c',
};
