import type { Receipt, ReceiptLine } from '../incoming/receipt.ts';
import type { RefusedMail } from '../incoming/refused-mail.ts';

/** What the house says in answers to mails, in one language: all of it, or it does not compile. */
export interface ReplyWords {
  /** What became of a line, in one word. */
  readonly outcomes: { readonly [outcome in ReceiptLine['outcome']]: string };
  readonly subject: string;
  readonly refusedSubject: string;
  readonly heldSubject: string;
  readonly campaign: string;
  readonly seat: string;
  readonly turn: string;
  readonly received: string;
  readonly hash: string;
  readonly wholeSheet: string;
  readonly sections: string;
  readonly undone: string;
  readonly asked: string;
  readonly next: string;
  readonly nothing: string;
  readonly proofs: string;
  /** How many lines there are, and what of them counts. Nobody is told that all is well above a warning. */
  counted(lines: number, refused: number, warned: number): string;
  readonly effects: { readonly [effect in Receipt['effect']]: string | null };
  /** What nobody should overlook who has answered a receipt with one mended line. */
  dropped(orders: number, replaces: Receipt['replaces']): string;
  /** Of lines that were added: what became of the sheet to which they came. */
  added(stays: number, dropped: number): string;
  insteadOf(turn: number): string;
  readonly provisional: string;
  readonly nextOfPost: string;
  readonly nextOfWaiting: string;
  readonly nextApart: string;
  nextWithFaults(deadline: string | null, takesMore: boolean): string;
  nextOfSheet(deadline: string | null): string;
  readonly helpWithWording: string;
  fileTaken(fileName: string): string;
  readonly winmailLeftOut: string;
  documentLeftOut(fileName: string): string;
  fileIdle(fileName: string): string;
  talkLeftOut(lines: readonly string[]): string;
  linesLeftOut(count: number, what: 'quoted' | 'signature' | 'around'): string;
  refused(mail: RefusedMail): string;
}
