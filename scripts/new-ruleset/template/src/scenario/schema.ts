import type { JsonSchema } from '@chancery/core';
import { CODE, LONG_TEXT, list, row, TEXT, whole } from '@chancery/kit';
import { OPTIONS_SCHEMA } from './options.ts';

/** The shape of a scenario file. */
export const SCENARIO_SCHEMA: JsonSchema = row({
  id: TEXT,
  title: TEXT,
  options: OPTIONS_SCHEMA,
  powers: list(
    row({
      code: CODE,
      name: TEXT,
      description: LONG_TEXT,
      arms: TEXT,
      tone: whole(0, 99),
      home: whole(1, 999),
      companies: whole(1, 9),
    }),
    { least: 2, most: 2 },
  ),
});
