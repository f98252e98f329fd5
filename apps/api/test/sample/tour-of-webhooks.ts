import { expect } from 'vitest';
import { rulerOf, type Table } from './table.ts';

/** A master and a ruler have their own webhooks; each tries theirs, and the master sees both. */
export const tourOfWebhooks = async (table: Table): Promise<void> => {
  const hooks = `${table.path}/webhooks`;
  const { client: master } = table.master;
  const ruler = rulerOf(table, 'Eng').client;
  const wanted = { url: 'https://hooks.example/x', form: 'discord', kinds: ['turn-published'] };
  const { id } = await master.done('POST', hooks, wanted);
  const own = await ruler.done('POST', hooks, { ...wanted, form: 'plain' });
  expect((await ruler.done('GET', hooks)).webhooks).toEqual([expect.objectContaining({ id: own.id, own: true })]);
  const { webhooks: all } = await master.done('GET', hooks);
  expect(all).toHaveLength(2);
  expect(all).toContainEqual(expect.objectContaining({ id, host: 'hooks.example', own: true }));
  expect(all).toContainEqual(expect.objectContaining({ id: own.id, own: false }));
  await ruler.done('POST', `${hooks}/${own.id}/test`);
  const { deliveries } = await ruler.done('GET', `${hooks}/${own.id}/deliveries`);
  expect(deliveries).toEqual([expect.objectContaining({ kind: 'test', state: 'waiting', attempts: 0, fault: null })]);
  expect(await ruler.refused('GET', `${hooks}/${id}/deliveries`)).toBe('404 not-found');
  await master.done('POST', `${hooks}/${id}/enable`);
  for (const each of [id, own.id]) await master.done('DELETE', `${hooks}/${each}`);
};
