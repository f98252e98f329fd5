import type { World } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { grownPlaces } from '../../src/campaign/scenarios/grown-places.ts';

test('the stored map of the pass of Arven is what its places grow to', async () => {
  const rules = RULESETS.find(({ id }) => id === 'umpire');
  const data = (await rules?.scenarioData('arven')) as { readonly scenario: object; readonly world: World };
  const places = rules?.ownScenarios?.placesOf?.(data.scenario);
  if (places?.ok !== true) throw new Error('the scenario does not say where its provinces lie');
  const grown = await grownPlaces(places.value, { title: data.world.title, seed: data.world.id });
  if (!grown.ok) throw new Error(JSON.stringify(grown.error));
  expect({ ...grown.value, id: data.world.id }).toEqual(data.world);
});
