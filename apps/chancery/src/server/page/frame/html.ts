import { escapeHtml } from '@chancery/reports';

/** A piece of a page whose text is safe to stand there. */
export interface Html {
  readonly html: string;
}

/** What may stand between the pieces of a template: text is escaped, nothing is left out. */
export type Piece = Html | string | number | null | false | readonly Piece[];

/** HTML from a template. Whatever is put into it is text, unless it is HTML already. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: strings.map((text, place) => text + (place < pieces.length ? written(pieces[place] as Piece) : '')).join(''),
});

/** Text that our own code has written as HTML, such as a report. */
export const trusted = (text: string): Html => ({ html: text });

const written = (piece: Piece): string => {
  if (piece === null || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return 'html' in piece ? piece.html : piece.map(written).join('');
};
