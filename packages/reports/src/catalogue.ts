/** The fixed words of every report. What happened is said by the ruleset. */
export const WORDS = {
  language: 'en',
  everybody: 'News for everybody',
  contents: 'Contents',
  map: 'Map',
  rule: 'rule',
} as const;
