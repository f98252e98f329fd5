import type { Migration } from '../migration.ts';

/** What the rulers of a campaign are asked, and what each seat says. */
export const polls: Migration = {
  number: 17,
  name: 'polls',
  statements: ({ int, strict }) => [
    `create table poll (
       campaign_id text not null references campaign (id),
       id text not null,
       kind text not null,
       question text not null,
       opened_by text not null,
       opened_at ${int} not null,
       closes_at ${int} not null,
       closed_at ${int},
       yes ${int},
       no ${int},
       primary key (campaign_id, id)
     ) ${strict}`,
    'create index poll_closes on poll (closes_at)',
    `create table poll_vote (
       campaign_id text not null,
       poll_id text not null,
       seat text not null,
       user_id text not null,
       vote text not null,
       at ${int} not null,
       primary key (campaign_id, poll_id, seat),
       foreign key (campaign_id, poll_id) references poll (campaign_id, id),
       foreign key (campaign_id, seat) references seat (campaign_id, seat)
     ) ${strict}`,
  ],
};
