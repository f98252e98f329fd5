import type { Io } from '../io.ts';

/** Shows how far something has come: a bar that grows on a terminal, a line for each step elsewhere. */
export interface Progress {
  step(done: number, note: string): void;
  /** Takes the bar away. */
  end(): void;
}

/** `of` is null when nobody knows how long it will take. */
export const progress = (io: Io, of: number | null): Progress => {
  const { terminal } = io;
  if (terminal === null) return { step: (done, note) => io.complain(`${shareOf(done, of)} ${note}`), end: () => {} };
  return {
    step: (done, note) => terminal.draw(bar(done, of, note, terminal.columns)),
    end: () => terminal.draw(''),
  };
};

const LENGTH = 24;

/** `[##########--------------] 12/30 Autumn 1322`, cut to the width of the terminal. */
export const bar = (done: number, of: number | null, note: string, columns: number): string => {
  const full = of === null || of === 0 ? done % (LENGTH + 1) : Math.floor((LENGTH * Math.min(done, of)) / of);
  const drawn = `[${'#'.repeat(full)}${'-'.repeat(LENGTH - full)}] ${shareOf(done, of)} ${note}`;
  return drawn.slice(0, Math.max(1, columns - 1));
};

const shareOf = (done: number, of: number | null): string => (of === null ? String(done) : `${done}/${of}`);
