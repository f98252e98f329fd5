import { err, faultsAgainst, type JsonSchema, ok, type Result } from '@chancery/core';
import type { Scenario } from '../scenario.ts';
import type { Options } from '../setting.ts';
import { SEASONS, STATUSES } from '../words.ts';

const percent = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, maximum: 100, description });

/** What a game master may set for a campaign (MD-19.1, MD-18.31). */
export const OPTIONS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    startYear: { type: 'integer', minimum: 1, maximum: 9999, description: 'Year of the first turn' },
    startSeason: { enum: SEASONS, description: 'Season of the first turn' },
    soloPercent: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      description: 'Share of all provinces with which one realm wins, in percent',
    },
    alliancePercent: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      description: 'Share with which an alliance wins, in percent',
    },
    allianceMax: { type: 'integer', minimum: 1, maximum: 23, description: 'Most members of a winning alliance' },
    victoryHold: { type: 'integer', minimum: 1, maximum: 20, description: 'Turn ends in a row for which it must hold' },
    lastTurn: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 999,
      description: 'The turn after which the highest score wins',
    },
    autoComputerAfter: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 99,
      description: 'Missed turns in a row after which local forces take a realm over',
    },
    defaultStatus: { enum: STATUSES, description: 'Status of a realm for which the scenario says nothing' },
    proclamationGold: { type: 'integer', minimum: 0, maximum: 100, description: 'Gold for a suitable proclamation' },
    decayPercent: percent('Share of the treasury lost each turn, in percent'),
    sendFeePercent: percent('Cost of sending gold, on top of the sum, in percent'),
    sendRange: { type: 'integer', minimum: 1, maximum: 99, description: 'Borders that sent gold may cross' },
    pillageMinCombat: { type: 'integer', minimum: 1, maximum: 1000, description: 'Total combat needed to pillage' },
    harbourLossPercent: percent('Chance that a conquest destroys the harbour, in percent'),
  },
} as const satisfies JsonSchema;

export const DEFAULT_OPTIONS: Options = {
  startYear: 1320,
  startSeason: 'Spring',
  soloPercent: 33,
  alliancePercent: 50,
  allianceMax: 4,
  victoryHold: 2,
  lastTurn: null,
  autoComputerAfter: 3,
  defaultStatus: 'royalty',
  proclamationGold: 7,
  decayPercent: 7,
  sendFeePercent: 10,
  sendRange: 7,
  pillageMinCombat: 10,
  harbourLossPercent: 15,
};

/** The master's options over those of the scenario; every fault is listed. */
export const readOptions = ({ file }: Scenario, given: unknown): Result<Options, readonly string[]> => {
  const faults = faultsAgainst(OPTIONS_SCHEMA, given ?? {}, 'options');
  if (faults.length > 0) return err(faults);
  return ok({ ...DEFAULT_OPTIONS, ...file.options, ...(given as Partial<Options> | undefined) });
};
