import type { WriteFault } from '@chancery/store';
import type { Scope } from './actor.ts';

/** In live play, where every post is a turn: what the rules call the one that is meant. */
interface Labelled {
  readonly label?: string;
}

/** Why a use case is not carried out: a code with facts. Sentences in text/errors.ts. Never names what the actor may not know. */
export type AppError =
  | { readonly code: 'not-signed-in' }
  /** The account is blocked by an administrator. */
  | { readonly code: 'blocked' }
  /** `scope`: what the token that was shown is not good for; what needs a session can be done with no token. */
  | { readonly code: 'not-allowed'; readonly useCase: string; readonly scope?: Scope | 'session' }
  /** A master who rules a seat sees what that seat sees; an administrator who rules one leaves some things to another. */
  | { readonly code: 'rules-seat'; readonly useCase: string; readonly seat: string; readonly role: string }
  | { readonly code: 'not-found'; readonly what: string; readonly id: string }
  | { readonly code: 'bad-input'; readonly faults: readonly string[] }
  | {
      readonly code: 'wrong-status';
      readonly what: string;
      readonly status: string;
      readonly wanted: readonly string[];
    }
  | ({ readonly code: 'conflict'; readonly what: string; readonly found: string } & Labelled)
  | ({ readonly code: 'too-late'; readonly turn: number; readonly deadline: number | null } & Labelled)
  | { readonly code: 'next-turn'; readonly turn: number }
  | ({ readonly code: 'not-asked'; readonly seat: string; readonly turn: number } & Labelled)
  | { readonly code: 'seat-taken'; readonly seat: string }
  | { readonly code: 'campaign-full' }
  | { readonly code: 'press-closed'; readonly mode: string; readonly letter: string }
  /** The order is carried out when it is sent in, and so cannot wait with others. */
  | { readonly code: 'acts-on-arrival' }
  /** The rules have standing orders of their own, and the host keeps none beside them. */
  | { readonly code: 'standing-in-rules' }
  | { readonly code: 'too-many'; readonly what: string; readonly limit: number; readonly until: number | null }
  /** Nothing was done, and nothing is lost: it can be asked for again as soon as the disk or the database takes writes. */
  | { readonly code: 'not-saved'; readonly why: WriteFault }
  | { readonly code: 'incident'; readonly id: string };
