import type { Instant } from '@chancery/core';
import { nextAttempt } from './next-attempt.ts';
import type { Outbox, WaitingMail } from './outbox.ts';
import { earliestInLane, earliestOfAll, type Pace, type SentInLane, stillCounting } from './pace.ts';
import type { SendFault, Transport } from './transport.ts';

/** What is remembered from one run to the next. */
export interface DrainMemory {
  readonly sent: readonly SentInLane[];
  /** How many runs in a row have not reached the server. */
  readonly outages: number;
  /** Until then the server is left alone. */
  readonly notBefore: Instant;
}

export const FRESH_MEMORY: DrainMemory = { sent: [], outages: 0, notBefore: 0 };

export interface Drained {
  readonly memory: DrainMemory;
  /** When to run again at the latest. To run before, because new mails came, does no harm. */
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
 * Sends what is due, in its order and at the given pace, one mail after the other. A lane that has had its share does
 * not hold up the others. When the server cannot be reached the run ends with the first mail: the queue waits behind it,
 * no mail loses an attempt, and after an outage of any length the oldest goes first, no faster than ever.
 */
export const drain = async (options: DrainOptions, memory: DrainMemory = FRESH_MEMORY): Promise<Drained> => {
  const { outbox, pace, now, signal } = options;
  const counts = { sent: 0, failed: 0, gaveUp: 0 };
  if (now() < memory.notBefore) return { memory, next: memory.notBefore, counts, outage: null };
  const full = new Map<string, Instant>();
  let { sent } = memory;
  let next = now() + LOOK_AGAIN;
  while (!signal?.aborted) {
    sent = stillCounting(sent, now());
    const free = earliestOfAll(sent, pace, now());
    if (free > now()) {
      next = Math.min(next, free);
      break;
    }
    const mail = await outbox.next(now(), [...full.keys()]);
    if (mail === null) break;
    const outcome = await sendOne(mail, options);
    if (typeof outcome === 'object') {
      const outages = memory.outages + 1;
      const notBefore = now() + waitAfter(outages);
      return { memory: { sent, outages, notBefore }, next: notBefore, counts, outage: outcome };
    }
    if (outcome === 'lost') continue;
    counts[outcome] += 1;
    sent = [...sent, { lane: mail.lane, at: now() }];
    const freeLane = earliestInLane(mail.lane, sent, pace, now());
    if (freeLane > now()) full.set(mail.lane, freeLane);
  }
  return { memory: { ...FRESH_MEMORY, sent }, next: Math.min(next, ...full.values()), counts, outage: null };
};

/** What became of a mail: `lost` is one that another has claimed; a fault is an outage, which is no fault of the mail. */
type Outcome = 'sent' | 'failed' | 'gaveUp' | 'lost' | SendFault;

const sendOne = async (mail: WaitingMail, { outbox, transport, now }: DrainOptions): Promise<Outcome> => {
  const composed = await outbox.begin(mail, now());
  if (composed === null) return 'lost';
  const result = await transport.send(composed);
  if (result.ok) {
    await outbox.sent(mail, now(), result.value.answer);
    return 'sent';
  }
  const fault = result.error;
  if (fault.code !== 'temporary') {
    await outbox.gaveUp(mail, now(), { code: fault.code, fault });
    return 'gaveUp';
  }
  if (fault.scope === 'server') {
    await outbox.released(mail, fault);
    return fault;
  }
  const due = nextAttempt(mail.failures + 1, now());
  if (due === null) await outbox.gaveUp(mail, now(), { code: 'too-often', fault });
  else await outbox.failed(mail, due, fault);
  return due === null ? 'gaveUp' : 'failed';
};

/** One look each at 5, 10, 20, 40, then 60 seconds: seldom enough for a server that is down, soon enough for its return. */
const waitAfter = (outages: number): number => Math.min(5_000 * 2 ** Math.min(outages - 1, 4), LOOK_AGAIN);

const LOOK_AGAIN = 60_000;
