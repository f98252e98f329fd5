import type { Received } from '@chancery/mail';
import { findIncomingMail, type IncomingMailId, type MailOutcome } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { inTurn } from './incoming/in-turn.ts';
import { judgeMail } from './incoming/judge-mail.ts';
import { keepMail } from './incoming/keep-mail.ts';
import { silently } from './incoming/mail-desk.ts';
import { settle } from './incoming/settle.ts';
import { type Writer, writerOf } from './incoming/writer.ts';
import type { MailSettings } from './settings.ts';

/** What became of a mail that came in. */
export interface MailAnswer {
  readonly mail: IncomingMailId;
  readonly outcome: MailOutcome | 'duplicate';
  /** Why, as a code. */
  readonly reason: string;
}

/**
 * Takes a mail that came in, whatever it is: keeps it, finds out whose it is, does what it asks for, and puts the answer
 * into the outbox. Rejected only when it could not be kept or settled; then it is brought again, and taken then. The same
 * mail is dealt with once, however often and by whatever way it comes.
 */
export const receiveMail = async (app: App, settings: MailSettings, received: Received): Promise<MailAnswer> => {
  const { kept, message } = await keepMail(app, received);
  const { id } = kept;
  if (kept.outcome !== 'received') return duplicate(id);
  if (message === null) {
    const verdict = silently('refused', 'unreadable');
    await settle(app, kept, verdict, { user: null, message: null });
    return { mail: id, outcome: verdict.outcome, reason: verdict.reason };
  }
  const desk = { app, settings, kept, message, via: received.via, judged: received.judged };
  const writer: Writer = await writerOf(desk);
  return inTurn(app, `mail ${writer.user?.id ?? id}`, async () => {
    if ((await findIncomingMail(app.store.db, id))?.outcome !== 'received') return duplicate(id);
    const verdict = await judgeMail(desk, writer);
    await settle(app, kept, verdict, { user: writer.user, message });
    return { mail: id, outcome: verdict.outcome, reason: verdict.reason };
  });
};

const duplicate = (mail: IncomingMailId): MailAnswer => ({ mail, outcome: 'duplicate', reason: 'duplicate' });
