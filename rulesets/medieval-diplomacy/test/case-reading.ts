import { type CaseFault, Words } from '@chancery/core';
import { CASES } from '../src/cases/index.ts';
import type { MdPosition } from '../src/types.ts';

/** The position that some words state. Throws with all faults when they state none. */
export const read = async (words: unknown): Promise<MdPosition> => {
  const result = await CASES.readPosition(new Words(words, 'position', []), NOTHING_ELSE);
  if (!result.ok) throw new Error(result.error.map(({ path, text }) => `${path}: ${text}`).join('; '));
  return result.value;
};

/** What is wrong with some words. */
export const faultsIn = async (words: unknown): Promise<readonly string[]> => {
  const result = await CASES.readPosition(new Words(words, 'position', []), NOTHING_ELSE);
  return result.ok ? [] : result.error.map(({ path, text }: CaseFault) => `${path}: ${text}`);
};

const NOTHING_ELSE = { seats: [], orders: '', rules: [], expected: '', turns: 1 };
