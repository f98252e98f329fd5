import { onceFor, type SeatInfo } from '@chancery/core';
import { seatsFor } from '@chancery/kit';
import type { Setting } from './setting.ts';

/** A seat for each domain, named by its code; sentences speak of it with the article, as of the County of Dorrin. */
export const seats = onceFor(({ domains }: Setting): readonly SeatInfo[] =>
  seatsFor(domains.map((domain) => domain && { ...domain, inSentence: `the ${domain.name}` })),
);
