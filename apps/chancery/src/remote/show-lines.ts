import { clean } from '@chancery/reports';
import { type Io, printLines } from '../io.ts';

/** Prints what others may have written: nothing in it gives orders to a terminal. */
export const showLines = (io: Io, lines: readonly string[]): void => printLines(io, lines.map(clean));
