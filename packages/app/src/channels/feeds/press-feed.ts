import { by, descending, ok, seatId, sorted } from '@chancery/core';
import { MASTER_PARTY } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seatNames } from '../../campaign/access/scene.ts';
import { type Sought, seenCampaign } from '../../campaign/access/who-sees.ts';
import { registerNow } from '../../desk/dice/show-register.ts';
import { articlesOf } from '../../desk/letters/read-press.ts';
import { PRESS_WORDS } from '../../ground/text/feeds.ts';
import { MASTERS_NAMES } from '../../ground/text/letters.ts';
import type { TextLanguage } from '../../ground/text/show-time.ts';
import { useCase } from '../../ground/use-case.ts';
import { type AtomEntry, atomText } from './atom.ts';
import { diceEntries } from './dice-entries.ts';

export interface PressFeed extends Sought {
  /** Of what the feed itself says; English unless given. */
  readonly language?: TextLanguage | undefined;
}

/** The newest press of a campaign as an Atom feed, and what the server says of its dice. */
export const pressFeed = useCase<PressFeed, string>('readPress', async (app, actor, { language = 'en', ...sought }) => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'readPress', { campaignId: sought.campaignId });
  if (!permit.ok) return permit;
  const campaign = await seenCampaign(db, app, actor, sought);
  if (!campaign.ok) return campaign;
  const { id, title, createdAt } = campaign.value;
  const articles = await articlesOf(db, app, campaign.value, { page: { limit: NEWEST } });
  const page = `${app.config.baseUrl}/campaigns/${id}`;
  const press = `${page}/press`;
  const words = PRESS_WORDS[language];
  const written = articles.map(
    (article): AtomEntry => ({
      id: `${press}/${article.id}`,
      title: article.title,
      author: article.from === MASTER_PARTY ? MASTERS_NAMES[language] : (article.author ?? words.nobody),
      at: article.at,
      // What was written when a turn was out stands beside what came out of it.
      page: article.turn === 0 ? page : `${page}/turns/${article.turn}`,
      text: article.body,
    }),
  );
  const nameOf = await seatNames(db, app, campaign.value);
  const seatName = (seat: string): string => nameOf(seatId(seat));
  const dice = diceEntries(await registerNow(app, campaign.value), { page: `${page}/dice`, language, seatName });
  const entries = [...written, ...newestFirst(dice).slice(0, NEWEST_OF_DICE)];
  return ok(
    atomText({
      id: press,
      title: words.title(title),
      self: `${press}.atom${language === 'en' ? '' : `?language=${language}`}`,
      page,
      updatedAt: newestFirst(entries)[0]?.at ?? createdAt,
      entries: newestFirst(entries),
    }),
  );
});

const NEWEST = 50;
/** A turn brings three: its commitment, its list, its secret. */
const NEWEST_OF_DICE = 60;

const newestFirst = (entries: readonly AtomEntry[]): readonly AtomEntry[] =>
  sorted(entries, descending(by(({ at }: AtomEntry) => at)));
