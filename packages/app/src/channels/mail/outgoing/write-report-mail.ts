import { err, ok, type Result, type SeatId, zonesShown } from '@chancery/core';
import { type Mail, subjectTag, wrapText } from '@chancery/mail';
import { escapeHtml } from '@chancery/reports';
import {
  type CampaignRow,
  type Db,
  findCampaign,
  lastPostOf,
  parsed,
  sheetsOf,
  standingTurn,
  waitsBehind,
} from '@chancery/store';
import { seatsSaid } from '../../../campaign/access/scene.ts';
import { inPlay } from '../../../campaign/pace/in-play.ts';
import type { ReportMail } from '../../../ground/tell/report-mail.ts';
import { gameName } from '../game-name.ts';
import { MAIL_WORDS, MAP_SAID, reportHead, reportSubject } from '../text/mail.ts';
import { footText, mailPage } from './mail-page.ts';
import {
  answersTo,
  mailHead,
  pageOf,
  readerOf,
  reportsOff,
  stillHolds,
  turnFilePage,
  type Writing,
  wayBack,
} from './mail-parts.ts';
import { plainHtml } from './plain-html.ts';
import { writeReport } from './write-report.ts';

/**
 * The report of a seat as a mail; the error says why nobody wants it any more. Whoever has lost the seat since has that of
 * the turn that was still theirs.
 */
export const writeReportMail = async (writing: Writing<ReportMail>): Promise<Result<Mail, string>> => {
  const made = await makeReport(writing);
  return made.ok ? ok(made.value.mail) : made;
};

/** A report as a mail of its own, and what of it stands in the mail of the day. */
export interface MadeReport {
  readonly mail: Mail;
  readonly brief: { readonly title: string; readonly text: string; readonly html: string };
}

export const makeReport = async (writing: Writing<ReportMail>): Promise<Result<MadeReport, string>> => {
  const { app, office, item, mail } = writing;
  const { db } = app.store;
  const { seat, edition } = mail;
  const campaign = item.campaignId === null ? undefined : await findCampaign(db, item.campaignId);
  const { userId } = item;
  if (campaign === undefined || userId === null) return err('the campaign is gone');
  const holds = await stillHolds(db, campaign, seat, userId);
  const { window, pace } = await inPlay(db, app, campaign);
  const movers = pace.listed.movers(window);
  // In live play the last of several that wait brings all that the others would.
  const isReport = (key: string): boolean => key.startsWith('report:') && key.endsWith(`:${seat}:${userId}`);
  if (movers !== null && holds) {
    if (await waitsBehind(db, item, isReport)) return err('a later one brings the same');
    const toldSince = !movers.includes(seat) && (await postedByMail(db, campaign, seat, mail.turn));
    if (toldSince) return err('the answer to their own post has told them');
  }
  const turn = movers === null || !holds ? mail.turn : campaign.turn;
  const standing = await standingTurn(db, campaign.id, turn);
  if ((movers === null || !holds) && standing?.edition !== edition) return err('the turn was rolled back');
  const open = turn === campaign.turn ? await answersTo(app, campaign, userId, seat) : null;
  const right = office.takesAnswers ? open : null;
  const url = pageOf(app, campaign.id);
  const off = await reportsOff(app, campaign.id, userId);
  const reader = await readerOf(app, userId);
  const mapSaid = MAP_SAID[reader.language](campaign.title);
  const report = await writeReport(app, office, { campaign, seat, turn, reader: userId, holds, mapSaid });
  const nameOf = await seatsSaid(db, app, campaign, reader.language);
  const words = MAIL_WORDS[reader.language];
  const { due, how } = reportHead({
    next: open === null ? null : { turn: open.turn, deadline: campaign.deadline, byMail: right !== null },
    zones: zonesShown(campaign.deadlineRule === null ? null : parsed(campaign.deadlineRule)),
    seat: nameOf(seat),
    turnOf: movers === null ? null : { move: movers.includes(seat), whom: movers.map(nameOf).join(', ') },
    ...reader,
    files: report.attached,
  });
  const subject = reportSubject(
    tagOf(campaign, window.kind === 'window' && pace.listed.label(window).label === undefined ? turn : null, seat),
    report.heading,
  );
  const where = `${campaign.title}: ${nameOf(seat)}`;
  const summary = [
    `<p class="subtitle">${escapeHtml(where)}</p><h1>${escapeHtml(report.heading)}</h1>`,
    ...(due === null ? [] : [`<p><b>${escapeHtml(due)}</b></p>`]),
    report.summary,
  ].join('');
  const foot = [
    { words: words.onTheWeb, url },
    ...(holds ? [{ words: words.turnFile, url: turnFilePage(app, campaign.id, seat, turn) }] : []),
    { words: words.unsubscribe, url: off },
  ];
  const mailed: Mail = {
    ...(await mailHead(writing)),
    subject,
    language: reader.language,
    text: `${wrapText([`${where}. ${report.heading}`, ...(due === null ? [] : [due])].join('\n\n'))}\n\n${report.text.trimEnd()}${how === '' ? '' : `\n\n${wrapText(how)}`}${footText(foot)}`,
    html: mailPage({
      title: subject,
      body: `<div class="summary">${summary}</div>${report.html}${plainHtml(how)}`,
      foot,
      language: reader.language,
    }),
    attachments: report.files,
    elsewhere: url,
    unsubscribe: { page: off },
    thread: { game: campaign.id, realm: seat, turn: turn + 1 },
    ...(right === null ? {} : await wayBack(app, right)),
  };
  const title = `${where}. ${report.heading}`;
  const text = [...(due === null ? [] : [wrapText(due)]), report.summaryText.trim(), url].join('\n\n');
  return ok({
    mail: mailed,
    brief: { title, text, html: `${summary}<p><a href="${escapeHtml(url)}">${words.onTheWeb}</a></p>` },
  });
};

/** A subject names the turn for which an answer to it is taken, unless there is none, or the rules do not call turns by their number. */
const tagOf = (campaign: CampaignRow, turn: number | null, seat: string): string =>
  subjectTag(gameName(campaign), turn === null ? null : turn + 1, seat);

/** Whether somebody has posted by mail since a turn came out: the answer to that has told them all that it did. */
const postedByMail = async (db: Db, campaign: CampaignRow, seat: SeatId, since: number): Promise<boolean> => {
  const turn = await lastPostOf(db, campaign.id, seat, campaign.turn);
  if (turn == null || turn < since) return false;
  const sheets = await sheetsOf(db, { campaignId: campaign.id, turn, edition: campaign.edition }, seat);
  return sheets.findLast(({ kind }) => kind === 'submitted')?.channel === 'mail';
};
