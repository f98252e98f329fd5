import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@chancery/core';
import { isMailAddress, type MailAddress } from '../address.ts';
import { LOOP_HEADER } from '../incoming/classify.ts';
import type { ReplyLanguage } from '../language.ts';
import { replyAddress } from '../reply-address.ts';
import { atEndOfBody, markedHtml, markedText } from '../report-marks.ts';
import { subjectToken } from '../subject-tag.ts';
import { signed } from './dkim.ts';
import { unsubscribeHeaders } from './list-headers.ts';
import type { ComposedMail, Mail, MailAttachment } from './mail.ts';
import type { MailHouse } from './mail-house.ts';
import { messageIdOf, threadHeaders } from './thread.ts';

/** Why a mail cannot be sent at all. */
export type ComposeFault =
  | { readonly code: 'bad-address'; readonly address: string }
  | { readonly code: 'too-large'; readonly size: number; readonly limit: number };

/** Puts a mail into the form in which it travels. The same mail gives the same bytes. */
export const composeMail = async (mail: Mail, house: MailHouse): Promise<Result<ComposedMail, ComposeFault>> => {
  if (!isMailAddress(mail.to.address)) return err({ code: 'bad-address', address: mail.to.address });
  refuseLeakedToken(mail);
  const dropped: string[] = [];
  let kept = mail.attachments ?? [];
  for (;;) {
    const raw = await build(mail, kept, dropped, house);
    const largest = largestOptional(kept);
    if (raw.length <= house.limit) {
      return ok({
        id: mail.id,
        messageId: messageIdOf(mail.id, house.host),
        envelope: { from: house.bounces, to: mail.to.address },
        raw: house.dkim === undefined ? raw : await signed(raw, house.dkim),
        leftOut: dropped,
      });
    }
    if (largest === undefined) return err({ code: 'too-large', size: raw.length, limit: house.limit });
    dropped.push(largest.name);
    kept = kept.filter((attachment) => attachment !== largest);
  }
};

/** Texts are quoted and passed on; a token stands only where the reader's program keeps it to itself. */
const refuseLeakedToken = ({ id, text, html = '', subject, replyToken }: Mail): void => {
  if (replyToken !== undefined && [text, html, subject].some((words) => words.includes(replyToken))) {
    throw new Error(`mail ${id} shows its reply token`);
  }
};

const build = async (
  mail: Mail,
  attachments: readonly MailAttachment[],
  dropped: readonly string[],
  house: MailHouse,
): Promise<Buffer> => {
  const { inReplyTo, references } = threadHeaders(mail.thread, mail.answers, house.host);
  const note = dropped.length === 0 ? '' : LEFT_OUT[mail.language ?? 'en'](dropped.join(', '), mail.elsewhere);
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const message = new MailComposer({
    from: named(house.from),
    to: named(mail.to),
    replyTo: replyTo(mail, house),
    subject: subjectOf(mail, house),
    messageId: messageIdOf(mail.id, house.host),
    date: new Date(mail.at),
    ...(inReplyTo === null ? {} : { inReplyTo }),
    ...(references.length === 0 ? {} : { references: [...references] }),
    ...textsOf(mail, note),
    attachments: attachments.map(attached),
    headers: {
      'Auto-Submitted': mail.answers === undefined ? 'auto-generated' : 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      [LOOP_HEADER]: house.host,
      ...(mail.unsubscribe === undefined ? {} : unsubscribeHeaders(mail.unsubscribe)),
    },
    baseBoundary: createHash('sha256').update(mail.id).digest('hex').slice(0, 24),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message.compile().build();
};

/** A mail that orders may answer stands between marks, so that it is known again in the answer. */
const textsOf = (
  { text, html, replyToken, replyIs: answers, language }: Mail,
  note: string,
): { readonly text: string; readonly html?: string } => {
  const marked = replyToken !== undefined;
  const words = note === '' ? text.trimEnd() : `${text.trimEnd()}\n\n${note}`;
  const page = html === undefined || note === '' ? html : atEndOfBody(html, `<p>${escaped(note)}</p>`);
  return {
    text: marked ? markedText(words, { answers, language }) : `${words}\n`,
    ...(page === undefined ? {} : { html: marked ? markedHtml(page, { answers, language }) : page }),
  };
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const replyTo = ({ replyToken }: Mail, { reply, tokenIn }: MailHouse): string =>
  replyToken !== undefined && tokenIn === 'address' ? replyAddress(reply, replyToken) : reply.mailbox;

const subjectOf = ({ subject, replyToken }: Mail, { tokenIn }: MailHouse): string => {
  const words = oneLine(subject);
  return replyToken !== undefined && tokenIn === 'subject' ? `${words} ${subjectToken(replyToken)}` : words;
};

const attached = ({ name, contentType, content, inline }: MailAttachment) => ({
  filename: oneLine(name),
  contentType,
  content: typeof content === 'string' ? content : Buffer.from(content),
  ...(inline === undefined
    ? { contentDisposition: 'attachment' as const }
    : { cid: inline, contentDisposition: 'inline' as const }),
});

const named = ({ name, address }: MailAddress): { readonly name: string; readonly address: string } => ({
  name: oneLine(name ?? ''),
  address,
});

const largestOptional = (attachments: readonly MailAttachment[]): MailAttachment | undefined =>
  attachments
    .filter(({ optional }) => optional === true)
    .reduce<MailAttachment | undefined>(
      (largest, next) => (largest === undefined || next.content.length > largest.content.length ? next : largest),
      undefined,
    );

const LEFT_OUT: { readonly [language in ReplyLanguage]: (names: string, where: string | undefined) => string } = {
  en: (names, where) =>
    `Too large for this mail and left out: ${names}. You find it ${where === undefined ? 'on the server' : `here: ${where}`}`,
  de: (names, where) =>
    `Zu groß für diese E-Mail und weggelassen: ${names}. Sie finden es ${where === undefined ? 'auf dem Server' : `hier: ${where}`}`,
};

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
