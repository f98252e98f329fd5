import { appendOnly } from '../guards.ts';
import type { Migration } from '../migration.ts';

/** Which post, of whom, each turn of a live window was. */
export const live: Migration = {
  number: 5,
  name: 'live',
  statements: ({ kind, int, strict }) => [
    `create table live_turn (
       campaign_id text not null,
       turn ${int} not null,
       edition ${int} not null,
       clock text not null,
       label text not null,
       seat text not null,
       origin text not null,
       orders ${int} not null,
       primary key (campaign_id, turn, edition),
       foreign key (campaign_id, turn, edition) references turn (campaign_id, turn, edition)
     ) ${strict}`,
    'create index live_turn_of_seat on live_turn (campaign_id, seat, turn)',
    ...appendOnly(kind, 'live_turn'),
  ],
};
