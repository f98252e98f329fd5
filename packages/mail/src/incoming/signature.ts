import { APPENDED } from './mail-phrases.ts';

export interface WithoutSignature {
  readonly lines: readonly string[];
  /** How many lines were left out as a signature. */
  readonly signature: number;
}

/** The lines above the signature (`-- ` and what is below it), without what telephones and guards append. */
export const withoutSignature = (lines: readonly string[]): WithoutSignature => {
  const dashes = lines.findIndex((line) => DASHES.test(line));
  let end = dashes < 0 ? lines.length : dashes;
  for (let at = end - 1; at >= 0 && at >= end - MOST_APPENDED; at -= 1) {
    const line = (lines[at] as string).trim();
    if (line === '') continue;
    if (!isAppended(line)) break;
    end = at;
  }
  return { lines: lines.slice(0, end), signature: lines.slice(end).filter((line) => line.trim() !== '').length };
};

const isAppended = (line: string): boolean => {
  const words = line.slice(0, 80).toLowerCase();
  return APPENDED.some((phrase) => words.startsWith(phrase));
};

/** Programs lose the blank behind the dashes. */
const DASHES = /^-- ?$/;
const MOST_APPENDED = 6;
