/** The colours of everything on the sheet that is not a power's. */
export interface Ink {
  readonly paper: string;
  readonly wilds: string;
  readonly nobody: string;
  readonly line: string;
  readonly faint: string;
  readonly halo: string;
  readonly sea: string;
  readonly shore: string;
  readonly wave: string;
  readonly seaName: string;
  /** Names of seas on maps that follow a printed board, and the rim about their letters. */
  readonly yellow: string;
  readonly yellowRim: string;
  readonly river: string;
  readonly wall: string;
  readonly roof: string;
  readonly smoke: string;
  readonly flame: string;
}

export const LIGHT_INK: Ink = {
  paper: '#f8f2e3',
  wilds: '#ebe3cf',
  nobody: '#efe6d0',
  line: '#2e2822',
  faint: '#75694f',
  halo: '#fdf8ec',
  sea: '#d3e2e6',
  shore: '#bdd5dd',
  wave: '#6d98ab',
  seaName: '#2c5f84',
  yellow: '#ffdf57',
  yellowRim: '#2b4d63',
  river: '#3f7fa8',
  wall: '#fbf3df',
  roof: '#b4543c',
  smoke: '#4a423a',
  flame: '#c8541f',
};

export const DARK_INK: Ink = {
  paper: '#191d20',
  wilds: '#2b2924',
  nobody: '#302d27',
  line: '#ece3cf',
  faint: '#8f8672',
  halo: '#15171a',
  sea: '#1f303b',
  shore: '#2a4351',
  wave: '#5b8498',
  seaName: '#96c3e2',
  yellow: '#f2d45c',
  yellowRim: '#14212a',
  river: '#6fb0d8',
  wall: '#4a443a',
  roof: '#d07a5e',
  smoke: '#cfc4b0',
  flame: '#f0883e',
};

export const PRINT_INK: Ink = {
  ...LIGHT_INK,
  paper: '#ffffff',
  wilds: '#f4f4f2',
  nobody: '#ffffff',
  line: '#111111',
  faint: '#777777',
  halo: '#ffffff',
  sea: '#ffffff',
  shore: '#eaf2f6',
  wave: '#5c8aa3',
  seaName: '#1d5580',
  wall: '#ffffff',
};

/** Bases of troop markers. They differ in lightness as well as hue, and each has an outline of its own (see symbols). */
export const BASE_COLOURS = {
  own: { fill: '#1d57a5', figure: '#ffffff', line: '#0c2c5a' },
  foreign: { fill: '#b02a30', figure: '#ffffff', line: '#5c0f14' },
  allied: { fill: '#f0b429', figure: '#33240a', line: '#7a5606' },
  independent: { fill: '#d9d4c8', figure: '#3a352c', line: '#6d675b' },
} as const;

/** Order arrows: through a location, and into the last one. */
export const ARROW_COLOURS = { through: '#1d57a5', last: '#c22a2a' } as const;
