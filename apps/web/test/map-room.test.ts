import { type ChoiceTree, err, type OddsReport, ok, type Timeline, type UnitRow, wilsonInterval } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { clicksFor, type Ground } from '../src/lib/desk/map/clicks.ts';
import { groundsOf } from '../src/lib/desk/map/grounds.ts';
import { homeAreas } from '../src/lib/desk/map/home-areas.ts';
import { hidingClasses, toggled, USUAL_MAP } from '../src/lib/desk/map/map-choice.ts';
import { neighboursOf, neighbourTowards } from '../src/lib/desk/map/neighbours.ts';
import { canBeAsked, clausesOf, forceText, inputOf, requestOf, withTroop } from '../src/lib/desk/map/odds-input.ts';
import { drawOutlines } from '../src/lib/desk/map/outlines.ts';
import { type OddsTried, tryOdds } from '../src/lib/desk/map/try-odds.ts';
import { passagesIn, waysAt, whereaboutsAt } from '../src/lib/desk/map/turn-picture.ts';
import { ALL_UNITS, sortedNext, unitsShown } from '../src/lib/desk/map/unit-list.ts';
import { crossroads, toyKind } from './crossroads.ts';

const world = crossroads();
const names = new Map(world.areas.map(({ number, name }) => [number, name]));
const area = (value: number) => ({ value, label: names.get(value) ?? '', then: { ask: 'done' } as const });
const one = (param: string, of: readonly { value: string | number; label: string; then: object }[]) =>
  ({ ask: 'one', param, of }) as ChoiceTree[string];

/** Two armies at 1 and a fleet at sea (5): march, load, and unload of what is aboard. */
const tree: ChoiceTree = {
  GO: one('unit', [
    { value: 'A1', label: 'A1', then: one('to', [area(2), area(3)]) },
    { value: 'A2', label: 'A2', then: one('to', [area(2)]) },
  ]),
  TAKE: one('unit', [
    {
      value: 'F1',
      label: 'F1',
      then: one('army', [
        { value: 'A1', label: 'A1 Lions', then: { ask: 'done' } },
        { value: 'A2', label: 'A2 Bears', then: { ask: 'done' } },
      ]),
    },
  ]),
  LAND: one('unit', [
    {
      value: 'F1',
      label: 'F1',
      then: one('army', [{ value: 'A3', label: 'A3 Wolves', then: one('to', [area(1), area(4)]) }]),
    },
  ]),
  WAIT: one('unit', [{ value: 'A1', label: 'A1', then: { ask: 'done' } }]),
  GIVE: one('unit', [
    { value: 'A1', label: 'A1', then: { ask: 'number', param: 'count', from: 1, to: 3, then: { ask: 'done' } } },
  ]),
};
const ground: Ground = {
  tree,
  names,
  kinds: ['GO', 'TAKE', 'LAND', 'WAIT', 'GIVE'].map(toyKind),
  whereabouts: new Map([
    ['A1', 1],
    ['A2', 1],
    ['A3', 5],
    ['F1', 5],
  ]),
};
const said = (hand: readonly string[]) =>
  [...clicksFor(ground, hand)].map(([at, clicks]) => [at, clicks.map(({ verb, said: to }) => `${verb} ${to}`.trim())]);

test('the map opens on one’s own lands where units stand in them, else where units are, else on the lands', () => {
  const session = (units: readonly number[]) =>
    homeAreas({
      head: { seat: 'Ann' },
      units: units.map((at) => ({ unit: `A${at}`, area: at })),
      picture: { areas: [1, 2, 3].map((at) => ({ area: at, owner: at === 2 ? 'Bea' : 'Ann' })) },
    } as unknown as Parameters<typeof homeAreas>[0]);
  expect(session([])).toEqual([1, 3]);
  expect(session([5])).toEqual([5]);
  expect(session([5, 3])).toEqual([3]);
});

describe('orders by pointing', () => {
  test('a place is a step, the own place is to wait; what asks for a number is no click', () => {
    expect(said(['A1'])).toEqual([
      [2, ['GO West']],
      [3, ['GO East']],
      [1, ['WAIT']],
    ]);
  });

  test('an army ashore is taken aboard where it stands, one aboard is landed where one clicks', () => {
    expect(said(['F1'])).toEqual([
      [1, ['TAKE A1 Lions', 'TAKE A2 Bears', 'LAND A3 Wolves, North']],
      [4, ['LAND A3 Wolves, South']],
    ]);
    expect(clicksFor(ground, ['F1']).get(4)?.[0]?.orders).toEqual([
      { verb: 'LAND', unit: 'F1', args: { army: 'A3', to: 4 } },
    ]);
  });

  test('several units go where all of them can go, each by an order of its own', () => {
    expect(said(['A1', 'A2'])).toEqual([[2, ['GO West']]]);
    expect(clicksFor(ground, ['A1', 'A2']).get(2)?.[0]?.orders).toEqual([
      { verb: 'GO', unit: 'A1', args: { to: 2 } },
      { verb: 'GO', unit: 'A2', args: { to: 2 } },
    ]);
    expect(said(['A1', 'F1'])).toEqual([]);
    expect(said([])).toEqual([]);
  });

  test('outlines mark steps by an edge and a target, and stand where units stand', () => {
    const drawn = drawOutlines(world, { looked: 3, found: null, steps: [2], hand: [1], unit: 1 });
    expect(drawn).toContain('href="#area-1" class="standing"');
    expect(drawn).toContain('href="#area-2" class="step"');
    expect(drawn.match(/class="target"/g)).toHaveLength(1);
    expect(drawn).toContain('href="#area-3" class="looked-at"');
  });
});

describe('the turn part by part', () => {
  const timeline: Timeline = {
    parts: ['Now', 'First', 'Movement 1', 'Movement 2'].map((label) => ({ id: label, label, orders: [] })),
    tracks: [
      { unit: 'A1', kind: 'A', miniature: 'foot', areas: [1, 1, 2, 3], failing: [] },
      { unit: 'A2', kind: 'A', areas: [1, 1, 1, 3], failing: [3] },
      { unit: 'A9', kind: 'A', areas: [null, 1, 1, 1], failing: [] },
    ],
  };
  const spot = (number: number) => world.areas.find((each) => each.number === number)?.seat;
  const arrows = [{ unit: 'A1', through: [1, 2, 3], parts: [2, 3] }];

  test('units stand where they are at the end of the part; two that meet share a plate', () => {
    const at = (part: number) => whereaboutsAt(world, timeline, part, ['A2']).map(({ area: of, words }) => [of, words]);
    expect(at(0)).toEqual([[1, 'A1 A2']]);
    expect(at(1)).toEqual([[1, 'A1 +2']]);
    expect(at(2)).toEqual([
      [1, 'A2 A9'],
      [2, 'A1'],
    ]);
    expect(whereaboutsAt(world, timeline, 3, ['A2']).find(({ area: of }) => of === 3)).toMatchObject({
      words: 'A1 A2',
      arrived: true,
      selected: true,
    });
  });

  test('arrows carry the number of their phase; in one part the others are faint', () => {
    const [whole] = waysAt(arrows, timeline, { shown: null, hand: [] }, spot);
    expect([whole?.signs, whole?.faint]).toEqual([
      ['1', '2'],
      [false, false],
    ]);
    expect(waysAt(arrows, timeline, { shown: 2, hand: ['A1'] }, spot)[0]).toMatchObject({
      faint: [false, true],
      selected: true,
    });
  });

  test('the same in words: who goes from where to where, and who is formed', () => {
    expect(passagesIn(timeline, 1)).toEqual([{ unit: 'A9', from: null, to: 1 }]);
    expect(passagesIn(timeline, 3)).toEqual([
      { unit: 'A1', from: 2, to: 3 },
      { unit: 'A2', from: 1, to: 3 },
    ]);
    expect(passagesIn(timeline, 0)).toEqual([]);
  });
});

describe('what the map shows', () => {
  test('every map can be coloured by owners and by terrain, and by what its ruleset tells', () => {
    const told = { id: 'wealth', title: 'Wealth', scale: 'steps', keys: [], areas: [] } as const;
    const picture = { powers: [{ code: 'Eng', name: 'England', tone: 1 }], areas: [{ area: 1, owner: 'Eng' }] };
    const words = { owners: 'Owner', terrain: 'Terrain', terrains: { plain: 'Plain' } };
    const grounds = groundsOf(world, picture, [told], words);
    expect(grounds.map(({ id }) => id)).toEqual(['owners', 'wealth', 'terrain']);
    expect(grounds[0]?.keys).toEqual([{ id: 'Eng', label: 'England' }]);
    expect(grounds[2]?.keys.map(({ label }) => label)).toEqual(['moor', 'Plain']);
    expect(grounds[2]?.areas.map(({ area: of }) => of)).not.toContain(5);
  });

  test('what is switched off is hidden, and nothing else', () => {
    expect(hidingClasses(USUAL_MAP)).toEqual([]);
    const bare = { ...USUAL_MAP, hiddenBases: toggled(USUAL_MAP.hiddenBases, 'foreign'), places: false, arrows: false };
    expect(hidingClasses(bare)).toEqual(['without-foreign', 'without-places', 'without-arrows']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  test('neighbours by name, and by the direction in which they lie', () => {
    expect(neighboursOf(world, 1).map(({ name, kind }) => [name, kind])).toEqual([
      ['East', 'mountain'],
      ['Sea', 'coast'],
      ['West', 'land'],
    ]);
    expect(neighbourTowards(world, 1, -1, 0)).toBe(2);
    expect(neighbourTowards(world, 1, 1, 0)).toBe(3);
    expect(neighbourTowards(world, 1, 0, -1)).toBeNull();
  });
});

describe('the unit list', () => {
  const row = (unit: string, kind: string, troops: string): UnitRow => ({
    unit,
    kind,
    area: 1,
    cells: { unit, troops },
  });
  const rows = [row('A2', 'A', '9'), row('F1', 'F', '4'), row('A1', 'A', '10')];
  const shown = (choice: Partial<typeof ALL_UNITS>, ordered: readonly string[] = []) =>
    unitsShown(rows, { ...ALL_UNITS, ...choice }, new Set(ordered)).map(({ unit }) => unit);

  test('is left as the ruleset has it, filtered by kinds, words and want of orders', () => {
    expect(shown({})).toEqual(['A2', 'F1', 'A1']);
    expect(shown({ hidden: ['F'] })).toEqual(['A2', 'A1']);
    expect(shown({ search: 'f1' })).toEqual(['F1']);
    expect(shown({ idle: true }, ['A2'])).toEqual(['F1', 'A1']);
  });

  test('numbers are sorted as numbers; a column rises, falls, and lets go', () => {
    const rising = sortedNext(ALL_UNITS, 'troops');
    const falling = sortedNext(rising, 'troops');
    expect(shown(rising)).toEqual(['F1', 'A2', 'A1']);
    expect(shown(falling)).toEqual(['A1', 'A2', 'F1']);
    expect(sortedNext(falling, 'troops').sortBy).toBeNull();
  });
});

describe('what if there is a battle', () => {
  const plan = {
    attackers: [{ label: 'A1', force: '20 Knights rank 2, 3 Foot, retreat 3' }],
    defenders: [{ label: 'G1', force: '5 Foot' }],
    nearby: [],
    place: 'fort 2',
    troops: ['Foot', 'Knights'],
  };

  test('a force is read into counts and words, and written as it was', () => {
    expect(clausesOf('20 Knights rank 2, 3 Foot, retreat 3')).toEqual([
      { count: 20, words: 'Knights rank 2' },
      { count: 3, words: 'Foot' },
      { count: null, words: 'retreat 3' },
    ]);
    const input = inputOf(plan);
    expect(requestOf(input, 100, 7)).toEqual({
      attackers: ['20 Knights rank 2, 3 Foot, retreat 3'],
      defenders: ['5 Foot'],
      place: 'fort 2',
      runs: 100,
      seed: 7,
    });
  });

  test('troops are added to those of the same name; none of a kind are left out', () => {
    const [force] = inputOf(plan).attackers;
    if (!force) throw new Error('no force');
    expect(forceText(withTroop(force, 'Foot'))).toBe('20 Knights rank 2, 4 Foot, retreat 3');
    expect(forceText(withTroop(force, 'Archers'))).toBe('20 Knights rank 2, 3 Foot, retreat 3, 1 Archers');
    expect(forceText({ label: '', clauses: [{ count: 0, words: 'Foot' }] })).toBe('');
    expect(canBeAsked({ ...inputOf(plan), defenders: [] })).toBe(false);
    expect(canBeAsked(inputOf(plan))).toBe(true);
  });

  const answer = (runs: number): OddsReport => ({
    title: 't',
    rule: 'r',
    runs,
    outcomes: [{ id: 'won', label: 'won', ...wilsonInterval(Math.floor(runs / 2), runs) }],
    losses: [],
    notes: [],
  });
  const tried = async (took: number, runs: number, until = Number.POSITIVE_INFINITY) => {
    const asked: number[] = [];
    const told: OddsTried[] = [];
    let clock = 0;
    await tryOdds(
      (count) => {
        asked.push(count);
        clock += took * count;
        return ok(answer(count));
      },
      (now) => told.push(now) < until,
      { runs, pause: async () => undefined, now: () => clock },
    );
    return { asked, told };
  };

  test('quick battles are tried in growing portions, slow ones one by one, all runs in the end', async () => {
    const quick = await tried(0.001, 4000);
    expect(quick.asked.slice(0, 4)).toEqual([20, 40, 80, 160]);
    expect(quick.told.at(-1)).toMatchObject({ done: true, report: { runs: 4000 } });
    const slow = await tried(30, 40);
    expect(slow.asked.slice(0, 6)).toEqual([20, 10, 5, 2, 1, 1]);
    expect(slow.told.at(-1)?.report?.runs).toBe(40);
  });

  test('nobody tries on when the reader has changed the question; faults end it at once', async () => {
    expect((await tried(0.001, 4000, 2)).asked).toEqual([20, 40]);
    const told: OddsTried[] = [];
    const trials = { runs: 100, pause: async () => undefined, now: () => 0 };
    await tryOdds(
      () => err(['no such troop']),
      (now) => told.push(now) > 0,
      trials,
    );
    expect(told).toEqual([{ report: null, faults: ['no such troop'], done: true }]);
  });
});
