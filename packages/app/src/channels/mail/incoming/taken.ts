import type { Reply } from '@chancery/mail';

/** What became of the orders of a mail. */
export interface Taken {
  readonly done: boolean;
  readonly reason: string;
  /** For which they count; null when they do not. */
  readonly turn: number | null;
  readonly reply: Reply;
}
