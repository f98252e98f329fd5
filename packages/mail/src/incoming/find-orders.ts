import type { OrderHints } from '../subject-tag.ts';
import { withoutArmour } from './armour.ts';
import { type BodyText, bodyText } from './body-text.ts';
import { withoutListMarks } from './list-marks.ts';
import type { Message } from './message.ts';
import { type AttachedOrders, attachedOrders, jsonSheet, unreadDocuments } from './order-file.ts';
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
 * Why there are none: nothing was written; only what others wrote is in it; only a signature; two or more order files;
 * a file that calls itself JSON and is none; an encrypted mail; one that Outlook has packed into a file of its own.
 */
export type NoOrders =
  | 'empty'
  | 'only-quoted'
  | 'only-signature'
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
}

/** Finds the orders of a mail. An attached order file goes before what is written in the mail. */
export const findOrders = ({ parts, subject }: Pick<Message, 'parts' | 'subject'>): FoundOrders => {
  const hints = subjectHints(subject);
  const files = attachedOrders(parts);
  const body = bodyText(parts);
  const inBody = ordersIn(body.text, { in: 'mail', form: body.form });
  const winmail = parts.some(isWinmail);
  const unread = unreadDocuments(parts);
  if (files.length === 0) {
    const sealed = inBody.sheet.kind === 'none' ? sealedAs(parts) : null;
    const leftOut = { ...inBody.leftOut, winmail, unread };
    return { ...inBody, leftOut, sheet: sealed === null ? inBody.sheet : none(sealed), subject: hints };
  }
  const inFile = ordersInFiles(files);
  const leftOut = { ...inFile.leftOut, mailBesideFile: inBody.sheet.kind !== 'none', winmail, unread };
  return { ...inFile, header: inFile.header ?? inBody.header, leftOut, subject: hints };
};

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
  const leftOut = { quoted, signature, around, mailBesideFile: false, winmail: false, unread: [] };
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

const NOTHING: LeftOut = { quoted: 0, signature: 0, around: 0, mailBesideFile: false, winmail: false, unread: [] };

const ENCRYPTED: ReadonlySet<string> = new Set([
  'application/pgp-encrypted',
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
]);
