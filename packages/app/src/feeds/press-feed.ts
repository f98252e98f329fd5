import { ok } from '@chancery/core';
import { MASTER_PARTY } from '@chancery/store';
import { type Sought, seenCampaign } from '../campaigns/who-sees.ts';
import { articlesOf } from '../letters/read-press.ts';
import { allowed } from '../permit.ts';
import { PRESS_WORDS } from '../text/feeds.ts';
import { MASTERS_NAMES } from '../text/letters.ts';
import type { TextLanguage } from '../text/show-time.ts';
import { useCase } from '../use-case.ts';
import { atomText } from './atom.ts';

export interface PressFeed extends Sought {
  /** Of what the feed itself says; English unless given. */
  readonly language?: TextLanguage | undefined;
}

/** The newest press of a campaign as an Atom feed. */
export const pressFeed = useCase<PressFeed, string>('readPress', async (app, actor, { language = 'en', ...sought }) => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'readPress', { campaignId: sought.campaignId });
  if (!permit.ok) return permit;
  const campaign = await seenCampaign(db, app, actor, sought);
  if (!campaign.ok) return campaign;
  const { id, title, createdAt } = campaign.value;
  const articles = await articlesOf(db, app, campaign.value, { limit: NEWEST });
  const page = `${app.config.baseUrl}/campaigns/${id}`;
  const press = `${page}/press`;
  const words = PRESS_WORDS[language];
  return ok(
    atomText({
      id: press,
      title: words.title(title),
      self: `${press}.atom${language === 'en' ? '' : `?language=${language}`}`,
      page,
      updatedAt: articles[0]?.at ?? createdAt,
      entries: articles.map((article) => ({
        id: `${press}/${article.id}`,
        title: article.title,
        author: article.from === MASTER_PARTY ? MASTERS_NAMES[language] : (article.author ?? words.nobody),
        at: article.at,
        page,
        text: article.body,
      })),
    }),
  );
});

const NEWEST = 50;
