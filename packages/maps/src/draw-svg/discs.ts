import type { AreaDress } from '@chancery/core';
import type { Box } from './box.ts';
import { powerColours } from './power-colours.ts';
import type { Scene } from './scene.ts';
import { element, escapeText, titled } from './svg-text.ts';
import { TYPE } from './text-width.ts';

/** A round mark with one or two letters in it. */
export interface Disc {
  readonly kind: 'value-disc' | 'city-dot' | 'query';
  readonly sign: string;
  readonly title: string;
  /** How broad it is, in pixels of the design. */
  readonly side: number;
  /** The code of the power in whose colours it is drawn; black without one. */
  readonly power?: string | undefined;
  readonly ringed: boolean;
}

const VALUE = 9;
const CITY = 11.5;
const CAPITAL = 14;
const QUERY = 17;

/** Letters take this share of the breadth of a disc, two of them a little less. */
const LETTERS = 0.72;
const TWO_LETTERS = 0.56;

const INK = { fill: '#17130f', figure: '#ffffff', line: '#17130f' } as const;

export const valueDisc = (sign: string): Disc => ({
  kind: 'value-disc',
  sign,
  title: `Value ${sign}`,
  side: VALUE,
  ringed: false,
});

export const queryMark = (title: string): Disc => ({ kind: 'query', sign: '?', title, side: QUERY, ringed: false });

export const dotDisc = ({ capital, dot }: NonNullable<AreaDress['city']>): Disc => ({
  kind: 'city-dot',
  sign: dot?.sign ?? '',
  title: dot?.title ?? '',
  side: capital ? CAPITAL : CITY,
  power: dot?.power,
  ringed: capital,
});

export const drawDisc = (
  scene: Pick<Scene, 'sheet' | 'liveries'>,
  { kind, sign, title, side, power, ringed }: Disc,
  { area, box }: { readonly area: number; readonly box: Box },
): string => {
  const { unit } = scene.sheet;
  const { fill, figure, line } = powerColours(scene, power) ?? INK;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const round = (breadth: number, attributes: { readonly [name: string]: string | number }): string =>
    element('circle', { cx: x, cy: y, r: (breadth / 2) * unit, ...attributes });
  const ring = ringed ? round(side, { fill: '#ffffff', stroke: line, 'stroke-width': 0.7 * unit }) : '';
  const breadth = ringed ? side - 3 : side;
  const size = breadth * (sign.length > 1 ? TWO_LETTERS : LETTERS) * unit;
  const isBare = kind === 'query';
  const letters = element(
    'text',
    {
      ...TYPE,
      x,
      y: y + size * 0.36,
      'font-size': size,
      'font-weight': 'bold',
      'text-anchor': 'middle',
      fill: isBare ? scene.sheet.ink.faint : figure,
    },
    escapeText(sign),
  );
  const dot = round(breadth, { fill, stroke: ringed ? fill : '#ffffff', 'stroke-width': 0.6 * unit });
  return element(
    'g',
    { class: `disc ${kind}${ringed ? ' ringed' : ''}`, 'data-area': area, 'data-power': power },
    titled(title) + (isBare ? '' : ring + dot) + letters,
  );
};
