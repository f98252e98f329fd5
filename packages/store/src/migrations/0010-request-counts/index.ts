import type { Migration } from '../migration.ts';

/** What the processes of a server count of requests is added up. */
export const requestCounts: Migration = {
  number: 10,
  name: 'request-counts',
  statements: ({ int, strict }) => [
    `create table request_count (
       who text primary key,
       began ${int} not null,
       used ${int} not null
     ) ${strict}`,
  ],
};
