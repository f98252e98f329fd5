import { appendOnly } from '../guards.ts';
import type { Migration } from '../migration.ts';

/** What masters decided about a turn between its closed list and its publication: the list by which it was run then. */
export const reviewedLists: Migration = {
  number: 16,
  name: 'reviewed-lists',
  statements: ({ kind, int, strict }) => [
    `create table reviewed_list (
       campaign_id text not null,
       turn ${int} not null,
       edition ${int} not null,
       lines text not null,
       salts text not null,
       word_salts text not null,
       acts text not null,
       rulings text not null,
       at ${int} not null,
       primary key (campaign_id, turn, edition),
       foreign key (campaign_id, turn, edition) references turn_list (campaign_id, turn, edition)
     ) ${strict}`,
    ...appendOnly(kind, 'reviewed_list'),
  ],
};
