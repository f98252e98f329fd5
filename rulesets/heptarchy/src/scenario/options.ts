import { err, faultsAgainst, type JsonSchema, ok, type Result } from '@chancery/core';
import type { Scenario } from '../scenario.ts';
import type { Options } from '../setting.ts';
import { twice } from './twice.ts';

/** What a game master may set for a campaign (HEP-1.1, HEP-17.2, HEP-17.6, HEP-17.8, HEP-17.10). */
export const OPTIONS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    players: {
      type: 'array',
      items: { type: 'string', minLength: 3, maxLength: 3 },
      minItems: 2,
      maxItems: 36,
      uniqueItems: true,
      description: 'Codes of the kingdoms that are played, in the order in which they act; the others are NPC States',
    },
    startingGold: { type: 'integer', minimum: 0, maximum: 500, description: 'Gold of each player in Turn 0' },
    lastTurn: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 999,
      description: 'The Turn after which the highest Prestige wins; empty for none',
    },
    missedPhases: {
      type: 'integer',
      minimum: 1,
      maximum: 99,
      description: 'Missed Phases in a row after which a caretaker looks after a kingdom',
    },
    victoryAreas: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      description: 'Land Areas that a Sovereign owns: more than half of all',
    },
    victoryPrestige: { type: 'integer', minimum: 0, maximum: 1000, description: 'Prestige that a Sovereign has' },
  },
} as const satisfies JsonSchema;

/** All but the players, who are different in every scenario. */
export const USUAL_OPTIONS: Omit<Options, 'players'> = {
  startingGold: 30,
  lastTurn: null,
  missedPhases: 3,
  victoryAreas: 20,
  victoryPrestige: 50,
};

/** The master's options over those of the scenario; every fault is listed. Unless somebody says who plays, all play. */
export const readOptions = (scenario: Scenario, given: unknown): Result<Options, readonly string[]> => {
  const shape = faultsAgainst(OPTIONS_SCHEMA, given ?? {}, 'options');
  if (shape.length > 0) return err(shape);
  const codes = scenario.areas.flatMap((area) => (area === null ? [] : [area.code]));
  const options: Options = {
    ...USUAL_OPTIONS,
    players: codes.slice(0, OPTIONS_SCHEMA.properties.players.maxItems),
    ...scenario.options,
    ...(given as Partial<Options> | undefined),
  };
  const faults = faultsOfOptions(options, codes);
  return faults.length > 0 ? err(faults) : ok(options);
};

/** Two kingdoms can't both own more than half of the land, so that nobody wins beside another (HEP-17.9). */
export const faultsOfOptions = ({ players, victoryAreas }: Options, codes: readonly string[]): readonly string[] => [
  ...players.filter((code) => !codes.includes(code)).map((code) => `options.players: there is no kingdom ${code}`),
  ...twice(players).map((code) => `options.players: ${code} is named twice`),
  ...(victoryAreas * 2 > codes.length && victoryAreas <= codes.length
    ? []
    : [`options.victoryAreas: wanted more than half of ${codes.length} Land Areas, and not more than there are`]),
];
