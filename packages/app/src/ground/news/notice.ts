import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { LetterId, UserId } from '@chancery/store';

/** A turn by its number. `label`: in live play, where every post is one, what the rules call it. */
export interface OfTurn {
  readonly turn: number;
  readonly label?: string;
}

/**
 * What somebody is told. Names and words as the reader may know them: nothing is looked up later. `inSentence`: the seat as an
 * English sentence names it, where that is more than its name.
 */
export type NoticeFacts =
  // turns and time
  | (OfTurn & {
      readonly kind: 'turn-out';
      readonly heading: string;
      readonly seat: string;
      readonly inSentence?: string;
      /** In live play: it is the move of the seat. */
      readonly move?: boolean;
      /** In sealed play that asks one group after another: the window that is open now, and asks the seat. */
      readonly open?: string;
    })
  /** `turn` is the last that stands as it was. */
  | (OfTurn & {
      readonly kind: 'turn-rerun';
      readonly reason: string;
      /** The seat that has taken its own post back; otherwise a master has taken the campaign back. */
      readonly by?: string;
      /** The last turn that was run again. */
      readonly through?: number;
      /** Of the turn that is open now. */
      readonly deadline?: Instant | null;
      /** The secret of the turn that is open now had been told, so it has another: the commitment to that one. */
      readonly newDice?: string;
    })
  | {
      readonly kind: 'deadline-near';
      readonly turn: number;
      readonly label?: string;
      readonly deadline: Instant;
      readonly seat: string;
      readonly inSentence?: string;
      readonly move?: boolean;
    }
  | (OfTurn & { readonly kind: 'deadline-moved'; readonly deadline: Instant | null })
  | (OfTurn & {
      readonly kind: 'turn-missed';
      readonly seat: string;
      readonly inSentence?: string;
      readonly inARow: number;
      /** What becomes of the seat if the next turn is missed as well. */
      readonly next: 'nothing' | 'caretaker' | 'open';
    })
  | (OfTurn & {
      readonly kind: 'orders-reread';
      readonly seat: string;
      readonly inSentence?: string;
      /** So many of its lines are refused now. */
      readonly refused: number;
      readonly lines: number;
      /**
       * A window has opened, and they are read by what is known now; they had come too late and count after all; the
       * press allows their words no more; in live play somebody else has posted first; they waited for their move; or they were
       * carried on to the window of their seat.
       */
      readonly why: 'window' | 'late' | 'press' | 'post' | 'called' | 'carried';
    })
  | {
      readonly kind: 'proclamation-closed';
      readonly turn: number;
      readonly seat: string;
      readonly inSentence?: string;
      readonly mode: string;
    }
  /** A master has corrected the position after a turn, and something of it concerns the seat. */
  | (OfTurn & {
      readonly kind: 'position-edited';
      readonly seat: string;
      readonly inSentence?: string;
      readonly reason: string;
    })
  /** Another seat has sent in an order that has this one for its addressee. */
  | (OfTurn & {
      readonly kind: 'offer';
      readonly seat: string;
      readonly inSentence?: string;
      readonly from: string;
      readonly line: string;
    })
  /** A master has struck a line out of orders that counted, or has put another in its place. */
  | (OfTurn & {
      readonly kind: 'order-struck';
      readonly seat: string;
      readonly inSentence?: string;
      readonly line: string;
      readonly instead: string | null;
      readonly reason: string;
    })
  /** A master has ruled on what the ruler asks, or has taken the ruling back: then `byDefault`. */
  | (OfTurn & {
      readonly kind: 'ruled';
      readonly seat: string;
      readonly inSentence?: string;
      readonly question: string;
      readonly answer: string;
      readonly byDefault: boolean;
    })
  | (OfTurn & { readonly kind: 'extension-answered'; readonly minutes: number; readonly granted: boolean })
  | (OfTurn & { readonly kind: 'caretaker-in'; readonly seat: string; readonly inSentence?: string })
  // the campaign
  | { readonly kind: 'campaign-started'; readonly label?: string; readonly deadline: Instant | null }
  | { readonly kind: 'campaign-paused'; readonly reason: string; readonly administrator?: true }
  | { readonly kind: 'campaign-resumed'; readonly deadline: Instant | null; readonly administrator?: true }
  | { readonly kind: 'campaign-ended'; readonly how: string; readonly administrator?: true }
  /** Something that its masters do otherwise; `about` is a name, a title or a reason, and may be empty. */
  | {
      readonly kind: 'administrator-acted';
      readonly deed: (typeof ADMINISTRATOR_DEEDS)[number];
      readonly about: string;
    }
  /** Masters who rule a seat see everything from now on, or no more than that seat. */
  | { readonly kind: 'masters-see'; readonly everything: boolean }
  // seats
  | { readonly kind: 'seat-given'; readonly seat: string; readonly inSentence?: string }
  | {
      readonly kind: 'seat-lost';
      readonly seat: string;
      readonly inSentence?: string;
      readonly why: SeatLoss;
      readonly reason: string;
    }
  | { readonly kind: 'seat-open'; readonly seat: string; readonly inSentence?: string }
  | { readonly kind: 'application-declined'; readonly reason: string }
  // letters and press
  | {
      readonly kind: 'letter';
      readonly to: string;
      /** Null when the reader is not told. */
      readonly from: string | null;
      readonly subject: string;
      readonly body: string;
    }
  | { readonly kind: 'press'; readonly from: string | null; readonly title: string; readonly body: string }
  // mail
  | {
      readonly kind: 'mail-held';
      readonly seat: string;
      readonly inSentence?: string;
      readonly from: string;
      readonly receivedAt: Instant;
    }
  | { readonly kind: 'mail-undeliverable'; readonly address: string; readonly status: string }
  // for masters
  | { readonly kind: 'application'; readonly who: string; readonly message: string }
  /** `seat` is null when they wait for one. */
  | {
      readonly kind: 'invitation-accepted';
      readonly who: string;
      readonly seat: string | null;
      readonly inSentence?: string;
    }
  | {
      readonly kind: 'seat-vacant';
      readonly seat: string;
      readonly inSentence?: string;
      readonly why: SeatLoss;
      readonly reason: string;
    }
  /** Its power has come into the game by a turn, or has come back. */
  | (OfTurn & { readonly kind: 'seat-begun'; readonly seat: string; readonly inSentence?: string })
  /** The rulers are asked something. */
  | {
      readonly kind: 'poll-opened';
      readonly poll: 'go-on' | 'question';
      readonly question: string;
      readonly closesAt: Instant;
    }
  | {
      readonly kind: 'poll-closed';
      readonly poll: 'go-on' | 'question';
      readonly question: string;
      readonly yes: number;
      readonly no: number;
    }
  /** To administrators: its rulers go on without their master. */
  | { readonly kind: 'master-wanted'; readonly yes: number; readonly no: number }
  /** Its list is closed: masters see what comes out, and may rule until then. */
  | (OfTurn & { readonly kind: 'turn-in-review'; readonly until: Instant })
  | { readonly kind: 'clock-held'; readonly turn: number; readonly missing: number; readonly expected: number }
  | {
      readonly kind: 'question';
      readonly turn: number;
      readonly questions: number;
      /** When the default is taken; null when a master closes the window themselves. */
      readonly defaultAt: Instant | null;
      /** Those that are new; absent in notices of an older release. */
      readonly asked?: readonly AskedWords[];
    }
  | {
      readonly kind: 'extension-asked';
      readonly seat: string;
      readonly inSentence?: string;
      readonly minutes: number;
      readonly reason: string;
    }
  | { readonly kind: 'letter-reported'; readonly seat: string; readonly inSentence?: string }
  | { readonly kind: 'webhook-off'; readonly host: string; readonly failures: number }
  | (OfTurn & { readonly kind: 'turn-stuck'; readonly incident: string })
  | { readonly kind: 'master-appointed' }
  | { readonly kind: 'master-dismissed' }
  | { readonly kind: 'campaign-handed-over'; readonly to: string };

/** What an administrator may do to a campaign in place of its masters. */
export const ADMINISTRATOR_DEEDS = [
  'archiveCampaign',
  'renameCampaign',
  'appointMaster',
  'dismissMaster',
  'handOver',
  'withdrawPress',
  'decideLetterReport',
] as const;

export type NoticeKind = NoticeFacts['kind'];
export type FactsOf<Kind extends NoticeKind> = Extract<NoticeFacts, { readonly kind: Kind }>;

/** A question in words, and how it can be answered: by its verdicts, each with the parts of it that can be said. */
export interface AskedWords {
  readonly id: string;
  readonly text: string;
  readonly answers: readonly { readonly verdict: string; readonly parts: readonly string[] }[];
}

/** How somebody came to lose their seat. */
export const SEAT_LOSSES = ['left', 'removed', 'reassigned', 'silent', 'deposed', 'account-deleted'] as const;
export type SeatLoss = (typeof SEAT_LOSSES)[number];

/** A notice to one user. */
export interface Notice {
  readonly to: UserId;
  readonly campaign: { readonly id: CampaignId; readonly title: string } | null;
  readonly facts: NoticeFacts;
  /** Names what it is about, campaign and turn included: nobody is told the same thing twice. */
  readonly key: string;
  /** Of a letter: who answers which letter if they answer the mail. Of questions: that the masters rule, of no letter. */
  readonly answers?: { readonly seat: SeatId; readonly letter: LetterId };
}
