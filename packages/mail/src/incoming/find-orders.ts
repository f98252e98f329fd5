import type { OrderHints } from '../subject-tag.ts';
import { withoutArmour } from './armour.ts';
import { type BodyText, bodyText } from './body-text.ts';
import { withoutListMarks } from './list-marks.ts';
import type { Message } from './message.ts';
import { type AttachedOrders, attachedOrders, attachedPictures, jsonSheet, unreadDocuments } from './order-file.ts';
import { subjectHints, withoutHeader } from './order-header.ts';
import { plainCharacters } from './plain-characters.ts';
import { ownLines } from './quoted-lines.ts';
import { withoutSignature } from './signature.ts';

/** The orders in a mail, and what the mail says about where they belong. */
export interface FoundOrders {
  readonly sheet: FoundSheet;
  /** Said by a header line above the orders; null if there is none. */
  readonly header: OrderHints | null;
  /** Said by the subject; null if nothing. A header line is nearer to the orders and goes before. */
  readonly subject: OrderHints | null;
  readonly leftOut: LeftOut;
}

export type FoundSheet =
  | { readonly kind: 'text'; readonly text: string; readonly source: OrderSource }
  | { readonly kind: 'json'; readonly json: unknown; readonly source: OrderSource }
  | { readonly kind: 'none'; readonly why: NoOrders; readonly files: readonly string[] };

/** Where the orders stood: in the mail itself, in one of its forms, or in an attached file. */
export type OrderSource =
  | { readonly in: 'mail'; readonly form: BodyText['form'] }
  | { readonly in: 'file'; readonly fileName: string };

/**
 * Why there are none: nothing was written; only what others wrote is in it; only a signature; only talk; orders both in it and
 * in a file; two or more order files; a file that calls itself JSON and is none; an encrypted mail; one that Outlook has packed
 * into a file of its own.
 */
export type NoOrders =
  | 'empty'
  | 'only-quoted'
  | 'only-signature'
  | 'only-talk'
  | 'mail-and-file'
  | 'several-files'
  | 'bad-json'
  | 'encrypted'
  | 'winmail';

/** Lines of the mail that were not taken for orders, and whether an attached file was taken instead of the mail. */
export interface LeftOut {
  readonly quoted: number;
  readonly signature: number;
  readonly around: number;
  readonly mailBesideFile: boolean;
  /** A winmail.dat, which only Outlook can open: whatever was in it was not read. */
  readonly winmail: boolean;
  /** Names of files that may hold orders in a form that is not read, such as `orders.docx`. */
  readonly unread: readonly string[];
  /** Names of pictures: told only where nothing else can be done with a mail. */
  readonly pictures: readonly string[];
  /** Names of text files in which nothing reads as orders, such as the footer of a mailing list. */
  readonly idle: readonly string[];
  /** Lines that nobody can have meant for orders: greetings, thanks, notices. */
  readonly talk: readonly string[];
}

/** Whether a text reads as orders of a campaign, as its rules read them. */
export type ReadsAsOrders = (text: string) => boolean;

/** Where it is not known yet for which campaign a mail is, every text may be orders. */
const MAY_BE_ORDERS: ReadsAsOrders = () => true;

/** Finds the orders of a mail. A file that reads as orders goes before what is written in the mail; no other file does. */
export const findOrders = (
  { parts, subject }: Pick<Message, 'parts' | 'subject'>,
  reads: ReadsAsOrders = MAY_BE_ORDERS,
): FoundOrders => {
  const hints = subjectHints(subject);
  const body = bodyText(parts);
  const inBody = ordersIn(body.text, { in: 'mail', form: body.form });
  const { files, idle } = filesWithOrders(parts, reads, inBody);
  const noted = {
    winmail: parts.some(isWinmail),
    unread: unreadDocuments(parts),
    pictures: attachedPictures(parts),
    idle,
  };
  if (files.length === 0) {
    const sealed = inBody.sheet.kind === 'none' ? sealedAs(parts) : null;
    const leftOut = { ...inBody.leftOut, ...noted };
    return { ...inBody, leftOut, sheet: sealed === null ? inBody.sheet : none(sealed), subject: hints };
  }
  const inFile = ordersInFiles(files);
  const leftOut = { ...inFile.leftOut, mailBesideFile: inBody.sheet.kind !== 'none', ...noted };
  return { ...inFile, header: inFile.header ?? inBody.header, leftOut, subject: hints };
};

/** The files that count, and the names of the text files that do not. JSON that cannot be read is told of where nothing else is. */
const filesWithOrders = (
  parts: Message['parts'],
  reads: ReadsAsOrders,
  { sheet }: Found,
): { readonly files: readonly AttachedOrders[]; readonly idle: readonly string[] } => {
  const all = attachedOrders(parts);
  const holds = (file: AttachedOrders): boolean =>
    file.kind === 'json' || (file.kind === 'text' && holdsOrders(ordersInFiles([file]).sheet, reads));
  const files = all.filter(holds);
  const named = (given: readonly AttachedOrders[]): readonly string[] => given.map(({ fileName }) => fileName);
  if (files.length > 0 || holdsOrders(sheet, reads)) return { files, idle: named(all.filter((file) => !holds(file))) };
  const bad = all.filter(({ kind }) => kind === 'bad-json');
  return { files: bad, idle: named(all.filter(({ kind }) => kind === 'text')) };
};

const holdsOrders = (sheet: FoundSheet, reads: ReadsAsOrders): boolean =>
  sheet.kind === 'json' || (sheet.kind === 'text' && reads(sheet.text));

/** What writers of mails say themselves, outside its files: without what they quote and without their signature. */
export const findWords = ({ parts }: Pick<Message, 'parts'>): string =>
  trimmed(withoutSignature(ownLines(withoutArmour(bodyText(parts).text.split('\n'))).lines).lines);

/** The orders in a text that was taken from a mail. */
export const ordersInText = (text: string): Found => ordersIn(text, { in: 'mail', form: 'plain' });

/** Why a mail without a word may have some that we cannot read. */
const sealedAs = (parts: Message['parts']): NoOrders | null => {
  if (parts.some(({ contentType }) => ENCRYPTED.has(contentType))) return 'encrypted';
  return parts.some(isWinmail) ? 'winmail' : null;
};

const isWinmail = ({ contentType, fileName }: Message['parts'][number]): boolean =>
  contentType === 'application/ms-tnef' ||
  contentType === 'application/vnd.ms-tnef' ||
  /^winmail\.dat$/i.test(fileName ?? '');

type Found = Omit<FoundOrders, 'subject'>;

const ordersInFiles = (files: readonly AttachedOrders[]): Found => {
  const [file] = files as readonly [AttachedOrders, ...AttachedOrders[]];
  const names = files.map(({ fileName }) => fileName);
  const source: OrderSource = { in: 'file', fileName: file.fileName };
  if (files.length > 1) return { sheet: none('several-files', names), header: null, leftOut: NOTHING };
  switch (file.kind) {
    case 'bad-json':
      return { sheet: none('bad-json', names), header: null, leftOut: NOTHING };
    case 'json':
      return { sheet: { kind: 'json', json: file.json, source }, header: null, leftOut: NOTHING };
    case 'text':
      return ordersIn(plainCharacters(file.text), source);
  }
};

const ordersIn = (text: string, source: OrderSource): Found => {
  const { lines: own, quoted } = ownLines(withoutArmour(text.split('\n')));
  const { lines: unsigned, signature } = withoutSignature(own);
  const { lines, hints, around } = withoutHeader(unsigned);
  const leftOut = { quoted, signature, around, mailBesideFile: false, ...NONE_NOTED };
  const found = trimmed(withoutListMarks(lines));
  if (found === '') {
    const why = signature > 0 ? 'only-signature' : quoted > 0 ? 'only-quoted' : 'empty';
    return { sheet: none(why), header: hints, leftOut };
  }
  const json = jsonSheet(found);
  const sheet: FoundSheet = json === undefined ? { kind: 'text', text: found, source } : { kind: 'json', json, source };
  return { sheet, header: hints, leftOut };
};

const none = (why: NoOrders, files: readonly string[] = []): FoundSheet => ({ kind: 'none', why, files });

/** Without blanks at the ends of lines and blank lines around, and never two blank lines in a row. */
const trimmed = (lines: readonly string[]): string => {
  const kept: string[] = [];
  for (const line of lines.map((each) => each.trimEnd())) {
    if (line !== '' || (kept.length > 0 && kept.at(-1) !== '')) kept.push(line);
  }
  return kept.join('\n').trimEnd();
};

const NONE_NOTED = { winmail: false, unread: [], pictures: [], idle: [], talk: [] } as const;
const NOTHING: LeftOut = { quoted: 0, signature: 0, around: 0, mailBesideFile: false, ...NONE_NOTED };

const ENCRYPTED: ReadonlySet<string> = new Set([
  'application/pgp-encrypted',
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
]);
