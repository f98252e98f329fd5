import type { MarkerBase, Point, TroopMarker } from '@chancery/core';
import { type Box, boxAround } from './box.ts';
import { BASE_COLOURS } from './ink.ts';
import type { MarkColours } from './power-colours.ts';
import type { Sheet } from './sheet.ts';
import { element, escapeText, num, titled } from './svg-text.ts';
import { textWidth } from './text-width.ts';

/** Measures of a marker in pixels of the design: a base as high as this, a figure on its left, the number on its right. */
const HEIGHT = 16;
const FIGURE = 12;
const NUMBER = 8.8;
/** When they were last seen is written small, before the number. */
const AGE = 6.2;
const MARGIN = 2;

export const markerSize = (marker: TroopMarker, unit: number): { readonly width: number; readonly height: number } => ({
  width: (FIGURE + numberWidth(marker) + ageWidth(marker) + 2 * MARGIN + 1) * unit,
  height: HEIGHT * unit,
});

const numberOn = ({ amount, count }: TroopMarker): string => amount ?? String(count);
const numberWidth = (marker: TroopMarker): number => textWidth(numberOn(marker), { size: NUMBER, bold: true });
const ageWidth = ({ asOf }: TroopMarker): number =>
  asOf === undefined ? 0 : textWidth(asOf, { size: AGE, bold: true }) + MARGIN;

/** Where a marker stands, with a line to its place if that is elsewhere, and the colours of its power if it shows them. */
export interface MarkerPlace extends Point {
  readonly leader?: Point | undefined;
  readonly colours?: MarkColours | undefined;
}

/** A marker in a slot whose middle is at a point of the world. What is remembered, and not seen now, has a broken outline. */
export const drawMarker = (sheet: Sheet, marker: TroopMarker, { x, y, leader, colours: own }: MarkerPlace): string => {
  const { unit } = sheet;
  const { width, height } = markerSize(marker, unit);
  const box = boxAround(x, y, width, height);
  const colours = own ?? BASE_COLOURS[marker.base];
  const outline = OUTLINES[marker.base](box);
  const plate = element('path', {
    d: outline,
    fill: colours.fill,
    stroke: marker.selected ? '#ffffff' : colours.line,
    'stroke-width': (marker.selected ? 1.8 : 0.9) * unit,
    'stroke-linejoin': 'round',
    'stroke-dasharray': marker.asOf === undefined ? undefined : `${num(2 * unit)} ${num(1.6 * unit)}`,
    'fill-opacity': marker.asOf === undefined ? undefined : '.82',
  });
  const rim = marker.selected
    ? element('path', { d: outline, fill: 'none', stroke: colours.line, 'stroke-width': 3.6 * unit })
    : '';
  const side = FIGURE * unit;
  const middle = y - height / 16;
  const figure = element('use', {
    href: `#${sheet.id(`mini-${marker.miniature}`)}`,
    x: box.left + MARGIN * unit,
    y: middle - side / 2,
    width: side,
    height: side,
    fill: colours.figure,
  });
  const broken = marker.broken
    ? element('circle', {
        cx: box.left + (MARGIN + FIGURE / 2) * unit,
        cy: middle - unit,
        r: 1.9 * unit,
        fill: '#000000',
      })
    : '';
  const number = element(
    'text',
    {
      x: box.right - MARGIN * unit - 0.6 * unit,
      y: middle + NUMBER * 0.36 * unit,
      'font-size': NUMBER * unit,
      fill: colours.figure,
    },
    marker.amount === undefined ? String(marker.count) : escapeText(marker.amount),
  );
  const age =
    marker.asOf === undefined
      ? ''
      : element(
          'text',
          {
            class: 'as-of',
            x: box.right - (MARGIN + 0.6 + numberWidth(marker) + MARGIN) * unit,
            y: middle + NUMBER * 0.36 * unit,
            'font-size': AGE * unit,
            fill: colours.figure,
          },
          escapeText(marker.asOf),
        );
  return element(
    'g',
    {
      class: `marker ${marker.base}${marker.selected ? ' selected' : ''}${marker.asOf === undefined ? '' : ' remembered'}`,
      'data-area': marker.area,
      'data-miniature': marker.miniature,
      'data-power': marker.power,
    },
    titled(marker.title) + (leader ? lead(sheet, x, y, leader) : '') + rim + plate + figure + broken + age + number,
  );
};

/** A thin line with a dot at its end, to the place the marker speaks of. */
const lead = ({ unit, ink }: Sheet, x: number, y: number, to: Point): string =>
  element('path', {
    class: 'leader',
    d: `M${num(x)} ${num(y)}L${num(to.x)} ${num(to.y)}`,
    fill: 'none',
    stroke: ink.line,
    'stroke-width': unit,
  }) + element('circle', { cx: to.x, cy: to.y, r: 1.8 * unit, fill: ink.line });

/** Own troops stand on an oblong, foreign ones on a shield, allied ones on a round, independents on an octagon. */
const OUTLINES: { readonly [base in MarkerBase]: (box: Box) => string } = {
  own: (slot) => {
    const { left, top, right, bottom } = base(slot);
    const round = (bottom - top) / 6;
    const [r, h, v] = [num(round), num(right - left - 2 * round), num(bottom - top - 2 * round)];
    return `M${num(left + round)} ${num(top)}h${h}q${r} 0 ${r} ${r}v${v}q0 ${r}-${r} ${r}h-${h}q-${r} 0-${r}-${r}v-${v}q0-${r} ${r}-${r}z`;
  },
  foreign: ({ left, top, right, bottom }) => {
    const waist = num(top + (bottom - top) * 0.68);
    const low = num(top + (bottom - top) * 0.88);
    const [l, r, m] = [num(left), num(right), num((left + right) / 2)];
    return `M${l} ${num(top)}H${r}V${waist}Q${r} ${low} ${m} ${num(bottom)}Q${l} ${low} ${l} ${waist}z`;
  },
  allied: (slot) => {
    const { left, top, right, bottom } = base(slot);
    const round = (bottom - top) / 2;
    const [r, h, d] = [num(round), num(right - left - 2 * round), num(2 * round)];
    return `M${num(left + round)} ${num(top)}h${h}a${r} ${r} 0 0 1 0 ${d}h-${h}a${r} ${r} 0 0 1 0-${d}z`;
  },
  independent: (slot) => {
    const { left, top, right, bottom } = base(slot);
    const cut = (bottom - top) / 3.4;
    const [c, h, v] = [num(cut), num(right - left - 2 * cut), num(bottom - top - 2 * cut)];
    return `M${num(left + cut)} ${num(top)}h${h}l${c} ${c}v${v}l-${c} ${c}h-${h}l-${c}-${c}v-${v}z`;
  },
};

/** All bases but the shield, which needs its point, leave the lowest eighth of the slot free. */
const base = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom: bottom - (bottom - top) / 8 });
