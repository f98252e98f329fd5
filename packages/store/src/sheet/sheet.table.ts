import type { AnyOrder, CampaignId, Instant, SeatId } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { SheetId, UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/**
 * A draft never counts, nor does one that waits to be sent in when the game asks for its seat. What is submitted counts
 * until it is replaced by what is submitted later, or withdrawn.
 */
export const SHEET_KINDS = ['draft', 'waiting', 'submitted', 'withdrawn'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** `master`: what is left of a sheet, or has become of it, after a master has struck lines out. */
export const SHEET_CHANNELS = ['desk', 'api', 'mail', 'file', 'master'] as const;
export type SheetChannel = (typeof SHEET_CHANNELS)[number];

/** The orders of a seat for a turn, as they came. Nothing is ever changed, and nothing lost but old drafts. */
export interface SheetRow {
  readonly campaignId: CampaignId;
  readonly id: SheetId;
  /** The turn that they are for: the one after the last that is out. */
  readonly turn: number;
  readonly edition: number;
  readonly seat: SeatId;
  /** From 1, for each seat and turn. */
  readonly number: number;
  readonly kind: SheetKind;
  readonly channel: SheetChannel;
  /** Null for a bot of the server. */
  readonly userId: UserId | null;
  /** As it was written; empty when it came as orders. */
  readonly text: string;
  /** As it was understood. */
  readonly orders: JsonText<readonly AnyOrder[]>;
  /** SHA-256 of the orders. */
  readonly hash: string;
  readonly at: Instant;
}

export type SheetTable = AppendOnly<SheetRow>;
