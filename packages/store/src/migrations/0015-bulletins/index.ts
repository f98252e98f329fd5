import type { Migration } from '../migration.ts';

/** Notices that go to several users are stored once, with a short row for each reader. Those of before stay as they are. */
export const bulletins: Migration = {
  number: 15,
  name: 'bulletins',
  statements: ({ kind, int, strict }) => [
    `create table bulletin (
       id text primary key,
       campaign_id text,
       kind text not null,
       facts text not null,
       dedupe_key text not null,
       at ${int} not null
     ) ${strict}`,
    'create index bulletin_dedupe on bulletin (dedupe_key)',
    `create table bulletin_reader (
       user_id text not null references "user" (id) on delete cascade,
       at ${int} not null,
       bulletin_id text not null references bulletin (id) on delete cascade,
       read_at ${int},
       primary key (user_id, at, bulletin_id)
     ) ${kind === 'sqlite' ? `${strict}, without rowid` : strict}`,
  ],
};
