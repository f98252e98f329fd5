import type { Drawing } from './place-symbols.ts';
import { element } from './svg-text.ts';

/** Peaks, the bridge and the terrain of the country. Peaks are stretched to their boxes, so they have their own squares. */
export const LAND_SYMBOLS: { readonly [name: string]: { readonly box: string; readonly draw: Drawing } } = {
  'peak-high': {
    box: '0 0 30 26',
    draw: (ink) =>
      body(
        'M0 25.5C6 21 9.5 11 14 2.5 15.2.5 16.4.9 17.3 3c2.5 5.5 4.7 11 7 14.9C26 20.8 27.7 23.8 30 25.5z',
        ink.wall,
      ) +
      slopes('M1 25C6 20.5 9.5 11 14 2.5 15.2.5 16.4.9 17.3 3', 1.2, ink.line) +
      slopes('M14.6 1.8C16 .7 16.6 1.4 17.3 3c2.5 5.5 4.7 11 7 14.9 1.5 2.7 2.9 5.2 4.8 7', 1.9, ink.line) +
      slopes(
        'M16.6 4.5l1.7 6.5M18.7 8l2.1 8M17.3 12.5l1.9 8M21.2 13.5l2.3 8M24 19l1.7 5M14.8 4c.3 3-1.5 4-.7 6.5s-1.3 3.2-.8 5.5',
        1,
        ink.line,
      ),
  },
  'peak-low': {
    box: '0 0 23 18',
    draw: (ink) =>
      body('M0 17.5C4 14.5 6.5 7.5 10 3c1-1.3 2.2-1.2 3 .3 1.7 3.2 3.3 6.5 5 9.2 1.3 2 2.8 3.7 5 5z', ink.wall) +
      slopes('M1 17C4.5 14 6.5 7.5 10 3c1-1.3 2.2-1.2 3 .3', 1.1, ink.line) +
      slopes('M11 2.2c.8-.4 1.5.1 2 1.1 1.7 3.2 3.3 6.5 5 9.2 1.2 1.8 2.5 3.4 4.2 4.6', 1.7, ink.line) +
      slopes('M12.5 5.5l1.4 5M14.8 8.5l1.6 5M13.3 11.5l1.2 4.5M17.3 13l1.3 3.5M11 4c.2 2-1 2.8-.4 4.5', 0.9, ink.line),
  },
  'peak-broad': {
    box: '0 0 31 22',
    draw: (ink) =>
      body(
        'M0 21.5C4 18 6.5 11 9.5 6.5c1-1.4 2-1.3 2.9 0l1.6 2.2C15.5 6.2 17 3.8 18.3 2c1-1.4 2.2-1.2 3 .3 2.2 4.2 4 9.2 6 13 1.1 2.2 2.3 4.4 3.7 6.2z',
        ink.wall,
      ) +
      slopes(
        'M1 21C4.5 17.5 6.5 11 9.5 6.5c1-1.4 2-1.3 2.9 0l1.6 2.2C15.5 6.2 17 3.8 18.3 2c1-1.4 2.2-1.2 3 .3',
        1.2,
        ink.line,
      ) +
      slopes(
        'M19.4 1.2c.9-.3 1.5.2 1.9 1.1 2.2 4.2 4 9.2 6 13 1 2 2 4 3.2 5.7M12.4 6.5l1.6 2.2c1.2 2 2 4 3 6.3',
        1.8,
        ink.line,
      ) +
      slopes(
        'M20.6 4.5l1.6 6M22.7 8l1.9 7M21.4 12l1.6 7M25.3 14.5l1.7 5.5M12.7 9.5l1.3 5M13 14.5l1 4.5M19 4c.2 2.5-1.2 3.5-.6 5.8',
        1,
        ink.line,
      ),
  },
  bridge: {
    box: '0 0 24 24',
    draw: (ink) =>
      element('path', {
        d: 'M1 9.5Q12 4 23 9.5V17h-4.5a3 3 0 0 0-6 0h-1a3 3 0 0 0-6 0H1z',
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
        'M1 19.5c1.5-7.5 8-9 11-1.5M9.5 13.5c3-7 10.5-6.5 13.5 4M9.5 14.5c1 1 1.8 2.3 2.1 3.8M19 11.5c1.3 1 2.3 2.6 2.9 4.6M16.5 12l1.6 2.8',
        ink.line,
      ),
  },
  mountain: {
    box: '0 0 24 24',
    draw: (ink) => sketch('M1 19L7.5 8l5.5 9M11 14l5-9 7 14M7.5 8c0 3 1 5 1.5 8M16 5c0 4 1.5 7 2.5 11', ink.line),
  },
  marsh: {
    box: '0 0 24 24',
    draw: (ink) =>
      sketch('M2 18h9M13 18h9M6.5 18v-6M6.5 18l-3-4M6.5 18l3-4M17.5 18v-6M17.5 18l-3-4M17.5 18l3-4', ink.seaName),
  },
  desert: {
    box: '0 0 24 24',
    draw: (ink) => sketch('M2 18c4-5 8-5 11 0M11 12c4-5 8-5 11 0M6 18.2l1 .1M15 12.2l1 .1', ink.line),
  },
  steppe: {
    box: '0 0 24 24',
    draw: (ink) => sketch('M6 18l-2-5M6 18l.3-6M6 18l2.5-5M17 14l-2-5M17 14l.3-6M17 14l2.5-5', ink.line),
  },
};

const body = (d: string, fill: string): string => element('path', { d, fill });

const slopes = (d: string, width: number, stroke: string): string =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

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
