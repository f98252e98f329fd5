import { appendOnly, setOnce } from '../guards.ts';
import type { Migration } from '../migration.ts';
import { promiseClosedSecrets } from './promise-closed-secrets.ts';

/** The list of lines that is closed before a turn is run, and the secret that stays closed until the end of a campaign. */
export const closedLists: Migration = {
  number: 7,
  name: 'closed-lists',
  statements: ({ kind, int, strict }) => [
    `create table closed_secret (
       campaign_id text primary key references campaign (id),
       secret text not null,
       commitment text not null,
       from_turn ${int} not null,
       drawn_at ${int} not null,
       opened_at ${int}
     ) ${strict}`,
    ...setOnce(kind, 'closed_secret', 'opened_at', ['campaign_id', 'secret', 'commitment', 'from_turn', 'drawn_at']),
    `create table turn_list (
       campaign_id text not null references campaign (id),
       turn ${int} not null,
       edition ${int} not null,
       lines text not null,
       first_lines text,
       salts text not null,
       word_salts text not null,
       of_record text not null,
       acts text not null,
       rulings text not null,
       cause text not null,
       excused ${int} not null,
       by_user text,
       closed_at ${int} not null,
       primary key (campaign_id, turn, edition)
     ) ${strict}`,
    ...appendOnly(kind, 'turn_list'),
    `alter table campaign add column list_closed_at ${int}`,
  ],
  then: promiseClosedSecrets,
};
