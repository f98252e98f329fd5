import { expect, test } from 'vitest';
import { keptGroups } from '../../src/index.ts';

interface Army {
  readonly id: number;
  at: string;
}

const newGroups = () => {
  let asked = 0;
  const groups = keptGroups(({ at }: Army) => {
    asked += 1;
    return at;
  });
  return { groups, asked: () => asked };
};

const idsOf = (armies: readonly Army[]): readonly number[] => armies.map(({ id }) => id);

test('groups are made once for a list, and again when it has grown or is another', () => {
  const { groups, asked } = newGroups();
  const armies: Army[] = [
    { id: 1, at: 'York' },
    { id: 2, at: 'Kent' },
    { id: 4, at: 'York' },
  ];
  expect([idsOf(groups.at(armies, 'York')), groups.at(armies, 'Wessex'), asked()]).toEqual([[1, 4], [], 3]);
  expect([idsOf(groups.at(armies, 'Kent')), asked()]).toEqual([[2], 3]);
  armies.push({ id: 5, at: 'York' });
  expect([idsOf(groups.at(armies, 'York')), asked()]).toEqual([[1, 4, 5], 7]);
  expect(idsOf(groups.at(armies.slice(1), 'York'))).toEqual([4, 5]);
});

test('one that has moved stands in its new group by its id', () => {
  const { groups } = newGroups();
  const armies: Army[] = Array.from({ length: 6 }, (_, at) => ({ id: at + 1, at: at % 2 === 0 ? 'York' : 'Kent' }));
  const move = (id: number, at: string): void => {
    const army = armies[id - 1] as Army;
    const before = army.at;
    army.at = at;
    groups.moved(armies, army, before);
  };
  // Before anybody has asked, nothing is kept.
  move(6, 'York');
  groups.at(armies, 'York');
  move(3, 'Kent');
  move(2, 'Wessex');
  move(4, 'Kent');
  move(6, 'Kent');
  const found = [...groups.of(armies)].map(([at, of]) => [at, idsOf(of)]);
  expect(new Map(found as [string, readonly number[]][])).toEqual(
    new Map([
      ['York', [1, 5]],
      ['Kent', [3, 4, 6]],
      ['Wessex', [2]],
    ]),
  );
});
