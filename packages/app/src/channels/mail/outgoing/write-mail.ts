import { err, ok, type Result } from '@chancery/core';
import type { Mail } from '@chancery/mail';
import { type ClaimedItem, type JsonText, mailTroubles, parsed } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import type { MailOffice } from '../settings.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { writeDigest } from './write-digest.ts';
import { writeNotice } from './write-notice.ts';
import { writeReply } from './write-reply.ts';
import { writeReportMail } from './write-report-mail.ts';

/** An item of the outbox, written out as things stand now; the error says why it is no longer needed. */
export const writeMail = async (app: App, office: MailOffice, item: ClaimedItem): Promise<Result<Mail, string>> => {
  const mail = parsed(item.payload as JsonText<OutgoingMail>);
  // Mails about the account itself go out all the same: by one of them its owner may say that their address works again.
  const silenced = item.campaignId !== null && (await mailTroubles(app.store.db, [mail.to.address])).length > 0;
  if (silenced) return err('nothing can be delivered to this address');
  if (mail.form !== 'reply' && mail.daily !== undefined) return writeDigest({ app, office, item, mail }, mail.daily);
  switch (mail.form) {
    case 'notice':
      return ok(await writeNotice({ app, office, item, mail }));
    case 'report':
      return writeReportMail({ app, office, item, mail });
    case 'reply':
      return ok(await writeReply({ app, office, item, mail }));
  }
};
