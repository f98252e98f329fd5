import { setTimeout as wait } from 'node:timers/promises';
import { lookIntoMailbox, type MailboxSettings } from './mailbox.ts';
import type { OnMail, OnTrouble } from './received.ts';
import type { Receiver } from './receiver.ts';

export interface MailboxPollerSettings extends MailboxSettings {
  /** Milliseconds from the end of one look to the next. */
  readonly every: number;
  /** Hears of a look that went well. */
  readonly onLooked?: () => void;
}

/** Looks into a mailbox (IMAP) at once and then again and again. What goes wrong is told and tried again. */
export const pollMailbox = (settings: MailboxPollerSettings, onMail: OnMail, onTrouble: OnTrouble): Receiver => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const polling = async (): Promise<void> => {
    let purgedAt: number | null = null;
    for (let failures = 0; !signal.aborted; ) {
      const now = settings.now();
      const purge = purgedAt === null || now - purgedAt >= PURGE_EVERY;
      const looked = await lookIntoMailbox(settings, onMail, onTrouble, { purge, signal });
      if (looked) {
        settings.onLooked?.();
        if (purge) purgedAt = now;
      }
      failures = looked ? 0 : failures + 1;
      const pause = Math.min(settings.every * 2 ** Math.min(failures, 5), Math.max(settings.every, LONGEST_PAUSE));
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  };
  const ended = polling();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
};

/** In milliseconds: once a day is enough for what goes by days. */
const PURGE_EVERY = 86_400_000;

/** However long a server is down, its return is noticed within five minutes. */
const LONGEST_PAUSE = 300_000;
