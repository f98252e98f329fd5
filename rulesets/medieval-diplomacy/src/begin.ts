import type { Memory } from './memory.ts';
import { PlanBook } from './plans.ts';
import type { MdPosition } from './types.ts';

/** A fresh memory: the opening phases fill it. */
export const begin = ({ state }: MdPosition): Memory => ({
  listed: [],
  plans: new PlanBook(),
  relationsAtStart: state.relations.map((row) => [...row]),
  crossings: [],
  undecided: new Set(),
  builders: new Set(),
  workers: new Map(),
});
