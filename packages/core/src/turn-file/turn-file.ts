import type { RulesetId, SeatId } from '../ids.ts';
import type { ChoiceTree } from '../order/choices.ts';
import { type PackedChoices, packChoices } from '../order/pack-choices.ts';
import type { Offer } from '../ruleset/offers.ts';
import type { Question } from '../ruleset/ruling.ts';
import type { NextWindow, Outcome, Window } from '../ruleset/window.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { Telling } from '../visibility/telling.ts';
import type { OrdersOtherwise } from './orders-otherwise.ts';

/**
 * All that one seat receives of one turn: the one contract between server and client. It opens without a server:
 * the client shows it, offers the choices, checks orders and writes the order file, with the ruleset's own code.
 */
export interface TurnFile<T extends RulesetTypes = RulesetTypes> {
  readonly format: 'chancery-turn-1';
  readonly ruleset: RulesetId;
  readonly version: number;
  readonly campaign: { readonly id: string; readonly title: string };
  readonly seat: SeatId;
  readonly turn: number;
  /** In live play: what the rules called the window that closed with the turn. Those turns nobody is told by their numbers. */
  readonly label?: string;
  /** Counts the histories of the campaign, from 1: a roll back begins the next. Files of older releases do not say. */
  readonly edition?: number;
  readonly setting: T['setting'];
  readonly view: T['view'];
  readonly window: Window | Outcome;
  /** When the game next waits for the seat, where the window does not. */
  readonly asks?: NextWindow;
  /** What other seats offer to this one, as they have sent it in. */
  readonly offers?: readonly Offer[];
  /** Milliseconds UTC; null when nobody has set one. */
  readonly deadline: number | null;
  /** The commitment to the dice of the turn to come, as hex. */
  readonly commitment: string;
  /** Lines by which dice and own orders can be checked later, by whoever keeps the file. */
  readonly proofs?: readonly string[];
  /**
   * What this seat heard, in order: of the turn before; where windows ask some seats only, of all turns since the game last
   * waited for it; in live play of all turns after `since`, which are those of the
   * clock of that turn, and of the newest turn those since it last posted by another clock.
   */
  readonly since: number;
  readonly tellings: readonly Telling<T['told']>[];
  /** In which of those turns the seat was adjudicated by other orders than its receipts say. */
  readonly otherwise?: readonly OrdersOtherwise[];
  /** What the seat may order now, beside nothing: made when it is read, and packed when it is sent. */
  readonly choices: ChoiceTree;
  readonly questions: readonly Question[];
  readonly draft: readonly T['order'][];
}

/** A turn file as it is sent and kept: what stands in several places of its choices is told once, in `shared`. */
export type PackedTurnFile = Omit<TurnFile, keyof PackedChoices> & PackedChoices;

export const packTurnFile = (file: TurnFile): PackedTurnFile => ({ ...file, ...packChoices(file.choices) });

/** The orders of one seat as a file: kept, reopened and sent in. */
export interface OrderFile<T extends RulesetTypes = RulesetTypes> {
  readonly format: 'chancery-orders-1';
  readonly ruleset: RulesetId;
  readonly campaign: string;
  readonly seat: SeatId;
  readonly turn: number;
  readonly orders: readonly T['order'][];
}
