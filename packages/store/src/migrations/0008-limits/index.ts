import type { Migration } from '../migration.ts';

/** Old drafts may go, though nothing that was sent in ever does; and what accounts have had stored lately is counted. */
export const limits: Migration = {
  number: 8,
  name: 'limits',
  statements: ({ kind, int, strict }) => [
    `drop trigger sheet_no_delete${kind === 'sqlite' ? '' : ' on sheet'}`,
    `create trigger sheet_no_delete before delete on sheet for each row when (old.kind not in ('draft', 'waiting')) ${
      kind === 'sqlite'
        ? `begin select raise(abort, 'delete of sheet is refused: it only grows'); end`
        : 'execute function refuse_change()'
    }`,
    `create table daily_bytes (
       user_id text primary key references "user" (id) on delete cascade,
       since ${int} not null,
       bytes ${int} not null
     ) ${strict}`,
  ],
};
