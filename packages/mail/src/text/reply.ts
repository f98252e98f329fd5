import type { Receipt, ReceiptLine, SheetPlace } from '../incoming/receipt.ts';
import type { RefusedMail } from '../incoming/refused-mail.ts';
import { subjectTag } from '../subject-tag.ts';
import {
  addedText,
  counted,
  documentLeftOut,
  droppedText,
  EFFECT_TEXT,
  fileIdle,
  fileTaken,
  helpWithWording,
  insteadOfText,
  linesLeftOut,
  nextSteps,
  OUTCOME_WORDS,
  provisionalText,
  RECEIPT_WORDS,
  REFUSED_MAIL_TEXT,
  talkLeftOut,
  winmailLeftOut,
} from './replies.ts';
import { wrapped, wrapText } from './wrap.ts';

/** What an answer to a mail says. */
export interface Reply {
  readonly subject: string;
  readonly text: string;
}

/** The receipt of a sheet: first what counts and what became of the earlier sheet, then line by line, then what to do next. */
export const receiptReply = (receipt: Receipt): Reply => {
  const { about, lines, wholeSheet, wholeSheetRefused } = receipt;
  const refused = wholeSheetRefused ? lines.length : lines.filter(isRefused).length;
  const warned = wholeSheetRefused ? 0 : lines.filter(({ outcome }) => outcome === 'warned').length;
  const unclear = lines.some(({ outcome }) => outcome === 'malformed');
  const summary = lines.length === 0 ? RECEIPT_WORDS.nothing : counted(lines.length, refused, warned);
  const steps = [nextSteps(receipt, refused > 0), unclear ? helpWithWording : ''];
  const next = steps.filter((step) => step !== '');
  return {
    subject: `${subjectTag(about.game, about.turn, about.realm)} ${RECEIPT_WORDS.subject}`,
    text: [
      ...(receipt.dropped === 0 || receipt.stays !== null
        ? []
        : [...wrapped(droppedText(receipt.dropped, receipt.replaces), 0), '']),
      ...wrapped([summary, ...effects(receipt)].join(' '), 0),
      '',
      ...placeLines(about),
      ...row(RECEIPT_WORDS.received, receipt.receivedAt),
      ...row(RECEIPT_WORDS.hash, receipt.hash),
      '',
      ...lines.flatMap(sayLine),
      ...titled(RECEIPT_WORDS.wholeSheet, wholeSheet),
      ...titled(RECEIPT_WORDS.sections, receipt.sections),
      ...titled(RECEIPT_WORDS.undone, receipt.undone),
      ...titled(RECEIPT_WORDS.asked, receipt.asked),
      ...(next.length === 0 ? [] : titled(RECEIPT_WORDS.next, next)),
      ...readingLines(receipt),
      ...(receipt.proofs.length === 0 ? [] : ['', ...wrapped(RECEIPT_WORDS.proofs, 0), ...receipt.proofs]),
      '',
    ].join('\n'),
  };
};

/** Why a mail did not become a sheet. `about` is null when it is not known where it belongs, or not to be told. */
export const refusedReply = (refused: RefusedMail, about: SheetPlace | null): Reply => {
  const sentence = (REFUSED_MAIL_TEXT[refused.code] as (it: RefusedMail, context: null) => string)(refused, null);
  const tag = about === null ? '' : `${subjectTag(about.game, about.turn, about.realm)} `;
  return {
    subject: `${tag}${refused.code === 'doubtful' ? RECEIPT_WORDS.heldSubject : RECEIPT_WORDS.refusedSubject}`,
    text: [...(about === null ? [] : [...placeLines(about), '']), ...wrapped(sentence, 0), ''].join('\n'),
  };
};

/** An answer in words, where neither a sheet came nor a mail was refused. Lines that are set in keep their columns. */
export const wordsReply = (about: SheetPlace, subject: string, paragraphs: readonly string[]): Reply => ({
  subject: `${subjectTag(about.game, about.turn, about.realm)} ${subject}`,
  text: [...placeLines(about), '', ...paragraphs.flatMap((words) => [wrapText(words), ''])].join('\n'),
});

const effects = ({ effect, insteadOf, provisional, stays, dropped }: Receipt): readonly string[] => [
  ...(insteadOf === null ? [] : [insteadOfText(insteadOf)]),
  ...(provisional ? [provisionalText] : []),
  ...(stays === null || effect === 'earlier-stands' ? [] : [addedText(stays, dropped)]),
  ...(EFFECT_TEXT[effect] === null || (stays !== null && effect !== 'earlier-stands') ? [] : [EFFECT_TEXT[effect]]),
];

const placeLines = ({ title, game, turnTitle, realmName, realm }: SheetPlace): readonly string[] => [
  ...row(RECEIPT_WORDS.campaign, `${title} (${game})`),
  ...row(RECEIPT_WORDS.seat, realmName === realm ? realm : `${realmName} (${realm})`),
  ...row(RECEIPT_WORDS.turn, turnTitle),
];

const row = (name: string, value: string): readonly string[] => [`${name.padEnd(10)} ${oneLine(value)}`];

const sayLine = ({ line, outcome, text, remarks }: ReceiptLine): readonly string[] => {
  const [first = '', ...further] = text.split('\n').map((each) => each.trim());
  return [
    `${String(line).padStart(3)}  ${OUTCOME_WORDS[outcome].padEnd(7)}  ${first}`,
    ...further.map((each) => ' '.repeat(REMARK_INDENT) + each),
    ...remarks.flatMap((remark) => wrapped(remark, REMARK_INDENT)),
  ];
};

const REMARK_INDENT = 14;

const titled = (title: string, sentences: readonly string[]): readonly string[] =>
  sentences.length === 0 ? [] : ['', title, ...sentences.flatMap((sentence) => wrapped(sentence, 2))];

const readingLines = ({ reading }: Receipt): readonly string[] => {
  if (reading === null) return [];
  const { source, leftOut } = reading;
  const notes = [
    ...(source.in === 'file' && leftOut.mailBesideFile ? [fileTaken(source.fileName)] : []),
    ...leftOut.unread.map(documentLeftOut),
    ...leftOut.idle.map(fileIdle),
    ...(leftOut.talk.length === 0 ? [] : [talkLeftOut(leftOut.talk)]),
    ...(leftOut.winmail ? [winmailLeftOut] : []),
    ...(['quoted', 'signature', 'around'] as const).flatMap((what) =>
      leftOut[what] === 0 ? [] : [linesLeftOut(leftOut[what], what)],
    ),
  ];
  return notes.length === 0 ? [] : ['', ...notes.flatMap((note) => wrapped(note, 0))];
};

const isRefused = ({ outcome }: ReceiptLine): boolean => outcome === 'illegal' || outcome === 'malformed';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
