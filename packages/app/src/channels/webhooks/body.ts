import type { WebhookForm } from '@chancery/store';
import type { WebhookItem } from '../../ground/news/news.ts';
import { newsText } from '../../ground/text/news.ts';

/** What is posted to a webhook, as JSON text. The same news gives the same text however often it is tried. */
export const webhookBody = (form: WebhookForm, item: WebhookItem, baseUrl: string): string =>
  JSON.stringify(form === 'discord' ? discord(item, baseUrl) : plain(item, baseUrl));

const plain = ({ campaign, news, at }: WebhookItem, baseUrl: string) => ({
  format: 'chancery-news-1',
  campaign: { ...campaign, url: pageOf(campaign.id, baseUrl) },
  at: new Date(at).toISOString(),
  news,
  text: textOf(news),
});

/** As Discord takes it. What rulers write can call nobody: no mention in it is followed. */
const discord = ({ campaign, news }: WebhookItem, baseUrl: string) => {
  const { subject, paragraphs } = newsText(news);
  return {
    username: 'Chancery',
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: cut(`${campaign.title}: ${subject}`, 256),
        description: cut(paragraphs.join('\n\n'), 4000),
        url: pageOf(campaign.id, baseUrl),
      },
    ],
  };
};

const textOf = (news: WebhookItem['news']): string => {
  const { subject, paragraphs } = newsText(news);
  return [subject, ...paragraphs].join('\n\n');
};

const pageOf = (id: string, baseUrl: string): string => `${baseUrl}/campaigns/${id}`;

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
