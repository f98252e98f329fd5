import { DatabaseSync } from 'node:sqlite';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { expect } from 'vitest';
import type { DatabaseKind, Db, Store, StorePlace, WriteFault } from '../src/index.ts';

/** A database that can be made to take no writes, while it is open. */
export interface Host {
  readonly store: Store;
  readonly place: StorePlace;
}

/** A way in which a database takes no writes while it can be read. */
export interface Trouble {
  readonly why: WriteFault;
  /** Makes writing impossible, and gives what makes it possible again. */
  readonly break: (host: Host) => Promise<() => Promise<void>>;
}

const ALL_PAGES = 1_073_741_823;

/** What pages there are is taken. */
const fill = async (host: Host): Promise<never> => {
  for (;;) await onWriter(host, sql`insert into ballast values (zeroblob(1000))`);
};

/** On the connection of the server that writes. */
const onWriter = async ({ store }: Pick<Host, 'store'>, statement: RawBuilder<unknown>): Promise<void> => {
  await statement.execute(store.db);
};

const SQLITE: readonly Trouble[] = [
  {
    why: 'full',
    async break(host) {
      await onWriter(host, sql`create table ballast (stone blob)`);
      // It is never less than what is there.
      await onWriter(host, sql`pragma max_page_count = 1`);
      await expect(fill(host)).rejects.toThrow('full');
      return () => onWriter(host, sql.raw(`pragma max_page_count = ${ALL_PAGES}`));
    },
  },
  {
    why: 'read-only',
    async break(host) {
      await onWriter(host, sql.raw('pragma query_only = on'));
      return () => onWriter(host, sql.raw('pragma query_only = off'));
    },
  },
  {
    why: 'locked',
    async break({ place }) {
      const other = new DatabaseSync('file' in place ? place.file : '');
      other.exec('begin immediate');
      return async () => {
        other.exec('rollback');
        other.close();
      };
    },
  },
];

/** As somebody else at the same database. */
const asAnother = async ({ place }: Host): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: 'url' in place ? place.url : '' });
  await client.connect();
  return client;
};

/** As PostgreSQL says it when it cannot make a file longer. */
const NO_ROOM = `create function no_room() returns trigger language plpgsql as
  $$ begin raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$`;
const GROWING = ['sheet', 'lease', 'letter', 'session'];

/** More questions at once than a pool has connections. */
const MORE_THAN_A_POOL = 16;

/** Waits until the server has noticed which of its connections were ended: till then it may ask on one of them. */
const noticed = async ({ store }: Host): Promise<void> => {
  const asked = () => sql`select 1`.execute(store.db);
  await expect.poll(() => Promise.all(Array.from({ length: MORE_THAN_A_POOL }, asked))).toBeDefined();
};

const POSTGRES: readonly Trouble[] = [
  {
    why: 'full',
    async break(host) {
      const client = await asAnother(host);
      await client.query(NO_ROOM);
      for (const table of GROWING)
        await client.query(`create trigger no_room before insert or update on "${table}" execute function no_room()`);
      return async () => {
        await client.query('drop function no_room cascade');
        await client.end();
      };
    },
  },
  {
    why: 'read-only',
    async break(host) {
      const client = await asAnother(host);
      const set = async (value: 'on' | 'off'): Promise<void> => {
        await client.query('set default_transaction_read_only = off');
        const { rows } = await client.query('select current_database() as name');
        await client.query(`alter database "${rows[0].name}" set default_transaction_read_only = ${value}`);
        // What is open goes on as it was: the server opens again.
        await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
        await noticed(host);
      };
      await set('on');
      return async () => {
        await set('off');
        await client.end();
      };
    },
  },
  {
    why: 'locked',
    async break(host) {
      const client = await asAnother(host);
      await client.query('begin');
      for (const table of GROWING) await client.query(`lock table "${table}" in exclusive mode`);
      return async () => {
        await client.query('rollback');
        await client.end();
      };
    },
  },
];

/** Every way that there is on a database. */
export const troublesOf = ({ kind }: { readonly kind: DatabaseKind }): readonly Trouble[] =>
  kind === 'sqlite' ? SQLITE : POSTGRES;

/** Refuses all new rows of one table of PostgreSQL, for want of room; gives what lets them in again. */
export const noRoomFor = async (db: Db, table: string): Promise<() => Promise<void>> => {
  await sql.raw(NO_ROOM).execute(db);
  await sql.raw(`create trigger no_room before insert on ${table} execute function no_room()`).execute(db);
  return async () => void (await sql`drop function no_room cascade`.execute(db));
};
