import { expect } from 'vitest';
import { rulerOf, type Table } from './table.ts';

/** A master asks the rulers, one of them votes, and everybody reads how many have. */
export const tourOfPolls = async (table: Table): Promise<void> => {
  const { path, master } = table;
  const england = rulerOf(table, 'Eng').client;
  const poll = { kind: 'question', question: 'A longer turn?' };
  const { id } = await master.client.done('POST', `${path}/polls`, poll);
  const vote = `${path}/seats/Eng/vote`;
  expect(await england.done('PUT', vote, { vote: 'yes' })).toMatchObject({ vote: 'yes', closed: false });
  const { polls } = await england.done('GET', `${path}/polls`);
  expect(polls).toEqual([expect.objectContaining({ ...poll, id, yes: null, voted: 1, own: { Eng: 'yes' } })]);
};
