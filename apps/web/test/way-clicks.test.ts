import type { Choice, OrderKind, RulesetTypes } from '@chancery/core';
import { expect, test } from 'vitest';
import { clicksFor } from '../src/lib/desk/map/clicks.ts';
import { lotsIn } from '../src/lib/desk/map/lots.ts';

/** A row of places, 1 to 4, and a short cut from 1 to 3 that takes as long as the way through 2. */
const WAY: Choice = {
  ask: 'way',
  param: 'via',
  from: 1,
  to: 2,
  of: [1, 2, 3, 4].map((value) => ({ value, label: `Place ${value}`, area: value })),
  starts: [2, 3],
  steps: { 2: [1, 3], 3: [1, 4], 4: [3] },
  then: { ask: 'done' },
};
const kind = {
  verb: 'GO',
  title: 'Go',
  params: Object.fromEntries(
    ['units', 'place', 'via', 'inside'].map((name) => [name, { type: { kind: 'flag', name }, help: name }]),
  ),
  units: 'units',
  sections: ['r1', 'r2'],
} as unknown as OrderKind<RulesetTypes>;

const ground = (choice: Choice) => ({
  tree: { GO: choice },
  kinds: [kind],
  names: new Map([1, 2, 3, 4].map((number) => [number, [`Place ${number}`]] as const)),
  whereabouts: new Map([
    ['A', 1],
    ['B', 1],
  ]),
});

const asking = (then: Choice): Choice => ({
  ask: 'some',
  param: 'units',
  from: 1,
  to: 2,
  of: [
    { value: 'A', label: 'A' },
    { value: 'B', label: 'B' },
  ],
  then,
});

test('a tap on a place within reach sends the units in hand there together, by the shortest way', () => {
  const clicks = clicksFor(ground(asking(WAY)) as never, ['A', 'B']);
  const ways = [...clicks].map(([area, given]) => [area, given.map(({ orders }) => orders[0]?.args)]);
  expect(new Map(ways as never)).toEqual(
    new Map([
      [1, [{ units: ['A', 'B'], via: [2, 1] }]],
      [2, [{ units: ['A', 'B'], via: [2] }]],
      [3, [{ units: ['A', 'B'], via: [3] }]],
      [4, [{ units: ['A', 'B'], via: [3, 4] }]],
    ]),
  );
});

test('the section in hand goes with the order, and the place in which units stand is not where they go', () => {
  const at: Choice = {
    ask: 'one',
    param: 'at',
    of: [{ value: 'Place 1', label: 'Place 1', area: 1, then: asking(WAY) }],
  };
  const section: Choice = { ask: 'one', param: 'section', of: [{ value: 'r2', label: 'Round 2', then: at }] };
  const clicks = clicksFor(ground(section) as never, ['A']);
  expect([...clicks.keys()].sort()).toEqual([1, 2, 3, 4]);
  expect(clicks.get(4)?.[0]?.orders).toEqual([{ verb: 'GO', section: 'r2', args: { units: ['A'], via: [3, 4] } }]);
});

test('where a province is named first the way ends there, and what may be left out at its end is', () => {
  const inside: Choice = {
    ask: 'one',
    param: 'inside',
    of: [{ value: 7, label: 'A hall', area: 4 }],
    skip: { label: 'into the field', then: { ask: 'done' } },
  };
  const named: Choice = {
    ask: 'one',
    param: 'place',
    of: [2, 4].map((value) => ({
      value,
      label: `Place ${value}`,
      area: value,
      then: { ...WAY, then: inside } as Choice,
    })),
  };
  const clicks = clicksFor(ground(asking(named)) as never, ['A']);
  expect([...clicks].map(([area, given]) => [area, given[0]?.orders[0]?.args, given.length])).toEqual([
    [2, { units: ['A'], place: 2, via: [2] }, 1],
    [4, { units: ['A'], place: 4, via: [3, 4] }, 1],
  ]);
});

const counted = (type: string, to: number) => ({
  label: type,
  group: { type },
  count: { param: 'count', from: 1, to, all: 'ALL' },
});
const groups: Choice = {
  ask: 'groups',
  param: 'inside',
  from: 1,
  to: 2,
  of: [counted('foot', 3), counted('horse', 1)],
  then: WAY,
};
const far: Choice = {
  ask: 'one',
  param: 'how',
  of: [{ value: 'far', label: 'farther', then: { ...groups, of: [counted('horse', 1)], then: { ...WAY, from: 2 } } }],
  skip: { label: 'as usual', then: groups },
};

test('a tap sends all of what stands in hand, and leaves out what may be left out', () => {
  const usual: Choice = { ...far, of: [{ value: 'far', label: 'farther', then: WAY }] };
  const clicks = clicksFor(ground(asking(usual)) as never, ['A']);
  expect(clicks.get(4)?.map(({ orders }) => orders[0]?.args)).toEqual([
    {
      units: ['A'],
      inside: [
        { type: 'foot', count: 'ALL' },
        { type: 'horse', count: 'ALL' },
      ],
      via: [3, 4],
    },
  ]);
  const tooMany = asking({ ...groups, to: 1 } as Choice);
  expect(clicksFor(ground(tooMany) as never, ['A']).size).toBe(0);
});

test('of each sort so many go as are said, all of the others, and nobody where none are left to go', () => {
  const going = (shares: readonly (readonly [string, number])[]): unknown =>
    clicksFor({ ...ground(asking(groups)), shares: new Map(shares) } as never, ['A']).get(4)?.[0]?.orders[0]?.args[
      'inside'
    ];
  expect(going([['foot', 2]])).toEqual([
    { type: 'foot', count: 2 },
    { type: 'horse', count: 'ALL' },
  ]);
  expect(going([['foot', 0]])).toEqual([{ type: 'horse', count: 'ALL' }]);
  expect(
    going([
      ['foot', 0],
      ['horse', 0],
    ]),
  ).toBeUndefined();
});

test('it is asked of those in hand how many go, of what comes aboard on the way all do', () => {
  const aboard: Choice = { ...groups, param: 'via', of: [counted('foot', 2)], then: { ...WAY, param: 'place' } };
  const sails: Choice = { ...groups, of: [counted('ship', 4), counted('foot', 1)], then: aboard };
  const tree = { GO: asking(sails) };
  expect(lotsIn(tree, [kind], ['A'])).toEqual([
    { label: 'ship', most: 4 },
    { label: 'foot', most: 1 },
  ]);
  const shares = new Map([
    ['ship', 3],
    ['foot', 0],
  ]);
  const [click] = clicksFor({ ...ground(asking(sails)), shares } as never, ['A']).get(3) ?? [];
  expect(click?.orders[0]?.args).toMatchObject({
    inside: [{ type: 'ship', count: 3 }],
    via: [{ type: 'foot', count: 'ALL' }],
  });
});

test('who may go in several ways is counted once, in the order of those of whom all may go', () => {
  expect(lotsIn({ GO: asking(far) }, [kind], ['A'])).toEqual([
    { label: 'foot', most: 3 },
    { label: 'horse', most: 1 },
  ]);
  expect(lotsIn({ GO: asking({ ...groups, of: [counted('horse', 1)] }) }, [kind], ['A'])).toEqual([]);
});
