import { alliesOf } from '../rules/war.ts';
import type { GameKnown } from '../types.ts';
import type { DomainNumber } from '../words.ts';

/** Those with whom the domain that looks is allied. */
export const alliesIn = ({ view }: GameKnown): readonly DomainNumber[] =>
  view.domain === null ? [] : alliesOf(view, view.domain);
