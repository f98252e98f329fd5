import * as z from 'zod/mini';
import { HEX_32 } from '../folder/shape.ts';

/** What a manifest looks like on the disk. */
export const MANIFEST_SHAPE = z.strictObject({
  format: z.enum(['chancery-record-1', 'chancery-record-2']),
  turn: z.int().check(z.nonnegative()),
  ruleset: z.string(),
  version: z.int(),
  engine: z.optional(z.string()),
  previous: z.nullable(HEX_32),
  state: HEX_32,
  files: z.record(z.string(), HEX_32),
});
