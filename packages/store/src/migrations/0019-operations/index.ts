import type { Migration } from '../migration.ts';

/** Which processes are at work, and what goes wrong at present. */
export const operations: Migration = {
  number: 19,
  name: 'operations',
  statements: ({ int, strict }) => [
    `create table presence (
       id text primary key,
       role text not null,
       works ${int} not null,
       engine text not null,
       started_at ${int} not null,
       seen_at ${int} not null,
       ahead ${int} not null
     ) ${strict}`,
    `create table trouble (
       name text primary key,
       campaign_id text references campaign (id),
       error text not null,
       since ${int} not null,
       last_at ${int} not null,
       times ${int} not null,
       retry_at ${int}
     ) ${strict}`,
  ],
};
