import type { World } from '@chancery/core';
import { type Box, boxOfLines, joined } from './box.ts';
import { DARK_INK, type Ink, LIGHT_INK, PRINT_INK } from './ink.ts';

export const SIZES = ['screen', 'print', 'thumb'] as const;
export type Size = (typeof SIZES)[number];

export interface DrawStyle {
  /** 'screen' for the desk and reports, 'print' for A3 landscape on white paper, 'thumb' for a small picture without writing. */
  readonly size?: Size;
  /** Light writing on dark land and sea; paper is always light. */
  readonly dark?: boolean;
  /** Title, frame and legend around the map; left out by a client that has its own. Thumbs have none. */
  readonly legend?: boolean;
  /** The numbers of the areas to be shown, with what lies about them; else the whole world. Unknown numbers are passed over. */
  readonly crop?: readonly number[];
  /** Written before every id, for pages with several maps. */
  readonly prefix?: string;
}

/** What is drawn where. Everything on the map is measured in pixels of the design times `unit`. */
export interface Sheet {
  readonly size: Size;
  readonly dark: boolean;
  readonly ink: Ink;
  readonly framed: boolean;
  /** The part of the world that is shown. */
  readonly view: Box;
  /** World units in one pixel of the design. */
  readonly unit: number;
  /** Snapping of coordinates, in world units. */
  readonly grain: number;
  readonly width: number;
  readonly height: number;
  id(name: string): string;
  /** A reference to an id, as `url(#…)`. */
  url(name: string): string;
}

const WIDTH = { screen: 1800, print: 1508, thumb: 480 } as const satisfies { readonly [size in Size]: number };
const HEIGHT = { screen: 1800, print: 880, thumb: 480 } as const satisfies { readonly [size in Size]: number };
/** A crop is drawn at most this much larger than the whole world, so that a single island does not fill the sheet. */
const NEAREST = 4;

export const layOut = (world: World, style: DrawStyle): Sheet => {
  const size = style.size ?? 'screen';
  const dark = style.dark === true && size !== 'print';
  const whole = { left: 0, top: 0, right: world.width, bottom: world.height };
  const view = style.crop ? cropOf(world, whole, style.crop) : whole;
  const unit = Math.max(unitFor(view, size), unitFor(whole, size) / NEAREST);
  const prefix = style.prefix ?? '';
  return {
    size,
    dark,
    ink: size === 'print' ? PRINT_INK : dark ? DARK_INK : LIGHT_INK,
    framed: size !== 'thumb' && style.legend !== false,
    view,
    unit,
    grain: size === 'thumb' ? Math.max(1, Math.floor(unit * 0.7)) : 1,
    width: Math.round((view.right - view.left) / unit),
    height: Math.round((view.bottom - view.top) / unit),
    id: (name) => prefix + name,
    url: (name) => `url(#${prefix}${name})`,
  };
};

const unitFor = (view: Box, size: Size): number =>
  Math.max((view.right - view.left) / WIDTH[size], (view.bottom - view.top) / HEIGHT[size]);

const cropOf = (world: World, whole: Box, numbers: readonly number[]): Box => {
  const wanted = new Set(numbers);
  const boxes = world.areas.filter(({ number }) => wanted.has(number)).flatMap(({ rings }) => boxOfLines(rings) ?? []);
  const [first, ...rest] = boxes;
  if (!first) return whole;
  const box = rest.reduce(joined, first);
  const margin = Math.round(Math.max(box.right - box.left, box.bottom - box.top) / 12);
  return {
    left: Math.max(whole.left, box.left - margin),
    top: Math.max(whole.top, box.top - margin),
    right: Math.min(whole.right, box.right + margin),
    bottom: Math.min(whole.bottom, box.bottom + margin),
  };
};
