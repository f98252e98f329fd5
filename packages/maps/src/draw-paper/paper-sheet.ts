import { DARK_INK, type Ink, LIGHT_INK } from '../draw-svg/ink.ts';
import { element, escapeText } from '../draw-svg/svg-text.ts';
import { TYPE, textWidth } from '../draw-svg/text-width.ts';

/** How broad a paper is, in pixels of the design, and by which light it is read. */
export interface PaperStyle {
  readonly across: number;
  readonly dark?: boolean;
}

/** Something drawn below what was drawn before it: how far down it ends, and what it is. */
export interface Drawn {
  readonly below: number;
  readonly parts: readonly string[];
}

export interface Writing {
  readonly size: number;
  readonly bold?: boolean;
  readonly fill: string;
  /** Where its lines begin, and where the last letter must end. */
  readonly left: number;
  readonly right: number;
}

export const SIZE = 15;
export const LEADING = 1.45;
export const MARGIN = 18;

export const inkOf = ({ dark }: PaperStyle): Ink => (dark ? DARK_INK : LIGHT_INK);

/** Words in as many lines as they need. */
export const write = (text: string, top: number, { size, bold, fill, left, right }: Writing): Drawn => {
  const lines = wrapped(text, right - left, { size, bold: bold === true });
  const step = size * LEADING;
  return {
    below: top + lines.length * step,
    parts: lines.map((line, at) =>
      element(
        'text',
        {
          x: left,
          y: top + at * step + size * 1.05,
          'font-size': size,
          fill,
          ...TYPE,
          ...(bold ? { 'font-weight': 'bold' } : {}),
        },
        escapeText(line),
      ),
    ),
  };
};

const wrapped = (text: string, width: number, type: { readonly size: number; readonly bold: boolean }): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, type) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** A sheet of paper as high as what is on it. */
export const sheetOf = (style: PaperStyle, alt: string, { below, parts }: Drawn): string => {
  const { paper, faint } = inkOf(style);
  const height = Math.ceil(below + MARGIN);
  const edge = { x: 0.5, y: 0.5, width: style.across - 1, height: height - 1, rx: 3 };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'chancery-paper',
      viewBox: `0 0 ${style.across} ${height}`,
      width: style.across,
      height,
      role: 'img',
      'aria-labelledby': 'title',
    },
    element('title', { id: 'title' }, escapeText(alt)) +
      element('rect', { ...edge, fill: paper, stroke: faint }) +
      parts.join(''),
  );
};
