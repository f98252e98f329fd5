import type { CampaignId, DeadlineRule, Instant, RulesetId, ScenarioId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { LeaseOwner, UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

export const CAMPAIGN_STATUSES = ['draft', 'open', 'running', 'paused', 'ended', 'archived'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** What rulers may write to each other. */
export const PRESS_MODES = ['open', 'public', 'none', 'anonymous'] as const;
export type PressMode = (typeof PRESS_MODES)[number];

/** How long nobody is told which user holds which seat. */
export const ANONYMITIES = ['never', 'until-the-end', 'always'] as const;
export type Anonymity = (typeof ANONYMITIES)[number];

/** One game. What is large lies elsewhere (`founding`, `state`): this row is written often. */
export interface CampaignTable {
  readonly id: Fixed<CampaignId>;
  readonly title: string;
  readonly ruleset: Fixed<RulesetId>;
  /** The version of the rules that made the last state. */
  readonly version: number;
  readonly scenario: ScenarioId;
  readonly options: JsonText;
  readonly status: CampaignStatus;
  readonly pressMode: PressMode;
  readonly anonymity: Anonymity;
  /** Null when the master closes every window themselves. */
  readonly deadlineRule: JsonText<DeadlineRule> | null;
  /** How long after the deadline orders are still taken, in milliseconds. */
  readonly grace: number;
  /** The shortest time between two deadlines, in milliseconds. */
  readonly minimum: number;
  /** What else the master has set: missed turns, takeover, breaker, who may join. */
  readonly settings: JsonText;
  /** The last turn that is out; 0 when the campaign has begun, and before. */
  readonly turn: number;
  /** Counts the histories of the campaign, from 1: a roll back begins the next one. */
  readonly edition: number;
  /** What rulers are told; null when no window is open or nobody has set one. */
  readonly deadline: Instant | null;
  /** When there is something to do for a worker: the only place that says so. Null when nothing is. */
  readonly dueAt: Instant | null;
  readonly leaseOwner: LeaseOwner | null;
  /** Until then the one who claimed it works on it, or nobody shall. */
  readonly leasedUntil: Instant | null;
  /** How often it was claimed since a turn last came out, or a claim was given back without a fault. */
  readonly attempts: number;
  /** Since when the clock is held because too many sheets are missing. */
  readonly heldSince: Instant | null;
  /** When the list of the turn in hand was closed, by which it is run: nothing enters it any more. Null while it is open. */
  readonly listClosedAt: Instant | null;
  readonly createdBy: Fixed<UserId>;
  readonly createdAt: Fixed<Instant>;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
}
