import { DAY, err, type Instant, ok, type Result } from '@chancery/core';
import { type Mail, wrapText } from '@chancery/mail';
import { escapeHtml } from '@chancery/reports';
import { type ClaimedItem, type JsonText, mailsQueuedSince, parsed } from '@chancery/store';
import type { NoticeMail } from '../../../ground/tell/mail.ts';
import type { ReportMail } from '../../../ground/tell/report-mail.ts';
import { DIGEST_WORDS } from '../text/mail.ts';
import { footText, mailPage } from './mail-page.ts';
import { mailHead, readerOf, type Writing } from './mail-parts.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { plainHtml } from './plain-html.ts';
import { makeReport } from './write-report-mail.ts';

/** Why a mail does not leave by itself. */
const IN_DIGEST = 'it stands in the mail of the day';
/** Longer than a mail waits for its day and is tried again. */
const LONGEST = 4 * DAY;

type Daily = NoticeMail | ReportMail;

/**
 * All that waits for somebody's mail of the day as one mail, written when the first of it is due: what happened in each of their
 * games, the game to which most belongs first named by the order of writing. The others leave no more. What is said of a
 * game by several reports, as in live play, is said by the last.
 */
export const writeDigest = async (writing: Writing<Daily>, day: Instant): Promise<Result<Mail, string>> => {
  const { app, item } = writing;
  const { userId } = item;
  if (userId === null) return err('nobody reads it');
  const rows = await mailsQueuedSince(app.store.db, userId, day - LONGEST);
  const all = rows
    .map((row) => ({ row, mail: parsed(row.payload as JsonText<OutgoingMail>) }))
    .filter(({ mail }) => mail.form !== 'reply' && mail.daily === day);
  const left = all.filter(({ row }) => row.droppedAt === null || row.lastError === IN_DIGEST);
  if (left.some(({ row }) => row.seq < item.seq && row.droppedAt === null)) return err(IN_DIGEST);
  const parts: Part[] = [];
  for (const { row, mail } of left.filter(({ row }) => row.seq >= item.seq && row.sentAt === null)) {
    const part = await partOf({ ...writing, item: { ...item, ...row } as ClaimedItem, mail: mail as Daily });
    if (part !== null) parts.push(part);
  }
  if (parts.length === 0) return err('nothing of it is news any more');
  const reader = await readerOf(app, userId);
  const words = DIGEST_WORDS[reader.language];
  const subject = words.subject(day, reader.zone);
  const foot = [{ words: words.how }, { words: words.settings, url: `${app.config.baseUrl}/account/notices` }];
  const ordered = [...parts].sort((one, other) => (one.game < other.game ? -1 : one.game > other.game ? 1 : 0));
  const text = ordered.map(
    ({ title, text: said }) => `${wrapText(title)}\n${'-'.repeat(Math.min(76, title.length))}\n\n${said}`,
  );
  const body = ordered.map(({ title, html }) => `<h2>${escapeHtml(title)}</h2>${html}`).join('');
  return ok({
    ...(await mailHead(writing)),
    subject,
    language: reader.language,
    text: text.join('\n\n') + footText(foot),
    html: mailPage({ title: subject, body, foot, language: reader.language }),
  });
};

interface Part {
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly html: string;
}

const partOf = async (writing: Writing<Daily>): Promise<Part | null> => {
  const { mail } = writing;
  const game = mail.campaign?.title ?? '';
  if (mail.form === 'notice') {
    return { game, title: mail.subject, text: wrapText(mail.text), html: plainHtml(mail.text) };
  }
  const made = await makeReport({ ...writing, mail });
  return made.ok ? { game, ...made.value.brief } : null;
};
