import type { Instant } from '@chancery/core';
import { domainOf } from '../address.ts';
import { nextAttempt } from './next-attempt.ts';
import type { Outbox, WaitingMail } from './outbox.ts';
import { earliestTo, type Pace, type SentTo, stillCounting } from './pace.ts';
import type { SendFault, Transport } from './transport.ts';

/** What is remembered from one run to the next. */
export interface DrainMemory {
  readonly sent: readonly SentTo[];
  /** How many runs in a row have not reached the server. */
  readonly outages: number;
}

export const FRESH_MEMORY: DrainMemory = { sent: [], outages: 0 };

export interface Drained {
  readonly memory: DrainMemory;
  /** When to run again at the latest; new mails may come before. */
  readonly next: Instant;
  readonly counts: { readonly sent: number; readonly failed: number; readonly gaveUp: number };
  /** Why the server could not be reached; null if it could, or was not asked. */
  readonly outage: SendFault | null;
}

export interface DrainOptions {
  readonly outbox: Outbox;
  readonly transport: Transport;
  readonly pace: Pace;
  readonly now: () => Instant;
  /** Stops after the mail in hand. */
  readonly signal?: AbortSignal;
}

/**
 * Sends what is due, in its order and at the given pace, one mail after the other. When the server cannot be reached
 * the run ends with the first mail: the queue waits behind it, no mail loses an attempt, and after an outage of any
 * length the oldest goes first, no faster than ever. What has become useless meanwhile is dropped.
 */
export const drain = async (options: DrainOptions, memory: DrainMemory = FRESH_MEMORY): Promise<Drained> => {
  const { outbox, pace, now, signal } = options;
  const counts = { sent: 0, failed: 0, gaveUp: 0 };
  let sent = stillCounting(memory.sent, now());
  let next = now() + LOOK_AGAIN;
  const waiting = await outbox.due(now(), MOST_AT_ONCE);
  for (const mail of waiting) {
    if (signal?.aborted) break;
    if (isStale(mail, now())) {
      await outbox.gaveUp(mail.id, now(), { code: 'stale' });
      counts.gaveUp += 1;
      continue;
    }
    const domain = domainOf(mail.to);
    const earliest = earliestTo(domain, sent, pace, now());
    if (earliest > now()) {
      next = Math.min(next, earliest);
      continue;
    }
    const outcome = await sendOne(mail, options);
    if (typeof outcome === 'object') {
      const outages = memory.outages + 1;
      return { memory: { sent, outages }, next: now() + waitAfter(outages), counts, outage: outcome };
    }
    if (outcome === 'taken') continue;
    counts[outcome] += 1;
    sent = [...stillCounting(sent, now()), { domain, at: now() }];
  }
  if (waiting.length === MOST_AT_ONCE && counts.sent > 0) next = now();
  return { memory: { sent, outages: 0 }, next, counts, outage: null };
};

/** What became of a mail; a fault is an outage, which is no fault of the mail. */
type Outcome = 'sent' | 'failed' | 'gaveUp' | 'taken' | SendFault;

const sendOne = async (mail: WaitingMail, { outbox, transport, now }: DrainOptions): Promise<Outcome> => {
  const composed = await outbox.claim(mail.id, now());
  if (composed === null) return 'taken';
  const result = await transport.send(composed);
  if (!result.ok) return settle(mail, result.error, outbox, now());
  await outbox.sent(mail.id, now(), result.value.answer);
  return 'sent';
};

const settle = async (mail: WaitingMail, fault: SendFault, outbox: Outbox, now: Instant): Promise<Outcome> => {
  if (fault.code !== 'temporary') {
    await outbox.gaveUp(mail.id, now, { code: fault.code, fault });
    return 'gaveUp';
  }
  if (fault.scope === 'server') {
    await outbox.released(mail.id);
    return fault;
  }
  const due = nextAttempt(mail.attempts + 1, now);
  if (due === null) {
    await outbox.gaveUp(mail.id, now, { code: 'too-often', fault });
    return 'gaveUp';
  }
  await outbox.failed(mail.id, due, fault);
  return 'failed';
};

const isStale = ({ staleAt }: WaitingMail, now: Instant): boolean => staleAt !== null && staleAt <= now;

/** One look each at 5, 10, 20, 40, then 60 seconds: seldom enough for a server that is down, soon enough for its return. */
const waitAfter = (outages: number): number => Math.min(5_000 * 2 ** Math.min(outages - 1, 4), LOOK_AGAIN);

const LOOK_AGAIN = 60_000;
const MOST_AT_ONCE = 1000;
