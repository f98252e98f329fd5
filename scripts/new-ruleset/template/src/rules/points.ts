import { by, descending, sorted } from '@chancery/core';
import type { Power } from '../state.ts';

/** The houses with the most points first; equal ones in their order. */
export const byPoints = (powers: readonly Power[]): readonly Power[] => {
  const inOrder = sorted(
    powers,
    by(({ number }: Power) => number),
  );
  return sorted(inOrder, descending(by(({ points }: Power) => points)));
};
