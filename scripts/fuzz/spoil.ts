import type { Chance } from './target.ts';

/** Pieces that readers of text stumble over. */
const BLOCKS: readonly string[] = [
  ...[
    '\0',
    '\r',
    '\n',
    '\r\n',
    '\t',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u2028',
    '\u202e',
    '\ud800',
    '\udfff',
    '\ufffe',
    '\x1b[31m',
  ],
  ...['"', '“', '”', "'", '#', '--', '-', '−', '>', '> ', '*', '1. ', '\\', '%s', '$&', '{{', '<b>', '&amp;', ']]>'],
  ...['0', '-1', '1e9', '00007', '9007199254740993', '99999999999999999999', 'NaN', 'null', 'undefined', '١٢', '½'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'é', 'e\u0301', 'ﬁ', 'ẞ', 'İ', '\u{1f451}', '你'],
  ...[
    'GAME a TURN 9 REALM b',
    '[',
    '{',
    '[{"verb":',
    ' '.repeat(200),
    'a'.repeat(300),
    'A1 '.repeat(60),
    '""'.repeat(50),
  ],
];

/** A text with some pieces cut out, doubled, moved, or put in from among those that readers stumble over. */
export const spoilt = (text: string, chance: Chance, most = 4): string => {
  let spoiling = text;
  for (let left = chance.upTo(most); left > 0; left -= 1) spoiling = spoiltOnce(spoiling, chance);
  return spoiling;
};

const spoiltOnce = (text: string, chance: Chance): string => {
  const at = chance.upTo(text.length);
  const end = Math.min(text.length, at + chance.upTo(12));
  const [before, cut, after] = [text.slice(0, at), text.slice(at, end), text.slice(end)];
  switch (chance.upTo(5)) {
    case 0:
      return before + after;
    case 1:
      return before + cut + cut + after;
    case 2:
      return cut + before + after;
    case 3:
      return before + String.fromCharCode(chance.upTo(0xffff)) + after;
    default:
      return before + chance.pick(BLOCKS) + after;
  }
};

/** Nothing but pieces, in any order. */
export const rubble = (chance: Chance, words: readonly string[], most = 30): string =>
  chance
    .some(most, () => (chance.once(2) ? chance.pick(BLOCKS) : chance.pick(words)))
    .join(chance.pick([' ', '', '\n']));
