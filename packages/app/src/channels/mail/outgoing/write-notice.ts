import type { CampaignId } from '@chancery/core';
import { type Mail, wrapText } from '@chancery/mail';
import { findCampaign, MASTER_PARTY, NO_LETTER } from '@chancery/store';
import { seatsSaid } from '../../../campaign/access/scene.ts';
import { openLabel } from '../../../campaign/pace/label.ts';
import type { NoticeMail } from '../../../ground/tell/mail.ts';
import type { ReplyRight } from '../reply-right.ts';
import { MAIL_WORDS } from '../text/mail.ts';
import { type FootLine, footText, mailPage } from './mail-page.ts';
import { answersTo, mailHead, pageOf, type Writing, wayBack } from './mail-parts.ts';
import { plainHtml } from './plain-html.ts';

/** A notice as a mail. Its reader can answer a letter by mail, and any other notice with orders. */
export const writeNotice = async (writing: Writing<NoticeMail>): Promise<Mail> => {
  const { app, mail } = writing;
  const { subject, text, unsubscribe, language = 'en' } = mail;
  const words = MAIL_WORDS[language];
  const right = await rightToAnswer(writing);
  const foot: readonly FootLine[] = [
    ...(right === null ? [] : [{ words: await answerWords(writing, right) }]),
    ...(mail.campaign === null || writing.item.userId === null
      ? []
      : [{ words: words.onTheWeb, url: pageOf(app, mail.campaign.id as CampaignId) }]),
    ...(unsubscribe === null ? [] : [{ words: words.unsubscribe, url: unsubscribe }]),
  ];
  return {
    ...(await mailHead(writing)),
    subject,
    language,
    text: wrapText(text) + footText(foot),
    html: mailPage({ title: subject, body: plainHtml(text), foot, language }),
    ...(right === null ? {} : await wayBack(app, right)),
    ...(unsubscribe === null ? {} : { unsubscribe: { page: unsubscribe } }),
  };
};

const rightToAnswer = async ({ app, office, item, mail }: Writing<NoticeMail>): Promise<ReplyRight | null> => {
  const { userId, campaignId } = item;
  if (userId === null || campaignId === null || !office.takesAnswers) return null;
  const campaign = await findCampaign(app.store.db, campaignId);
  if (campaign === undefined) return null;
  const { answers } = mail;
  return answers == null
    ? answersTo(app, campaign, userId)
    : {
        campaignId,
        seat: answers.seat,
        userId,
        turn: campaign.turn + 1,
        letter: answers.letter === NO_LETTER ? null : answers.letter,
      };
};

const answerWords = async (
  { app, mail }: Writing<NoticeMail>,
  { campaignId, seat, turn, letter }: ReplyRight,
): Promise<string> => {
  const language = mail.language ?? 'en';
  const words = MAIL_WORDS[language];
  if (letter !== null) return words.letterHere;
  if (seat === MASTER_PARTY) return words.rulingsHere;
  const campaign = await findCampaign(app.store.db, campaignId);
  if (campaign === undefined || campaign.startedAt === null) return words.askHere;
  const { db } = app.store;
  const { label } = await openLabel(db, app, campaign);
  const nameOf = await seatsSaid(db, app, campaign, language);
  return words.ordersHere(nameOf(seat), label === undefined ? turn : null);
};
