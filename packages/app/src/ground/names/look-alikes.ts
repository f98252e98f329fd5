/**
 * Letters that look like others, as the confusables of UTS #39 have them: what is left of its table when names of several
 * scripts, of rare scripts and of compatibility forms are out already. By the letter that stands for all of them.
 */
const LOOK_LIKE: { readonly [letter: string]: string } = {
  a: 'аαɑᴀ',
  b: 'ЬвʙВΒ',
  c: 'сϲᴄСϹ',
  d: 'ԁᴅɖ',
  e: 'еҽєᴇЕΕ',
  f: 'ꜰƒϝϜ',
  g: 'ɡɢԌց',
  h: 'һнʜНΗհ',
  i: 'іıιɪӏɩ',
  j: 'јϳᴊЈͿ',
  k: 'кκᴋКΚ',
  l: '1|ІΙӀǀʟł',
  m: 'мᴍМΜ',
  n: 'пηɴΝոռ',
  o: '0оοσᴏОΟօØøө',
  p: 'рρᴘРΡ',
  q: 'ԛգ',
  r: 'гʀᴦ',
  s: 'ѕꜱЅΣʂ',
  t: 'тτᴛТΤŧ',
  u: 'υսᴜц',
  v: 'ѵνᴠѴ',
  w: 'ԝωᴡшԜ',
  x: 'хχХΧ',
  y: 'уγʏүУΥҮ',
  z: 'ᴢΖʐ',
};

const MEANT: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_LIKE).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/**
 * What a name looks like: two readings, since a capital I is an l to the eye, and yet ALICE is Alice. Marks are left out, and
 * so are blanks and signs between letters: `J. O. H. N.` and `Jöhn` look like `john`.
 */
export const looksOf = (name: string): readonly [string, string] => [
  look(name.toLowerCase()),
  look(name.replaceAll('I', 'l')),
];

const look = (text: string): string => {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const letters = [...bare].map((letter) => MEANT.get(letter) ?? letter).join('');
  return lettersOf(letters).toLowerCase().replaceAll('rn', 'm').replaceAll('vv', 'w');
};

/** A name without letters is compared as it stands. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '') || text.trim();

export const lookAlike = (one: string, other: string): boolean => {
  const looks = looksOf(other);
  return looksOf(one).some((each) => looks.includes(each));
};
