/** The fixed words of every report. What happened is said by the ruleset. */
export const WORDS = {
  language: 'en',
  everybody: 'News for everybody',
  contents: 'Contents',
  gains: 'Gained and lost',
  papers: 'Papers: everything in full, to look things up',
  map: 'Map',
  largeMap: 'large, to be scrolled',
  headquarters: 'Headquarters',
  units: 'Your units',
  rule: 'rule',
} as const;
