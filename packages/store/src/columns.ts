import type { ColumnType } from 'kysely';

/** Yes or no: both databases know 0 and 1. */
export type Flag = 0 | 1;

export const flag = (yes: boolean): Flag => (yes ? 1 : 0);

/** Written once and never changed. */
export type Fixed<T> = ColumnType<T, T, never>;

/** A table that only grows. No update of it compiles, and triggers refuse those that get past the compiler. */
export type AppendOnly<Row> = { readonly [Column in keyof Row]: Fixed<Row[Column]> };
