/** What whoever runs the server can do wrong before it starts: each ends in a sentence that says what to do, and a code of its own. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type StorePlace } from '@chancery/store';
import { onEachDatabase, onPostgres, ownSqlOn, temporaryFolder } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { commandLine, ownEnvironment } from './running.ts';

const start = (place: StorePlace | null, more: { readonly [name: string]: string } = {}, folder = temporaryFolder()) =>
  commandLine(ownEnvironment(folder, place, more), ['serve']);

/** One sentence, and below it what to do. */
const said = (what: string, advice: string) =>
  expect.stringMatching(new RegExp(`^chancery: ${what}[^\\n]*\\n {2}${advice}[^\\n]*\\n$`));

onEachDatabase('a database of a newer release', (database) => {
  test('is left alone, and the sentence says which release to install', async () => {
    const folder = temporaryFolder();
    const place = database.kind === 'sqlite' ? { file: join(folder, 'chancery.db') } : await database.place('nothing');
    const { db, close } = await openStore(place);
    await db
      .insertInto('migration' as never)
      .values({ number: 9_999, name: 'later', appliedAt: 0 } as never)
      .execute();
    await close();
    expect(await start(place, {}, folder)).toEqual({
      exit: 12,
      out: '',
      err: said('the database was written by a newer release', 'Install that release again'),
    });
  });
});

onPostgres('a PostgreSQL database', (database) => {
  /** The same database by another user, made for this test alone. */
  const as = (url: string, user: string): StorePlace => ({ url: url.replace('//chancery@', `//${user}@`) });
  const url = async (): Promise<string> => ((await database.place('nothing')) as { readonly url: string }).url;

  test('whose schema belongs to others: the rights are named', async () => {
    const place = await url();
    await ownSqlOn(place, 'create role stranger login', 'drop role stranger');
    expect(await start(as(place, 'stranger'))).toMatchObject({
      exit: 18,
      err: said(
        'the user of the database may not do what is needed: permission denied for schema public',
        'Make them its owner',
      ),
    });
  });

  test('that takes no more connections: the limits are named', async () => {
    const place = await url();
    await ownSqlOn(place, 'create role crowd login connection limit 0', 'drop role crowd');
    expect(await start(as(place, 'crowd'))).toMatchObject({
      exit: 15,
      err: said('the database takes no more connections: too many connections', 'Raise max_connections'),
    });
  });

  test('that is not there, or lets nobody in', async () => {
    const place = await url();
    expect(await start({ url: `${place}_none` })).toMatchObject({
      exit: 17,
      err: said('the database does not exist', 'Make it'),
    });
    expect(await start(as(place, 'nobody_we_know'))).toMatchObject({
      exit: 16,
      err: said('the database does not let us in: role "nobody_we_know" does not exist', 'Correct user'),
    });
  });
});

test('an address that is no PostgreSQL database is a wrong setting', async () => {
  for (const url of ['mysql://chancery@db/chancery', '/var/lib/chancery.db', 'postgres://db']) {
    expect(await start({ url })).toMatchObject({
      exit: 10,
      err: said('these settings are wrong:', 'CHANCERY_DATABASE_URL: wanted an address such as postgres://'),
    });
  }
});

test('a file that is no database, and an address of another machine', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'chancery.db'), 'A letter of King Edward to his cousin of France.'.repeat(100));
  expect(await start(null, {}, folder)).toMatchObject({
    exit: 20,
    err: said('the database is damaged', 'Put the file aside'),
  });
  expect(await start(null, { CHANCERY_HTTP_HOST: '192.0.2.1' })).toMatchObject({
    exit: 21,
    err: said('the server cannot listen at 192.0.2.1', 'Choose an address of this machine'),
  });
});

test('a backup is restored into no folder that cannot be written to', async () => {
  const folder = temporaryFolder();
  await (await openStore({ file: join(folder, 'chancery.db') })).close();
  const backup = join(folder, 'a.backup');
  expect(await commandLine(ownEnvironment(folder), ['backup', backup])).toMatchObject({ exit: 0 });
  expect(await commandLine(ownEnvironment(folder), ['backup', '/proc/a.backup'])).toMatchObject({
    exit: 3,
    err: said('a file cannot be read or written', 'Correct who may use it'),
  });
  const env = { ...ownEnvironment(folder), CHANCERY_DATA: join(backup, 'data') };
  expect(await commandLine(env, ['restore', backup])).toMatchObject({
    exit: 11,
    err: said('the data folder', 'Correct it'),
  });
});
