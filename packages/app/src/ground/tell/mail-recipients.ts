import type { CampaignId, Instant } from '@chancery/core';
import {
  type Db,
  EVERY_CAMPAIGN,
  type NoticePreferenceRow,
  noticePreferencesOfAll,
  type UserId,
  type UserRow,
  type UserSettingRow,
  userSettingsOf,
  usersWith,
} from '@chancery/store';
import type { NoticeKind } from '../news/notice.ts';
import type { TextLanguage } from '../text/show-time.ts';
import { mailLanguage, wantsDigest } from './language.ts';
import { nextMorning } from './next-morning.ts';
import { type MailPolicy, POLICIES } from './policy.ts';
import { afterQuiet } from './quiet-hours.ts';

/** One who gets a mail, and when. */
export interface MailRecipient {
  readonly userId: UserId;
  readonly name: string;
  readonly address: string;
  /** In which they read times. */
  readonly zone: string;
  /** In which they are written to. */
  readonly language: TextLanguage;
  /** Now, or when their quiet hours end, or with the mail of the day. */
  readonly dueAt: Instant;
  /** It stands in the mail of the day that leaves then; null for a mail by itself. */
  readonly daily: Instant | null;
}

/**
 * Those of the users who want mails of this kind and of this campaign, each at their time. An address that nobody has
 * shown to be theirs gets none.
 */
export const mailRecipients = async (
  db: Db,
  users: readonly UserId[],
  { kind, campaign, now }: { readonly kind: NoticeKind; readonly campaign: CampaignId | null; readonly now: Instant },
): Promise<readonly MailRecipient[]> => {
  const ids = [...new Set(users)];
  const settings = new Map((await userSettingsOf(db, ids)).map((row) => [row.userId, row]));
  const preferences = await noticePreferencesOfAll(db, ids, campaign ?? EVERY_CAMPAIGN);
  const policy: MailPolicy = POLICIES[kind];
  return (await usersWith(db, ids))
    .filter((user) => user.emailVerified === 1)
    .filter(({ id }) => wantsMail(policy, preferenceOf(preferences, id, kind, campaign)))
    .map((user) => recipient(user, settings.get(user.id), { kind, policy, now }));
};

/** What they have set for the campaign stands before what they have set for all. */
const preferenceOf = (
  preferences: readonly NoticePreferenceRow[],
  user: UserId,
  kind: NoticeKind,
  campaign: CampaignId | null,
): boolean | null => {
  const own = preferences.filter((row) => row.userId === user && row.kind === kind && row.channel === 'mail');
  const found = own.find((row) => row.campaignId === campaign) ?? own.find((row) => row.campaignId === EVERY_CAMPAIGN);
  return found === undefined ? null : found.wanted === 1;
};

const wantsMail = ({ mail }: MailPolicy, wanted: boolean | null): boolean =>
  mail === 'always' || (wanted ?? mail === 'unless-unwanted');

const recipient = (
  { id, name, email }: UserRow,
  setting: UserSettingRow | undefined,
  { kind, policy, now }: { readonly kind: NoticeKind; readonly policy: MailPolicy; readonly now: Instant },
): MailRecipient => {
  const zone = setting?.zone ?? 'UTC';
  const { quietFrom = null, quietUntil = null } = setting ?? {};
  const quiet = quietFrom !== null && quietUntil !== null && !policy.wakes;
  const daily = wantsDigest(setting) && canWait(kind, policy) ? nextMorning(zone, now) : null;
  return {
    userId: id,
    name,
    address: email,
    zone,
    language: mailLanguage(setting),
    daily,
    dueAt: daily !== null ? daily : quiet ? afterQuiet({ zone, from: quietFrom, until: quietUntil }, now) : now,
  };
};

/** What is no use a day later, must not be overlooked, or wants an answer, comes by itself. */
const canWait = (kind: NoticeKind, { mail, wakes }: MailPolicy): boolean =>
  mail !== 'always' && !wakes && !WANTS_ANSWER.has(kind);

const WANTS_ANSWER: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['letter', 'offer', 'question', 'extension-asked']);
