import type { AskedWords } from '../../news/notice.ts';

/** How an answer is written: `approved; cost: ...; chance: ...` */
export const verdictWords = ({ verdict, parts }: AskedWords['answers'][number]): string =>
  [verdict, ...parts.map((name) => `${name}: ...`)].join('; ');
