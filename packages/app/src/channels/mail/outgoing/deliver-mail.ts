import { composeMail, type Mail, nextAttempt, type SendFault, SigningFault } from '@chancery/mail';
import type { ClaimedItem } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import type { MailOffice } from '../settings.ts';
import { reportTooLarge } from '../text/mail.ts';
import type { DeliverMail, Delivery } from './drain-mail.ts';
import { writeMail } from './write-mail.ts';

/**
 * Carries mail from the outbox to the way out of a house. It is written when it leaves: its text, page and files are made
 * from the record by what its reader may know, and it carries an address of its own to which they can answer.
 */
export const deliverMail =
  (app: App, office: MailOffice): DeliverMail =>
  async (item, begin) => {
    const mail = await writeMail(app, office, item);
    if (!mail.ok) return { kind: 'never', error: mail.error };
    const composed = await composedFor(mail.value, office).catch((error: Error) => {
      if (error instanceof SigningFault) return error;
      throw error;
    });
    if (composed instanceof SigningFault) return { kind: 'outage', error: composed.message, trouble: 'dkim' };
    if (!composed.ok) return { kind: 'never', error: composed.error.code };
    if (!(await begin())) return { kind: 'lost' };
    const sent = await office.transport.send(composed.value);
    return sent.ok ? { kind: 'sent' } : afterFault(sent.error, item, app.now());
  };

/** A mail that is too large even without its files says where its text can be read. */
const composedFor = async (mail: Mail, { house }: MailOffice) => {
  const whole = await composeMail(mail, house);
  if (whole.ok || whole.error.code !== 'too-large' || mail.elsewhere === undefined) return whole;
  const { html: _, attachments: __, ...short } = mail;
  return composeMail({ ...short, text: reportTooLarge(mail.elsewhere, mail.language) }, house);
};

const afterFault = ({ code, scope, why }: SendFault, { attempts }: ClaimedItem, now: number): Delivery => {
  if (code !== 'temporary') return { kind: 'never', error: `${code}: ${why}` };
  if (scope === 'server') return { kind: 'outage', error: why };
  const retryAt = nextAttempt(attempts, now);
  if (retryAt === null) return { kind: 'never', error: `too often: ${why}` };
  return { kind: 'later', error: why, retryAt, ...(scope === 'sender' ? { trouble: 'mail-refused' } : {}) };
};
