import { setTimeout as wait } from 'node:timers/promises';
import { lookIntoMailbox, type MailboxSettings } from './mailbox.ts';
import type { OnMail, OnTrouble } from './received.ts';
import type { Receiver } from './receiver.ts';

export interface MailboxPollerSettings extends MailboxSettings {
  /** Milliseconds from the end of one look to the next. */
  readonly every: number;
}

/** Looks into a mailbox (IMAP) at once and then again and again. What goes wrong is told and tried again. */
export const pollMailbox = (settings: MailboxPollerSettings, onMail: OnMail, onTrouble: OnTrouble): Receiver => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const polling = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; ) {
      const looked = await lookIntoMailbox(settings, onMail, onTrouble, signal);
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

/** However long a server is down, its return is noticed within five minutes. */
const LONGEST_PAUSE = 300_000;
