import type { App } from '@chancery/app';
import { countDueCampaigns, type WriteFault } from '@chancery/store';
import type { DutyState } from './worker/duty.ts';
import type { WriteWatch } from './write-watch.ts';

/** Whether the server can serve, and what goes wrong in it that others need not notice. */
export interface Readiness {
  readonly ready: boolean;
  /** Whether it answers and takes writes, or why it does not. */
  readonly database: 'well' | WriteFault;
  readonly stopping: boolean;
  /** What a worker does here; each goes on, and is tried again, while another fails. */
  readonly duties: readonly DutyState[];
}

export interface Watched {
  readonly app: App;
  readonly writes: WriteWatch;
  readonly duties: () => readonly DutyState[];
  readonly stopping: () => boolean;
}

/** A database that does not answer for so long counts as unreachable, in milliseconds. */
const PATIENCE = 3_000;

export const readinessOf = async (watched: Watched): Promise<Readiness> => {
  const { duties, stopping } = watched;
  const database = await databaseNow(watched);
  return { ready: database === 'well' && !stopping(), database, stopping: stopping(), duties: duties() };
};

const databaseNow = async ({ app, writes }: Watched): Promise<Readiness['database']> => {
  const reads = await within(PATIENCE, countDueCampaigns(app.store.db, app.now()), null);
  if (reads === null) return 'unreachable';
  return await within(PATIENCE, writes.now(), 'locked');
};

/** What comes of it, or the other when that takes too long or fails. */
const within = async <T, U>(patience: number, question: Promise<T>, otherwise: U): Promise<T | U> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<U>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patience);
  });
  try {
    return await Promise.race([question, late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
};
