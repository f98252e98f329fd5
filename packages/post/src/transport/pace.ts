import type { Instant } from '@chancery/core';

/** How many mails may go out in a minute: in all, and to one domain, which would otherwise take us for a flood. */
export interface Pace {
  readonly perMinute: number;
  readonly perDomain: number;
}

export const USUAL_PACE: Pace = { perMinute: 600, perDomain: 200 };

/** A mail that went out, as far as pace is concerned. */
export interface SentTo {
  readonly domain: string;
  readonly at: Instant;
}

/** When the next mail to this domain may go out: `now`, or when an earlier one is a minute old. `sent` in any order. */
export const earliestTo = (domain: string, sent: readonly SentTo[], pace: Pace, now: Instant): Instant =>
  Math.max(
    now,
    freeAgain(sent, pace.perMinute, now),
    freeAgain(
      sent.filter((mail) => mail.domain === domain),
      pace.perDomain,
      now,
    ),
  );

/** When fewer than `most` of these lie within the last minute. */
const freeAgain = (sent: readonly SentTo[], most: number, now: Instant): Instant => {
  const recent = sent.map(({ at }) => at).filter((at) => at > now - MINUTE);
  if (recent.length < most) return now;
  recent.sort((one, other) => other - one);
  return (recent[most - 1] ?? now) + MINUTE;
};

/** What is older than a minute slows nothing down. */
export const stillCounting = (sent: readonly SentTo[], now: Instant): readonly SentTo[] =>
  sent.filter(({ at }) => at > now - MINUTE);

const MINUTE = 60_000;
