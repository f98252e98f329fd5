import type { App } from '@chancery/app';
import { countDueCampaigns } from '@chancery/store';
import type { DutyState } from './worker/duty.ts';

/** Whether the server can serve, and what goes wrong in it that others need not notice. */
export interface Readiness {
  readonly ready: boolean;
  readonly database: 'well' | 'unreachable';
  readonly stopping: boolean;
  /** What a worker does here; each goes on, and is tried again, while another fails. */
  readonly duties: readonly DutyState[];
}

export interface Watched {
  readonly app: App;
  readonly duties: () => readonly DutyState[];
  readonly stopping: () => boolean;
}

/** A database that does not answer for so long is as good as none, in milliseconds. */
const PATIENCE = 3_000;

export const readinessOf = async ({ app, duties, stopping }: Watched): Promise<Readiness> => {
  const well = await answers(countDueCampaigns(app.store.db, app.now()));
  return {
    ready: well && !stopping(),
    database: well ? 'well' : 'unreachable',
    stopping: stopping(),
    duties: duties(),
  };
};

const answers = async (question: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  try {
    return await Promise.race([question.then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};
