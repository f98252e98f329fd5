import type { AnyRuleset, Instant } from '@chancery/core';
import type { Store, WriteFault } from '@chancery/store';
import type { RecordWork } from './checked-record.ts';
import type { ScenarioWork } from './scenario-work.ts';

/** All that use cases work with. Time and chance are among its arguments, so whoever calls decides them. */
export interface App {
  readonly store: Store;
  readonly rulesets: readonly AnyRuleset[];
  readonly config: AppConfig;
  readonly log: Log;
  now(): Instant;
  /** So many bytes that nobody can foretell, as hexadecimal digits: secrets and tokens. */
  random(bytes: number): string;
  readonly meter?: Meter;
  /** Where records are checked and packed; in the thread of whoever asks unless given. */
  readonly recordWork?: RecordWork;
  /** Where scenarios that people write are checked and drawn; in the thread of whoever asks unless given. */
  readonly scenarioWork?: ScenarioWork;
}

/** Hears what happens, for whoever counts. It is told of no person and of no campaign. */
export interface Meter {
  sheetTaken(): void;
  /** A turn is out; how long that took, in milliseconds. */
  turnClosed(milliseconds: number): void;
  /** A mail was handed over: it is on its way, will be tried again, or never will. */
  mailHandled(outcome: 'sent' | 'later' | 'never'): void;
  /** Something could not be written, and why. */
  notSaved(why: WriteFault): void;
}

export interface AppConfig {
  /** Where people reach the server, without a slash at the end: `https://chancery.example`. */
  readonly baseUrl: string;
  /** Of Chancery, noted with every turn. */
  readonly engine: string;
  /** What one account may take up; anything unless given. */
  readonly limits?: AccountLimits;
  /** Whether webhooks may call machines of the server's own house; they may not unless it says so. */
  readonly privateWebhooks?: boolean;
}

export interface AccountLimits {
  /** Campaigns of its making that have not begun. */
  readonly campaigns: number;
  /** What it has stored in a day, sent or made for it: orders, drafts, letters, campaigns, turns that it runs. */
  readonly megabytesADay: number;
}

/** Lines for whoever runs the server. Facts hold no secret, no order and no letter. */
export interface Log {
  info(message: string, facts?: LogFacts): void;
  warn(message: string, facts?: LogFacts): void;
  error(message: string, facts?: LogFacts): void;
}

export type LogFacts = { readonly [name: string]: string | number | boolean | null };
