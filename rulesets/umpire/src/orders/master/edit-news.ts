import { branch, namedTypes, oneOf, someOf } from '@chancery/kit';
import type { Types } from '../../types.ts';
import { NEWS_KINDS } from '../../words.ts';
import { NATIONS, PROVINCE } from '../param-types.ts';
import { edited, playing } from './edited.ts';

/** The host keeps news from nations that they have not reached yet (UM-23.14, 21.19, 21.20). */
export const editNews = edited('EDIT_NEWS', {
  title: 'Keep news back',
  help: 'News of the last two turns that have not reached everybody: the nations named count as having heard of it, so it does not come to them any more. They read that something was kept back.',
  params: {
    what: { type: namedTypes<Types>().words('news', NEWS_KINDS), help: 'of what' },
    province: { type: PROVINCE, optional: true, help: 'from where; everywhere if left out' },
    nations: { type: NATIONS, help: 'whom it is not to reach' },
  },
  lines: [{ pattern: 'EDIT NEWS <what> [IN <province>] FROM <nations>' }],
  options: (known) => {
    const from = someOf(
      'nations',
      playing(known).map(({ number, name }) => ({ value: number, label: name })),
    );
    return oneOf(
      'what',
      NEWS_KINDS.map((what) => branch(what, what, from)),
    );
  },
  refuses: (known, { nations }) => {
    const those = new Set(playing(known).map(({ number }) => number));
    return nations.every((nation) => those.has(nation)) ? null : { code: 'not-allowed', why: 'nation' };
  },
});
