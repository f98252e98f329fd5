import { appendOnly } from '../guards.ts';
import type { Migration } from '../migration.ts';

/** Absences of players who wait for a seat, and receipts of what they have sent in. */
export const waitingPlayers: Migration = {
  number: 13,
  name: 'waiting-players',
  statements: ({ kind, int, strict }) => [
    `create table waiting_absence (
       campaign_id text not null references campaign (id),
       id text not null,
       user_id text not null references "user" (id) on delete cascade,
       from_at ${int} not null,
       until_at ${int} not null,
       through_turn ${int},
       note text not null,
       said_at ${int} not null,
       primary key (campaign_id, id)
     ) ${strict}`,
    'create index waiting_absence_user on waiting_absence (campaign_id, user_id)',
    `create table waiting_receipt (
       campaign_id text not null references campaign (id),
       id text not null,
       user_id text not null,
       turn ${int} not null,
       edition ${int} not null,
       channel text not null,
       text text not null,
       lines text not null,
       at ${int} not null,
       primary key (campaign_id, id)
     ) ${strict}`,
    'create index waiting_receipt_user on waiting_receipt (campaign_id, user_id, at)',
    ...appendOnly(kind, 'waiting_receipt'),
  ],
};
