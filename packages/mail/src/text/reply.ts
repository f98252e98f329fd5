import type { Receipt, ReceiptLine, SheetPlace } from '../incoming/receipt.ts';
import type { RefusedMail } from '../incoming/refused-mail.ts';
import type { ReplyLanguage } from '../language.ts';
import { subjectTag } from '../subject-tag.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ReplyWords } from './reply-words.ts';
import { wrapped, wrapText } from './wrap.ts';

/** What an answer to a mail says. */
export interface Reply {
  readonly subject: string;
  readonly text: string;
}

/** In every language in which the house answers. */
const WORDS: { readonly [language in ReplyLanguage]: ReplyWords } = { en, de };

/** The receipt of a sheet: first what counts and what became of the earlier sheet, then line by line, then what to do next. */
export const receiptReply = (receipt: Receipt, language: ReplyLanguage = 'en'): Reply => {
  const say = WORDS[language];
  const { about, lines, wholeSheet, wholeSheetRefused } = receipt;
  const refused = wholeSheetRefused ? lines.length : lines.filter(isRefused).length;
  const warned = wholeSheetRefused ? 0 : lines.filter(({ outcome }) => outcome === 'warned').length;
  const unclear = lines.some(({ outcome }) => outcome === 'malformed');
  const summary = lines.length === 0 ? say.nothing : say.counted(lines.length, refused, warned);
  const next = [nextSteps(say, receipt, refused > 0), unclear ? say.helpWithWording : ''].filter((step) => step !== '');
  return {
    subject: `${subjectTag(about.game, about.turn, about.realm)} ${say.subject}`,
    text: [
      ...(receipt.dropped === 0 || receipt.stays !== null
        ? []
        : [...wrapped(say.dropped(receipt.dropped, receipt.replaces), 0), '']),
      ...wrapped([summary, ...effects(say, receipt)].join(' '), 0),
      '',
      ...placeLines(say, about),
      ...row(say.received, receipt.receivedAt),
      ...row(say.hash, receipt.hash),
      '',
      ...lines.flatMap((line) => sayLine(say, line)),
      ...titled(say.wholeSheet, wholeSheet),
      ...titled(say.sections, receipt.sections),
      ...titled(say.undone, receipt.undone),
      ...titled(say.asked, receipt.asked),
      ...(next.length === 0 ? [] : titled(say.next, next)),
      ...readingLines(say, receipt),
      ...(receipt.proofs.length === 0 ? [] : ['', ...wrapped(say.proofs, 0), ...receipt.proofs]),
      '',
    ].join('\n'),
  };
};

/** Why a mail did not become a sheet. `about` is null when it is not known where it belongs, or not to be told. */
export const refusedReply = (refused: RefusedMail, about: SheetPlace | null, language: ReplyLanguage = 'en'): Reply => {
  const say = WORDS[language];
  const tag = about === null ? '' : `${subjectTag(about.game, about.turn, about.realm)} `;
  const paragraphs = say.refused(refused).split('\n\n');
  return {
    subject: `${tag}${refused.code === 'doubtful' ? say.heldSubject : say.refusedSubject}`,
    text: [
      ...paragraphs.flatMap((words) => [...wrapped(words, 0), '']),
      ...(about === null ? [] : [...placeLines(say, about), '']),
    ].join('\n'),
  };
};

/** An answer in words, where neither a sheet came nor a mail was refused. Lines that are set in keep their columns. */
export const wordsReply = (
  about: SheetPlace,
  subject: string,
  paragraphs: readonly string[],
  language: ReplyLanguage = 'en',
): Reply => ({
  subject: `${subjectTag(about.game, about.turn, about.realm)} ${subject}`,
  text: [...paragraphs.flatMap((words) => [wrapText(words), '']), ...placeLines(WORDS[language], about), ''].join('\n'),
});

const effects = (say: ReplyWords, { effect, insteadOf, provisional, stays, dropped }: Receipt): readonly string[] => {
  const became = stays === null || effect === 'earlier-stands' ? say.effects[effect] : say.added(stays, dropped);
  return [
    ...(insteadOf === null ? [] : [say.insteadOf(insteadOf)]),
    ...(provisional ? [say.provisional] : []),
    ...(became === null ? [] : [became]),
  ];
};

const nextSteps = (say: ReplyWords, { deadline, effect, takesMore }: Receipt, fault: boolean): string => {
  if (effect === 'resolved' || effect === 'in-hand') return fault ? say.nextOfPost : '';
  if (effect === 'waits') return say.nextOfWaiting;
  if (effect === 'apart') return fault ? say.nextApart : '';
  return fault ? say.nextWithFaults(deadline, takesMore) : say.nextOfSheet(deadline);
};

const placeLines = (say: ReplyWords, { title, game, turnTitle, realmName, realm }: SheetPlace): readonly string[] => [
  ...row(say.campaign, `${title} (${game})`),
  ...row(say.seat, realmName === realm ? realm : `${realmName} (${realm})`),
  ...row(say.turn, turnTitle),
];

const row = (name: string, value: string): readonly string[] => [`${name.padEnd(10)} ${oneLine(value)}`];

const sayLine = (say: ReplyWords, { line, outcome, text, remarks }: ReceiptLine): readonly string[] => {
  const [first = '', ...further] = text.split('\n').map((each) => each.trim());
  return [
    `${String(line).padStart(3)}  ${say.outcomes[outcome].padEnd(7)}  ${first}`,
    ...further.map((each) => ' '.repeat(REMARK_INDENT) + each),
    ...remarks.flatMap((remark) => wrapped(remark, REMARK_INDENT)),
  ];
};

const REMARK_INDENT = 14;

const titled = (title: string, sentences: readonly string[]): readonly string[] =>
  sentences.length === 0 ? [] : ['', title, ...sentences.flatMap((sentence) => wrapped(sentence, 2))];

const readingLines = (say: ReplyWords, { reading }: Receipt): readonly string[] => {
  if (reading === null) return [];
  const { source, leftOut } = reading;
  const notes = [
    ...(source.in === 'file' && leftOut.mailBesideFile ? [say.fileTaken(source.fileName)] : []),
    ...leftOut.unread.map(say.documentLeftOut),
    ...leftOut.idle.map(say.fileIdle),
    ...(leftOut.talk.length === 0 ? [] : [say.talkLeftOut(leftOut.talk)]),
    ...(leftOut.winmail ? [say.winmailLeftOut] : []),
    ...(['quoted', 'signature', 'around'] as const).flatMap((what) =>
      leftOut[what] === 0 ? [] : [say.linesLeftOut(leftOut[what], what)],
    ),
  ];
  return notes.length === 0 ? [] : ['', ...notes.flatMap((note) => wrapped(note, 0))];
};

const isRefused = ({ outcome }: ReceiptLine): boolean => outcome === 'illegal' || outcome === 'malformed';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
