import { EXIT } from './exit-codes.ts';
import { meant } from './meant.ts';
import { Stop } from './stop.ts';

/** One of the words that an option may have; the first when it is not given. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  name: string,
  given: string | undefined,
  words: Words,
): Words[number] => {
  if (given === undefined) return words[0];
  const found = words.find((word) => word === given);
  if (found !== undefined) return found;
  throw new Stop(EXIT.usage, `--${name} is ${words.join(' or ')}, not ${given}${meant(given, words)}`);
};
