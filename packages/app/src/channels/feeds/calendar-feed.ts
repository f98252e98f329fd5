import { createHash } from 'node:crypto';
import { type CampaignId, err, ok } from '@chancery/core';
import {
  type CampaignRow,
  type Db,
  findCampaign,
  findUserSettingByFeed,
  jsonText,
  masteredBy,
  putUserSetting,
  seatsHeldBy,
  seatsOf,
  standingTurn,
  type UserId,
  userSettingOf,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import { tickingDeadline } from '../../campaign/shown/list-campaigns.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import { mailLanguage } from '../../ground/tell/language.ts';
import { CALENDAR_WORDS } from '../../ground/text/feeds.ts';
import type { TextLanguage } from '../../ground/text/show-time.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { type CalendarEntry, calendarText } from './icalendar.ts';

/** The address of the user's calendar; an earlier one is good no more. Null switches it off. */
export const makeCalendar = useCase<{ readonly wanted: boolean }, { readonly url: string | null }>(
  'setNotices',
  (app, actor, { wanted }) =>
    transact(app.store, async (trx) => {
      const permit = await allowed(trx, actor, 'setNotices');
      if (!permit.ok) return permit;
      const { userId } = permit.value;
      if (userId === null) return err({ code: 'not-signed-in' });
      const token = wanted ? app.random(20) : null;
      const kept = await userSettingOf(trx, userId);
      await putUserSetting(trx, {
        userId,
        zone: kept?.zone ?? 'UTC',
        quietFrom: kept?.quietFrom ?? null,
        quietUntil: kept?.quietUntil ?? null,
        settings: kept?.settings ?? jsonText({}),
        feedHash: token === null ? null : hashOfToken(token),
        updatedAt: app.now(),
      });
      await audit(trx, app, { permit: permit.value, campaignId: null, action: 'makeCalendar', facts: { wanted } });
      return ok({ url: token === null ? null : `${app.config.baseUrl}/calendar/${token}.ics` });
    }),
);

/** The deadlines of all campaigns in which a user rules or is master, as a calendar, for whoever has its address. */
export const readCalendar = useCase<{ readonly token: string }, string>(
  'readCalendar',
  async (app, actor, { token }) => {
    const { db } = app.store;
    const permit = await allowed(db, actor, 'readCalendar');
    if (!permit.ok) return permit;
    const setting = await findUserSettingByFeed(db, hashOfToken(token));
    if (setting === undefined) return err({ code: 'not-found', what: 'calendar', id: '' });
    const campaigns = await ownCampaigns(db, setting.userId);
    const words = CALENDAR_WORDS[mailLanguage(setting)];
    const entries = await Promise.all(
      campaigns.map((campaign) => entryOf(db, app, campaign, { user: setting.userId, words })),
    );
    return ok(await calendarText({ name: words.name, entries: entries.filter((entry) => entry !== null) }));
  },
);

const hashOfToken = (token: string): string => createHash('sha256').update(`calendar ${token}`).digest('hex');

const ownCampaigns = async (db: Db, user: UserId): Promise<readonly CampaignRow[]> => {
  const own = [...(await seatsHeldBy(db, user)), ...(await masteredBy(db, user))];
  const ids = [...new Set(own.map(({ campaignId }) => campaignId))].sort() as readonly CampaignId[];
  const campaigns = await Promise.all(ids.map((id) => findCampaign(db, id)));
  return campaigns.filter((campaign) => campaign !== undefined);
};

const entryOf = async (
  db: Db,
  app: App,
  campaign: CampaignRow,
  { user, words }: { readonly user: UserId; readonly words: (typeof CALENDAR_WORDS)[TextLanguage] },
): Promise<CalendarEntry | null> => {
  const { config } = app;
  const { id, title, edition } = campaign;
  const at = tickingDeadline(campaign);
  if (at === null) return null;
  const play = await inPlay(db, app, campaign);
  const turn = await turnOfDeadline(db, play, user);
  if (turn === null) return null;
  const out = await standingTurn(db, id, turn);
  return {
    uid: `${id}-${edition}-${turn + 1}@${new URL(config.baseUrl).hostname}`,
    at,
    madeAt: out?.resolvedAt ?? campaign.createdAt,
    ...words.entry(title, turn + 1, play.pace.listed.label(play.window).label),
    url: `${config.baseUrl}/campaigns/${id}`,
    remindMinutes: 120,
  };
};

/**
 * After which turn the window opened whose deadline it is; null where it is nothing to the user. It stays the
 * same while its clock goes on.
 */
const turnOfDeadline = async (db: Db, play: InPlay, user: UserId): Promise<number | null> => {
  const { campaign } = play;
  const own = (await seatsOf(db, campaign.id)).flatMap(({ seat, userId }) => (userId === user ? [seat] : []));
  const { told, time } = play.pace;
  return told.concerns(play.window, own) ? (await time.since(db, play)) - 1 : null;
};
