import type { HookNews } from '../news/news.ts';
import { type NoticeText, noticeText } from './notices.ts';
import { showTime } from './show-time.ts';

/** Public news in words, times in UTC. */
export const newsText = (news: HookNews): NoticeText => {
  switch (news.kind) {
    case 'turn-published':
      if (news.label !== undefined) {
        return {
          subject: `news of ${news.label}`,
          paragraphs: [
            `It is now ${news.heading}.`,
            ...(news.deadline === null ? [] : [`Its time ends ${showTime(news.deadline, 'UTC')}.`]),
          ],
        };
      }
      return {
        subject: `turn ${news.turn} is out`,
        paragraphs: [
          `${news.heading} is out.`,
          ...(news.deadline === null
            ? []
            : [`Orders for turn ${news.turn + 1} are due ${showTime(news.deadline, 'UTC')}.`]),
        ],
      };
    case 'seat-wanted':
      return { subject: `${news.seat} needs a ruler`, paragraphs: [`The seat of ${news.seat} is open.`] };
    case 'test':
      return { subject: 'a test', paragraphs: ['This webhook can be reached. Somebody has asked for this test.'] };
    default:
      return noticeText(news, 'UTC');
  }
};
