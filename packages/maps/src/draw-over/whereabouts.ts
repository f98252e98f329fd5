import type { Miniature, Point } from '@chancery/core';
import { boxAround } from '../draw-svg/box.ts';
import { BASE_COLOURS } from '../draw-svg/ink.ts';
import { MARKER_TEXT } from '../draw-svg/layer-styles.ts';
import { element, escapeText, titled } from '../draw-svg/svg-text.ts';
import { textWidth } from '../draw-svg/text-width.ts';

/** Own units that should be in a place at some part of the turn. */
export interface Whereabouts {
  readonly at: Point;
  readonly area: number;
  readonly miniature: Miniature;
  /** Their labels, as short as they must be. */
  readonly words: string;
  readonly title: string;
  /** Somebody of them has come here since the part before. */
  readonly arrived: boolean;
  readonly selected: boolean;
}

const HEIGHT = 17;
const FIGURE = 12;
const LETTERS = 8;
const MARGIN = 2.5;

/** Plates with the labels of units, over a map that is drawn already; those of units on the move have a broken edge. */
export const drawWhereabouts = (groups: readonly Whereabouts[], unit: number): string =>
  groups.map((group) => drawPlate(group, unit)).join('');

const drawPlate = ({ at, area, miniature, words, title, arrived, selected }: Whereabouts, unit: number): string => {
  const width = (FIGURE + 3 * MARGIN + textWidth(words, { size: LETTERS, bold: true })) * unit;
  const { left, top, right } = boxAround(at.x, at.y, width, HEIGHT * unit);
  const { fill, figure, line } = BASE_COLOURS.own;
  const plate = element('rect', {
    x: left,
    y: top,
    width,
    height: HEIGHT * unit,
    rx: 3 * unit,
    fill,
    stroke: selected ? '#ffffff' : line,
    'stroke-width': (selected || arrived ? 1.8 : 0.9) * unit,
    'stroke-dasharray': arrived ? `${3 * unit} ${2 * unit}` : undefined,
  });
  const mini = element('use', {
    href: `#mini-${miniature}`,
    x: left + MARGIN * unit,
    y: at.y - (FIGURE / 2) * unit,
    width: FIGURE * unit,
    height: FIGURE * unit,
    fill: figure,
  });
  const label = element(
    'text',
    {
      ...MARKER_TEXT,
      x: right - MARGIN * unit,
      y: at.y + LETTERS * 0.36 * unit,
      'font-size': LETTERS * unit,
      fill: figure,
    },
    escapeText(words),
  );
  return element(
    'g',
    { class: arrived ? 'whereabouts arrived' : 'whereabouts', 'data-area': area },
    titled(title) + plate + mini + label,
  );
};
