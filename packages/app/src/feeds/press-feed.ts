import { ok } from '@chancery/core';
import { type Sought, seenCampaign } from '../campaigns/who-sees.ts';
import { articlesOf } from '../letters/read-press.ts';
import { allowed } from '../permit.ts';
import { pressWords } from '../text/feeds.ts';
import { useCase } from '../use-case.ts';
import { atomText } from './atom.ts';

/** The newest press of a campaign as an Atom feed. */
export const pressFeed = useCase<Sought, string>('readPress', async (app, actor, sought) => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'readPress', { campaignId: sought.campaignId });
  if (!permit.ok) return permit;
  const campaign = await seenCampaign(db, app, actor, sought);
  if (!campaign.ok) return campaign;
  const { id, title, createdAt } = campaign.value;
  const articles = await articlesOf(db, app, campaign.value, { limit: NEWEST });
  const page = `${app.config.baseUrl}/campaigns/${id}`;
  const press = `${page}/press`;
  return ok(
    atomText({
      id: press,
      title: pressWords.title(title),
      self: `${press}.atom`,
      page,
      updatedAt: articles[0]?.at ?? createdAt,
      entries: articles.map((article) => ({
        id: `${press}/${article.id}`,
        title: article.title,
        author: article.author ?? pressWords.nobody,
        at: article.at,
        page,
        text: article.body,
      })),
    }),
  );
});

const NEWEST = 50;
