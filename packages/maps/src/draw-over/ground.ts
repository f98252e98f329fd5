import type { MapLayer, World } from '@chancery/core';
import { element, num } from '../draw-svg/svg-text.ts';
import type { Paint } from './paint.ts';

/** The pattern of a paint, as a definition with this id; lengths in units of the drawing. */
export const paintPattern = (id: string, { fill, line, hatch, pace }: Paint, unit: number): string => {
  const side = num(pace * unit);
  const ground = element('rect', { width: side, height: side, fill });
  const turned = hatch === 'none' || hatch === 'dotted' ? undefined : `rotate(${TURN[hatch]})`;
  const common = { id, patternUnits: 'userSpaceOnUse', width: side, height: side, patternTransform: turned };
  if (hatch === 'none') return element('pattern', common, ground);
  const middle = (pace / 2) * unit;
  const ink =
    hatch === 'dotted'
      ? element('circle', { cx: middle, cy: middle, r: 0.8 * unit, fill: line, 'fill-opacity': '.7' })
      : element('path', {
          d: `M0 ${num(middle)}h${side}`,
          stroke: line,
          'stroke-width': 0.8 * unit,
          'stroke-opacity': '.6',
        });
  return element('pattern', common, ground + ink);
};

const TURN = { rising: -45, falling: 45, level: 0, upright: 90 } as const;

/**
 * The lands of a map that is drawn already, covered with the colours of a layer: to be set between its lands and its
 * borders. Lands of which the layer tells nothing are bare.
 */
export const drawGround = (
  world: World,
  layer: MapLayer,
  paints: readonly Paint[],
  { unit, bare }: GroundStyle,
): string => {
  const keyOf = new Map(layer.areas.map(({ area, key }) => [area, layer.keys.findIndex(({ id }) => id === key)]));
  const patterns = paints.map((paint, at) => paintPattern(`ground-${at}`, paint, unit));
  const lands = world.areas.flatMap(({ number, kind }) => {
    if (kind !== 'land') return [];
    const key = keyOf.get(number) ?? -1;
    return element('use', {
      href: `#area-${number}`,
      'data-area': number,
      'fill-rule': 'evenodd',
      fill: key < 0 ? bare : `url(#ground-${key})`,
    });
  });
  return element('defs', {}, patterns.join('')) + lands.join('');
};

export interface GroundStyle {
  /** World units in one pixel of the design. */
  readonly unit: number;
  /** The colour of lands of which the layer tells nothing. */
  readonly bare: string;
}

/** A paint as a small picture for a legend. */
export const paintSwatch = (id: string, paint: Paint): string =>
  element(
    'svg',
    { viewBox: '0 0 28 18', width: 28, height: 18, 'aria-hidden': 'true' },
    element('defs', {}, paintPattern(id, paint, 1)) +
      element('rect', { x: 0.5, y: 0.5, width: 27, height: 17, rx: 2, fill: `url(#${id})`, stroke: paint.line }),
  );
