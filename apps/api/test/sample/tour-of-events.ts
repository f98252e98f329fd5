import { expect } from 'vitest';
import { EventSource } from './event-source.ts';
import type { Table } from './table.ts';

/** Both streams are opened, and say where the campaign stands. */
export const tourOfEvents = async ({ house, path, master }: Table): Promise<void> => {
  const authorization = `Bearer ${await house.token(master, ['read'])}`;
  for (const stream of [`${path}/events`, `${path}/parties/master/events`]) {
    const source = await EventSource.open(house, stream, { authorization });
    expect((await source.next())?.data).toMatchObject({ kind: 'here', complete: true });
    await source.close();
  }
};
