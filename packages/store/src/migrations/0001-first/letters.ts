import { appendOnly } from '../guards.ts';
import type { Words } from '../migration.ts';

/** What is written. Letters stay when their authors go, so they hold no account. */
export const letters = ({ kind, int, strict }: Words): readonly string[] => [
  `create table letter (
     campaign_id text not null references campaign (id),
     id text not null,
     turn ${int} not null,
     kind text not null,
     seat text not null,
     user_id text not null,
     anonymous ${int} not null,
     thread_id text not null,
     subject text not null,
     body text not null,
     at ${int} not null,
     primary key (campaign_id, id)
   ) ${strict}`,
  `create index letter_newest on letter (campaign_id, at)`,
  ...appendOnly(kind, 'letter'),
  `create table letter_recipient (
     campaign_id text not null,
     letter_id text not null,
     seat text not null,
     read_at ${int},
     archived_at ${int},
     primary key (campaign_id, letter_id, seat),
     foreign key (campaign_id, letter_id) references letter (campaign_id, id)
   ) ${strict}`,
  `create index letter_recipient_seat on letter_recipient (campaign_id, seat)`,
  `create table letter_mute (
     campaign_id text not null references campaign (id),
     seat text not null,
     muted text not null,
     since ${int} not null,
     primary key (campaign_id, seat, muted)
   ) ${strict}`,
  `create table letter_report (
     campaign_id text not null,
     id text not null,
     letter_id text not null,
     seat text not null,
     reason text not null,
     at ${int} not null,
     decision text,
     decided_by text,
     decided_at ${int},
     primary key (campaign_id, id),
     foreign key (campaign_id, letter_id) references letter (campaign_id, id)
   ) ${strict}`,
  `create table press (
     campaign_id text not null references campaign (id),
     id text not null,
     turn ${int} not null,
     seat text not null,
     user_id text not null,
     anonymous ${int} not null,
     title text not null,
     body text not null,
     at ${int} not null,
     withdrawn_at ${int},
     withdrawn_by text,
     primary key (campaign_id, id)
   ) ${strict}`,
  `create index press_newest on press (campaign_id, at)`,
];
