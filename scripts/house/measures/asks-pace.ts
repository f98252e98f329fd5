import type { Source } from './sources.ts';

const ASKS = /\bliveWindow\(|\bmode [!=]== '(?:live|sealed)'|\blive [!=]== null|=== (?:live|sealed)\b/;

/** What live play is made of: of the window before or after its own it may well ask. */
const ITSELF = 'packages/app/src/campaign/pace/live/';

/** The files of the application that ask whether a game is live. One has to: it chooses the pace. */
export const filesThatAskPace = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path, text }) => path.startsWith('packages/app/src/') && !path.startsWith(ITSELF) && ASKS.test(text))
    .map(({ path }) => path);
