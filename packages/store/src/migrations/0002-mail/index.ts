import type { Migration } from '../migration.ts';

/** What mail needs to find its way: names for reply addresses, addresses that fail, and what is known of a mail. */
export const mail: Migration = {
  number: 2,
  name: 'mail',
  statements: ({ int, strict }) => [
    `create table reply_name (
       name text primary key,
       campaign_id text not null,
       seat text not null,
       user_id text not null,
       letter_id text not null,
       created_at ${int} not null,
       unique (campaign_id, seat, user_id, letter_id)
     ) ${strict}`,
    `create table mail_trouble (
       address text primary key,
       status text not null,
       since ${int} not null
     ) ${strict}`,
    `alter table incoming_mail add column user_id text`,
    `alter table incoming_mail add column written_at ${int}`,
    `create index incoming_mail_of_user on incoming_mail (user_id, received_at)`,
    `create index incoming_mail_by_age on incoming_mail (received_at)`,
    `create index outbox_sent on outbox (kind, sent_at) where sent_at is not null`,
  ],
};
