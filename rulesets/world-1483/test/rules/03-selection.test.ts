import { describe, expect, test } from 'vitest';
import type { UnitItem } from '../../src/order.ts';
import { canMove, selected } from '../../src/rules/selection.ts';
import { stacksOf, unitsToGive } from '../../src/rules/unit-stacks.ts';
import { boardOf } from '../board.ts';
import { aboard } from '../deeds.ts';

const TURN = 3;
const made = boardOf({
  turn: TURN,
  nations: { England: {}, France: {} },
  lands: {
    London: { owner: 'England', coasts: ['Channel'], units: ['3 inf', '2 cav', '1 inf of France'] },
    Paris: { owner: 'France', units: ['2 inf'] },
  },
  seas: { Channel: { units: ['2 mer of England', '1 frg of England', '2 inf of England'] } },
});
const [first = 0] = made.ids('Channel', 'England', 'mer');
const board = aboard(made, 'Channel', first);
const { place } = board;
const england = board.nation('England');
const [one = 0, two = 0, three = 0] = board.ids('London', 'England', 'inf');
const moved = (...ids: readonly number[]) =>
  board.state.units.map((unit) => (ids.includes(unit.id) ? { ...unit, movedTurn: TURN } : unit));

describe('the units that a line means', () => {
  const choose = (items: readonly UnitItem[], gone: readonly number[] = []) => {
    const here = moved(...gone).filter((unit) => unit.place === place('London') && unit.owner === england);
    const found = selected(here, items, place('London'), TURN);
    return 'refusal' in found ? found.refusal : found.units.map(({ id }) => id);
  };
  test('W83-3.15 are those of the lowest ids', () => {
    expect(choose([{ count: 2, type: 'inf' }])).toEqual([one, two]);
  });
  test('W83-3.15 those that have not moved before the others', () => {
    expect(choose([{ count: 2, type: 'inf' }], [one])).toEqual([two, three]);
    expect(choose([{ count: 3, type: 'inf' }], [one])).toEqual([one, two, three]);
  });
  test('W83-17.8 named ones, and no unit twice', () => {
    expect(
      choose([
        { count: 1, type: 'inf', id: one },
        { count: 1, type: 'inf' },
      ]),
    ).toEqual([one, two]);
    expect(choose([{ count: 1, type: 'cav', id: one }])).toMatchObject({ code: 'no-such-unit', unit: one });
    expect(choose([{ count: 1, type: 'inf', id: 999 }])).toMatchObject({ code: 'no-such-unit', unit: 999 });
  });
  test('W83-17.8 all of a type, if there is any', () => {
    expect(choose([{ count: 'ALL', type: 'inf' }])).toEqual([one, two, three]);
    expect(choose([{ count: 'ALL', type: 'art' }])).toMatchObject({ code: 'too-few-units', wanted: 1, there: 0 });
  });
  test('W83-3.15 or none of them, where there are too few', () => {
    expect(choose([{ count: 4, type: 'inf' }])).toMatchObject({
      code: 'too-few-units',
      wanted: 4,
      there: 3,
      type: 'inf',
    });
    expect(
      choose([
        { count: 2, type: 'inf' },
        { count: 2, type: 'inf' },
      ]),
    ).toMatchObject({ wanted: 2, there: 1 });
  });
  test.each(['movedTurn', 'builtTurn', 'acquiredTurn'] as const)(
    'W83-10.5, 10.7, 14.11 none with a %s of now may move',
    (when) => {
      const [unit] = board.state.units;
      if (unit === undefined) throw new Error('nobody is there');
      expect(canMove({ ...unit, [when]: TURN }, TURN)).toBe(false);
      expect(canMove({ ...unit, [when]: TURN - 1 }, TURN)).toBe(true);
    },
  );
});

describe('units in a list of assets', () => {
  const at = (count: number, type: 'inf' | 'cav' | 'mer' | 'frg', where = 'London') => ({
    count,
    type,
    place: place(where),
  });
  const give = (
    stacks: readonly ReturnType<typeof at>[],
    gone: readonly number[] = [],
    built: readonly number[] = [],
  ) => {
    const units = moved(...gone).map((unit) => (built.includes(unit.id) ? { ...unit, builtTurn: TURN } : unit));
    return unitsToGive({ ...board.state, units }, england, stacks);
  };
  test('W83-17.9 stand by place and type, each once', () => {
    expect(stacksOf([at(1, 'cav'), at(2, 'inf'), at(1, 'mer', 'Channel'), at(3, 'cav')])).toEqual([
      at(2, 'inf'),
      at(4, 'cav'),
      at(1, 'mer', 'Channel'),
    ]);
  });
  test('W83-3.15 are those of the lowest ids, of all places together', () => {
    expect(give([at(1, 'cav'), at(2, 'inf')])).toEqual([one, two, board.ids('London', 'England', 'cav')[0]]);
  });
  test('W83-14.10 none that moved or was built in this turn', () => {
    expect(give([at(2, 'inf')], [one], [two])).toMatchObject({ code: 'too-few-units', wanted: 2, there: 1 });
    expect(give([at(1, 'inf')], [one], [two])).toEqual([three]);
  });
  test('W83-14.16 a ship goes with all that it carries, and one without cargo alone', () => {
    const cargo = board.ids('Channel', 'England', 'inf');
    expect(give([at(1, 'mer', 'Channel')])).toEqual([board.ids('Channel', 'England', 'mer')[1]]);
    expect(give([at(1, 'mer', 'Channel'), at(2, 'inf', 'Channel')])).toEqual([first, ...cargo]);
    expect(give([at(2, 'mer', 'Channel'), at(2, 'inf', 'Channel')])).toEqual([
      ...board.ids('Channel', 'England', 'mer'),
      ...cargo,
    ]);
    expect(give([at(1, 'frg', 'Channel'), at(1, 'inf', 'Channel')])).toEqual({
      code: 'cargo-apart',
      place: place('Channel'),
    });
    expect(give([at(2, 'inf', 'Channel')])).toEqual({ code: 'cargo-apart', place: place('Channel') });
    expect(give([at(1, 'mer', 'Channel'), at(1, 'inf', 'Channel')])).toEqual({
      code: 'cargo-apart',
      place: place('Channel'),
    });
  });
  test('W83-14.10 a ship whose cargo moved does not go', () => {
    const [load = 0] = board.ids('Channel', 'England', 'inf');
    expect(give([at(1, 'mer', 'Channel'), at(1, 'inf', 'Channel')], [load])).toMatchObject({ code: 'cargo-apart' });
  });
});
