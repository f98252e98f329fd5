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

/** Cities, castles, harbours and the marks of ravaged land. A symbol's name is its id. */
export const PLACE_SYMBOLS: { readonly [name: string]: Drawing } = {
  town: (ink) =>
    inked('M1.5 21v-7.500h6V21z', ink, ink.wall) +
    inked('M.7 13.500l3.8-4 3.8 4z', ink, ink.roof) +
    inked('M15.5 21v-6.500h7V21z', ink, ink.wall) +
    inked('M14.7 14.500l4.3-4 4.3 4z', ink, ink.roof) +
    inked('M8 21V9.500h7V21z', ink, ink.wall) +
    inked('M7.3 9.500L11.5 1.500l4.2 8z', ink, ink.roof) +
    inked('M10.2 21v-4h2.600v4', ink, 'none', 1.1),
  capital: (ink) =>
    inked('M9 14V6h6v8z', ink, ink.wall) +
    inked('M8.2 6L12 .8 15.8 6z', ink, ink.roof) +
    inked('M3.5 14V9.500h5V14zM15.5 14V9.500h5V14z', ink, ink.wall) +
    inked('M2.8 9.500L6 5.800l3.2 3.700zM14.8 9.500L18 5.800l3.2 3.700z', ink, ink.roof) +
    inked(
      'M1 22v-9.500h2.200v1.600h2.200v-1.600h2.200v1.600h2.200v-1.600h4.400v1.600h2.200v-1.600h2.200v1.600h2.200v-1.600H23V22z',
      ink,
      ink.wall,
    ) +
    inked('M10 22v-3.600a2 2 0 0 1 4 0V22z', ink, ink.line, 0.6),
  'fort-1': (ink) =>
    inked(
      'M3 22V10l1.8-2.500L6.6 10l1.8-2.5 1.8 2.500L12 7.500l1.8 2.5 1.8-2.5 1.8 2.5 1.8-2.500L21 10v12z',
      ink,
      ink.wall,
    ) + inked('M6.6 11v10M10.2 11v10M13.8 11v10M17.4 11v10', ink, 'none', 0.9),
  'fort-2': (ink) =>
    inked('M6.5 22V9.500H5V3.500h2.800v2.200h2.800V3.500h2.800v2.200h2.800V3.500H19v6h-1.500V22z', ink, ink.wall) +
    inked('M12 12.500v4', ink, 'none', 1.6),
  'fort-3': (ink) =>
    inked('M8 22V12h8v10z', ink, ink.wall) +
    inked(
      'M1.5 22V8.500h-.7V3.500h2.200v1.700h1.900V3.500h2.200v1.700h1.400v3.300H8V22zM22.5 22V8.500h.7V3.500H21v1.700h-1.900V3.500h-2.200v1.700h-1.400v3.300H16V22z',
      ink,
      ink.wall,
    ) +
    inked('M10.2 22v-3.600a1.8 1.8 0 0 1 3.6 0V22z', ink, ink.line, 0.6),
  'fort-4': (ink) =>
    inked('M8.5 13V5h1.700v1.500h1.200V5h1.200v1.500h1.200V5h1.700v8z', ink, ink.wall) +
    inked('M12 5V.6l3.8 1.500L12 3.5', ink, ink.roof, 1) +
    inked('M6.5 22v-9.500h11V22z', ink, ink.wall) +
    inked(
      'M1 22V12H.5V8h1.900v1.400h1.600V8h2.700v4h-.2v10zM23 22V12h.5V8h-1.900v1.400H20V8h-2.700v4h.2v10z',
      ink,
      ink.wall,
    ) +
    inked('M10.2 22v-3.600a1.8 1.8 0 0 1 3.6 0V22z', ink, ink.line, 0.6),
  breach: (ink) =>
    inked('M13.5 1.500l-3 5 3.5 4-4 4.5 2.5 3-2 4.5', ink, 'none', 4) +
    element('path', {
      d: 'M13.5 1.500l-3 5 3.5 4-4 4.5 2.5 3-2 4.5',
      fill: 'none',
      stroke: ink.flame,
      'stroke-width': 2,
    }),
  harbour: (ink) =>
    element('path', {
      d: 'M12 2a2.6 2.6 0 1 1 0 5.200A2.6 2.6 0 0 1 12 2zM12 7.200V21.500M7.5 10.500h9M3 14.500c1 4.5 4.5 7 9 7s8-2.5 9-7M3 14.500l-.8 3.500M3 14.500l3.3 1.800M21 14.500l.8 3.500M21 14.500l-3.3 1.8',
      fill: 'none',
      stroke: ink.seaName,
      'stroke-width': 2.1,
      'stroke-linecap': 'round',
    }),
  smoke: (ink) =>
    element('path', {
      d: 'M12 15c-4-1.5-5-4.5-2.5-6.500C8 5.5 10.5 3.5 12.5 4.5 13.5 1.5 18 1.5 18.5 4.500c2.5 0 3.5 3 1.5 4.5-1.5 1.3-3.5.8-4.5 2-1 1.1-.8 2.8-3.5 4z',
      fill: ink.smoke,
      'fill-opacity': '.55',
    }) +
    element('path', {
      d: 'M12 22.500c-4 0-5.8-2.8-4.3-5.7.9-1.7 2.6-2.4 2.6-4.8 2.7 1 3.2 2.7 3.2 4.2.6-.4.9-1 1-1.7 1.8 1.5 2.3 3 2.1 4.5-.3 2.2-2 3.5-4.6 3.500z',
      fill: ink.flame,
    }),
};

/** Walls of 1 to 12 are drawn in four classes: a palisade, a tower, a gatehouse, a castle. */
export const fortSymbol = (level: number): string => `fort-${Math.min(4, Math.max(1, Math.ceil(level / 3)))}`;
