import { expect, test } from 'vitest';
import { faultsOfArms } from '../../src/index.ts';

test('arms that nobody can read are named with their entry', () => {
  expect(faultsOfArms([{ entry: 'realm Eng', arms: 'gules, 3 unicycle or' }], 'realms')).toEqual([
    'realm Eng: its arms have the unknown word unicycle',
  ]);
});

test('no two powers have the same arms, however they are written', () => {
  const powers = [
    { entry: 'realm Eng', arms: 'gules, 3 leopard or' },
    { entry: 'realm Fra', arms: 'azure' },
    { entry: 'realm Nor', arms: 'gules,  3 leopard or' },
  ];
  expect(faultsOfArms(powers, 'realms')).toEqual(['two realms have the arms gules, 3 leopard or']);
});
