import { type CampaignId, checkZone, err, type Instant, ok } from '@chancery/core';
import { type JsonText, markNoticesRead, type NoticeId, noticesOf, parsed, userSettingOf } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { NoticeFacts } from '../../ground/news/notice.ts';
import { mailLanguage } from '../../ground/tell/language.ts';
import { noticeText } from '../../ground/text/notices.ts';
import type { TextLanguage } from '../../ground/text/show-time.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

/** A notice as it stands on the desk. */
export interface ShownNotice {
  readonly id: NoticeId;
  readonly campaignId: CampaignId | null;
  readonly facts: NoticeFacts;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly at: Instant;
  readonly read: boolean;
}

export interface ReadNotices {
  /** How many at most: 1 to 100. */
  readonly limit: number;
  readonly before?: { readonly at: Instant; readonly id: NoticeId };
  /** In which times are told. */
  readonly zone: string;
  /** In which they read; what they have chosen for mails unless given. */
  readonly language?: TextLanguage | undefined;
}

/** What the user was told, the newest first. */
export const readNotices = useCase<ReadNotices, readonly ShownNotice[]>('readNotices', async (app, actor, input) => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'readNotices');
  if (!permit.ok) return permit;
  if (permit.value.userId === null) return err({ code: 'not-signed-in' });
  const { zone } = input;
  if (!checkZone(zone).ok) return err({ code: 'bad-input', faults: [`zone: ${zone} is no time zone`] });
  const limit = Math.min(Math.max(1, input.limit), MOST);
  const rows = await noticesOf(db, permit.value.userId, { limit, before: input.before });
  const language = input.language ?? mailLanguage(await userSettingOf(db, permit.value.userId));
  return ok(
    rows.map(({ id, campaignId, facts: text, at, readAt }) => {
      const facts = parsed(text as JsonText<NoticeFacts>);
      return { id, campaignId, facts, ...noticeText(facts, zone, language), at, read: readAt !== null };
    }),
  );
});

const MOST = 100;

/** They have seen them. */
export const markRead = useCase<{ readonly ids: readonly NoticeId[] }, null>('readNotices', (app, actor, { ids }) =>
  transact(app.store, async (trx) => {
    const permit = await allowed(trx, actor, 'readNotices');
    if (!permit.ok) return permit;
    if (permit.value.userId === null) return err({ code: 'not-signed-in' });
    await markNoticesRead(trx, permit.value.userId, ids, app.now());
    return ok(null);
  }),
);
