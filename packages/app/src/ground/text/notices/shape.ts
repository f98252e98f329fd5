import type { Instant } from '@chancery/core';
import type { FactsOf, NoticeKind } from '../../news/notice.ts';

/** All notices in one language, the subject first. A language has one for every kind, or it does not compile. */
export type NoticeWords = {
  readonly [Kind in NoticeKind]: (facts: FactsOf<Kind>, when: (at: Instant) => string) => readonly string[];
};
