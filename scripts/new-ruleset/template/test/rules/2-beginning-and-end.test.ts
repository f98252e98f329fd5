import { firstPosition } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { RULESET } from '../ruleset.ts';

const begun = await firstPosition(RULESET, { scenario: 'the-hill', seed: 'rules' });

test('NEW-2.1 each house begins with two companies at home, of four to six men', () => {
  const { companies } = begun.state;
  expect(companies.map(({ owner, at }) => [owner, at])).toEqual([
    [1, 1],
    [1, 1],
    [2, 3],
    [2, 3],
  ]);
  expect(companies.every(({ men }) => men >= 4 && men <= 6)).toBe(true);
});

test('NEW-2.2 after the sixth turn the most points win, and equal points win together', () => {
  const after = (turn: number, ash: number, elm: number) => {
    const points = [0, ash, elm];
    const powers = begun.state.powers.map((power) => power && { ...power, points: points[power.number] ?? 0 });
    return RULESET.window({ ...begun, state: { ...begun.state, turn, powers } });
  };
  expect(after(6, 9, 3)).toMatchObject({ kind: 'window' });
  expect(after(7, 9, 3)).toMatchObject({ kind: 'outcome', winners: ['Ash'] });
  expect(after(7, 6, 6)).toMatchObject({ kind: 'outcome', winners: ['Ash', 'Elm'] });
});
