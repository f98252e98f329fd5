import type { ShownArticle } from '@chancery/app';
import { MASTER_PARTY } from '@chancery/store';
import type { Words } from '../words/words.ts';

/** Who has written an article, in the reader's language. */
export const authorText = ({ from, author }: Pick<ShownArticle, 'from' | 'author'>, { campaign }: Words): string =>
  from === MASTER_PARTY ? campaign.byMasters : (author ?? campaign.unsigned);
