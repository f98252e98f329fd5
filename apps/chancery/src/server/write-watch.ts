import type { App } from '@chancery/app';
import { tryWriting, type WriteFault, writeFault } from '@chancery/store';

/** Knows whether anything can be written. */
export interface WriteWatch {
  /** As it is now, or was a moment ago. */
  now(): Promise<'well' | WriteFault>;
}

/** For so long an answer is good, in milliseconds: anybody may ask, and each try waits for the disk. */
const KEPT = 2_000;

export const watchWrites = ({ store, now }: Pick<App, 'store' | 'now'>): WriteWatch => {
  let last: { readonly at: number; readonly found: ReturnType<WriteWatch['now']> } | null = null;
  let trying = false;
  return {
    now() {
      if (last !== null && (trying || performance.now() - last.at < KEPT)) return last.found;
      trying = true;
      const found = tryWriting(store, now())
        .then(
          () => 'well' as const,
          (error) => writeFault(error) ?? ('failing' as const),
        )
        .finally(() => {
          trying = false;
        });
      last = { at: performance.now(), found };
      return found;
    },
  };
};
