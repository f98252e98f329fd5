import type { JsonSchema, Result } from '@chancery/core';
import { readOptionsOver, whole, YES_OR_NO } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { Options } from '../setting.ts';

/** What a game master may set (DOM-13.16, 17.4, 17.9). */
export const OPTIONS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    turns: whole(6, 120, 'The turn after which the game ends'),
    conqueredTax: { ...YES_OR_NO, description: 'Whether provinces won by occupation pay tax to whoever won them' },
    missedTurns: whole(1, 12, 'Missed turns in a row after which the rules run a domain'),
  },
} as const satisfies JsonSchema;

export const USUAL_OPTIONS: Options = { turns: 24, conqueredTax: true, missedTurns: 3 };

export const readOptions = ({ file }: Scenario, given: unknown): Result<Options, readonly string[]> =>
  readOptionsOver({ schema: OPTIONS_SCHEMA, usual: { ...USUAL_OPTIONS, ...file.options } }, given);
