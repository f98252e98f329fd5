import { z } from 'zod';
import { wholeNumber } from './words.ts';

/** Where a page of a list begins: behind something of this time and id. Opaque to clients. */
const CURSOR = /^(\d{1,16})~([\w.:@~-]{1,100})$/;

/** How a list is asked for page by page. */
export const PAGE = z.strictObject({
  limit: wholeNumber(1, 100).optional().meta({ type: 'integer', description: 'How many at most; 50 unless given' }),
  after: z.string().regex(CURSOR).optional().meta({ description: 'The `next` of the page before' }),
});

/** What a page says of the one behind it. */
export const NEXT = z.string().nullable().meta({ description: 'For `after`; null when this is the last page' });

const USUAL = 50;

interface Place<Id extends string> {
  readonly at: number;
  readonly id: Id;
}

/** The page as use cases want it. */
export const pageOf = <Id extends string>({
  limit = USUAL,
  after,
}: {
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}): { readonly limit: number; readonly before?: Place<Id> } => {
  const found = after === undefined ? null : CURSOR.exec(after);
  return found === null ? { limit } : { limit, before: { at: Number(found[1]), id: found[2] as Id } };
};

export const cursorOf = ({ at, id }: Place<string>): string => `${at}~${id}`;

/** Behind the last of a full page there may be more. */
export const nextAfter = (items: readonly Place<string>[], limit: number): string | null => {
  const last = items.at(-1);
  return last === undefined || items.length < limit ? null : cursorOf(last);
};
