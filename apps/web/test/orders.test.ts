import {
  type Branch,
  type ChoiceTree,
  choiceTree,
  hashOf,
  keyedDice,
  knownTo,
  orderKindOf,
  readOrderJson,
  type SeatId,
} from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { areaNames } from '../src/lib/desk/map/area-names.ts';
import { clicksFor, type Ground } from '../src/lib/desk/map/clicks.ts';
import { walkAbout } from '../src/lib/desk/map/place-orders.ts';
import { answer, beginWalk, orderOf, take, type Walk } from '../src/lib/desk/walk.ts';

/** Every ruleset's own first position, seen by its first seat. */
const begun = async (ruleset: (typeof RULESETS)[number]) => {
  const [info] = ruleset.scenarios.toSorted((a, b) => a.seats - b.seats);
  const scenario = ruleset.readScenario(await ruleset.scenarioData(info?.id ?? ''));
  if (!scenario.ok) throw new Error(scenario.error.join());
  const options = ruleset.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join());
  const position = ruleset.setup(scenario.value, options.value, keyedDice(hashOf('desk')));
  const seat = ruleset.seats(position.setting)[0]?.seat as SeatId;
  return { known: knownTo(ruleset, position, seat), world: ruleset.world(position.setting) };
};

/** Always the first branch, the least number, and the shortest text. */
const walkOn = (walk: Walk): Walk => {
  let at = walk;
  for (let steps = 0; at.next.ask !== 'done'; steps += 1) {
    if (steps > 20) throw new Error(`no end of ${at.said.join(' ')}`);
    const { next } = at;
    if (next.ask === 'one') at = take(at, next.of[0] as Branch);
    else if (next.ask === 'number') at = answer(at, next.from, String(next.from), next.then);
    else if (next.ask === 'numbers')
      at = answer(at, [next.sum, ...Array.from({ length: next.count - 1 }, () => 0)], '', next.then);
    else at = answer(at, 'x'.repeat(Math.max(next.from, 1)), 'x', next.then);
  }
  return at;
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
      expect(readOrderJson(ruleset.orders, known, 'ruler', order)).toEqual({ ok: true, value: order });
      const found = kind.check(known, order, { orders: [order], index: 0, depth: 'faults' });
      expect([order, found.filter(({ level }) => level === 'illegal')]).toEqual([order, []]);
    }
  });

  test('what has one answer is not asked, save who gives the order', () => {
    for (const [verb, choice] of Object.entries(tree)) {
      const kind = orderKindOf(ruleset.orders, verb);
      if (!kind || choice.ask !== 'one') continue;
      const walk = take(beginWalk(kind, choice), choice.of[0] as Branch);
      expect(walk.next.ask === 'one' ? walk.next.of.length : 2).toBeGreaterThan(1);
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
      if (order) expect(Object.values(order.args as object)).toContain(number);
    }
    expect(places.length).toBeGreaterThan(0);
  });
});
