import type { Back } from '../parts/back.ts';
import { undoRefusal } from './undo.ts';

/** Rulers take back what nothing follows from. Nothing is posted by itself a second time: what was taken back is a draft. */
export const back: Back = {
  undo: undoRefusal,
  // Other drafts last by themselves.
  sheets: (waiting) => ({ reread: [], drafts: waiting }),
};
