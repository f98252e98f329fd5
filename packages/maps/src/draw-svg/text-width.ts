/**
 * How wide text comes out, in hundredths of its size. Nobody can measure a reader's font from here; these are the widths
 * of the broadest font of our stack, so that other fonts leave a little more air and never less.
 */
/** Names without quotes, which resvg reads wrongly in a list. */
const FONT = 'Palatino Linotype, Palatino, Book Antiqua, DejaVu Serif, Noto Serif, Georgia, serif';

/** The attributes of all writing: the DejaVu and Noto serifs have a narrow cut, which leaves more room on the map. */
export const TYPE = { 'font-family': FONT, 'font-stretch': 'condensed' } as const;

const WIDTHS: { readonly [width: number]: string } = {
  29: "ijl.,:;'|!",
  36: ' ()[]-ftI/"',
  46: 'sczr',
  52: 'eaovxyg?',
  58: 'bdhknpqu0123456789FLPESTZJ*+',
  66: 'ABCVXYRKw&',
  74: 'DGHNOQU',
  86: 'm@%',
  93: 'MW',
};

const WIDTH_OF = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
);

/** Letters that the table does not know, accented ones above all. */
const OTHER = 60;
const BOLD = 1.12;

export interface Type {
  readonly size: number;
  readonly bold?: boolean;
  /** Extra space after every letter, as a share of the size. */
  readonly spacing?: number;
}

export const textWidth = (text: string, type: Type): number => {
  let hundredths = 0;
  let letters = 0;
  for (const letter of text) {
    hundredths += WIDTH_OF.get(letter) ?? OTHER;
    letters += 1;
  }
  return type.size * ((hundredths / 100) * (type.bold ? BOLD : 1) + letters * (type.spacing ?? 0));
};
