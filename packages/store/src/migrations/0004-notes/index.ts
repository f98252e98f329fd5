import type { Migration } from '../migration.ts';

/** What rulers note for themselves. */
export const notes: Migration = {
  number: 4,
  name: 'notes',
  statements: ({ int, strict }) => [
    `create table seat_note (
       campaign_id text not null,
       seat text not null,
       user_id text not null references "user" (id) on delete cascade,
       number ${int} not null,
       text text not null,
       at ${int} not null,
       primary key (campaign_id, seat, user_id),
       foreign key (campaign_id, seat) references seat (campaign_id, seat)
     ) ${strict}`,
  ],
};
