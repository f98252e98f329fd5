import type { Point } from '@chancery/core';
import { bowed, type Curve, STRONG_ARROW, stretch, THIN_ARROW } from '../draw-svg/arrows.ts';
import { MARKER_TEXT } from '../draw-svg/layer-styles.ts';
import { element } from '../draw-svg/svg-text.ts';

/** One way of a unit over a map that is drawn already. */
export interface Way {
  readonly unit: string;
  readonly stops: readonly Point[];
  /** What is written on each step, such as the number of its phase; empty for nothing. */
  readonly signs: readonly string[];
  /** Steps that are not of the moment, by place: drawn faintly. */
  readonly faint: readonly boolean[];
  readonly selected: boolean;
}

/** Arrows step by step: blue through a place, red into the last. MD-16.15 */
export const drawWay = ({ unit: name, stops, signs, faint, selected }: Way, unit: number): string => {
  const thick = (selected ? STRONG_ARROW : THIN_ARROW) * unit;
  const steps = stops.slice(1).map((stop, at) => {
    const curve = bowed(stops[at] as Point, stop, at % 2 === 0 ? 1 : -1, unit);
    const drawn = stretch(curve, at + 2 === stops.length ? 'last' : 'through', thick);
    const sign = signs[at] ? signOn(middleOf(curve), signs[at], unit) : '';
    return element(
      'g',
      { class: faint[at] ? 'leg faint' : 'leg', opacity: faint[at] ? '.28' : undefined },
      drawn + sign,
    );
  });
  return element(
    'g',
    {
      class: selected ? 'arrow selected' : 'arrow',
      'data-unit': name,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    steps.join(''),
  );
};

const middleOf = ({ start, bend, end }: Curve): Point => ({
  x: (start.x + 2 * bend.x + end.x) / 4,
  y: (start.y + 2 * bend.y + end.y) / 4,
});

const SIGN = 7.4;

const signOn = ({ x, y }: Point, text: string, unit: number): string =>
  element('circle', {
    cx: x,
    cy: y,
    r: SIGN * 0.72 * unit,
    fill: '#ffffff',
    stroke: '#2a2017',
    'stroke-width': 0.7 * unit,
  }) +
  element(
    'text',
    {
      ...MARKER_TEXT,
      x,
      y: y + SIGN * 0.36 * unit,
      'font-size': SIGN * unit,
      'text-anchor': 'middle',
      fill: '#2a2017',
    },
    text,
  );
