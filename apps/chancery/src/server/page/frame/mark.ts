import { type Html, trusted } from './html.ts';

/** The mark of the house: a folded letter with its seal. Its colours come from the page, or from itself where it stands alone. */
const drawn = (sheet: string, ink: string, wax: string, seal: string): string =>
  `<path d="M3 8.5 5 7h22l2 1.5V25l-2 1.5H5L3 25z" ${sheet}/><path d="M3.5 8.5 16 18 28.5 8.5M3.5 25.5 12 15M28.5 25.5 20 15" fill="none" ${ink} stroke-width="1.4" stroke-linejoin="round"/><path d="M16 12.6c1.4-.5 2.6.2 3.2 1.2 1.3.4 1.9 1.6 1.6 2.8.8 1.1.6 2.5-.4 3.3-.1 1.4-1.2 2.3-2.5 2.2-1.1.9-2.5.8-3.4-.1-1.4 0-2.4-1-2.4-2.3-1-.9-1.1-2.3-.3-3.3-.2-1.3.6-2.4 1.8-2.7.5-.9 1.5-1.4 2.4-1.1z" ${wax}/><path d="M17.9 16.1a2.4 2.4 0 1 0 0 3" fill="none" ${seal} stroke-width="1.2" stroke-linecap="round"/>`;

/** For the head of a page. */
export const MARK: Html = trusted(
  `<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">${drawn('class="mark-sheet"', 'class="mark-ink"', 'class="mark-wax"', 'class="mark-seal"')}</svg>`,
);

/** The same as a picture of its own, for the tab of a browser. */
export const MARK_FILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawn('fill="#fbf6ea" stroke="#2b2118"', 'stroke="#2b2118"', 'fill="#9a2f1c"', 'stroke="#fbf6ea"')}</svg>`;
