import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../src/database.ts';
import {
  countingSheets,
  findCampaign,
  foundingOf,
  lettersTo,
  openStore,
  type Store,
  type StorePlace,
  standingTurns,
} from '../src/index.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { migrate } from '../src/migrations/migrate.ts';
import type { Migration } from '../src/migrations/migration.ts';
import { onEachDatabase, opened, type TestDatabase } from './databases.ts';
import { loadFixture } from './fixtures/load.ts';
import { schemaOf } from './fixtures/schema-of.ts';
import { FRANCE } from './sample/campaign.ts';

const VERSIONS = MIGRATIONS.map(({ number }) => number);

const bare = (place: StorePlace): Store => {
  const store = connect(place);
  onTestFinished(() => store.close());
  return store;
};

const fixture = async (version: number, database: TestDatabase): Promise<StorePlace> => {
  const place = await database.place('nothing');
  await loadFixture(version, database.kind, place);
  return place;
};

const NEXT: Migration = {
  number: VERSIONS.length + 1,
  name: 'next',
  statements: ({ int }) => [`alter table lease add column note text`, `alter table lease add column size ${int}`],
};
const BROKEN: Migration = {
  ...NEXT,
  statements: (words) => [...NEXT.statements(words), 'alter table nothing nowhere'],
};

test('migrations count from 1 without gaps, and of each there is a fixture', () => {
  expect(VERSIONS).toEqual(VERSIONS.map((_, index) => index + 1));
  const files = readdirSync(new URL('fixtures', import.meta.url)).filter((name) => name.endsWith('.sql'));
  expect(files.sort()).toEqual(
    VERSIONS.flatMap((n) => [`version-${n}.postgres.sql`, `version-${n}.sqlite.sql`]).sort(),
  );
});

onEachDatabase('migrations', (database) => {
  test('bring an empty database up to date, once', async () => {
    const store = bare(await database.place('nothing'));
    expect(await migrate(store, MIGRATIONS)).toEqual(VERSIONS);
    const schema = await schemaOf(store);
    expect(await migrate(store, MIGRATIONS)).toEqual([]);
    expect(await schemaOf(store)).toEqual(schema);
  });

  test('of many who start at once one does it, and the others find it done', async () => {
    const place = await database.place('nothing');
    const stores = [bare(place), bare(place), bare(place)];
    const done = await Promise.all(stores.map((store) => migrate(store, MIGRATIONS)));
    expect(done.flat()).toEqual(VERSIONS);
  });

  test.each(VERSIONS)('version %i as it was released is what its migrations still make', async (version) => {
    const released = bare(await fixture(version, database));
    const made = bare(await database.place('nothing'));
    await migrate(made, MIGRATIONS.slice(0, version));
    expect(await schemaOf(made)).toEqual(await schemaOf(released));
  });

  test.each([
    ['medieval-diplomacy', 'medieval-diplomacy', 'rules'],
    ['heptarchy', 'medieval-diplomacy', 'replacement'],
    ['medieval-diplomacy', 'world-1483', 'caretaker'],
    ['medieval-diplomacy', 'none', 'none'],
  ])('version 9: what becomes of a silent seat of %s was called %s, and is called %s', async (ruleset, was, is) => {
    const store = bare(await fixture(8, database));
    const settings = JSON.stringify({ grace: 1, missedTurns: was, said: 'world-1483' });
    await sql`update campaign set settings = ${settings}, ruleset = ${ruleset}`.execute(store.db);
    expect(await migrate(store, MIGRATIONS)).toEqual(VERSIONS.slice(8));
    const { rows } = await sql<{ readonly settings: string }>`select settings from campaign`.execute(store.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(JSON.parse(row.settings)).toEqual({ grace: 1, missedTurns: is, said: 'world-1483' });
  });

  test.each(VERSIONS)('bring version %i to the schema of today, and its campaign goes on', async (version) => {
    const { db, ...store } = await opened(await fixture(version, database));
    const today = await opened(await database.place('schema'));
    expect(await schemaOf({ db, ...store })).toEqual(await schemaOf(today));
    const { id } = await db.selectFrom('campaign').select('id').executeTakeFirstOrThrow();
    expect(await findCampaign(db, id)).toMatchObject({ title: 'The Long War', status: 'running', turn: 1 });
    expect((await standingTurns(db, id)).map(({ turn }) => turn)).toEqual([0, 1]);
    expect((await foundingOf(db, id))?.setting).toBe('{"map":"little"}');
    expect(await countingSheets(db, { campaignId: id, turn: 1, edition: 1 })).toHaveLength(1);
    expect(await lettersTo(db, id, FRANCE, { since: 0, limit: 9 })).toMatchObject([{ subject: 'Peace' }]);
  });

  test('carry out what is missing, in order', async () => {
    const store = bare(await database.place('schema'));
    expect(await migrate(store, [...MIGRATIONS, NEXT])).toEqual([NEXT.number]);
    const { rows } = await sql`select number, name from migration order by number`.execute(store.db);
    expect(rows.at(-1)).toEqual({ number: NEXT.number, name: 'next' });
  });

  test('leave everything as it was when a step fails', async () => {
    const store = bare(await database.place('schema'));
    const before = await schemaOf(store);
    await expect(migrate(store, [...MIGRATIONS, BROKEN])).rejects.toThrow(`migration ${BROKEN.number} (next)`);
    expect(await schemaOf(store)).toEqual(before);
    expect(await migrate(store, [...MIGRATIONS, NEXT])).toEqual([NEXT.number]);
  });

  test('refuse a database of a newer release', async () => {
    const place = await database.place('schema');
    await migrate(bare(place), [...MIGRATIONS, NEXT]);
    await expect(openStore(place)).rejects.toThrow(`version ${NEXT.number}, and this program knows versions up to`);
  });
});
