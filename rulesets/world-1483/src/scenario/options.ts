import type { JsonSchema, Result } from '@chancery/core';
import { readOptionsOver, YES_OR_NO } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { Options } from '../setting.ts';

/** What a game master may set. */
export const OPTIONS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    tribesChoose: { ...YES_OR_NO, description: 'Whether tribes choose where they settle before the first turn' },
  },
} as const satisfies JsonSchema;

export const USUAL_OPTIONS: Options = { tribesChoose: true };

export const readOptions = (_: Scenario, given: unknown): Result<Options, readonly string[]> =>
  readOptionsOver({ schema: OPTIONS_SCHEMA, usual: USUAL_OPTIONS }, given);
