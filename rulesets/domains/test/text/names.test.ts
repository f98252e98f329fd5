import { keyedDice, sha256Hex } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import { withNames } from '../../src/tell/with-names.ts';
import { toldLines } from '../../src/text/told.ts';
import type { GamePosition } from '../../src/types.ts';
import { RULESET } from '../ruleset.ts';

const begun = async (): Promise<GamePosition> => {
  const scenario = RULESET.readScenario(await RULESET.scenarioData('sarn'));
  if (!scenario.ok) throw new Error(scenario.error.join('; '));
  const options = RULESET.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('; '));
  return RULESET.setup(scenario.value, options.value, keyedDice(sha256Hex('sarn')));
};

const DISBANDED: Event = { kind: 'disbanded', rule: 'DOM-6.19', domain: 1, units: [1, 3], why: 'ordered' };

describe('units in the news', () => {
  test('DOM-15.3: have the names by which orders call them, though they are no more', async () => {
    const { setting, state } = await begun();
    const told = withNames(DISBANDED, { setting, state });
    const gone = { ...state, units: state.units.filter(({ id }) => id !== 1 && id !== 3) };
    const view = RULESET.view({ setting, state: gone }, { kind: 'public' });
    expect(toldLines(told, { setting, view }).map(({ text }) => text)).toEqual([
      'ALD1 Infantry and ALD3 Archers disband, as ordered.',
    ]);
  });

  test('DOM-0.20: do not show the numbers that decide ties', async () => {
    const { setting, state } = await begun();
    const later = { ...state, units: state.units.map((unit) => ({ ...unit, id: unit.id + 100 })) };
    const same: Event = { ...DISBANDED, units: DISBANDED.kind === 'disbanded' ? [101, 103] : [] };
    expect(withNames(same, { setting, state: later })).toEqual(withNames(DISBANDED, { setting, state }));
  });

  test('DOM-4.7: a holding that is removed keeps its name', async () => {
    const { setting, state } = await begun();
    const told = withNames({ kind: 'holding-removed', rule: 'DOM-13.6', holding: 1, why: 'razed' }, { setting, state });
    const view = RULESET.view({ setting, state: { ...state, holdings: [] } }, { kind: 'public' });
    expect(toldLines(told, { setting, view })[0]?.text).toBe('Alderburgh law ALD was razed.');
  });
});

test('DOM-0.2 a sentence speaks of a domain with the article: you rule the County of Dorrin', async () => {
  const { setting } = await begun();
  expect(RULESET.seats(setting).map(({ name, inSentence }) => [name, inSentence])).toContainEqual([
    'County of Dorrin',
    'the County of Dorrin',
  ]);
});
