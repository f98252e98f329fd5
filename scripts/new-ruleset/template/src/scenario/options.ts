import type { JsonSchema, Result } from '@chancery/core';
import { readOptionsOver, whole } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { Options } from '../setting.ts';

/** What a game master may set (NEW-2.2). */
export const OPTIONS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: { lastTurn: whole(1, 99, 'The turn after which the game ends') },
} as const satisfies JsonSchema;

export const USUAL_OPTIONS: Options = { lastTurn: 6 };

export const readOptions = ({ file }: Scenario, given: unknown): Result<Options, readonly string[]> =>
  readOptionsOver({ schema: OPTIONS_SCHEMA, usual: { ...USUAL_OPTIONS, ...file.options } }, given);
