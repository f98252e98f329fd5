import { expect, test } from 'vitest';
import { scenarioLibrary } from '../../src/index.ts';

let loaded = 0;
const file = (content: unknown) => async () => {
  loaded += 1;
  return { default: content };
};
const info = { id: 'isle', title: 'The Isle', description: 'Small.', seats: 2, minutes: { least: 5, most: 9 } };
const { scenarios, scenarioData } = scenarioLibrary([
  { ...info, scenario: file({ powers: 2 }), world: file({ areas: [] }) },
  { ...info, id: 'coast', scenario: file({ powers: 4 }), world: file({ areas: [1] }) },
]);

test('a library lists its scenarios without their files, and loads none to do so', () => {
  expect(scenarios).toEqual([info, { ...info, id: 'coast' }]);
  expect(loaded).toBe(0);
});

test('the files of one scenario are loaded when somebody asks for it', async () => {
  expect(await scenarioData('coast')).toEqual({ scenario: { powers: 4 }, world: { areas: [1] } });
  expect(loaded).toBe(2);
});

test('an unknown scenario is refused by its name', async () => {
  await expect(scenarioData('atlantis')).rejects.toThrow('there is no built-in scenario atlantis');
});
