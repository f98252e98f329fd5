import { setTimeout as sleep } from 'node:timers/promises';
import { type App, thrown } from '@chancery/app';
import type { Duty, DutyState } from './duty.ts';
import { restAfter } from './rest.ts';

/** Somebody who does duties until they are stopped. */
export interface Worker {
  readonly states: () => readonly DutyState[];
  /** Takes up nothing more, and is fulfilled when what was in hand is done. */
  stop(): Promise<void>;
}

/** Does every duty again and again, each at its own pace. One that fails is tried again, less and less often. */
export const runDuties = (app: App, duties: readonly Duty[], { pause }: { readonly pause: number }): Worker => {
  const stopping = new AbortController();
  const running = duties.map((duty) => {
    let state: DutyState = { name: duty.name, failures: 0, wellAt: null };
    const note = (next: DutyState): void => {
      state = next;
    };
    return { state: () => state, ended: repeat(app, duty, { pause, stop: stopping.signal, note }) };
  });
  return {
    states: () => running.map(({ state }) => state()),
    async stop() {
      stopping.abort();
      await Promise.all(running.map(({ ended }) => ended));
    },
  };
};

const repeat = async (
  app: App,
  duty: Duty,
  {
    pause,
    stop,
    note,
  }: { readonly pause: number; readonly stop: AbortSignal; readonly note: (state: DutyState) => void },
): Promise<void> => {
  const { name } = duty;
  let failures = 0;
  let wellAt: number | null = null;
  while (!stop.aborted) {
    const round = await once(app, duty, stop);
    failures = round === null ? failures + 1 : 0;
    if (round !== null) wellAt = app.now();
    note({ name, failures, wellAt });
    const rests = { breath: duty.breath, pause };
    const rest = restAfter({ did: 0, nextDue: null, ...round, failures }, app.now(), rests, Math.random());
    await sleep(rest, undefined, { signal: stop }).catch(() => undefined);
  }
};

const once = async (app: App, duty: Duty, stop: AbortSignal) => {
  try {
    const did = await duty.perform(stop);
    return { did, nextDue: did > 0 ? null : await duty.nextDue() };
  } catch (error) {
    thrown(app, `worker: ${duty.name}`, error);
    return null;
  }
};
