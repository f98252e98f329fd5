/**
 * The form in which words are compared: small letters, no accents, no apostrophes, and one space where the writer put
 * spaces, hyphens or other marks: `Île-de-France` and `ile de  france` are the same. Numbers lose leading zeros
 * (`A07` is `a7`), but `1.5` and `-5` keep their marks, so that nobody is taken to have written 15 or 5.
 */
export const fold = (text: string): string => {
  const small = text.toLowerCase();
  if (PLAIN.test(small)) return small;
  const letters = small
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(LIGATURES, (letter) => LIGATURE[letter] ?? letter);
  if (SIGNED.test(letters)) return letters.replace('\u2212', '-');
  return letters.replace(DROPPED, '').replace(SEPARATORS, ' ').trim().replace(LEADING_ZEROS, '$1');
};

/** Letters and numbers without a zero that might be a leading one: the usual case, in which nothing is to be done. */
const PLAIN = /^[a-z1-9][a-z1-9]*(?: [a-z1-9]+)*$/;
const ACCENTS = /\p{M}+/gu;
const LIGATURE: { readonly [letter: string]: string } = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const LIGATURES = new RegExp(`[${Object.keys(LIGATURE).join('')}]`, 'g');
const SIGNED = /^[+\-\u2212][0-9]+$/;
const DROPPED = /['’‘`´ʼ]/g;
const SEPARATORS = /(?:[\s\p{Pd}_\u2212\u200b,;:!?()[\]/\\"“”„«»]|\.(?![0-9]))+/gu;
const LEADING_ZEROS = /(^|[^0-9.])0+(?=[0-9])/g;
