import type { JsonValue } from '../json.ts';

/**
 * A tree of choices as it is sent and kept. What stands in several places of it is told once, in `shared`, and each place has
 * `{ "same": 3 }` instead: the fourth of the list. An entry of the list speaks of entries before it only.
 */
export interface PackedChoices {
  readonly choices: { readonly [verb: string]: JsonValue };
  readonly shared: readonly JsonValue[];
}

export type Fields = { readonly [name: string]: unknown };
/** An object or a list in a tree. */
export type Part = readonly unknown[] | Fields;

export const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
export const isList = (part: Part): part is readonly unknown[] => Array.isArray(part);

export const isReference = (part: Fields): part is { readonly same: number } =>
  typeof part['same'] === 'number' && Object.keys(part).length === 1;
