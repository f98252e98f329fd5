import type { Memory } from './memory.ts';

/** A fresh memory for a turn. */
export const begin = (): Memory => ({
  round: null,
  actions: new Map(),
  unserved: new Set(),
  bereaved: new Map(),
  contacts: [],
  cameFrom: new Map(),
});
