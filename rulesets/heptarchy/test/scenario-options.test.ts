import { faultsAgainst } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { OPTIONS_SCHEMA, readOptions } from '../src/scenario/options.ts';
import { LIBRARY } from '../src/scenarios/library.ts';
import { clause } from './rulebook.ts';
import { HEPTARCHY, loadScenario, SAXON_SHORE } from './scenario-under-test.ts';

const read = (given: unknown, scenario = HEPTARCHY) => {
  const options = readOptions(scenario, given);
  return options.ok ? options.value : options.error;
};

describe('options of a campaign', () => {
  test('HEP-1.1, HEP-17.6, HEP-17.8, HEP-17.10 what holds unless the master says otherwise', () => {
    const { lastTurn: _lastTurn, ...options } = HEPTARCHY.options;
    expect(read(undefined, { ...HEPTARCHY, options })).toMatchObject({
      startingGold: 30,
      missedPhases: 3,
      victoryAreas: 20,
      victoryPrestige: 50,
      lastTurn: null,
    });
  });

  test.each([
    ['HEP-18.6', HEPTARCHY, 40],
    ['HEP-18.7', SAXON_SHORE, 20],
  ])(
    'HEP-17.10, %s a built-in game has a last Turn, as the book says, unless the master takes it away',
    (rule, scenario, last) => {
      expect(read({}, scenario)).toMatchObject({ lastTurn: last });
      expect(clause(rule)).toMatch(new RegExp(`last Turn is Turn ${last}\\b`));
      expect(read({ lastTurn: null }, scenario)).toMatchObject({ lastTurn: null });
    },
  );

  test('HEP-18.6 seven players have the seats of the old kingdoms', () => {
    const [, list = ''] = /seats (.*?) for seven/.exec(clause('HEP-18.6')) ?? [];
    const options = readOptions(HEPTARCHY, {});
    const names = options.ok
      ? options.value.players.map((code) => HEPTARCHY.areas.find((area) => area?.code === code)?.name)
      : [];
    expect(names).toEqual(list.split(/, | and /));
    expect(names).toHaveLength(7);
  });

  test('HEP-18.1 a scenario without players of its own lets all its kingdoms play', () => {
    const { players: _players, ...options } = SAXON_SHORE.options;
    expect(read({}, { ...SAXON_SHORE, options })).toMatchObject({
      players: ['CHE', 'SSX', 'SUR', 'HAN', 'WIH', 'BER', 'WIL', 'DOR', 'MID', 'EXS'],
    });
  });

  test.each([
    ['HEP-1.1', { startingGold: 501 }, 'options.startingGold: wanted 0 to 500, not 501'],
    ['HEP-1.1', { startingGold: -1 }, 'options.startingGold: wanted 0 to 500, not -1'],
    ['HEP-17.2', { players: ['CHE'] }, 'options.players: wanted 2 to 36 items, not 1'],
    ['HEP-17.2', { players: ['CHE', 'XYZ'] }, 'options.players: there is no kingdom XYZ'],
    ['HEP-17.2', { players: ['CHE', 'SSX', 'CHE'] }, 'options.players: CHE is named twice'],
    ['HEP-17.6', { missedPhases: 0 }, 'options.missedPhases: wanted 1 to 99, not 0'],
    [
      'HEP-17.9',
      { victoryAreas: 18 },
      'options.victoryAreas: wanted more than half of 36 Land Areas, and not more than there are',
    ],
    [
      'HEP-17.8',
      { victoryAreas: 37 },
      'options.victoryAreas: wanted more than half of 36 Land Areas, and not more than there are',
    ],
    ['HEP-17.10', { lastTurn: 0 }, 'options.lastTurn: wanted 1 to 999, not 0'],
    ['HEP-18.1', { hostReadsMessages: true }, 'options.hostReadsMessages: is not known'],
  ])('%s %j is refused', (_, given, fault) => {
    expect(read(given)).toEqual([fault]);
  });

  test('HEP-18.1 what every scenario says of its options can be read', async () => {
    for (const { id, seats } of LIBRARY) {
      const scenario = await loadScenario(id);
      expect(readOptions(scenario, undefined).ok).toBe(true);
      expect(faultsAgainst(OPTIONS_SCHEMA, scenario.options)).toEqual([]);
      expect(scenario.areas.length - 1).toBe(seats);
    }
  });
});
