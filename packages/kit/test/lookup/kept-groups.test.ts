import { expect, test } from 'vitest';
import { keptGroups, keptGroupsById } from '../../src/index.ts';

interface Army {
  readonly id: number;
  at: string;
}

const idsOf = (armies: readonly Army[]): readonly number[] => armies.map(({ id }) => id);
const shown = (groups: ReadonlyMap<string, readonly Army[]>): unknown =>
  Object.fromEntries([...groups].map(([at, of]) => [at, idsOf(of)]));

test('groups are made once for a list, go on as it grows, and are others for another', () => {
  let asked = 0;
  const groups = keptGroups(({ at }: Army) => {
    asked += 1;
    return at;
  });
  const armies: Army[] = [
    { id: 1, at: 'York' },
    { id: 2, at: 'Kent' },
    { id: 4, at: 'York' },
  ];
  expect([idsOf(groups.at(armies, 'York')), groups.at(armies, 'Wessex'), asked]).toEqual([[1, 4], [], 3]);
  expect([idsOf(groups.at(armies, 'Kent')), asked]).toEqual([[2], 3]);
  armies.push({ id: 5, at: 'York' });
  expect([idsOf(groups.at(armies, 'York')), asked]).toEqual([[1, 4, 5], 4]);
  armies.push({ id: 7, at: 'Fife' });
  expect([idsOf(groups.at(armies, 'Fife')), asked]).toEqual([[7], 6]);
  // What comes between others is no growth: all are looked at again.
  armies.splice(3, 0, { id: 4, at: 'Kent' });
  expect(idsOf(groups.at(armies, 'Kent'))).toEqual([2, 4]);
  expect(idsOf(groups.at(armies.slice(1), 'York'))).toEqual([4, 5]);
});

test('what has moved stands in its new group by its id, and what is gone in none', () => {
  let asked = 0;
  const groups = keptGroupsById(({ at }: Army) => {
    asked += 1;
    return at;
  });
  const armies: Army[] = Array.from({ length: 6 }, (_, at) => ({ id: at + 1, at: at % 2 === 0 ? 'York' : 'Kent' }));
  const move = (id: number, at: string): void => {
    const army = armies[id - 1] as Army;
    const before = army.at;
    army.at = at;
    groups.moved(armies, army, before);
  };
  // Before anybody has asked, nothing is kept.
  move(6, 'York');
  expect(shown(groups.of(armies))).toEqual({ York: [1, 3, 5, 6], Kent: [2, 4] });
  move(3, 'Kent');
  move(2, 'Wessex');
  move(4, 'Kent');
  move(6, 'Kent');
  expect(shown(groups.of(armies))).toEqual({ York: [1, 5], Kent: [3, 4, 6], Wessex: [2] });

  const left = armies.filter(({ id }) => id !== 4 && id !== 2);
  groups.removed(armies, left, [armies[3] as Army, armies[1] as Army]);
  asked = 0;
  expect([shown(groups.of(left)), asked]).toEqual([{ York: [1, 5], Kent: [3, 6], Wessex: [] }, 0]);
  // Who has come and gone on before anybody asked stands there once.
  left.push({ id: 7, at: 'Kent' });
  const last = left.at(-1) as Army;
  last.at = 'York';
  groups.moved(left, last, 'Kent');
  expect(shown(groups.of(left))).toEqual({ York: [1, 5, 7], Kent: [3, 6], Wessex: [] });
  // Whoever still asks for the old list has groups of their own.
  expect(shown(groups.of(armies))).toEqual({ York: [1, 5], Wessex: [2], Kent: [3, 4, 6] });
});
