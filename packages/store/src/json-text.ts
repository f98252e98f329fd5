import { hash } from 'node:crypto';
import { canonicalText } from '@chancery/core';

declare const shape: unique symbol;

/** JSON as it lies in a column. It is parsed where it is needed and not before: a state is read three times as fast so. */
export type JsonText<T = unknown> = string & { readonly [shape]: T };

/** Equal data, equal text; the hash of the text is the `hashOf` of the data. */
export const jsonText = <T>(value: T): JsonText<T> => canonicalText(value) as JsonText<T>;

/** JSON of what is read again but never compared: as it comes, which is twice as fast. */
export const plainJsonText = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

/** The hash of the data, from its text. */
export const textHash = (text: JsonText): string => hash('sha256', text);

export const parsed = <T>(text: JsonText<T>): T => JSON.parse(text) as T;
