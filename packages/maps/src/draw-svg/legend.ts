import type { Field } from './frame.ts';
import type { Entry } from './legend-entry.ts';
import { powersOf } from './legend-powers.ts';
import { signsOf } from './legend-signs.ts';
import type { Scene } from './scene.ts';
import { element, escapeText, layer } from './svg-text.ts';
import { TYPE } from './text-width.ts';

const ROW = 19;
const CELL = 212;
const GAP = 14;
const SIZE = 11.5;

export interface Legend {
  readonly height: number;
  draw(field: Field): string;
}

/** The powers of the map in their colours, and below a rule what the signs mean. Its height is known before it is drawn. */
export const legendOf = (scene: Scene, width: number): Legend => {
  const columns = Math.max(1, Math.floor(width / CELL));
  const groups = [powersOf(scene), signsOf(scene)].filter((group) => group.length > 0);
  const rowsIn = (group: readonly Entry[]): number => Math.ceil(group.length / columns);
  const height = groups.reduce((sum, group) => sum + rowsIn(group) * ROW + GAP, 0);
  const draw = (field: Field): string => {
    let y = field.y;
    const parts = groups.map((group, at) => {
      const rule = at === 0 ? '' : ruled(field, y - GAP / 2, scene);
      const text = grid(group, { ...field, y }, { columns, rows: rowsIn(group) }, scene);
      y += rowsIn(group) * ROW + GAP;
      return rule + text;
    });
    return layer(scene.sheet.id('legend'), parts, { ...TYPE, 'font-size': SIZE, fill: scene.sheet.ink.line });
  };
  return { height, draw };
};

const ruled = ({ x, width }: Field, y: number, { sheet }: Scene): string =>
  element('path', { d: `M${x} ${Math.round(y)}h${width}`, stroke: sheet.ink.faint, 'stroke-width': 0.6 });

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Entries run down the columns, so that the order of the powers can be read like a list. */
const grid = (group: readonly Entry[], field: Field, { columns, rows }: Grid, { sheet }: Scene): string => {
  const pace = field.width / columns;
  return group
    .map((entry, at) => {
      const x = field.x + Math.floor(at / rows) * pace;
      const y = field.y + (at % rows) * ROW;
      const strong = entry.strong
        ? element('tspan', { 'font-weight': 'bold' }, escapeText(entry.strong)) +
          element('tspan', { dx: 6 }, escapeText(entry.words))
        : escapeText(entry.words);
      return entry.draw(x, y) + element('text', { x: x + 34, y: y + 13, fill: sheet.ink.line }, strong);
    })
    .join('');
};
