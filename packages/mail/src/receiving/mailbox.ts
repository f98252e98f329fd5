import type { ImapFlow } from 'imapflow';
import { certificateFault, trusting } from '../trusting.ts';
import type { OnMail, OnTrouble, Received, ReceiverTrouble } from './received.ts';

export interface MailboxSettings {
  readonly host: string;
  readonly port: number;
  /** `tls` from the first byte; `starttls` before anything is said; `none` for a server on the same machine. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user: string;
  readonly password: string;
  /** Certificates, as PEM, that vouch for the server beside those that everybody trusts. */
  readonly ca?: string;
  /** Where mail comes in, usually `INBOX`. */
  readonly inbox: string;
  /** Where it is put when it has been taken over; made if there is none. */
  readonly handled: string;
  /** Bytes of one mail; of larger ones, only the beginning is fetched. */
  readonly limit: number;
  /** At most so many mails in one look; the rest wait for the next. */
  readonly atOnce: number;
  /** For how many days what was taken over stays in `handled`. */
  readonly keepDays: number;
  /** The time by our clock, for mails to which the server gives none. */
  readonly now: () => number;
}

/** One look into a mailbox. */
export interface Look {
  /** What was taken over long ago is deleted as well. */
  readonly purge?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Takes over what lies in the mailbox, oldest first. A mail is moved out only when `onMail` has it safe; if that fails,
 * or the connection breaks in between, it comes again with the next look. False if the mailbox could not be looked into.
 */
export const lookIntoMailbox = async (
  settings: MailboxSettings,
  onMail: OnMail,
  onTrouble: OnTrouble,
  { purge = false, signal }: Look = {},
): Promise<boolean> => {
  const client = await clientFor(settings);
  client.on('error', (error: Error) => onTrouble({ code: 'connection', why: error.message }));
  try {
    await client.connect();
    await makeFolder(client, settings.handled);
    const lock = await client.getMailboxLock(settings.inbox);
    try {
      for (const uid of await waiting(client, settings.atOnce)) {
        if (signal?.aborted) break;
        await takeOver(client, uid, settings, { onMail, onTrouble });
      }
    } finally {
      lock.release();
    }
    if (purge && signal?.aborted !== true) await purgeHandled(client, settings);
    await client.logout();
    return true;
  } catch (error) {
    onTrouble(troubleOf(error as ImapError));
    client.close();
    return false;
  }
};

const clientFor = async ({ host, port, security, user, password, ca }: MailboxSettings): Promise<ImapFlow> => {
  const { ImapFlow } = await import('imapflow');
  return new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    ...(security === 'tls' ? {} : { doSTARTTLS: security === 'starttls' }),
    auth: { user, pass: password },
    ...(ca === undefined ? {} : { tls: { ca: trusting(ca) } }),
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
};

/** Some servers put every folder below INBOX; then its name is what we asked for, and its path is longer. */
const makeFolder = async (client: ImapFlow, folder: string): Promise<void> => {
  const folders = await client.list();
  if (!folders.some(({ path, name }) => path === folder || name === folder)) await client.mailboxCreate(folder);
};

const waiting = async (client: ImapFlow, atOnce: number): Promise<readonly number[]> => {
  const found = await client.search({ deleted: false }, { uid: true });
  return Array.isArray(found) ? found.sort((one, other) => one - other).slice(0, atOnce) : [];
};

const takeOver = async (
  client: ImapFlow,
  uid: number,
  { limit, handled, now }: MailboxSettings,
  { onMail, onTrouble }: { readonly onMail: OnMail; readonly onTrouble: OnTrouble },
): Promise<void> => {
  const head = await client.fetchOne(String(uid), { size: true, internalDate: true }, { uid: true });
  if (!head) return;
  const size = head.size ?? 0;
  const cut = size > limit;
  const source = cut ? { start: 0, maxLength: BEGINNING } : true;
  const body = await client.fetchOne(String(uid), { source }, { uid: true });
  if (!body || body.source === undefined) return;
  const at = head.internalDate === undefined ? now() : new Date(head.internalDate).getTime();
  const mail: Received = { raw: body.source, size, cut, at, via: 'mailbox', envelope: null };
  try {
    await onMail(mail);
  } catch (error) {
    onTrouble({ code: 'not-taken', why: (error as Error).message });
    return;
  }
  await client.messageMove(String(uid), handled, { uid: true });
};

/** What a mail said is kept in the database for as long; nobody needs it in the mailbox for longer. */
const purgeHandled = async (client: ImapFlow, { handled, keepDays, now }: MailboxSettings): Promise<void> => {
  const lock = await client.getMailboxLock(handled);
  try {
    const old = await client.search({ before: new Date(now() - keepDays * DAY) }, { uid: true });
    if (Array.isArray(old) && old.length > 0) await client.messageDelete(old, { uid: true });
  } finally {
    lock.release();
  }
};

const DAY = 86_400_000;

type ImapError = Error & { readonly authenticationFailed?: boolean; readonly mailboxMissing?: boolean };

const troubleOf = ({ message, authenticationFailed, mailboxMissing }: ImapError): ReceiverTrouble => {
  if (authenticationFailed) return { code: 'refused-login', why: message };
  return { code: mailboxMissing ? 'no-mailbox' : 'unreachable', why: certificateFault(message) };
};

/** Enough for the headers, which say whose mail it is. */
const BEGINNING = 65_536;
const PATIENCE = 30_000;
