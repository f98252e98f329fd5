import {
  isTextLanguage,
  listCampaigns,
  mailWorksAgain,
  makeCalendar,
  type NoticeSettings,
  setNotices,
  showNoticeSettings,
} from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import { Hono } from 'hono';
import { faultPage } from '../frame/answer.ts';
import type { PageHouse } from '../page-house.ts';
import { accountDesk, type Owner, refusedBy, type ShowPart } from './account-desk.ts';
import { accountPage } from './account-page.ts';
import { noticesView, wantsMail } from './notices-view.ts';

/** What a user is told by mail, about which game, and when not. */
export const noticeRoutes = (house: PageHouse): Hono => {
  const { app } = house;
  const routes = new Hono();

  const settingsOf = async (
    { visitor }: Owner,
    campaign: string,
  ): Promise<{ readonly general: NoticeSettings; readonly own: NoticeSettings | null }> => {
    const ask = async (campaignId: CampaignId | null): Promise<NoticeSettings> => {
      const shown = await showNoticeSettings(app, visitor.actor, { campaignId });
      if (!shown.ok) throw new Error(`notices of one who has an account: ${shown.error.code}`);
      return shown.value;
    };
    return { general: await ask(null), own: campaign === '' ? null : await ask(campaign as CampaignId) };
  };

  const notices = async (owner: Owner, more: { readonly fault?: string | null; readonly calendar?: string }) => {
    const { context, visitor, words, account } = owner;
    const mine = await listCampaigns(app, visitor.actor, { mine: true, limit: 100 });
    if (!mine.ok) return faultPage(context, mine.error, visitor);
    const campaigns = mine.value.campaigns.map(({ id, title }) => ({ id, title }));
    const asked = context.req.query('campaign') ?? '';
    const campaign = campaigns.some(({ id }) => id === asked) ? asked : '';
    const settings = await settingsOf(owner, campaign);
    const body = noticesView({ ...settings, campaign, campaigns, calendar: more.calendar ?? null, words });
    const { administrator } = account;
    return accountPage(context, visitor, { house, part: 'notices', administrator, body, fault: more.fault ?? null });
  };
  const show: ShowPart = (owner, fault = null) => notices(owner, { fault });
  const { deed } = accountDesk(house, routes, 'notices', show);

  deed('/account/notices', 'notices', async (owner, field) => {
    const campaign = field('campaign');
    const { general, own } = await settingsOf(owner, campaign);
    const ticked = new Set(field.all('kind'));
    const mails = general.mails
      .filter(({ kind, mail }) => mail !== 'always' && wantsMail(kind, general, own) !== ticked.has(kind))
      .map(({ kind }) => ({
        campaignId: own === null ? null : (campaign as CampaignId),
        kind,
        wanted: ticked.has(kind),
      }));
    const refused = refusedBy(await setNotices(app, owner.visitor.actor, { mails }), owner);
    if (refused !== null || campaign === '') return refused;
    return owner.context.redirect(`/account/notices?done=notices&campaign=${encodeURIComponent(campaign)}`, 303);
  });
  deed('/account/notices/language', 'language', async (owner, field) => {
    const language = field('language');
    const chosen = isTextLanguage(language) ? { language } : {};
    return refusedBy(await setNotices(app, owner.visitor.actor, chosen), owner);
  });
  deed('/account/notices/turn-file', 'notices', async (owner, field) =>
    refusedBy(await setNotices(app, owner.visitor.actor, { turnFile: field('turn-file') === 'attached' }), owner),
  );
  deed('/account/notices/digest', 'notices', async (owner, field) =>
    refusedBy(await setNotices(app, owner.visitor.actor, { digest: field('digest') === 'daily' }), owner),
  );
  deed('/account/notices/quiet', 'quiet', async (owner, field) => {
    const [from, until] = [minuteOf(field('from')), minuteOf(field('until'))];
    const quiet = from === null || until === null ? null : { from, until };
    return refusedBy(await setNotices(app, owner.visitor.actor, { quiet }), owner);
  });
  deed('/account/notices/calendar', 'calendar', async (owner, field) => {
    const wanted = field('do') === 'make';
    const made = await makeCalendar(app, owner.visitor.actor, { wanted });
    if (!made.ok) return refusedBy(made, owner);
    if (made.value.url !== null) return notices(owner, { calendar: made.value.url });
    return owner.context.redirect('/account/notices?done=calendar-off', 303);
  });
  deed('/account/notices/mail-again', 'mail-again', async (owner) =>
    refusedBy(await mailWorksAgain(app, owner.visitor.actor, {}), owner),
  );
  return routes;
};

/** `22:30` as minutes after midnight; null for what is no time of day. */
const minuteOf = (time: string): number | null => {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
};
