import { type CampaignId, err, ok } from '@chancery/core';
import { EVERY_CAMPAIGN, type NoticePreferenceRow, noticePreferencesOf, userSettingOf } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { NoticeKind } from '../../ground/news/notice.ts';
import { chosenLanguage, wantsDigest, wantsTurnFile } from '../../ground/tell/language.ts';
import { type MailPolicy, POLICIES } from '../../ground/tell/policy.ts';
import type { TextLanguage } from '../../ground/text/show-time.ts';
import { useCase } from '../../ground/use-case.ts';

/** What a user has set of notices. */
export interface NoticeSettings {
  readonly zone: string;
  /** In which they are written to; null where they have said nothing: then it is English. */
  readonly language: TextLanguage | null;
  /** Whether reports by mail have the turn file with them. */
  readonly turnFile: boolean;
  /** Whether what happens in their games comes in one mail a day. */
  readonly digest: boolean;
  readonly quiet: { readonly from: number; readonly until: number } | null;
  /** Whether their calendar has an address. */
  readonly calendar: boolean;
  /** Every kind of notice, and whether they want mails of it: null where they have said nothing. */
  readonly mails: readonly {
    readonly kind: NoticeKind;
    readonly mail: MailPolicy['mail'];
    readonly wanted: boolean | null;
  }[];
}

/** What they have set in general or, given a campaign, for that one. */
export const showNoticeSettings = useCase<{ readonly campaignId: CampaignId | null }, NoticeSettings>(
  'readNotices',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const permit = await allowed(db, actor, 'readNotices');
    if (!permit.ok) return permit;
    const { userId } = permit.value;
    if (userId === null) return err({ code: 'not-signed-in' });
    const setting = await userSettingOf(db, userId);
    const about = campaignId ?? EVERY_CAMPAIGN;
    const said = (await noticePreferencesOf(db, userId, about)).filter((row) => row.campaignId === about);
    const { quietFrom = null, quietUntil = null } = setting ?? {};
    return ok({
      zone: setting?.zone ?? 'UTC',
      language: chosenLanguage(setting),
      turnFile: wantsTurnFile(setting),
      digest: wantsDigest(setting),
      quiet: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
      calendar: (setting?.feedHash ?? null) !== null,
      mails: Object.entries(POLICIES).map(([kind, { mail }]) => ({
        kind: kind as NoticeKind,
        mail,
        wanted: wantedOf(said, kind),
      })),
    });
  },
);

const wantedOf = (said: readonly NoticePreferenceRow[], kind: string): boolean | null => {
  const row = said.find((each) => each.kind === kind && each.channel === 'mail');
  return row === undefined ? null : row.wanted === 1;
};
