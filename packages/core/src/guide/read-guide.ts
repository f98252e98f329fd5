/** What a guide shows beside its words: order lines, and pictures that are drawn when the page is requested. */
export const EXHIBITS = ['orders', 'map', 'battle', 'sheet', 'news'] as const;
export type ExhibitKind = (typeof EXHIBITS)[number];

/** Everything is shown in the game of the lesson, after so many turns of it. */
export interface Exhibit {
  readonly kind: ExhibitKind;
  readonly turn: number;
  /** What is ordered, as lines of order text. */
  readonly orders: readonly string[];
  /** The lands that a map shows, or the one in which a battle is fought, by their names. */
  readonly lands: readonly string[];
  /** The section of the report whose news are shown, by its id. */
  readonly section: string;
  /** The picture in words, for those who do not see it. */
  readonly alt: string;
}

/** A part of a guide: words in Markdown, or something to look at. */
export type GuidePart = { readonly kind: 'words'; readonly text: string } | Exhibit;

/**
 * Reads a GUIDE.md. What it shows stands in blocks of code that say what they are and after how many turns of the lesson:
 *
 *     ```map 0
 *     lands: Minsk, Podolia
 *     order: A1 MARCH Podolia
 *     alt: An arrow leads from Minsk to Podolia.
 *     ```
 */
export const readGuide = (text: string): readonly GuidePart[] =>
  text.split(BLOCK).reduce<GuidePart[]>((parts, piece, at, pieces) => {
    const place = at % 4;
    if (place === 0 && piece.trim() !== '') parts.push({ kind: 'words', text: piece.trim() });
    if (place === 1) parts.push(exhibitOf(piece as ExhibitKind, Number(pieces[at + 1] ?? 0), pieces[at + 2] ?? ''));
    return parts;
  }, []);

/** Kind, turn and content of each block. */
const BLOCK = new RegExp(`^\`\`\`(${EXHIBITS.join('|')})(?: (\\d+))?\\n([^]*?)^\`\`\`$`, 'm');

const exhibitOf = (kind: ExhibitKind, turn: number, content: string): Exhibit => {
  const lines = content.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  if (kind === 'orders') return { kind, turn, orders: lines, lands: [], section: '', alt: '' };
  const said = (key: string): readonly string[] =>
    lines.flatMap((line) => (line.startsWith(`${key}: `) ? [line.slice(key.length + 2).trim()] : []));
  const lands = said('lands').flatMap((names) => names.split(',').map((name) => name.trim()));
  return { kind, turn, orders: said('order'), lands, section: said('section')[0] ?? '', alt: said('alt')[0] ?? '' };
};
