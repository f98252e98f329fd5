import type { DatabaseKind } from './migration.ts';

/**
 * Triggers that refuse. Released migrations call these, so what they give must stay as it is.
 */

/** To be run once, before any guard. */
export const guardFunction = (kind: DatabaseKind): readonly string[] =>
  kind === 'sqlite'
    ? []
    : [
        `create function refuse_change() returns trigger language plpgsql as $$
         begin
           raise exception '% of % is refused: it only grows', lower(tg_op), tg_table_name
             using errcode = 'restrict_violation';
         end $$`,
      ];

/** Rows of the table are never changed and never deleted. */
export const appendOnly = (kind: DatabaseKind, table: string): readonly string[] => [
  trigger(kind, table, 'update', { name: `${table}_no_update` }),
  ...noDelete(kind, table),
];

/** Rows of the table are never deleted, and never changed but for one column, which is set once. */
export const setOnce = (
  kind: DatabaseKind,
  table: string,
  column: string,
  fixed: readonly string[],
): readonly string[] => [
  trigger(kind, table, `update of ${fixed.join(', ')}`, { name: `${table}_no_update` }),
  trigger(kind, table, `update of ${column}`, {
    name: `${table}_${column}_once`,
    condition: `when (old.${column} is not null)`,
  }),
  ...noDelete(kind, table),
];

const noDelete = (kind: DatabaseKind, table: string): readonly string[] => [
  trigger(kind, table, 'delete', { name: `${table}_no_delete` }),
  ...(kind === 'sqlite'
    ? []
    : [
        `create trigger ${table}_no_truncate before truncate on ${table}
         for each statement execute function refuse_change()`,
      ]),
];

interface TriggerNamed {
  readonly name: string;
  readonly condition?: string;
}

const trigger = (kind: DatabaseKind, table: string, when: string, { name, condition = '' }: TriggerNamed): string =>
  `create trigger ${name} before ${when} on ${table} for each row ${condition} ${
    kind === 'sqlite'
      ? `begin select raise(abort, '${when.split(' ')[0]} of ${table} is refused: it only grows'); end`
      : 'execute function refuse_change()'
  }`;
