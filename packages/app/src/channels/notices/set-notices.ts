import { type CampaignId, checkZone, err, ok } from '@chancery/core';
import { EVERY_CAMPAIGN, flag, putNoticePreference, putUserSetting, userSettingOf } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { audit } from '../../ground/audit.ts';
import type { NoticeKind } from '../../ground/news/notice.ts';
import { withChoices } from '../../ground/tell/language.ts';
import { POLICIES } from '../../ground/tell/policy.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '../../ground/text/show-time.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

/** Settings that are left out stay as they are. */
export interface SetNotices {
  /** The time zone in which they read times. */
  readonly zone?: string;
  /** The language in which they are written to. */
  readonly language?: TextLanguage;
  /** Whether reports by mail have the turn file with them, and not only a link to it. */
  readonly turnFile?: boolean;
  /** Whether what happens in their games comes in one mail a day. */
  readonly digest?: boolean;
  /** In minutes after their midnight; null for none. */
  readonly quiet?: { readonly from: number; readonly until: number } | null;
  /** Which mails they want: for one campaign, or with null for all of which they have said nothing else. */
  readonly mails?: readonly {
    readonly campaignId: CampaignId | null;
    readonly kind: NoticeKind;
    readonly wanted: boolean;
  }[];
}

/** What a user wants to hear about, and when. */
export const setNotices = useCase<SetNotices, null>('setNotices', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const permit = await allowed(trx, actor, 'setNotices');
    if (!permit.ok) return permit;
    const { userId } = permit.value;
    if (userId === null) return err({ code: 'not-signed-in' });
    const faults = faultsIn(input);
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const { zone, language, turnFile, digest, quiet, mails = [] } = input;
    const choices = { language, turnFile, digest };
    // Or the server would keep what anybody says of any number of campaigns that are not there.
    for (const id of new Set(mails.flatMap(({ campaignId }) => campaignId ?? []))) {
      const seen = await seenCampaign(trx, app, actor, { campaignId: id });
      if (!seen.ok) return seen;
    }
    if ([zone, quiet, ...Object.values(choices)].some((said) => said !== undefined)) {
      const kept = await userSettingOf(trx, userId);
      const hours = quiet === undefined ? { from: kept?.quietFrom ?? null, until: kept?.quietUntil ?? null } : quiet;
      await putUserSetting(trx, {
        userId,
        zone: zone ?? kept?.zone ?? 'UTC',
        quietFrom: hours?.from ?? null,
        quietUntil: hours?.until ?? null,
        feedHash: kept?.feedHash ?? null,
        settings: withChoices(kept, choices),
        updatedAt: app.now(),
      });
    }
    for (const { campaignId, kind, wanted } of mails) {
      await putNoticePreference(trx, {
        userId,
        campaignId: campaignId ?? EVERY_CAMPAIGN,
        kind,
        channel: 'mail',
        wanted: flag(wanted),
      });
    }
    await audit(trx, app, { permit: permit.value, campaignId: null, action: 'setNotices' });
    return ok(null);
  }),
);

const faultsIn = ({ zone, language, quiet, mails = [] }: SetNotices): readonly string[] => [
  ...(zone !== undefined && !checkZone(zone).ok ? [`zone: ${zone} is no time zone`] : []),
  ...(language !== undefined && !TEXT_LANGUAGES.includes(language)
    ? [`language: wanted ${TEXT_LANGUAGES.join(' or ')}`]
    : []),
  ...(quiet == null ? [] : Object.entries(quiet).flatMap(([name, minute]) => minuteFaults(`quiet.${name}`, minute))),
  ...mails
    .filter(({ kind }) => !Object.hasOwn(POLICIES, kind))
    .map(({ kind }) => `mails: there are no notices of kind ${kind}`),
];

const minuteFaults = (name: string, minute: number): readonly string[] =>
  Number.isInteger(minute) && minute >= 0 && minute < 1440 ? [] : [`${name}: wanted 0 to 1439, not ${minute}`];
