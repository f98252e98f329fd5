import {
  answersOfWay,
  type Bill,
  type BillAnswers,
  type Branch,
  billFault,
  type Choice,
  type ChoiceTree,
  choiceTree,
  orderKindOf,
  readOrderJson,
} from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { botPlayer, firstPosition, knownTo, playCampaign } from '@chancery/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { areaNames } from '../src/lib/desk/map/area-names.ts';
import { clicksFor, type Ground } from '../src/lib/desk/map/clicks.ts';
import { walkAbout } from '../src/lib/desk/map/place-orders.ts';
import { answer, answerAll, beginWalk, orderOf, take, type Walk } from '../src/lib/desk/walk.ts';

/** The first position of every ruleset in which somebody who is asked has units, seen by them. */
const begun = async (ruleset: (typeof RULESETS)[number]) => {
  const [info] = ruleset.scenarios.toSorted((a, b) => a.seats - b.seats);
  const first = await firstPosition(ruleset, { scenario: info?.id ?? '', seed: 'desk' });
  const play = playCampaign(ruleset, { position: first, seed: 'desk', turns: 20, player: () => botPlayer });
  for (const position of [first, ...Array.from(play, ({ after }) => after)]) {
    const window = ruleset.window(position);
    const seats = window.kind === 'window' ? window.seats : [];
    for (const known of seats.map((seat) => knownTo(ruleset, position, seat))) {
      if (ruleset.units.rows(known, []).length > 0) return { known, world: ruleset.world(position.setting) };
    }
  }
  throw new Error(`nobody has units in ${ruleset.title}`);
};

/** The first thing of a bill that can be paid alone. */
const leastOf = (bill: Bill): BillAnswers => {
  const ways = bill.of.map((item): BillAnswers => {
    if (item.kind === 'ticks') return { [item.param]: item.of.slice(0, 1).map(({ value }) => value) };
    return { [item.param]: item.kind === 'flag' ? true : item.from };
  });
  return ways.find((way) => billFault(bill, way) === null) ?? {};
};

/** Always the first branch, the first ticks, the least number, and the shortest text. */
const walkOn = (walk: Walk): Walk => {
  let at = walk;
  for (let steps = 0; at.next.ask !== 'done'; steps += 1) {
    if (steps > 20) throw new Error(`no end of ${at.said.join(' ')}`);
    const { next } = at;
    if (next.ask === 'one') at = take(at, next.of[0] as Branch);
    else if (next.ask === 'bill') at = answerAll(at, leastOf(next), '', next.then);
    else if (next.ask === 'number') at = answer(at, next.from, String(next.from), next.then);
    else if (next.ask === 'numbers')
      at = answer(at, [next.sum, ...Array.from({ length: next.count - 1 }, () => 0)], '', next.then);
    else if (next.ask === 'some')
      at = answer(
        at,
        next.of.slice(0, next.from).map(({ value }) => value),
        '',
        next.then,
      );
    else if (next.ask === 'groups')
      at = answer(
        at,
        next.of
          .slice(0, next.from)
          .map(({ group, count }) => (count === undefined ? group : { ...group, [count.param]: count.from })),
        '',
        next.then,
      );
    else if (next.ask === 'way') at = answerAll(at, answersOfWay(next, next.starts.slice(0, next.from)), '', next.then);
    else if (next.ask === 'text') at = answer(at, 'x'.repeat(Math.max(next.from, 1)), 'x', next.then);
    else throw new Error(`nobody here answers ${next.ask}`);
  }
  return at;
};

/** The areas of the map that a choice means where it offers a value that is no area itself. */
const areasNamed = (choice: Choice | undefined, value: unknown): readonly number[] => {
  if (choice === undefined || choice.ask === 'done') return [];
  const after = 'then' in choice ? areasNamed(choice.then, value) : [];
  if (choice.ask !== 'one') return after;
  return [
    ...after,
    ...choice.of.flatMap((branch) => [
      ...(branch.value === value && branch.area !== undefined ? [branch.area] : []),
      ...areasNamed(branch.then, value),
    ]),
  ];
};

describe.each(RULESETS)('orders of $title', (ruleset) => {
  let known: Awaited<ReturnType<typeof begun>>['known'];
  let world: Awaited<ReturnType<typeof begun>>['world'];
  let tree: ChoiceTree;
  beforeAll(async () => {
    ({ known, world } = await begun(ruleset));
    tree = choiceTree(ruleset, known, []);
  });

  test('a way through the form ends at an order that passes the check', () => {
    expect(Object.keys(tree).length).toBeGreaterThan(0);
    for (const [verb, choice] of Object.entries(tree)) {
      const kind = orderKindOf(ruleset.orders, verb);
      if (!kind) throw new Error(verb);
      const order = orderOf(walkOn(beginWalk(kind, choice)));
      if (order === null) throw new Error(`${verb} ends nowhere`);
      expect(readOrderJson(ruleset.orders, known, order)).toEqual({ ok: true, value: order });
      const found = kind.check(known, order, { orders: [order], index: 0, depth: 'faults' });
      expect([order, found.filter(({ level }) => level === 'illegal')]).toEqual([order, []]);
    }
  });

  test('what has one answer is not asked, save who gives the order', () => {
    for (const [verb, choice] of Object.entries(tree)) {
      const kind = orderKindOf(ruleset.orders, verb);
      if (!kind || choice.ask !== 'one') continue;
      const walk = take(beginWalk(kind, choice), choice.of[0] as Branch);
      const isFree = walk.next.ask !== 'one' || walk.next.skip !== undefined;
      expect(isFree ? 2 : walk.next.of.length).toBeGreaterThan(1);
    }
  });

  test('a click on the map gives orders that pass the check, to an area of the map', () => {
    const rows = ruleset.units.rows(known, []);
    const ground: Ground = {
      tree,
      kinds: (ruleset.desk.pointing ?? []).flatMap((verb) => orderKindOf(ruleset.orders, verb) ?? []),
      names: areaNames(world),
      whereabouts: new Map(rows.map(({ unit, area }) => [unit, area])),
    };
    const clicks = rows.flatMap(({ unit }) => [...clicksFor(ground, [unit])]);
    for (const [area, given] of clicks) {
      expect(ground.names.has(area)).toBe(true);
      for (const order of given.flatMap(({ orders }) => orders)) {
        const kind = orderKindOf(ruleset.orders, order.verb);
        const found = kind?.check(known, order, { orders: [order], index: 0, depth: 'faults' }) ?? [];
        expect([order, found.filter(({ level }) => level === 'illegal')]).toEqual([order, []]);
      }
    }
    expect(rows.length).toBeGreaterThan(0);
  });

  test('the orders of a place are about that place and no other', () => {
    const names = areaNames(world);
    const places = world.areas.flatMap(({ number }) =>
      ruleset.places.verbs(known, number).map((verb) => ({ number, verb })),
    );
    for (const { number, verb } of places) {
      const kind = orderKindOf(ruleset.orders, verb);
      const walk = kind && walkAbout(kind, tree, number, names);
      const order = walk ? orderOf(walkOn(walk)) : null;
      // Units are offered by the place in which they stand.
      if (!order || kind?.units !== undefined) continue;
      const named: readonly unknown[] = Object.values(order.args as object).flat();
      expect([...named, ...named.flatMap((value) => areasNamed(tree[verb], value))]).toContain(number);
    }
    expect(places.length).toBeGreaterThan(0);
  });
});
