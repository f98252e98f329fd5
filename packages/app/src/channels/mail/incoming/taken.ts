import type { FoundSheet, Reply } from '@chancery/mail';

/** The orders of a mail. */
export type SheetInMail = Exclude<FoundSheet, { readonly kind: 'none' }>;

/** What became of the orders of a mail. */
export interface Taken {
  readonly done: boolean;
  readonly reason: string;
  /** For which they count; null when they do not. */
  readonly turn: number | null;
  readonly reply: Reply;
}
