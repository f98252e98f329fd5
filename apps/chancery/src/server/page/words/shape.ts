import type { en } from './en/index.ts';

/** All sentences of the server's pages. A language is whole, or it does not compile. */
export type Words = typeof en;
