import type { Migration } from '../migration.ts';

/** Scenarios that people write themselves. */
export const ownScenarios: Migration = {
  number: 11,
  name: 'own-scenarios',
  statements: ({ int, strict }) => [
    `create table own_scenario (
       id text primary key,
       user_id text not null references "user" (id) on delete cascade,
       ruleset text not null,
       title text not null,
       description text not null,
       digest text not null,
       salt text not null,
       file text not null,
       facts text not null,
       picture text not null,
       created_at ${int} not null,
       shared_at ${int},
       share_hash text unique,
       unique (user_id, digest)
     ) ${strict}`,
    'create index own_scenario_digest on own_scenario (digest)',
  ],
};
