/** 1 234 567, with no-break spaces. */
export const thousands = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');

/** Lines as they were written, so that whoever meant an order sees that it was taken for none; the first of many. */
export const shownTalk = (lines: readonly string[]): string =>
  `${lines.slice(0, MOST_SHOWN).map(shortened).join(' / ')}${lines.length > MOST_SHOWN ? ' / …' : ''}`;

const MOST_SHOWN = 8;
const LONGEST_SHOWN = 80;
const shortened = (line: string): string =>
  line.length <= LONGEST_SHOWN ? `“${line}”` : `“${line.slice(0, LONGEST_SHOWN - 1)}…”`;
