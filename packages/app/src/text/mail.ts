import type { Instant } from '@chancery/core';
import { showTime } from './show-time.ts';

/** The fixed words of mails. */
export const MAIL_WORDS = {
  ordersHere: (seat: string, turn: number) => `An answer to this mail is taken as orders of ${seat} for turn ${turn}.`,
  letterHere: 'An answer to this mail goes to whoever wrote the letter.',
  onTheWeb: 'On the web',
  unsubscribe: 'No more mails of this sort',
} as const;

export interface ReportHead {
  readonly campaign: string;
  /** What the rules call the turn. */
  readonly heading: string;
  readonly seat: string;
  /** The window that is open now; null when the report is of an older turn, or nothing is waited for. */
  readonly next: { readonly turn: number; readonly deadline: Instant | null; readonly byMail: boolean } | null;
  /** In live play: it is the move of the seat. */
  readonly move?: boolean;
  readonly zone: string;
  readonly files: readonly string[];
}

/** What stands above a report in a mail: by when orders are wanted, and how they are sent. */
export const reportHead = ({ campaign, heading, seat, next, move = false, zone, files }: ReportHead): string =>
  [
    `${campaign}: the report of ${seat}. It is now ${heading}.`,
    ...(next === null
      ? []
      : [
          move
            ? next.deadline === null
              ? `It is your move for ${seat}.`
              : `It is your move for ${seat}, until ${showTime(next.deadline, zone)}.`
            : next.deadline === null
              ? `Orders for turn ${next.turn} can be sent until the game master closes it.`
              : `Orders for turn ${next.turn} are due ${showTime(next.deadline, zone)}.`,
          ...(next.byMail ? [move ? HOW_TO_POST : HOW_TO_ANSWER] : []),
        ]),
    ...(files.length === 0 ? [] : [`Attached: ${files.join(', ')}.`]),
  ].join('\n\n');

const HOW_TO_ANSWER =
  'To send them, answer this mail: one order on each line, above everything else. What you send counts at once; the ' +
  'last sheet before the deadline is the one that is carried out. HELP on a line of its own brings a page on all that ' +
  'can be done by mail.';

const HOW_TO_POST =
  'To make it, answer this mail: one order on each line, above everything else. What you send is resolved at once, and ' +
  'the answer says what came of it; you can send more as long as it is your move. HELP on a line of its own brings a ' +
  'page on all that can be done by mail.';

export const reportSubject = (tag: string, heading: string): string => `${tag} ${heading}`;

/** A report that is too large to be mailed at all. */
export const reportTooLarge = (url: string): string => `The report is too large for a mail. You find it here: ${url}`;

export const FILE_WORDS = { map: 'the map', turnFile: 'the turn file' } as const;
