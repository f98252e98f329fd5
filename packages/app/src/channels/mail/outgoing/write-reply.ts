import type { Mail } from '@chancery/mail';
import { findCampaign } from '@chancery/store';
import { languageOfUser } from '../../../ground/tell/language.ts';
import { MAP_SAID } from '../text/mail.ts';
import { answerHtml } from './answer-html.ts';
import { mailPage } from './mail-page.ts';
import { mailHead, pageOf, stillHolds, type Writing, wayBack } from './mail-parts.ts';
import type { ReplyMail } from './outgoing-mail.ts';
import { type WrittenReport, writeReport } from './write-report.ts';

/** The answer to a mail, with the report that was asked for in it. */
export const writeReply = async (writing: Writing<ReplyMail>): Promise<Mail> => {
  const { app, item, mail } = writing;
  const { subject, text, place, answers } = mail;
  const language = await languageOfUser(app.store.db, item.userId);
  const report = await reportFor(writing);
  const right = place === null || item.userId === null ? null : { ...place, userId: item.userId, letter: null };
  return {
    ...(await mailHead(writing)),
    subject,
    language,
    text: report === null ? text : `${text}\n\n${report.text}`,
    html: mailPage({
      title: subject,
      body: answerHtml(text) + (report === null ? '' : report.summary + report.html),
      foot: [],
      language,
    }),
    ...(report === null ? {} : { attachments: report.files }),
    ...(place === null ? {} : { elsewhere: pageOf(app, place.campaignId) }),
    ...(answers === null ? {} : { answers }),
    ...(right === null ? {} : await wayBack(app, right)),
  };
};

const reportFor = async ({ app, office, item, mail }: Writing<ReplyMail>): Promise<WrittenReport | null> => {
  const { place, report } = mail;
  const campaign = place === null ? undefined : await findCampaign(app.store.db, place.campaignId);
  if (place === null || report === null || campaign === undefined || report > campaign.turn) return null;
  const { userId } = item;
  if (userId === null || !(await stillHolds(app.store.db, campaign, place.seat, userId))) return null;
  const mapSaid = MAP_SAID[await languageOfUser(app.store.db, userId)](campaign.title);
  return writeReport(app, office, { campaign, seat: place.seat, turn: report, reader: userId, holds: true, mapSaid });
};
