import { PUBLIC, seatId } from '@chancery/core';
import { firstPosition, knownTo } from '@chancery/testkit';
import { expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import { RULESET } from '../ruleset.ts';

const begun = await firstPosition(RULESET, { scenario: 'the-hill', seed: 'rules' });

test('NEW-3.1 every company is seen, and the men of the own ones are known', () => {
  const { view } = knownTo(RULESET, begun, seatId('Ash'));
  expect(view.companies.map(({ men }) => men !== null)).toEqual([true, true, false, false]);
  expect(RULESET.view(begun, PUBLIC).companies.every(({ men }) => men === null)).toBe(true);
});

test('NEW-3.2 who fights hears of the battle, and nobody else', () => {
  const side = (power: number) => ({ power, companies: [power], men: 4, roll: 3 });
  const sides = [side(1), side(2)];
  const battle: Event = { kind: 'battle-fought', rule: 'NEW-1.3', area: 2, sides, winner: null };
  expect(RULESET.tell(battle, begun)).toEqual([{ to: ['Ash', 'Elm'], told: battle }]);
});
