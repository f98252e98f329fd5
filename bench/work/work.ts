import { rmSync } from 'node:fs';
import type { House } from '../adapters/house.ts';

/** What rows measure, prepared and done in a process of its own for each checkout. */
export interface Work {
  prepare(house: House, place: Place): Promise<Prepared>;
}

/** Where it is done. */
export interface Place {
  /** A folder of its own, which goes when the process ends. */
  readonly folder: string;
  /** As little as shows that it works. */
  readonly small: boolean;
}

export interface Prepared {
  /** What is done, in figures: where two checkouts say otherwise their times do not compare. */
  readonly does: string;
  /** Does it once and says for each row what it measured. */
  once(run: number): Samples | Promise<Samples>;
  end?(): void | Promise<void>;
}

/** By row: milliseconds, or whatever the row counts. */
export type Samples = { readonly [row: string]: number };

/**
 * Milliseconds of the processor that something takes which waits for nothing: what else the machine does meanwhile lengthens
 * them little, where the clock goes on.
 */
export const reckoned = (once: () => unknown): number => {
  const begun = process.threadCpuUsage();
  once();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
};

/** Milliseconds of the clock that something takes. */
export const timed = async (once: () => unknown): Promise<number> => {
  const begun = performance.now();
  await once();
  return performance.now() - begun;
};

/**
 * What is measured makes the folder anew. It goes at once, off the clock, so that the disk does not still write it while
 * the next is measured.
 */
export const inNewFolder = async (folder: string, once: (folder: string) => Promise<Samples>): Promise<Samples> => {
  const samples = await once(folder);
  rmSync(folder, { recursive: true });
  return samples;
};
