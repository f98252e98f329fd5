import { type AnyOrder, hashOf } from '@chancery/core';
import type { Receipt as SaidReceipt } from '@chancery/mail';
import type { Receipt } from '../../../desk/sheets/receipt.ts';
import { TAKEN_OUTCOMES } from '../text/mail-answers.ts';
import type { Addressed } from './mail-desk.ts';
import { placeWords } from './place-words.ts';

/** What stood before a sheet came, and how sheets follow each other in the game. */
export interface Before extends Pick<SaidReceipt, 'replaces' | 'takesMore'> {
  /** The orders of the sheet that counted; null if none did. */
  readonly orders: readonly AnyOrder[] | null;
  /** Of lines that were added to them: how many stay. */
  readonly stays?: number | null;
}

/** In live play, and of what is kept until a move comes. */
export const NOTHING_BEFORE: Before = { orders: null, replaces: 'sheet', takesMore: false };

/** A receipt as its ruler reads it in a mail. */
export const receiptInMail = (
  mail: Addressed,
  receipt: Omit<Receipt, 'id'>,
  reading: SaidReceipt['reading'],
  { orders: earlier, replaces, takesMore, stays = null }: Before,
): SaidReceipt => {
  const { campaign, say, timeOf } = mail;
  const { deadline } = campaign;
  return {
    about: placeWords(mail, receipt.turn),
    hash: receipt.hash,
    receivedAt: timeOf(receipt.at),
    deadline: deadline === null || receipt.provisional ? null : timeOf(deadline),
    lines: receipt.lines.map(({ line, text, outcome, reasons, rule, done }) => ({
      line,
      text,
      outcome,
      remarks: [
        ...(done === undefined ? [] : [say.doneOnArrival(done, timeOf(done.at))]),
        ...reasons.map((reason) => (rule === null ? reason.text : `${reason.text} [${rule}]`)),
      ],
    })),
    wholeSheet: receipt.together.map(({ text }) => text),
    wholeSheetRefused: receipt.together.some(({ level }) => level === 'illegal'),
    undone: (receipt.undone ?? []).map(({ text, rule }) => (rule === undefined ? text : `${text} [${rule}]`)),
    asked: (receipt.asked ?? []).map(({ text, holds, ruled }) => say.asked.question(text, ruled ? holds : null, holds)),
    sections: [
      ...(receipt.sections ?? []).map((each) => say.section(each.title, each)),
      ...(receipt.waits === undefined ? [] : [say.waits(receipt.waits.orders, receipt.waits.until?.label ?? null)]),
    ],
    effect: receipt.counts
      ? earlier === null
        ? 'counts'
        : replaces === 'sections'
          ? 'merged'
          : 'replaces'
      : receipt.apart
        ? 'apart'
        : 'earlier-stands',
    dropped: receipt.counts && earlier !== null ? droppedFrom(earlier, receipt) : 0,
    stays,
    replaces,
    takesMore,
    insteadOf: receipt.insteadOf,
    provisional: receipt.provisional,
    proofs: receipt.proofs ?? [],
    reading,
  };
};

/** How many orders of the earlier sheet the new one does not hold. Sections that the mail did not hold stay as they were. */
const droppedFrom = (
  earlier: readonly AnyOrder[],
  { lines, sections = [] }: Pick<Receipt, 'lines' | 'sections'>,
): number => {
  const kept = new Set(sections.flatMap(({ id, kept: stays }) => (stays ? [id] : [])));
  const taken = new Set(
    lines.flatMap(({ outcome, order }) => (order !== null && TAKEN_OUTCOMES.has(outcome) ? [hashOf(order)] : [])),
  );
  return earlier.filter((order) => !kept.has(order.section ?? null) && !taken.has(hashOf(order))).length;
};
