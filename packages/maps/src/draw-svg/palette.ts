/** How the land of a power is laced with ink, so that tones that look alike to some eyes do not look alike. */
export const HATCHES = ['none', 'rising', 'falling', 'level', 'upright', 'dotted'] as const;
export type Hatch = (typeof HATCHES)[number];

/** The colours of a power: its wash and the stronger edge of the same hue, on light paper and on dark. */
export interface Tone {
  readonly name: string;
  readonly wash: string;
  readonly edge: string;
  readonly darkWash: string;
  readonly darkEdge: string;
  readonly hatch: Hatch;
}

/**
 * Twenty-four tones, called after old pigments. They were found by annealing in OKLab over what trichromats, protanopes
 * and deuteranopes see (Machado, Oliveira and Fernandes 2009): the least distance between two tones of one hatch was made
 * as great as muted colours allow. test/draw-svg-palette.test.ts simulates the three kinds of eye again and holds
 * every pair to it. Neighbours in this list stand far apart, since powers that are numbered together lie together.
 */
export const TONES: readonly Tone[] = [
  { name: 'madder', wash: '#e09386', edge: '#87392e', darkWash: '#652c23', darkEdge: '#d77a6b', hatch: 'none' },
  { name: 'woad', wash: '#9aace1', edge: '#44548b', darkWash: '#334069', darkEdge: '#8297d8', hatch: 'none' },
  { name: 'straw', wash: '#dec88d', edge: '#866e29', darkWash: '#655321', darkEdge: '#c0a55a', hatch: 'falling' },
  { name: 'saffron', wash: '#e7ab7b', edge: '#8f5111', darkWash: '#6b3e11', darkEdge: '#d58d4e', hatch: 'none' },
  { name: 'sage', wash: '#8dc197', edge: '#306a3f', darkWash: '#255030', darkEdge: '#6dad7b', hatch: 'rising' },
  { name: 'mulberry', wash: '#c68aa3', edge: '#6f334f', darkWash: '#54273b', darkEdge: '#c17898', hatch: 'none' },
  { name: 'smalt', wash: '#9fc5f5', edge: '#446b9e', darkWash: '#345177', darkEdge: '#78a6e1', hatch: 'none' },
  { name: 'weld', wash: '#bbb66c', edge: '#645e02', darkWash: '#4c4704', darkEdge: '#a79f3e', hatch: 'falling' },
  { name: 'azurite', wash: '#74bfd3', edge: '#0a667a', darkWash: '#074d5d', darkEdge: '#45abc4', hatch: 'falling' },
  { name: 'celadon', wash: '#c4e0b5', edge: '#698659', darkWash: '#4f6543', darkEdge: '#97b985', hatch: 'none' },
  { name: 'rose', wash: '#f0adb8', edge: '#965260', darkWash: '#713e49', darkEdge: '#d98998', hatch: 'rising' },
  { name: 'malachite', wash: '#5fafa7', edge: '#0d5651', darkWash: '#05413d', darkEdge: '#35a69d', hatch: 'falling' },
  { name: 'heather', wash: '#c3a9b7', edge: '#784b64', darkWash: '#523e49', darkEdge: '#b191a2', hatch: 'none' },
  { name: 'blush', wash: '#fec7bd', edge: '#a46b61', darkWash: '#7b514a', darkEdge: '#dc9a8f', hatch: 'falling' },
  { name: 'olive', wash: '#97a762', edge: '#445105', darkWash: '#333d00', darkEdge: '#899d42', hatch: 'rising' },
  { name: 'orchil', wash: '#a693c9', edge: '#523d74', darkWash: '#3e2e57', darkEdge: '#9c84c7', hatch: 'none' },
  { name: 'ochre', wash: '#c19658', edge: '#654304', darkWash: '#4d3202', darkEdge: '#bc8731', hatch: 'none' },
  { name: 'sky', wash: '#b0dcfd', edge: '#5182a4', darkWash: '#3e627b', darkEdge: '#7db4dc', hatch: 'none' },
  { name: 'umber', wash: '#af9a89', edge: '#664120', darkWash: '#443427', darkEdge: '#a78c78', hatch: 'falling' },
  { name: 'turquoise', wash: '#87d7cf', edge: '#067e77', darkWash: '#0f5f59', darkEdge: '#4dbab0', hatch: 'none' },
  { name: 'mallow', wash: '#e1cbf8', edge: '#88709f', darkWash: '#665578', darkEdge: '#bba0d6', hatch: 'rising' },
  { name: 'lichen', wash: '#bac1a9', edge: '#616c3d', darkWash: '#4b503d', darkEdge: '#9ea688', hatch: 'none' },
  { name: 'indigo', wash: '#6fa5cb', edge: '#045077', darkWash: '#093c59', darkEdge: '#549ac9', hatch: 'rising' },
  { name: 'lilac', wash: '#d1afe2', edge: '#7a558a', darkWash: '#5c4168', darkEdge: '#b98ecd', hatch: 'rising' },
];

/** Powers without a colour of their own, such as the independents. */
export const PLAIN: Tone = {
  name: 'parchment',
  wash: '#f3ead4',
  edge: '#a89a7c',
  darkWash: '#37342d',
  darkEdge: '#7d745f',
  hatch: 'none',
};

/** Lands without a colour: white where nobody has been, grey where nobody goes. */
export const BARE = {
  white: { ...PLAIN, name: 'white', wash: '#ffffff', darkWash: '#4a4a4a' },
  grey: { ...PLAIN, name: 'grey', wash: '#c9c7c2', darkWash: '#3b3d40' },
} as const satisfies { readonly [ground: string]: Tone };

/** How much of its wash the ground of a land has, in hundredths; the rest is bare paper. */
export const GROUND_SHARE = { screen: 62, print: 22, thumb: 100 } as const;

/** So many hundredths of one colour in another, both written #rrggbb. */
export const mixed = (colour: string, paper: string, hundredths: number): string => {
  const part = (from: string, at: number): number => Number.parseInt(from.slice(at, at + 2), 16);
  const mix = (at: number): string =>
    Math.round((part(colour, at) * hundredths + part(paper, at) * (100 - hundredths)) / 100)
      .toString(16)
      .padStart(2, '0');
  return `#${mix(1)}${mix(3)}${mix(5)}`;
};

/** The tone of an index; the list begins again after its end. */
export const toneOf = (index: number): Tone => TONES[((index % TONES.length) + TONES.length) % TONES.length] as Tone;

/** On white paper every tone has a hatch of its own kind, for printers without colour. */
export const printHatchOf = (index: number): Hatch => PRINT_HATCHES[index % PRINT_HATCHES.length] as Hatch;

const PRINT_HATCHES: readonly Hatch[] = ['rising', 'level', 'falling', 'dotted', 'upright'];
