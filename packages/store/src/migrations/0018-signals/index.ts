import type { Migration } from '../migration.ts';

/** What has happened in a campaign, for those who watch it. `signal_count` gets one row, which whoever counts holds. */
export const signals: Migration = {
  number: 18,
  name: 'signals',
  statements: ({ int, strict }) => [
    `create table signal (
       campaign_id text not null references campaign (id),
       dedupe_key text not null,
       party text,
       facts text not null,
       at ${int} not null,
       place ${int},
       primary key (campaign_id, dedupe_key)
     ) ${strict}`,
    'create index signal_unplaced on signal (at) where place is null',
    'create unique index signal_place on signal (place)',
    'create index signal_of_campaign on signal (campaign_id, place)',
    `create table signal_count (
       name text primary key,
       last ${int} not null
     ) ${strict}`,
  ],
};
