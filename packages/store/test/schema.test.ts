import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase, suiteStore } from './databases.ts';
import { everything } from './sample/everything.ts';

const SRC = new URL('../src/', import.meta.url);
/** Written by better-auth, which has them all in one file, and by the migrations themselves. */
const ELSEWHERE = ['user', 'session', 'account', 'verification', 'two_factor', 'passkey', 'migration'];
/** Tables that know of campaigns but belong to a user or to the server. */
const NOT_OF_A_CAMPAIGN = [
  'access_token',
  'notice',
  'bulletin',
  'outbox',
  'incoming_mail',
  'reply_name',
  'trouble',
  'audit',
];

const folderTables = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .flatMap((path) => /([^/]+)\.table\.ts$/.exec(path)?.[1] ?? [])
  .map((name) => name.replaceAll('-', '_'))
  .filter((name) => name !== 'auth');

onEachDatabase('the schema', (database) => {
  const store = suiteStore(database);
  const run = async (statement: string) => (await sql.raw(statement).execute(store().db.withoutPlugins())).rows;
  const tables = () => store().db.withoutPlugins().introspection.getTables();

  test('has a folder for each table, and a table for each folder', async () => {
    const names = (await tables()).map(({ name }) => name);
    expect(names.sort()).toEqual([...ELSEWHERE, ...folderTables].sort());
  });

  test('every table can be written and read', async () => {
    await everything(store().db);
    for (const { name } of await tables()) expect(await run(`select * from "${name}"`), name).not.toEqual([]);
  });

  test('every row of a campaign carries its campaign, first in its key', async () => {
    const keys =
      database.kind === 'sqlite'
        ? await run(`select m.name as name from sqlite_master m, pragma_table_info(m.name) c
                     where m.type = 'table' and c.pk = 1 and c.name = 'campaign_id'`)
        : await run(`select c.conrelid::regclass::text as name from pg_constraint c
                     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
                     where c.contype = 'p' and a.attname = 'campaign_id'`);
    const led = keys.map((row) => (row as { name: string }).name);
    const carrying = (await tables())
      .filter(({ columns }) => columns.some(({ name }) => name === 'campaign_id'))
      .map(({ name }) => name)
      .filter((name) => !NOT_OF_A_CAMPAIGN.includes(name) && name !== 'notice_preference');
    expect(led.sort()).toEqual(carrying.sort());
  });

  test('knows two types: text and whole numbers', async () => {
    const types = new Set((await tables()).flatMap(({ columns }) => columns.map(({ dataType }) => dataType)));
    expect([...types].map((type) => type.toLowerCase()).sort()).toEqual(
      database.kind === 'sqlite' ? ['integer', 'text'] : ['int8', 'text'],
    );
  });

  test('no name is lost between camel case and underscores', async () => {
    const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const names = (await tables()).flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]);
    for (const name of names) {
      const query = store()
        .db.selectFrom(camel(name) as never)
        .selectAll()
        .compile();
      expect(query.sql).toBe(`select * from "${name}"`);
    }
  });
});
