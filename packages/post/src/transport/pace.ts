import type { Instant } from '@chancery/core';

/** How many mails may go out in a minute: in all, and in one lane, whose servers would otherwise take us for a flood. */
export interface Pace {
  readonly perMinute: number;
  readonly perLane: number;
}

export const USUAL_PACE: Pace = { perMinute: 600, perLane: 200 };

/** A mail that went out, as far as pace is concerned. */
export interface SentInLane {
  readonly lane: string;
  readonly at: Instant;
}

/** When the next mail may go out to whomever: `now`, or when an earlier one is a minute old. `sent` in any order. */
export const earliestOfAll = (sent: readonly SentInLane[], pace: Pace, now: Instant): Instant =>
  freeAgain(sent, pace.perMinute, now);

/** When the next mail may go out in this lane, as far as the lane is concerned. */
export const earliestInLane = (lane: string, sent: readonly SentInLane[], pace: Pace, now: Instant): Instant => {
  const inLane = sent.filter((mail) => mail.lane === lane);
  return freeAgain(inLane, pace.perLane, now);
};

/** When fewer than `most` of these lie within the last minute. */
const freeAgain = (sent: readonly SentInLane[], most: number, now: Instant): Instant => {
  const recent = stillCounting(sent, now);
  if (recent.length < most) return now;
  const newestFirst = recent.map(({ at }) => at).sort((one, other) => other - one);
  return (newestFirst[most - 1] ?? now) + MINUTE;
};

/** What is older than a minute slows nothing down. */
export const stillCounting = (sent: readonly SentInLane[], now: Instant): readonly SentInLane[] =>
  sent.filter(({ at }) => at > now - MINUTE);

const MINUTE = 60_000;
