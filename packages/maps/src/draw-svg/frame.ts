import type { Ink } from './ink.ts';
import { element, escapeText, num } from './svg-text.ts';
import { TYPE, textWidth } from './text-width.ts';

/** A rectangle of the sheet of paper, in pixels of the design. */
export interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Three ruled lines around the map. */
export const drawFrame = ({ x, y, width, height }: Field, ink: Ink): string =>
  RULES.map(([far, thick]) =>
    element('rect', {
      x: x - far,
      y: y - far,
      width: width + 2 * far,
      height: height + 2 * far,
      fill: 'none',
      stroke: ink.line,
      'stroke-width': thick,
    }),
  ).join('');

const RULES = [
  [0.5, 1],
  [5, 0.6],
  [8.5, 2.6],
] as const;

export const TITLE_HEIGHT = 78;
const TITLE = 30;
const SUBTITLE = 14.5;

/** The title in capitals between two flourishes, and the subtitle under it, over the map. */
export const drawCartouche = (title: string, subtitle: string | undefined, field: Field, ink: Ink): string => {
  const middle = field.x + field.width / 2;
  const capitals = title.toUpperCase();
  const widthAt = (size: number): number => textWidth(capitals, { size, spacing: SPACING });
  const size = Math.min(TITLE, (TITLE * field.width * 0.7) / widthAt(TITLE));
  const half = widthAt(size) / 2 + 22;
  const foot = field.y + (subtitle ? 34 : 46);
  const level = foot - size * 0.34;
  const words = (text: string, y: number, attributes: Readonly<Record<string, string | number>>): string =>
    element('text', { x: middle, y, ...attributes }, escapeText(text));
  return element(
    'g',
    { class: 'cartouche', ...TYPE, 'text-anchor': 'middle', fill: ink.line },
    words(capitals, foot, { 'font-size': size, 'letter-spacing': `${SPACING}em` }) +
      (subtitle ? words(subtitle, foot + 24, { 'font-size': SUBTITLE, 'font-style': 'italic' }) : '') +
      flourish(middle - half, level, -1, ink) +
      flourish(middle + half, level, 1, ink),
  );
};

const SPACING = 0.16;

/** A line that swells from a lozenge and runs out. */
const flourish = (x: number, y: number, way: 1 | -1, ink: Ink): string => {
  const at = (far: number): string => num(x + way * far);
  return element('path', {
    d:
      `M${at(0)} ${num(y)}L${at(7)} ${num(y - 5)}L${at(14)} ${num(y)}L${at(7)} ${num(y + 5)}z` +
      `M${at(20)} ${num(y)}Q${at(60)} ${num(y - 4.5)} ${at(120)} ${num(y)}Q${at(60)} ${num(y + 4.5)} ${at(20)} ${num(y)}z`,
    fill: ink.line,
  });
};
