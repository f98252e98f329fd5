import type { Receipt as SaidReceipt } from '@chancery/post';
import type { Receipt } from '../../orders/receipt.ts';
import { showTime } from '../../text/show-time.ts';
import type { Addressed } from './mail-desk.ts';
import { placeWords } from './place-words.ts';

/** A receipt as its ruler reads it in a mail. `replaces`: a sheet of his counted before. */
export const receiptInMail = (
  mail: Addressed,
  receipt: Omit<Receipt, 'id'>,
  reading: SaidReceipt['reading'],
  replaces: boolean,
): SaidReceipt => {
  const { campaign, zone } = mail;
  const { deadline } = campaign;
  return {
    about: placeWords(mail, receipt.turn),
    hash: receipt.hash,
    receivedAt: showTime(receipt.at, zone),
    deadline: deadline === null || receipt.provisional ? null : showTime(deadline, zone),
    lines: receipt.lines.map(({ line, text, outcome, reasons, rule }) => ({
      line,
      text,
      outcome,
      remarks: reasons.map((reason) => (rule === null ? reason.text : `${reason.text} [${rule}]`)),
    })),
    wholeSheet: receipt.together.map(({ text }) => text),
    wholeSheetRefused: receipt.together.some(({ level }) => level === 'illegal'),
    undone: (receipt.undone ?? []).map(({ text, rule }) => (rule === undefined ? text : `${text} [${rule}]`)),
    effect: receipt.counts ? (replaces ? 'replaces' : 'counts') : 'earlier-stands',
    insteadOf: receipt.insteadOf,
    provisional: receipt.provisional,
    reading,
  };
};
