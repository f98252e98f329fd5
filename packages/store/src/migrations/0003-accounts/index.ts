import type { Migration } from '../migration.ts';

/** Accounts that may do nothing for now, and addresses that wait to be confirmed. */
export const accounts: Migration = {
  number: 3,
  name: 'accounts',
  statements: ({ int, strict }) => [
    `create table block (
       user_id text primary key references "user" (id) on delete cascade,
       since ${int} not null,
       by_user text,
       reason text not null
     ) ${strict}`,
    `create table address_change (
       user_id text primary key references "user" (id) on delete cascade,
       email text not null,
       code_hash text not null,
       tries ${int} not null,
       expires_at ${int} not null
     ) ${strict}`,
  ],
};
