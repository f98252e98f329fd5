/** Signs that need no escape in JSON: the first half ends a number, the others carry it on. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+,-./:;<=>?@[]^_{|}~';
const LAST = 44;
const MORE = SIGNS.length - LAST;

/** Whole numbers as text, with one sign for a short step. */
export const arcText = (numbers: readonly number[]): string => numbers.map(numberText).join('');

const numberText = (number: number): string => {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = '';
  while (rest >= LAST) {
    text += SIGNS[LAST + (rest % MORE)];
    rest = Math.floor(rest / MORE);
  }
  return text + SIGNS[rest];
};

/** The numbers that a text stands for. */
export const numbersIn = (text: string): number[] => {
  const numbers: number[] = [];
  let value = 0;
  let weight = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = SIGN_AT[text.charCodeAt(at)] ?? 0;
    if (sign >= LAST) {
      value += (sign - LAST) * weight;
      weight *= MORE;
      continue;
    }
    value += sign * weight;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    value = 0;
    weight = 1;
  }
  return numbers;
};

const SIGN_AT: readonly number[] = (() => {
  const signs: number[] = [];
  for (let at = 0; at < SIGNS.length; at += 1) signs[SIGNS.charCodeAt(at)] = at;
  return signs;
})();
