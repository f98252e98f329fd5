/** Scripts that people write today, as UAX #31 recommends them: of the others some look wholly like Latin. */
const WRITTEN = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Bopomofo',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Han',
  'Hangul',
  'Hebrew',
  'Hiragana',
  'Kannada',
  'Katakana',
  'Khmer',
  'Lao',
  'Latin',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
] as const;

type Script = (typeof WRITTEN)[number];

/** Scripts that are written together (UTS #39, highly restrictive). */
const TOGETHER: readonly ReadonlySet<Script>[] = [
  new Set(['Latin', 'Han', 'Hiragana', 'Katakana']),
  new Set(['Latin', 'Han', 'Bopomofo']),
  new Set(['Latin', 'Han', 'Hangul']),
];

const OF_ALL = /[\p{Script=Common}\p{Script=Inherited}]/u;
const PATTERNS = WRITTEN.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const);

/** Whether letters of several scripts stand in a text that are not written together, or one of a script out of use. */
export const mixesScripts = (text: string): boolean => {
  const found = new Set<Script>();
  for (const letter of text) {
    if (OF_ALL.test(letter)) continue;
    const [script] = PATTERNS.find(([, pattern]) => pattern.test(letter)) ?? [];
    if (script === undefined) return true;
    found.add(script);
  }
  return found.size > 1 && !TOGETHER.some((set) => [...found].every((script) => set.has(script)));
};
