import { type App, processesOf, troublesOf } from '@chancery/app';
import { countDueCampaigns, type WriteFault } from '@chancery/store';
import { clockFits, type Presence } from './presence.ts';
import type { DutyState } from './worker/duty.ts';
import type { WriteWatch } from './write-watch.ts';

/** Whether the server can serve, and what goes wrong in it that others need not notice. */
export interface Readiness {
  readonly ready: boolean;
  /** Whether it answers and takes writes, or why it does not. */
  readonly database: 'well' | WriteFault;
  readonly stopping: boolean;
  /** Processes that close windows and send mail, this one among them. */
  readonly workers: number;
  /** By how many milliseconds the clock of this process is ahead of that of the database. */
  readonly clock: number;
  /** What a worker does here; each goes on, and is tried again, while another fails. */
  readonly duties: readonly DutyState[];
  /** What goes wrong on the whole server: mail that does not leave or come in, backups. */
  readonly troubles: readonly KnownTrouble[];
}

export interface KnownTrouble {
  readonly name: string;
  readonly since: number;
  readonly error: string;
}

export interface Watched {
  readonly app: App;
  readonly presence: Pick<Presence, 'ahead'>;
  readonly writes: WriteWatch;
  readonly duties: () => readonly DutyState[];
  readonly stopping: () => boolean;
}

/** A database that does not answer for so long counts as unreachable, in milliseconds. */
const PATIENCE = 3_000;

export const readinessOf = async (watched: Watched): Promise<Readiness> => {
  const { presence, duties, stopping } = watched;
  const database = await databaseNow(watched);
  const { workers, troubles } = database === 'well' ? await within(PATIENCE, around(watched), NOTHING) : NOTHING;
  const clock = presence.ahead();
  const ready = database === 'well' && !stopping() && workers > 0 && clockFits(clock);
  return { ready, database, stopping: stopping(), workers, clock, duties: duties(), troubles };
};

const NOTHING = { workers: 0, troubles: [] } as const;

const around = async ({ app, duties }: Watched): Promise<Pick<Readiness, 'workers' | 'troubles'>> => {
  const processes = await processesOf(app);
  const alive = processes.filter(({ works, alive: lives }) => works && lives).length;
  const troubles = await troublesOf(app.store.db);
  return {
    workers: Math.max(alive, duties().length > 0 ? 1 : 0),
    troubles: troubles.map(({ name, since, error }) => ({ name, since, error })),
  };
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
