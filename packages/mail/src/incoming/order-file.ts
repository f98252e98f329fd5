import type { MailPart } from './message.ts';

/** A file sent with a mail that may hold orders. */
export type AttachedOrders =
  | { readonly kind: 'json'; readonly fileName: string; readonly json: unknown }
  | { readonly kind: 'text'; readonly fileName: string; readonly text: string }
  | { readonly kind: 'bad-json'; readonly fileName: string };

/**
 * The files of a mail that may hold orders: text that is not blank and that no mail server has put there, or JSON that is no
 * turn file (which comes back when somebody answers with everything that was attached).
 */
export const attachedOrders = (parts: readonly MailPart[]): readonly AttachedOrders[] =>
  parts.flatMap((part) => {
    const orders = part.attached && part.text !== null && !isSignature(part) ? ordersIn(part, part.text) : null;
    return orders === null ? [] : [orders];
  });

const ordersIn = ({ contentType, fileName }: MailPart, text: string): AttachedOrders | null => {
  const name = fileName ?? 'a file without a name';
  if (JSON_NAME.test(name) || contentType === 'application/json') {
    if (TURN_NAME.test(name)) return null;
    const json = parsed(text);
    if (json === undefined) return { kind: 'bad-json', fileName: name };
    return isTurnFile(json) ? null : { kind: 'json', fileName: name, json };
  }
  const isText = TEXT_NAME.test(name) || (fileName === null && contentType === 'text/plain');
  return isText && text.trim() !== '' && !MADE_BY_SERVER.test(name) ? { kind: 'text', fileName: name, text } : null;
};

/** Names of attached documents, which are not read: whoever writes orders into one is told. */
export const unreadDocuments = (parts: readonly MailPart[]): readonly string[] =>
  parts.flatMap(({ attached, fileName }) =>
    attached && fileName !== null && DOCUMENT.test(fileName) ? [fileName] : [],
  );

/** Names of attached pictures: somebody may have photographed their orders, though most are the emblem of a firm. */
export const attachedPictures = (parts: readonly MailPart[]): readonly string[] =>
  parts.flatMap(({ attached, fileName, contentType }) =>
    attached && fileName !== null && contentType.startsWith('image/') ? [fileName] : [],
  );

/** A JSON sheet that somebody wrote into the mail itself; undefined if the text is none. */
export const jsonSheet = (text: string): unknown => (/^\s*[[{]/.test(text) ? parsed(text) : undefined);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const isTurnFile = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && (json as { format?: unknown }).format === 'chancery-turn-1';

const isSignature = ({ contentType, fileName }: MailPart): boolean =>
  contentType === 'application/pgp-signature' || /\.(?:asc|sig)$/i.test(fileName ?? '');

const JSON_NAME = /\.json$/i;
const TURN_NAME = /\.turn\.json$/i;
/** What Exchange calls the disclaimers and footers that it hangs onto mails: `ATT00001.txt`. */
const MADE_BY_SERVER = /^ATT\d{3,8}\.txt$/i;
const DOCUMENT = /\.(?:docx?|odt|rtf|pdf|pages|xlsx?|ods|html?)$/i;
const TEXT_NAME = /\.(?:txt|orders|ord)$/i;
