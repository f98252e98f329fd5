import { element } from '../draw-svg/svg-text.ts';
import { type Drawn, inkOf, LEADING, MARGIN, type PaperStyle, SIZE, sheetOf, write } from './paper-sheet.ts';

export interface PaperLine {
  readonly text: string;
  /** How far it is set in. */
  readonly level?: number;
  /** A heading among the lines. */
  readonly heading?: boolean;
  /** Whether it was found right, for lines that are looked through. */
  readonly mark?: 'right' | 'wrong';
}

export interface Paper {
  readonly title: string;
  /** The picture in words. */
  readonly alt: string;
  readonly lines: readonly PaperLine[];
}

/** A sheet of orders, or a piece of a report, as a picture. */
export const drawPaper = ({ title, alt, lines }: Paper, style: PaperStyle): string => {
  const ink = inkOf(style);
  const right = style.across - MARGIN;
  const head = write(title, MARGIN * 0.7, { size: SIZE * 1.1, bold: true, fill: ink.line, left: MARGIN, right });
  const rule = element('path', { d: `M${MARGIN} ${head.below + 4}H${right}`, stroke: ink.faint });
  const drawn = lines.reduce<Drawn>((above, line) => lineBelow(above, line, style), {
    below: head.below + 12,
    parts: [...head.parts, rule],
  });
  return sheetOf(style, alt, drawn);
};

const lineBelow = ({ below, parts }: Drawn, line: PaperLine, style: PaperStyle): Drawn => {
  const ink = inkOf(style);
  const { text, level = 0, heading = false, mark } = line;
  const left = MARGIN + level * SIZE + (mark === undefined ? 0 : TICK_ROOM);
  const top = below + (heading ? SIZE * 0.5 : SIZE * 0.15);
  const written = write(text, top, { size: SIZE, bold: heading, fill: ink.line, left, right: style.across - MARGIN });
  const tick = mark === undefined ? [] : [tickAt(MARGIN, top + (SIZE * LEADING) / 2, mark)];
  return { below: written.below, parts: [...parts, ...tick, ...written.parts] };
};

const TICK_ROOM = 24;
const RIGHT = '#3f8a3a';
const WRONG = '#c22a2a';

/** A tick, or a cross. */
const tickAt = (x: number, y: number, mark: 'right' | 'wrong'): string =>
  element('path', {
    d: mark === 'right' ? `M${x + 1} ${y}l4 5l8 -11` : `M${x + 2} ${y - 5}l9 9m0 -9l-9 9`,
    fill: 'none',
    stroke: mark === 'right' ? RIGHT : WRONG,
    'stroke-width': 2.4,
  });
