import {
  type AnyOrder,
  type Branch,
  begunInHand,
  type Choice,
  type ChoiceTree,
  DONE,
  type OrderKind,
  type Param,
  type RulesetTypes,
} from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { clicksFor, type Ground } from '../src/lib/desk/map/clicks.ts';
import { walkAbout } from '../src/lib/desk/map/place-orders.ts';
import { answer, answerAll, beginWalk, leaveOut, orderOf, resumeWalk, take } from '../src/lib/desk/walk.ts';
import { crossroads, toyKind } from './crossroads.ts';

const world = crossroads();
const names = new Map(world.areas.map(({ number, name }) => [number, name]));
const units = (of: readonly number[], then: Choice, from = 1, to = 2): Choice => ({
  ask: 'some',
  param: 'units',
  from,
  to,
  of: of.map((value) => ({ value, label: `Levy ${value}` })),
  then,
});
const to = (ways: readonly (readonly [area: number, then: Choice])[]): Choice => ({
  ask: 'one',
  param: 'to',
  of: ways.map(([value, then]) => ({ value, label: names.get(value) ?? '', then })),
});
const times: Choice = {
  ask: 'number',
  param: 'times',
  from: 1,
  to: 3,
  then: DONE,
  skip: { label: 'once', then: DONE },
};

/** Levies 1, 2 and 4 in the North: their numbers are also those of areas. */
const tree: ChoiceTree = {
  MOVE: to([
    [2, units([1, 2, 4], DONE)],
    [3, units([1, 4], DONE)],
  ]),
  SAIL: units([1, 2], to([[5, times]]), 2, 2),
  WAIT: units([1, 2, 4], DONE),
  LEAVE: { ...units([2, 4], DONE), skip: { label: 'all stay', then: DONE } } as Choice,
};
const kinds = Object.keys(tree).map((verb): OrderKind<RulesetTypes> => {
  const { unit: _, ...kind } = toyKind(verb);
  const army = kind.params['army'] as Param;
  const count = { type: { kind: 'number', name: 'times', from: 1, to: 3 }, optional: true, help: '' } as const;
  return { ...kind, units: 'units', params: { units: army, ...kind.params, times: count } };
});
const kindOf = (verb: string) => kinds.find((kind) => kind.verb === verb) ?? toyKind(verb);
const ground: Ground = {
  tree,
  names,
  kinds,
  whereabouts: new Map([
    ['1', 1],
    ['2', 1],
    ['4', 1],
  ]),
};
const clicksOf = (...hand: readonly string[]) =>
  [...clicksFor(ground, hand)].map(([at, clicks]) => [at, clicks.flatMap(({ orders }) => orders.map(inShort))]);
const inShort = ({ verb, args }: AnyOrder): string => `${verb} ${JSON.stringify(Object.values(args))}`;

describe('an order of several units', () => {
  test('is given by a click on the place where all of them can go, whatever is asked first', () => {
    expect(clicksOf('2', '1')).toEqual([
      [2, ['MOVE [[1,2],2]']],
      [5, ['SAIL [[1,2],5]']],
      [1, ['WAIT [[1,2]]']],
    ]);
    expect(clicksOf('1', '4')).toEqual([
      [2, ['MOVE [[1,4],2]']],
      [3, ['MOVE [[1,4],3]']],
      [1, ['WAIT [[1,4]]']],
    ]);
  });

  test('is none for more than it can name, or for others', () => {
    expect(clicksOf('1', '2', '4')).toEqual([]);
    expect(clicksOf('9')).toEqual([]);
  });

  test('is begun with those in hand: what is left to ask is asked', () => {
    const begun = begunInHand(kindOf('SAIL'), tree, ['1', '2']);
    const walk = begun && resumeWalk(kindOf('SAIL'), begun.answers, '1, 2', begun.choice);
    expect(walk?.next).toEqual(times);
    expect(walk && orderOf(answer(walk, 2, '2', DONE))).toMatchObject({ args: { units: [1, 2], to: 5, times: 2 } });
    expect(walk && orderOf(leaveOut(walk))).toEqual({ verb: 'SAIL', args: { units: [1, 2], to: 5 } });
    expect(walk && leaveOut(walk).said).toEqual(['1, 2', 'Sea', 'once']);
  });

  test('without units in hand its form asks for them', () => {
    const walk = take(beginWalk(kindOf('MOVE'), tree['MOVE'] as Choice), {
      value: 3,
      label: 'East',
      then: units([1, 4], DONE),
    });
    expect(walk.next.ask).toBe('some');
    expect(orderOf(answer(walk, [4, 1], 'Levy 4, Levy 1', DONE))).toEqual({
      verb: 'MOVE',
      args: { units: [4, 1], to: 3 },
    });
  });

  test('the order of a place goes there, whoever goes', () => {
    const walk = walkAbout(kindOf('SAIL'), tree, 5, names);
    expect(walk?.next).toMatchObject({ ask: 'some', then: { of: [{ value: 5 }] } });
    expect(walkAbout(kindOf('SAIL'), tree, 4, names)).toBeNull();
    expect(walkAbout(kindOf('WAIT'), tree, 2, names)).toBeNull();
  });

  test('what is paid from one purse is asked at once; a click answers none of it, a place that stands on it does', () => {
    const bill: Choice = {
      ask: 'bill',
      spent: 'Score',
      least: 1,
      budget: 9,
      of: [{ kind: 'ticks', param: 'to', label: 'Land', of: [{ value: 3, label: 'East', price: 5 }] }],
      then: DONE,
    };
    const offers: ChoiceTree = { WAIT: units([1, 2], bill) };
    expect(clicksFor({ ...ground, tree: offers, kinds: [kindOf('WAIT')] }, ['1']).size).toBe(0);
    const walk = walkAbout(kindOf('WAIT'), offers, 3, names);
    expect(walkAbout(kindOf('WAIT'), offers, 2, names)).toBeNull();
    const asked = walk && answer(walk, [1], 'Levy 1', bill);
    expect(asked && answer(asked, [3], 'East', DONE)).toEqual(asked);
    expect(asked && leaveOut(asked)).toEqual(asked);
    expect(asked && orderOf(answerAll(asked, { to: [3], times: 2 }, 'East', DONE))).toMatchObject({
      args: { units: [1], times: 2 },
    });
  });
});

test('an order that names a unit of somebody else is not given where an own one with the same sign stands', () => {
  const one = (param: string, of: readonly Branch[]): Choice => ({ ask: 'one', param, of });
  const lions = { value: 'A1', label: 'A1 Lions', then: DONE };
  const fleet = one('army', [lions, { value: 'A1', label: 'Scotland A1 Thistles', then: DONE }]);
  const offers: ChoiceTree = {
    LOAD: one('unit', [{ value: 'F1', label: 'F1 Gulls', then: fleet }]),
    NAME: one('unit', [lions]),
  };
  const whereabouts = new Map([
    ['F1', 5],
    ['A1', 1],
  ]);
  const clicks = clicksFor({ ...ground, tree: offers, kinds: [toyKind('LOAD')], whereabouts }, ['F1']);
  expect([...clicks].map(([at, given]) => [at, given.map(({ said }) => said)])).toEqual([[1, ['A1 Lions']]]);
});
