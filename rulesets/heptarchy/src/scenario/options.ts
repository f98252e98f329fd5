import type { JsonSchema, Result } from '@chancery/core';
import { CODE, readOptionsOver, twice, whole, wholeOrNone } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { Options } from '../setting.ts';

const MOST_PLAYERS = 36;

/** What a game master may set for a campaign (HEP-1.1, HEP-17.2, HEP-17.6, HEP-17.8, HEP-17.10). */
export const OPTIONS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    players: {
      type: 'array',
      items: CODE,
      minItems: 2,
      maxItems: MOST_PLAYERS,
      uniqueItems: true,
      description:
        'Codes of the kingdoms that are played; the others are NPC States. Players who join act in the order of joining, before all others, who keep this order',
    },
    startingGold: whole(0, 500, 'Gold of each player in Turn 0'),
    lastTurn: wholeOrNone(1, 999, 'The Turn after which the highest Prestige wins; empty for none'),
    missedPhases: whole(1, 99, 'Missed Phases in a row after which a caretaker looks after a kingdom'),
    victoryAreas: whole(1, 100, 'Land Areas that a Sovereign owns: more than half of all'),
    victoryPrestige: whole(0, 1000, 'Prestige that a Sovereign has'),
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
  const codes = scenario.areas.flatMap((area) => (area === null ? [] : [area.code]));
  const players = codes.slice(0, MOST_PLAYERS);
  return readOptionsOver(
    {
      schema: OPTIONS_SCHEMA,
      usual: { ...USUAL_OPTIONS, players, ...scenario.options },
      faultsOf: (options) => faultsOfOptions(options, codes),
    },
    given,
  );
};

/** Two kingdoms can't both own more than half of the land, so that nobody wins beside another (HEP-17.9). */
export const faultsOfOptions = ({ players, victoryAreas }: Options, codes: readonly string[]): readonly string[] => [
  ...players.filter((code) => !codes.includes(code)).map((code) => `options.players: there is no kingdom ${code}`),
  ...twice(players).map((code) => `options.players: ${code} is named twice`),
  ...(victoryAreas * 2 > codes.length && victoryAreas <= codes.length
    ? []
    : [`options.victoryAreas: wanted more than half of ${codes.length} Land Areas, and not more than there are`]),
];
