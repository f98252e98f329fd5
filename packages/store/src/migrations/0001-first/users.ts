import type { Words } from '../migration.ts';

/** Accounts, as better-auth 1.7.7 keeps them, and what users set for themselves. */
export const users = ({ int, strict }: Words): readonly string[] => [
  `create table "user" (
     id text primary key,
     name text not null,
     email text not null unique,
     email_verified ${int} not null,
     image text,
     two_factor_enabled ${int},
     created_at text not null,
     updated_at text not null
   ) ${strict}`,
  `create table session (
     id text primary key,
     user_id text not null references "user" (id) on delete cascade,
     token text not null unique,
     expires_at text not null,
     ip_address text,
     user_agent text,
     created_at text not null,
     updated_at text not null
   ) ${strict}`,
  `create index session_by_user on session (user_id)`,
  `create table account (
     id text primary key,
     user_id text not null references "user" (id) on delete cascade,
     account_id text not null,
     provider_id text not null,
     access_token text,
     refresh_token text,
     id_token text,
     access_token_expires_at text,
     refresh_token_expires_at text,
     scope text,
     password text,
     created_at text not null,
     updated_at text not null
   ) ${strict}`,
  `create index account_by_user on account (user_id)`,
  `create table verification (
     id text primary key,
     identifier text not null,
     value text not null,
     expires_at text not null,
     created_at text not null,
     updated_at text not null
   ) ${strict}`,
  `create index verification_identifier on verification (identifier)`,
  `create table two_factor (
     id text primary key,
     user_id text not null references "user" (id) on delete cascade,
     secret text not null,
     backup_codes text not null,
     verified ${int},
     failed_verification_count ${int},
     locked_until text
   ) ${strict}`,
  `create index two_factor_by_user on two_factor (user_id)`,
  `create index two_factor_secret on two_factor (secret)`,
  `create table passkey (
     id text primary key,
     user_id text not null references "user" (id) on delete cascade,
     name text,
     public_key text not null,
     credential_id text not null,
     counter ${int} not null,
     device_type text not null,
     backed_up ${int} not null,
     transports text,
     aaguid text,
     created_at text
   ) ${strict}`,
  `create index passkey_by_user on passkey (user_id)`,
  `create index passkey_credential on passkey (credential_id)`,
  `create table administrator (
     user_id text primary key references "user" (id) on delete cascade,
     since ${int} not null,
     appointed_by text
   ) ${strict}`,
  `create table access_token (
     id text primary key,
     user_id text not null references "user" (id) on delete cascade,
     name text not null,
     hash text not null unique,
     scopes text not null,
     campaign_id text,
     created_at ${int} not null,
     expires_at ${int},
     last_used_at ${int},
     revoked_at ${int}
   ) ${strict}`,
  `create index access_token_by_user on access_token (user_id)`,
  `create table user_setting (
     user_id text primary key references "user" (id) on delete cascade,
     zone text not null,
     quiet_from ${int},
     quiet_until ${int},
     feed_hash text unique,
     settings text not null,
     updated_at ${int} not null
   ) ${strict}`,
  `create table notice_preference (
     user_id text not null references "user" (id) on delete cascade,
     campaign_id text not null,
     kind text not null,
     channel text not null,
     wanted ${int} not null,
     primary key (user_id, campaign_id, kind, channel)
   ) ${strict}`,
  `create table notice (
     id text primary key,
     user_id text not null references "user" (id) on delete cascade,
     campaign_id text,
     kind text not null,
     facts text not null,
     dedupe_key text not null,
     at ${int} not null,
     read_at ${int},
     unique (user_id, dedupe_key)
   ) ${strict}`,
  `create index notice_newest on notice (user_id, at)`,
  `create table idempotency_key (
     user_id text not null references "user" (id) on delete cascade,
     key text not null,
     request_hash text not null,
     status ${int},
     response text,
     created_at ${int} not null,
     expires_at ${int} not null,
     primary key (user_id, key)
   ) ${strict}`,
  `create index idempotency_key_expiry on idempotency_key (expires_at)`,
];
