import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE } from '@chancery/core';
import { newId, releaseLease, takeLease } from '@chancery/store';
import type { App } from '../../../ground/app.ts';

/** Milliseconds between two looks, and how many looks before it is given up. */
const LOOK = 25;
const LOOKS = 800;

/**
 * Does one thing of a name after the other, in all processes of a house. Gives up when it is not its turn for long; within a
 * transaction at once, since the others may wait for its end.
 */
export const inTurn = async <T>(app: App, name: string, work: () => Promise<T>): Promise<T> => {
  const { db } = app.store;
  const owner = newId<'lease-owner'>();
  for (let looks = 0; !(await takeLease(db, name, owner, { now: app.now(), until: app.now() + MINUTE })); looks += 1) {
    if (looks === LOOKS || db.isTransaction) throw new Error(`${name}: others have been at it for too long`);
    await wait(LOOK);
  }
  try {
    return await work();
  } finally {
    await releaseLease(db, name, owner);
  }
};
