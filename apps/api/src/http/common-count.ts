import { hash } from 'node:crypto';
import type { App } from '@chancery/app';
import { addRequestCounts } from '@chancery/store';
import type { CommonCount } from './rate-limit.ts';

/** The processes of a server add up what each has counted in the database that they share. */
export const countTogether = ({ store }: Pick<App, 'store'>): CommonCount => ({
  async add(counts, within) {
    const named = new Map(counts.map(({ who }) => [digestOf(who), who]));
    const sums = await addRequestCounts(
      store.db,
      counts.map(({ who, ...count }) => ({ who: digestOf(who), ...count })),
      within,
    );
    return sums.map(({ who, ...sum }) => ({ who: named.get(who) ?? who, ...sum }));
  },
});

/** Addresses are not kept as they are. */
const digestOf = (who: string): string => hash('sha256', who, 'base64url');
