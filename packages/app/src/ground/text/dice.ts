import { LINE_REASON_TEXT, type LineReason } from '@chancery/core';

/** What a report says of dice. Reports are English, as the rules are. */
export const DICE_WORDS = {
  title: 'Proof of the dice',
  keep: 'Keep this report. With these lines you can check that nobody has changed your orders or chosen the dice: on the page “Dice” of the campaign, or with chancery verify.',
  ownOrders: 'Your orders',
  otherwise: (turn: number, why: LineReason): string =>
    `The orders of turn ${turn} differ from your receipts: ${LINE_REASON_TEXT.en[why]}.`,
  /** A line that the master has struck out or changed, and why. */
  struck: ({ text, instead, reason }: StruckWords): string =>
    instead === null ? `Struck out: ${text} (${reason})` : `Changed: ${text} became ${instead} (${reason})`,
} as const;

interface StruckWords {
  readonly text: string;
  readonly instead: string | null;
  readonly reason: string;
}
