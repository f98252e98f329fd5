import type { Ink } from './ink.ts';
import { element } from './svg-text.ts';

/** A drawing on a square of 24 by 24. */
export type Drawing = (ink: Ink) => string;

const inked = (d: string, ink: Ink, fill: string, width = 1.3): string =>
  element('path', {
    d,
    fill,
    stroke: ink.line,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });

/** A crack that runs down a wall. */
const CRACK = 'M14 4l-3.4 4.2 3 3.4-4 4 2.2 2.6-1.8 3.8';

/** Cities, castles, harbours and the marks of ravaged land. A symbol's name is its id. */
export const PLACE_SYMBOLS: { readonly [name: string]: Drawing } = {
  town: (ink) =>
    inked('M1.5 21v-7.5h6V21z', ink, ink.wall) +
    inked('M.7 13.5l3.8-4 3.8 4z', ink, ink.roof) +
    inked('M15.5 21v-6.5h7V21z', ink, ink.wall) +
    inked('M14.7 14.5l4.3-4 4.3 4z', ink, ink.roof) +
    inked('M8 21V9.5h7V21z', ink, ink.wall) +
    inked('M7.3 9.5L11.5 1.5l4.2 8z', ink, ink.roof) +
    inked('M10.2 21v-4h2.6v4', ink, 'none', 1.1),
  capital: (ink) =>
    inked('M9 14V6h6v8z', ink, ink.wall) +
    inked('M8.2 6L12 .8 15.8 6z', ink, ink.roof) +
    inked('M3.5 14V9.5h5V14zM15.5 14V9.5h5V14z', ink, ink.wall) +
    inked('M2.8 9.5L6 5.8l3.2 3.7zM14.8 9.5L18 5.8l3.2 3.7z', ink, ink.roof) +
    inked('M1 22v-9.5h2.2v1.6h2.2v-1.6h2.2v1.6h2.2v-1.6h4.4v1.6h2.2v-1.6h2.2v1.6h2.2v-1.6H23V22z', ink, ink.wall) +
    inked('M10 22v-3.6a2 2 0 0 1 4 0V22z', ink, ink.line, 0.6),
  'fort-1': (ink) =>
    inked('M7.5 22l.8-10.5H6.8V6.5h2.4v2h1.7v-2h2.2v2h1.7v-2h2.4v5h-1.5l.8 10.5z', ink, ink.wall) +
    inked('M12 14v3.5', ink, 'none', 1.6),
  'fort-2': (ink) =>
    inked('M1 22v-7.5h2.5V16H6v-1.5h2V22zM23 22v-7.5h-2.5V16H18v-1.5h-2V22z', ink, ink.wall) +
    inked('M7 22l.5-12.5H6V3.5h2.7v2.2h2V3.5h2.6v2.2h2V3.5H18v6h-1.5L17 22z', ink, ink.wall) +
    inked('M12 11.5v4', ink, 'none', 1.6),
  'fort-3': (ink) =>
    inked('M8 22V12h8v10z', ink, ink.wall) +
    inked(
      'M1.5 22V8.5h-.7V3.5h2.2v1.7h1.9V3.5h2.2v1.7h1.4v3.3H8V22zM22.5 22V8.5h.7V3.5H21v1.7h-1.9V3.5h-2.2v1.7h-1.4v3.3H16V22z',
      ink,
      ink.wall,
    ) +
    inked('M10.2 22v-3.6a1.8 1.8 0 0 1 3.6 0V22z', ink, ink.line, 0.6),
  'fort-4': (ink) =>
    inked('M8.5 13V5h1.7v1.5h1.2V5h1.2v1.5h1.2V5h1.7v8z', ink, ink.wall) +
    inked('M12 5V.6l3.8 1.5L12 3.5', ink, ink.roof, 1) +
    inked('M6.5 22v-9.5h11V22z', ink, ink.wall) +
    inked('M1 22V12H.5V8h1.9v1.4h1.6V8h2.7v4h-.2v10zM23 22V12h.5V8h-1.9v1.4H20V8h-2.7v4h.2v10z', ink, ink.wall) +
    inked('M10.2 22v-3.6a1.8 1.8 0 0 1 3.6 0V22z', ink, ink.line, 0.6),
  breach: (ink) =>
    inked(CRACK, ink, 'none', 3.4) +
    element('path', { d: CRACK, fill: 'none', stroke: ink.flame, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }),
  harbour: (ink) =>
    element('path', {
      d: 'M12 2a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 0 1 12 2zM12 7.2V21.5M7.5 10.5h9M3 14.5c1 4.5 4.5 7 9 7s8-2.5 9-7M3 14.5l-.8 3.5M3 14.5l3.3 1.8M21 14.5l.8 3.5M21 14.5l-3.3 1.8',
      fill: 'none',
      stroke: ink.seaName,
      'stroke-width': 2.1,
      'stroke-linecap': 'round',
    }),
  smoke: (ink) =>
    element('path', {
      d: 'M12 15c-4-1.5-5-4.5-2.5-6.5C8 5.5 10.5 3.5 12.5 4.5 13.5 1.5 18 1.5 18.5 4.5c2.5 0 3.5 3 1.5 4.5-1.5 1.3-3.5.8-4.5 2-1 1.1-.8 2.8-3.5 4z',
      fill: ink.smoke,
      'fill-opacity': '.55',
    }) +
    element('path', {
      d: 'M12 22.5c-4 0-5.8-2.8-4.3-5.7.9-1.7 2.6-2.4 2.6-4.8 2.7 1 3.2 2.7 3.2 4.2.6-.4.9-1 1-1.7 1.8 1.5 2.3 3 2.1 4.5-.3 2.2-2 3.5-4.6 3.5z',
      fill: ink.flame,
    }),
};

/** Walls of 1 to 12 are drawn in four classes: a palisade, a tower, a gatehouse, a castle. */
export const fortSymbol = (level: number): string => `fort-${Math.min(4, Math.max(1, Math.ceil(level / 3)))}`;
