import type { Memory } from './memory.ts';

/** A fresh memory for a turn. */
export const begin = (): Memory => ({ errand: null, armed: new Set() });
