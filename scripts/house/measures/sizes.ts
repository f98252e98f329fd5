import type { Source } from './sources.ts';

/** Lines of files. */
export interface Sizes {
  readonly files: number;
  readonly lines: number;
  readonly median: number;
  /** Nine in ten files have at most so many. */
  readonly p90: number;
  readonly largest: { readonly path: string; readonly lines: number };
}

export const sizesOf = (sources: readonly Source[]): Sizes => {
  const counted = sources.map(({ path, text }) => ({ path, lines: linesIn(text) })).sort((a, b) => a.lines - b.lines);
  const at = (part: number): number => counted[Math.floor((counted.length - 1) * part)]?.lines ?? 0;
  return {
    files: counted.length,
    lines: counted.reduce((sum, { lines }) => sum + lines, 0),
    median: at(0.5),
    p90: at(0.9),
    largest: counted.at(-1) ?? { path: '', lines: 0 },
  };
};

export const linesIn = (text: string): number => text.trimEnd().split('\n').length;
