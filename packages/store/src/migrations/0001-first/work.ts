import { appendOnly } from '../guards.ts';
import type { Words } from '../migration.ts';

/** What the server has to do, and what was done. */
export const work = ({ kind, int, counter, strict }: Words): readonly string[] => [
  `create table outbox (
     seq ${counter},
     kind text not null,
     lane text not null,
     campaign_id text,
     user_id text,
     payload text not null,
     dedupe_key text not null unique,
     created_at ${int} not null,
     due_at ${int} not null,
     expires_at ${int},
     attempts ${int} not null,
     lease_owner text,
     leased_until ${int},
     sending_at ${int},
     last_error text,
     sent_at ${int},
     dropped_at ${int}
   ) ${strict}`,
  `create index outbox_due on outbox (kind, due_at, seq) where sent_at is null and dropped_at is null`,
  `create table incoming_mail (
     id text primary key,
     digest text not null unique,
     received_at ${int} not null,
     sender text not null,
     recipient text not null,
     outcome text not null,
     reason text,
     campaign_id text,
     seat text,
     turn ${int},
     raw text,
     settled_by text,
     settled_at ${int}
   ) ${strict}`,
  `create index incoming_mail_outcome on incoming_mail (outcome, received_at)`,
  `create table lease (
     name text primary key,
     owner text not null,
     until ${int} not null
   ) ${strict}`,
  `create table server_setting (
     name text primary key,
     value text not null,
     updated_at ${int} not null,
     updated_by text
   ) ${strict}`,
  `create table audit (
     seq ${counter},
     at ${int} not null,
     actor text not null,
     user_id text,
     campaign_id text,
     action text not null,
     facts text not null
   ) ${strict}`,
  `create index audit_campaign on audit (campaign_id, seq)`,
  `create index audit_by_user on audit (user_id, seq)`,
  ...appendOnly(kind, 'audit'),
];
