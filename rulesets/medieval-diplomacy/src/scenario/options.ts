import type { JsonSchema, Result } from '@chancery/core';
import { oneOfWords, readOptionsOver, whole, wholeOrNone } from '@chancery/kit';
import type { Scenario } from '../scenario.ts';
import type { Options } from '../setting.ts';
import { SEASONS, STATUSES } from '../words.ts';

const percent = (description: string): JsonSchema => whole(0, 100, description);

/** What a game master may set for a campaign (MD-19.1, MD-18.31). */
export const OPTIONS_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    startYear: whole(1, 9999, 'Year of the first turn'),
    startSeason: oneOfWords(SEASONS, 'Season of the first turn'),
    soloPercent: whole(1, 100, 'Share of all provinces with which one realm wins, in percent'),
    alliancePercent: whole(1, 100, 'Share with which an alliance wins, in percent'),
    allianceMax: whole(1, 23, 'Most members of a winning alliance'),
    victoryHold: whole(1, 20, 'Turn ends in a row for which it must hold'),
    lastTurn: wholeOrNone(1, 999, 'The turn after which the highest score wins'),
    autoComputerAfter: wholeOrNone(1, 99, 'Missed turns in a row after which local forces take a realm over'),
    defaultStatus: oneOfWords(STATUSES, 'Status of a realm for which the scenario says nothing'),
    proclamationGold: whole(0, 100, 'Gold for a suitable proclamation'),
    decayPercent: percent('Share of the treasury lost each turn, in percent'),
    sendFeePercent: percent('Cost of sending gold, on top of the sum, in percent'),
    sendRange: whole(1, 99, 'Borders that sent gold may cross'),
    pillageMinCombat: whole(1, 1000, 'Total combat needed to pillage'),
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
export const readOptions = ({ file }: Scenario, given: unknown): Result<Options, readonly string[]> =>
  readOptionsOver({ schema: OPTIONS_SCHEMA, usual: { ...DEFAULT_OPTIONS, ...file.options } }, given);
