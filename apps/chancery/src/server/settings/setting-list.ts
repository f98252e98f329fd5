import type { z } from 'zod';
import { NOTES, type SettingNote } from './kinds.ts';
import { SETTINGS } from './schema.ts';

/** One setting, under all its names. */
export interface Setting extends SettingNote {
  /** Its place in the configuration file, such as `['http', 'port']`. */
  readonly path: readonly string[];
  /** Such as `CHANCERY_HTTP_PORT`. */
  readonly env: string;
  readonly usual: unknown;
}

const listOf = (part: z.ZodType, path: readonly string[]): readonly Setting[] => {
  const note = NOTES.get(part);
  if (note !== undefined) return [{ ...note, path, env: envOf(path), usual: part.parse(undefined) }];
  return Object.entries(shapeOf(part)).flatMap(([name, each]) => listOf(each, [...path, name]));
};

/** Parts stand behind their default. */
const shapeOf = (part: z.ZodType): { readonly [name: string]: z.ZodType } => {
  const { def } = part as unknown as { readonly def: { readonly innerType?: z.ZodType; readonly shape?: object } };
  return def.innerType === undefined ? (def.shape as { [name: string]: z.ZodType }) : shapeOf(def.innerType);
};

const envOf = (path: readonly string[]): string =>
  ['CHANCERY', ...path.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase())].join('_');

/** Every setting, in the order of the schema. */
export const SETTING_LIST: readonly Setting[] = listOf(SETTINGS, []);
