import type { Back } from '../parts/back.ts';

/** A turn is of all: a master alone takes it back, and then the orders for it stand. */
export const back: Back = {
  undo: async () => 'not-last',
  sheets: (waiting, drafts) => ({ reread: waiting, drafts }),
};
