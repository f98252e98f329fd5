import { onceFor, type World } from '@chancery/core';
import { type Box, boxOfLines, grown, joined, overlap } from './box.ts';
import { DARK_INK, type Ink, LIGHT_INK, PRINT_INK } from './ink.ts';

export const SIZES = ['screen', 'print', 'thumb'] as const;
export type Size = (typeof SIZES)[number];

export const PAPERS = ['A3', 'A4'] as const;
export type Paper = (typeof PAPERS)[number];

export interface DrawStyle {
  /** 'screen' for the desk and reports, 'print' for white paper across, 'thumb' for a small picture without writing. */
  readonly size?: Size;
  /** What 'print' is for, A3 unless given; the writing is as large on either. */
  readonly paper?: Paper;
  /** Light writing on dark land and sea; paper is always light. */
  readonly dark?: boolean;
  /** Title, frame and legend around the map; left out by a client that has its own. Thumbs have none. */
  readonly legend?: boolean;
  /** The numbers of the areas to be shown, with what lies about them; else the whole world. Unknown numbers are passed over. */
  readonly crop?: readonly number[];
  /** How broad the map is, in pixels of the design, for a small picture with writing; else as broad as its lands need. */
  readonly across?: number;
  /** Written before every id, for pages with several maps. */
  readonly prefix?: string;
}

/** What is drawn where. Everything on the map is measured in pixels of the design times `unit`. */
export interface Sheet {
  readonly size: Size;
  readonly paper: Paper;
  readonly dark: boolean;
  readonly ink: Ink;
  readonly framed: boolean;
  /** The part of the world that is shown. */
  readonly view: Box;
  /** The part of the view in which writing and signs may stand. */
  readonly safe: Box;
  /** World units in one pixel of the design. */
  readonly unit: number;
  /** Snapping of coordinates, in world units. */
  readonly grain: number;
  /** The map's own size in pixels of the design, without title and legend. */
  readonly width: number;
  readonly height: number;
  /** How many pixels of the design stand on paper where one usually does. */
  readonly finer: number;
  id(name: string): string;
  /** A reference to an id, as `url(#…)`. */
  url(name: string): string;
}

/** The size of the map in pixels of the design: at most so much, and at least so broad. */
const EXTENT = {
  screen: { width: 1800, height: 1800, least: 800 },
  print: { width: 1540, height: 1210, least: 1540 },
  A4: { width: 1040, height: 815, least: 1040 },
  thumb: { width: 480, height: 480, least: 480 },
} as const satisfies { readonly [size in Size | 'A4']: object };

/** Between these bounds a map is as large as it takes for the middling land to be so broad, in pixels of the design. */
const MIDDLING = 110;
const SAFE = 5;

/** A world of more lands than this is great. */
const GREAT = 240;
/** So many times as large a great world may be drawn: readers move about on a screen, and a sheet of paper is drawn as much finer. */
const TIMES = { screen: 2, print: 1.5, A4: 1.5, thumb: 1 } as const satisfies {
  readonly [size in Size | 'A4']: number;
};

export const layOut = (world: World, style: DrawStyle): Sheet => {
  const size = style.size ?? 'screen';
  const dark = style.dark === true && size !== 'print';
  const whole = { left: 0, top: 0, right: world.width, bottom: world.height };
  const view = style.crop ? cropOf(world, whole, style.crop) : whole;
  const { paper = 'A3' } = style;
  const extent = size === 'print' && paper === 'A4' ? paper : size;
  // A part of a great world has room on its sheet of paper.
  const times = isGreat(world) && (extent === 'screen' || style.crop === undefined) ? TIMES[extent] : 1;
  const unit = style.across ? (view.right - view.left) / style.across : unitFor(world, view, extent, times);
  const prefix = style.prefix ?? '';
  return {
    size,
    paper,
    dark,
    ink: size === 'print' ? PRINT_INK : dark ? DARK_INK : LIGHT_INK,
    framed: size !== 'thumb' && style.legend !== false,
    view,
    safe: grown(view, -SAFE * unit),
    unit,
    grain: size === 'thumb' ? Math.max(1, Math.floor(unit * 0.7)) : 1,
    width: Math.round((view.right - view.left) / unit),
    height: Math.round((view.bottom - view.top) / unit),
    finer: times,
    id: (name) => prefix + idOf(name),
    url: (name) => `url(#${prefix}${idOf(name)})`,
  };
};

/** A name that can stand in an id and behind `#`, whatever a power is called by. */
const idOf = (name: string): string => name.replace(/[^\w-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16)}_`);

/** World units in one pixel of the design, when the whole of a world is drawn for the screen. */
export const unitOf = (world: World): number => layOut(world, {}).unit;

/** How large the whole of a world is drawn for the screen without legend, in pixels of the design. */
export const extentOf = (world: World): Pick<Sheet, 'width' | 'height'> => {
  const { width, height } = layOut(world, {});
  return { width, height };
};

const unitFor = (world: World, view: Box, extent: keyof typeof EXTENT, times: number): number => {
  const { least, ...most } = EXTENT[extent];
  const [width, height] = [most.width * times, most.height * times];
  const finest = Math.max((view.right - view.left) / width, (view.bottom - view.top) / height);
  const coarsest = Math.max(finest, (view.right - view.left) / (extent === 'screen' ? least : least * times));
  return Math.min(coarsest, Math.max(finest, middlingBreadth(world, view) / MIDDLING));
};

/** Has so many lands that no sheet shows them all well. */
export const isGreat = (world: World): boolean => landBoxes(world).length > GREAT;

/** Half of the lands in view are broader than this, half are narrower; in world units. */
const middlingBreadth = (world: World, view: Box): number => {
  const breadths = landBoxes(world)
    .filter((box) => overlap(box, view))
    .map(({ left, right, top, bottom }) => (right - left + bottom - top) / 2)
    .sort((a, b) => a - b);
  return breadths[Math.floor(breadths.length / 2)] ?? 0;
};

const landBoxes = onceFor((world: World): readonly Box[] =>
  world.areas.filter(({ kind }) => kind === 'land').flatMap(({ rings }) => boxOfLines(rings) ?? []),
);

const cropOf = (world: World, whole: Box, numbers: readonly number[]): Box => {
  const wanted = new Set(numbers);
  const boxes = world.areas.filter(({ number }) => wanted.has(number)).flatMap(({ rings }) => boxOfLines(rings) ?? []);
  const [first, ...rest] = boxes;
  if (!first) return whole;
  const box = rest.reduce(joined, first);
  const { left, top, right, bottom } = grown(box, Math.max(box.right - box.left, box.bottom - box.top) / 12);
  return {
    left: Math.max(whole.left, Math.floor(left)),
    top: Math.max(whole.top, Math.floor(top)),
    right: Math.min(whole.right, Math.ceil(right)),
    bottom: Math.min(whole.bottom, Math.ceil(bottom)),
  };
};
