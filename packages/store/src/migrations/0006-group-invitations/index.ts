import type { Migration } from '../migration.ts';

/** One link for a whole group: how many may come by an invitation, and how many have. */
export const groupInvitations: Migration = {
  number: 6,
  name: 'group-invitations',
  statements: ({ int }) => [
    `alter table invitation add column most ${int} not null default 1`,
    `alter table invitation add column used ${int} not null default 0`,
    `update invitation set used = 1 where accepted_at is not null`,
  ],
};
