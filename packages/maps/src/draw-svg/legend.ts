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

/**
 * The powers of the map in their colours, and below a rule what the signs mean. Its height is known before it is drawn; where it
 * would be more than `most`, the powers stand in twice as many columns, and all rows closer together.
 */
export const legendOf = (scene: Scene, width: number, most = Number.POSITIVE_INFINITY): Legend => {
  const usual = Math.max(1, Math.floor(width / CELL));
  const [powers, signs] = [powersOf(scene), signsOf(scene)];
  const isTall = (Math.ceil(powers.length / usual) + Math.ceil(signs.length / usual)) * ROW + 2 * GAP > most;
  const groups = [gridOf(powers, isTall ? 2 * usual : usual), gridOf(signs, usual)].filter(({ rows }) => rows > 0);
  const all = groups.reduce((sum, { rows }) => sum + rows, 0);
  const row = Math.min(ROW, Math.floor((most - groups.length * GAP) / all));
  const height = all * row + groups.length * GAP;
  const draw = (field: Field): string => {
    let y = field.y;
    const parts = groups.map((group, at) => {
      const rule = at === 0 ? '' : ruled(field, y - GAP / 2, scene);
      const text = drawGrid({ ...group, row }, { ...field, y }, scene);
      y += group.rows * row + GAP;
      return rule + text;
    });
    return layer(scene.sheet.id('legend'), parts, { ...TYPE, 'font-size': SIZE, fill: scene.sheet.ink.line });
  };
  return { height, draw };
};

const ruled = ({ x, width }: Field, y: number, { sheet }: Scene): string =>
  element('path', { d: `M${x} ${Math.round(y)}h${width}`, stroke: sheet.ink.faint, 'stroke-width': 0.6 });

interface Grid {
  readonly entries: readonly Entry[];
  readonly columns: number;
  readonly rows: number;
}

const gridOf = (entries: readonly Entry[], columns: number): Grid => ({
  entries,
  columns,
  rows: Math.ceil(entries.length / columns),
});

/** Entries run down the columns, so that the order of the powers can be read like a list. `row`: how high each is. */
const drawGrid = (
  { entries, columns, rows, row }: Grid & { readonly row: number },
  field: Field,
  { sheet }: Scene,
): string => {
  const pace = field.width / columns;
  return entries
    .map((entry, at) => {
      const x = field.x + Math.floor(at / rows) * pace;
      const y = field.y + (at % rows) * row;
      const strong = entry.strong
        ? element('tspan', { 'font-weight': 'bold' }, escapeText(entry.strong)) +
          element('tspan', { dx: 6 }, escapeText(entry.words))
        : escapeText(entry.words);
      return entry.draw(x, y) + element('text', { x: x + 34, y: y + 13, fill: sheet.ink.line }, strong);
    })
    .join('');
};
