import type { CampaignId, Instant, Question, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** A question as it was asked. */
export interface AskedQuestion extends Question {
  /** The seat whose ruler has asked before they send the orders that raise it. */
  readonly ahead?: SeatId;
}

/** A question for the master, and their answer. */
export interface RulingTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly turn: Fixed<number>;
  readonly edition: Fixed<number>;
  /** The id of the question, unique in its turn. */
  readonly questionId: Fixed<string>;
  /** As the sheets that count now put it; they may still change, and the question with them. */
  readonly question: JsonText<AskedQuestion>;
  /** When the default is taken; null when the window closes. */
  readonly defaultAt: Instant | null;
  readonly askedAt: Fixed<Instant>;
  /** A verdict, or JSON with its parts. Null while nobody has answered: then the default stands. */
  readonly answer: string | null;
  readonly answeredBy: UserId | null;
  readonly answeredAt: Instant | null;
}
