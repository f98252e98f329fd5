import { expect, test } from 'vitest';
import {
  type Batch,
  claimDueCampaigns,
  type Dump,
  loadStore,
  openStore,
  type Store,
  type StorePlace,
  withDump,
} from '../src/index.ts';
import { DATABASES, onEachDatabase, opened } from './databases.ts';
import { begunCampaign, HOUR, NOON } from './sample/campaign.ts';
import { everything } from './sample/everything.ts';

const listed = async (batches: AsyncIterable<Batch>): Promise<readonly Batch[]> => {
  const all: Batch[] = [];
  for await (const batch of batches) all.push(batch);
  return all;
};

/** Every row of every table, as it lies there. */
const contentsOf = (place: StorePlace): Promise<{ readonly version: number; readonly batches: readonly Batch[] }> =>
  withDump(place, async ({ version, batches }) => ({ version, batches: await listed(batches) }));

const byTable = (batches: readonly Batch[]): object =>
  Object.fromEntries(
    [...Map.groupBy(batches, ({ table }) => table)].map(([table, parts]) => [
      table,
      parts
        .flatMap(({ columns, rows }) =>
          rows.map((row) => JSON.stringify(columns.map((column, place) => [column, row[place]]).sort())),
        )
        .sort(),
    ]),
  );

const again = ({ version, batches }: { readonly version: number; readonly batches: readonly Batch[] }): Dump => ({
  version,
  batches: (async function* () {
    yield* batches;
  })(),
});

const note = ({ db }: Store, name: string): Promise<unknown> =>
  db
    .insertInto('serverSetting')
    .values({ name, value: '1' as never, updatedAt: 1, updatedBy: null })
    .execute();

onEachDatabase('a dump', (database) => {
  for (const other of DATABASES.filter(({ missing }) => missing === null)) {
    test(`has every row of every table, and fills an empty database of ${other.name}`, async () => {
      const place = await database.place('schema');
      const store = await opened(place);
      await everything(store.db);
      const dumped = await contentsOf(place);
      const tables = (await store.db.withoutPlugins().introspection.getTables()).map(({ name }) => name);
      expect(Object.keys(byTable(dumped.batches)).sort()).toEqual(tables.filter((name) => name !== 'migration').sort());

      const target = await other.place('nothing');
      expect(await loadStore(target, again(dumped))).toBeNull();
      expect(byTable((await contentsOf(target)).batches)).toEqual(byTable(dumped.batches));
      const filled = await opened(target);
      const audits = await filled.db.selectFrom('audit').select('seq').execute();
      await filled.db
        .insertInto('audit')
        .values({ at: 1, actor: 'system', userId: null, campaignId: null, action: 'counted', facts: '{}' as never })
        .execute();
      const last = await filled.db.selectFrom('audit').select('seq').where('action', '=', 'counted').executeTakeFirst();
      expect(last?.seq).toBeGreaterThan(Math.max(...audits.map(({ seq }) => seq)));
    });
  }

  test('is of one moment: what is written while it is read is not in it, and does not wait for it', async () => {
    const place = await database.place('schema');
    const store = await opened(place);
    await note(store, 'before');
    const names = await withDump(place, async ({ batches }) => {
      await note(store, 'meanwhile');
      const all = await listed(batches);
      return all.filter(({ table }) => table === 'server_setting').flatMap(({ rows }) => rows.map(([name]) => name));
    });
    expect(names).toEqual(['before']);
  });

  test('frees campaigns that somebody was at work on when it was made: they are not there to end their work', async () => {
    const place = await database.place('schema');
    const { db } = await opened(place);
    const { campaignId } = await begunCampaign(db, { dueAt: NOON });
    await claimDueCampaigns(db, NOON, HOUR, 1);
    const target = await database.place('nothing');
    expect(await loadStore(target, again(await contentsOf(place)))).toBeNull();
    const claimed = await claimDueCampaigns((await opened(target)).db, NOON, HOUR, 1);
    expect(claimed.map(({ id }) => id)).toEqual([campaignId]);
  });

  test('goes nowhere where something is, and nowhere that is older than itself', async () => {
    const place = await database.place('schema');
    await note(await opened(place), 'mine');
    const dumped = await contentsOf(place);
    expect(await loadStore(place, again(dumped))).toEqual({ code: 'not-empty', table: 'server_setting' });
    const empty = await database.place('nothing');
    expect(await loadStore(empty, again({ ...dumped, version: 999 }))).toMatchObject({ code: 'too-new', version: 999 });
    await (await openStore(empty)).close();
  });

  test('that breaks off leaves an empty database', async () => {
    const place = await database.place('schema');
    await note(await opened(place), 'mine');
    const { version, batches } = await contentsOf(place);
    const broken = (async function* () {
      yield* batches;
      throw new Error('the file ends here');
    })();
    const target = await database.place('nothing');
    await expect(loadStore(target, { version, batches: broken })).rejects.toThrow('the file ends here');
    expect((await contentsOf(target)).batches).toEqual([]);
    expect(await loadStore(target, again({ version, batches }))).toBeNull();
  });
});
