import type { JsonSchema, Result } from '@chancery/core';
import { oneOfWords, readOptionsOver, whole } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { Options } from '../setting.ts';

/** What a game master may set (UM-23.9). */
export const OPTIONS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    abandonAfter: whole(1, 12, 'Missed turns in a row after which a caretaker keeps a nation'),
    cincDeath: oneOfWords(
      ['continue', 'out'],
      'Whether the death of a commander-in-chief ends the rule of their player',
    ),
    rebelGenerals: oneOfWords(['independent', 'newNation'], 'Whether a general who rebels may found a nation'),
    rebelMinUnits: whole(1, 999, 'Units that a rebel general needs to found a nation'),
    ratings: oneOfWords(
      ['file', 'rolled'],
      'Whether secret ratings of generals are those of the file, which anybody can read',
    ),
    homeRebels: oneOfWords(
      ['hostile', 'always'],
      'Whether rebels of a home province join a first owner who is no enemy too',
    ),
    replacements: oneOfWords(['any loss', 'killed'], 'After which losses generals are replaced free of charge'),
  },
} as const satisfies JsonSchema;

export const USUAL_OPTIONS: Options = {
  abandonAfter: 3,
  cincDeath: 'continue',
  rebelGenerals: 'independent',
  rebelMinUnits: 10,
  ratings: 'file',
  homeRebels: 'hostile',
  replacements: 'any loss',
};

export const readOptions = ({ file }: Scenario, given: unknown): Result<Options, readonly string[]> =>
  readOptionsOver({ schema: OPTIONS_SCHEMA, usual: { ...USUAL_OPTIONS, ...file.options } }, given);
