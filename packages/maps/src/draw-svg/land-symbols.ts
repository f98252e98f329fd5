import type { Drawing } from './place-symbols.ts';
import { element } from './svg-text.ts';

/** Peaks, the bridge and the terrain of the country. Peaks are stretched to their boxes, so they have their own squares. */
export const LAND_SYMBOLS: { readonly [name: string]: { readonly box: string; readonly draw: Drawing } } = {
  'peak-high': {
    box: '0 0 30 26',
    draw: (ink) =>
      peak('M1 25C6 20 10 10 15 1c4 6 6 10 8 14 2 4 4 7 6 10z', ink.wall, ink.line) +
      shade(
        'M15 1.500c.5 5-1.5 6 0 9.500s-.5 5 1 8-.5 4 .5 6M17.5 6.500c1 4 .5 6 2 9s.5 5.5 2 9.500M20.5 12c1 4 1.5 8 4.5 12.5',
        ink.line,
      ),
  },
  'peak-low': {
    box: '0 0 23 18',
    draw: (ink) =>
      peak('M1 17C4 14 7 6 10.5 1.500c3 3 5 6 6.5 9 1.5 2.5 3 4.5 5 6.500z', ink.wall, ink.line) +
      shade('M10.5 2c.5 4-1 5 .3 8s-.3 4 .7 7M13.5 6c.7 4 .5 6 2.5 10.5', ink.line),
  },
  'peak-broad': {
    box: '0 0 31 22',
    draw: (ink) =>
      peak('M1 21C4 17 6 9 10 4c1.5 1.5 2.5 3 4 5 1.5-3 3-5.5 5-8 4 5 7 14 11 20z', ink.wall, ink.line) +
      shade('M10 4.500c.5 3.5-.8 5 .4 8s0 4.5 1 8M19 1.500c.8 5-.8 6 .6 10s0 5 1.4 9M22 6c.8 4 .8 8 3 14.5', ink.line),
  },
  bridge: {
    box: '0 0 24 24',
    draw: (ink) =>
      element('path', {
        d: 'M1 9.500Q12 4 23 9.500V17h-4.500a3 3 0 0 0-6 0h-1a3 3 0 0 0-6 0H1z',
        fill: ink.wall,
        stroke: ink.line,
        'stroke-width': 1.6,
        'stroke-linejoin': 'round',
      }),
  },
  forest: {
    box: '0 0 24 24',
    draw: (ink) =>
      sketch(
        'M6 22v-4M2 18c0-4 2-8 4-10 2 2 4 6 4 10zM17.5 18v-4M13.5 14c0-4 2-8 4-10 2 2 4 6 4 10z',
        ink.line,
        ink.line,
      ),
  },
  hill: {
    box: '0 0 24 24',
    draw: (ink) =>
      sketch(
        'M1 19c2-7 8-7 10 0M10 15c2-6 9-6 12.5 2M7.5 14.500c1 1 1.5 2 1.8 3.500M18.5 12c1 1 1.8 2.3 2.2 4',
        ink.line,
      ),
  },
  mountain: { box: '0 0 24 24', draw: (ink) => sketch('M1 19L7.5 8l5.5 9M11 14l5-9 7 14M7.5 8c0 3 1 5 1.5 8M16 5c0 4 1.5 7 2.5 11', ink.line) },
  marsh: {
    box: '0 0 24 24',
    draw: (ink) =>
      sketch('M2 18h9M13 18h9M6.5 18v-6M6.5 18l-3-4M6.5 18l3-4M17.5 18v-6M17.5 18l-3-4M17.5 18l3-4', ink.seaName),
  },
  desert: {
    box: '0 0 24 24',
    draw: (ink) => sketch('M2 18c4-5 8-5 11 0M11 12c4-5 8-5 11 0M6 18.200l1 .1M15 12.200l1 .1', ink.line),
  },
  steppe: {
    box: '0 0 24 24',
    draw: (ink) => sketch('M6 18l-2-5M6 18l.3-6M6 18l2.5-5M17 14l-2-5M17 14l.3-6M17 14l2.5-5', ink.line),
  },
};

const peak = (d: string, fill: string, stroke: string): string =>
  element('path', { d, fill, stroke, 'stroke-width': 1.5, 'stroke-linejoin': 'round' });

const shade = (d: string, stroke: string): string =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': 1.1, 'stroke-linecap': 'round', 'stroke-opacity': '.75' });

const sketch = (d: string, stroke: string, fill = 'none'): string =>
  element('path', {
    d,
    fill,
    'fill-opacity': fill === 'none' ? undefined : '.25',
    stroke,
    'stroke-width': 1.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
