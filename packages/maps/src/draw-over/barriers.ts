import type { BorderKind, World } from '@chancery/core';
import { pathData } from '../draw-svg/path-data.ts';
import { element } from '../draw-svg/svg-text.ts';

/** How a kind of border is traced: by its colour, and by its dashes in pixels of the screen. */
export interface Trace {
  readonly light: string;
  readonly dark: string;
  readonly dashes?: string;
  readonly width: number;
}

/** What is traced: a kind of border, or where areas touch and have none. */
export type TracedKind = BorderKind | 'barred';

/** What is worth tracing, that which stops somebody first. */
export const TRACES: { readonly [kind in TracedKind]?: Trace } = {
  mountain: { light: '#9c2a1c', dark: '#f09a8c', width: 4 },
  barred: { light: '#9c2a1c', dark: '#f09a8c', dashes: '3 5', width: 4 },
  reef: { light: '#9c2a1c', dark: '#f09a8c', dashes: '1 6', width: 5 },
  strait: { light: '#2b4d7a', dark: '#9dbde8', dashes: '9 5', width: 3 },
  river: { light: '#1c6e8c', dark: '#7fd0ec', width: 3 },
  bridge: { light: '#1c6e8c', dark: '#7fd0ec', dashes: '12 4 2 4', width: 3 },
  passage: { light: '#2b4d7a', dark: '#9dbde8', dashes: '2 4', width: 4 },
};

/** What of a world is traced, in the order of `TRACES`. */
export const tracedKinds = ({ borders, barred = [] }: World): readonly TracedKind[] => {
  const kinds = new Set<TracedKind>(borders.map(({ kind }) => kind));
  if (barred.length > 0) kinds.add('barred');
  return (Object.keys(TRACES) as TracedKind[]).filter((kind) => kinds.has(kind));
};

/** The traced borders over a map that is drawn already: lines of the same width on the screen at every size. */
export const drawTraces = (world: World, dark: boolean): string =>
  tracedKinds(world)
    .map((kind) => {
      const traced = kind === 'barred' ? (world.barred ?? []) : world.borders.filter((border) => border.kind === kind);
      const lines = traced.flatMap((border) => border.lines);
      return element('path', {
        class: `trace ${kind}`,
        d: pathData(lines, false),
        ...strokeOf(TRACES[kind] as Trace, dark),
      });
    })
    .join('');

/** A trace as a small picture for a legend. */
export const traceSwatch = (kind: TracedKind, dark: boolean): string => {
  const trace = TRACES[kind];
  const line = trace ? element('path', { d: 'M2 9h24', ...strokeOf(trace, dark) }) : '';
  return element('svg', { viewBox: '0 0 28 18', width: 28, height: 18, 'aria-hidden': 'true' }, line);
};

const strokeOf = ({ light, dark: night, dashes, width }: Trace, dark: boolean) => ({
  fill: 'none',
  stroke: dark ? night : light,
  'stroke-width': width,
  'stroke-dasharray': dashes,
  'stroke-linecap': dashes === '1 6' ? 'round' : 'butt',
  'stroke-linejoin': 'round',
  'vector-effect': 'non-scaling-stroke',
});
