import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE } from '@chancery/core';
import {
  databaseClock,
  endPresence,
  flag,
  forgetPresences,
  holdProcess,
  newId,
  type ProcessRole,
  showPresence,
} from '@chancery/store';
import type { House } from './open-house.ts';

/** How this process shows the others that it is there, and how its clock stands to that of the database. */
export interface Presence {
  /** By how many milliseconds our clock is ahead; negative when it is behind. */
  readonly ahead: () => number;
  stop(): Promise<void>;
}

const EVERY = 10_000;
/** An answer that took longer says nothing of the time at which it was given, in milliseconds. */
const PROMPT = 20_000;
/** For so long it is shown that a process was there which ended without a word, in milliseconds. */
const KEPT = 60 * MINUTE;

/** Shows itself at once, and every few seconds from then on. */
export const openPresence = async (
  { app }: Pick<House, 'app'>,
  role: ProcessRole,
  works: boolean,
): Promise<Presence> => {
  const { store, config, log, now } = app;
  const letGo = await holdProcess(store);
  const own = { id: newId<'presence'>(), role, works: flag(works), engine: config.engine, startedAt: now() };
  let ahead = 0;
  const beat = async (): Promise<void> => {
    const before = now();
    const clock = await databaseClock(store);
    const after = now();
    const fitted = clockFits(ahead);
    if (clock !== null && after - before <= PROMPT) ahead = Math.round((before + after) / 2) - clock;
    if (fitted !== clockFits(ahead)) log.warn(CLOCK_SAYS[fitted ? 'wrong' : 'right'], { ahead });
    const seenAt = clock ?? now();
    await showPresence(store.db, { ...own, seenAt, ahead });
    await forgetPresences(store.db, seenAt - KEPT);
  };
  const stopping = new AbortController();
  const repeat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(EVERY, undefined, { signal: stopping.signal }).catch(() => undefined);
      // While the database is away others say so.
      if (!stopping.signal.aborted) await beat().catch(() => undefined);
    }
  };
  await beat().catch(() => undefined);
  const ended = repeat();
  return {
    ahead: () => ahead,
    async stop() {
      stopping.abort();
      await ended;
      await endPresence(store.db, own.id).catch(() => undefined);
      await letGo();
    },
  };
};

/** Beyond this nobody may close a window by their own clock. */
export const clockFits = (ahead: number): boolean => Math.abs(ahead) <= MINUTE;

const CLOCK_SAYS = {
  wrong: 'the clock of this process differs by more than a minute from that of the database: it closes no window',
  right: 'the clock of this process is right again',
} as const;
