import type { Told } from '../told.ts';
import type { RealmNumber } from '../words.ts';

/** Whether public news are about the reader's own realm; news told to them alone always are. */
export const concerns = (news: Told, me: RealmNumber): boolean => {
  switch (news.kind) {
    case 'war-declared':
      return news.by === me || news.on === me;
    case 'peace-made':
    case 'alliance-published':
      return news.a === me || news.b === me;
    case 'alliance-cancelled':
      return news.by === me || news.with === me;
    case 'ruler-changed':
    case 'realm-gone':
      return news.realm === me;
    case 'battle-heard':
      return news.realms.includes(me);
    case 'province-changed':
    case 'province-given':
      return news.from === me || news.to === me;
    default:
      return true;
  }
};
