import { scriptedDice } from '@chancery/core';
import { expect, test } from 'vitest';
import { fightBattle } from '../../src/consequences/battle.ts';
import { afterChangeOfOwner, makeRoom, mergeInto, removeHolding, setLevel } from '../../src/consequences/holdings.ts';
import { occupyHolding, razeHolding } from '../../src/consequences/occupation.ts';
import { fallBack, retreatByStance } from '../../src/consequences/retreat.ts';
import { restartOccupation, settle } from '../../src/consequences/settle.ts';
import { getHolding, getUnit } from '../../src/rules/find.ts';
import { type Change, holding, playingOn, province, route, unit, war } from '../conditions.ts';

/** What one change draws after it: every event of it, and no other. */

const happening = (changes: readonly Change[], act: (scene: ReturnType<typeof playingOn>) => unknown) => {
  const scene = playingOn({ changes });
  act(scene);
  return scene.events;
};
const inside = (id: number, ...units: readonly number[]): readonly Change[] =>
  units.map((each) => unit(each, { province: 2, inside: id }));

test('DOM-4.15 DOM-4.16 what exceeds the room of a holding goes out, the latest first, but no occupiers', () => {
  const full = [holding(5, { level: 1 }), ...inside(5, 1, 2, 3)];
  expect(happening(full, (scene) => makeRoom(scene, 5))).toMatchObject([
    { kind: 'left', units: [3], holding: 5, why: 'no room' },
  ]);
  expect(happening([...full, unit(3, { type: 'Cavalry' })], (scene) => makeRoom(scene, 5))).toMatchObject([
    { kind: 'left', units: [3] },
  ]);
  expect(happening([...full, holding(5, { level: 0 })], (scene) => makeRoom(scene, 5))).toMatchObject([
    { kind: 'left', units: [3, 2, 1] },
  ]);
  expect(happening(inside(5, 1, 2), (scene) => makeRoom(scene, 5))).toEqual([]);
  const occupied = [...full, holding(5, { occupiedBy: 1, occupiedSince: 1 })];
  expect(happening(occupied, (scene) => makeRoom(scene, 5))).toEqual([]);
});

test('DOM-5.7 DOM-9.15 a level lost is lost to a siege too, and ends routes below level two', () => {
  const to = (level: number, ...changes: readonly Change[]) =>
    happening(changes, (scene) => setLevel(scene, 5, level, 'sabotage'));
  const changed = (level: number, siegeLevel: number | null) => ({
    kind: 'holding-level-changed',
    holding: 5,
    level,
    siegeLevel,
  });
  const routes = [route(5, 17), route(31, 5), route(19, 43)];
  expect(to(1)).toMatchObject([changed(1, null)]);
  expect(to(3, holding(5, { level: 4, siegeLevel: 3 }))).toMatchObject([changed(3, 2)]);
  expect(to(5, holding(5, { level: 4, siegeLevel: 3 }))).toMatchObject([changed(5, 3)]);
  expect(to(3, holding(5, { level: 4, siegeLevel: 0 }))).toMatchObject([changed(3, 0)]);
  expect(to(2, ...routes)).toMatchObject([changed(2, null)]);
  expect(to(1, ...routes)).toMatchObject([
    changed(1, null),
    { kind: 'route-ended', first: 5, second: 17, why: 'level' },
    { kind: 'route-ended', first: 31, second: 5, why: 'level' },
  ]);
});

test('DOM-4.7 DOM-4.16 DOM-5.7 a holding that is gone leaves its units in the field and ends its routes', () => {
  const events = happening([...inside(5, 1), route(17, 5)], (scene) => removeHolding(scene, 5, 'contest'));
  expect(events).toMatchObject([
    { kind: 'left', units: [1], why: 'removed' },
    { kind: 'route-ended', first: 17, second: 5, why: 'level' },
    { kind: 'holding-removed', rule: 'DOM-4.7', holding: 5 },
  ]);
  expect(happening([], (scene) => removeHolding(scene, 5, 'razed'))).toMatchObject([
    { kind: 'holding-removed', rule: 'DOM-13.6' },
  ]);
});

test('DOM-4.3 two holdings of a kind of one domain in a province become one, as strong as both', () => {
  const merged = (own: object, gained: object = {}) =>
    happening([holding(5, own), holding(6, { owner: 1, ...gained })], (scene) => afterChangeOfOwner(scene, 6));
  const one = (level: number, fortified: boolean) => [{ kind: 'holdings-merged', from: 6, into: 5, level, fortified }];
  // The gained one is of level three; the walls are those of the higher, of equal ones those of either.
  expect(merged({ fortified: true })).toMatchObject(one(5, false));
  expect(merged({}, { fortified: true })).toMatchObject(one(5, true));
  expect(merged({ level: 4, fortified: true })).toMatchObject(one(7, true));
  expect(merged({ level: 3, fortified: true })).toMatchObject(one(6, true));
  expect(merged({ level: 3 }, { fortified: true })).toMatchObject(one(6, true));
  expect(merged({ level: 3 })).toMatchObject(one(6, false));
  // Of another owner, kind or province there is nothing to merge.
  expect(happening([holding(6, { owner: 3 })], (scene) => afterChangeOfOwner(scene, 6))).toEqual([]);
  expect(
    happening([holding(6, { owner: 1, kind: 'law' }), holding(1, { owner: 2 })], (scene) =>
      afterChangeOfOwner(scene, 6),
    ),
  ).toEqual([]);
  expect(happening([holding(4, { owner: 1, kind: 'guild' })], (scene) => afterChangeOfOwner(scene, 4))).toEqual([]);
});

test('DOM-5.7 DOM-4.16 routes end with their owner, and whoever finds no room in what was gained goes out', () => {
  const gained = [holding(6, { owner: 1, level: 0 }), route(6, 17), ...inside(6, 1)];
  expect(happening([...gained, holding(5, { owner: 3 })], (scene) => afterChangeOfOwner(scene, 6))).toMatchObject([
    { kind: 'route-ended', first: 6, second: 17, why: 'owner' },
    { kind: 'left', units: [1], why: 'no room' },
  ]);
  expect(happening(gained, (scene) => mergeInto(scene, getHolding(scene.state, 6)))).toMatchObject([
    { kind: 'route-ended', first: 6, second: 17, why: 'owner' },
    { kind: 'holdings-merged', from: 6, into: 5 },
  ]);
});

/** Two of Alder's before the guild of Brantholm, which has two levels and nobody in it, at war and alone in the field. */
const BEFORE_IT: readonly Change[] = [
  war(1, 2),
  ...[9, 10, 11, 12, 13].map((id) => unit(id, { province: 5 })),
  unit(1, { province: 4 }),
  unit(3, { province: 4 }),
];

test('DOM-13.2..13.4 DOM-8.20 enough units of a declared enemy occupy a holding that nobody and no walls guard', () => {
  const rows: readonly (readonly [boolean, readonly Change[], boolean?, (readonly number[])?])[] = [
    [true, []],
    [false, [holding(17, { level: 3 })]],
    [true, [holding(17, { level: 3, siegeLevel: 2 })]],
    [false, [], false, [1]],
    [true, [holding(17, { level: 0 })], false, [1]],
    [false, [holding(17, { level: 0 })], false, []],
    [false, [holding(17, { fortified: true })]],
    [true, [holding(17, { fortified: true })], true],
    [true, [holding(17, { fortified: true, siegeLevel: 0 })]],
    [false, [holding(17, { fortified: true, siegeLevel: 1 })]],
    [false, [holding(17, { occupiedBy: 3, occupiedSince: 1 })]],
    [false, [holding(17, { owner: 3 })]],
    [false, [unit(14, { inside: 17 })]],
    [false, [unit(9, { province: 4 })]],
  ];
  rows.forEach(([occupied, changes, stormed = false, ids = [1, 3]], row) => {
    const scene = playingOn({ changes: [...BEFORE_IT, ...changes] });
    const units = ids.map((id) => getUnit(scene.state, id));
    const did = occupyHolding(scene, getHolding(scene.state, 17), { by: 1, units, ...(stormed && { stormed }) });
    expect(did, `row ${row + 1}`).toBe(occupied);
    expect(getHolding(scene.state, 17).occupiedBy === 1, `row ${row + 1}`).toBe(occupied);
  });
});

test('DOM-13.6..13.8 DOM-13.22 a normal holding is razed by a declared enemy who stands alone before it, if nobody is inside', () => {
  const rows: readonly (readonly [boolean, ...(readonly Change[])])[] = [
    [true],
    [true, unit(17, { province: 4 })],
    [false, holding(17, { fortified: true })],
    [false, holding(17, { occupiedBy: 3, occupiedSince: 1 })],
    [false, holding(17, { owner: 3 })],
    [false, unit(14, { inside: 17 })],
    [false, unit(9, { province: 4 })],
    [false, unit(1, { province: 3 }), unit(3, { province: 3 })],
  ];
  rows.forEach(([razed, ...changes], row) => {
    const scene = playingOn({ changes: [...BEFORE_IT, ...changes] });
    expect(razeHolding(scene, getHolding(scene.state, 17), 1), `row ${row + 1}`).toBe(razed);
    expect(
      scene.events.map(({ kind }) => kind),
      `row ${row + 1}`,
    ).toEqual(razed ? ['holding-removed'] : []);
  });
});

test('DOM-12.5 DOM-13.5 DOM-13.14 sieges and occupations end with those who held them', () => {
  const ends = (...changes: readonly Change[]) => happening(changes, settle);
  const besieged = [
    war(1, 2),
    holding(17, { fortified: true, siegeLevel: 2 }),
    ...[1, 2, 3].map((id) => unit(id, { province: 4, task: { kind: 'besiege', holding: 17 } })),
  ];
  expect(ends(...besieged)).toEqual([]);
  expect(ends(...besieged, unit(2, { task: null }))).toEqual([]);
  expect(ends(...besieged, unit(2, { task: null }), unit(3, { task: null }))).toMatchObject([
    { kind: 'siege-lifted', holding: 17 },
  ]);

  const held = [
    holding(5, { occupiedBy: 2, occupiedSince: 1 }),
    ...[9, 10].map((id) => unit(id, { province: 2, inside: 5 })),
  ];
  expect(ends(...held)).toEqual([]);
  // Whoever else is inside stays there.
  expect(ends(...held, unit(10, { owner: 3 }))).toMatchObject([
    { kind: 'holding-occupation-ended', holding: 5 },
    { kind: 'left', units: [9], why: 'occupation ended' },
  ]);

  const occupied = [province(5, { occupiedBy: 1, occupiedSince: 1 }), unit(1, { province: 5 })];
  expect(ends(...occupied)).toEqual([]);
  expect(ends(...occupied, unit(1, { inside: 19 }))).toMatchObject([
    { kind: 'province-occupation-ended', province: 5 },
  ]);
});

test('DOM-13.14 a battle sets the clock of an occupation to this turn', () => {
  const restarted = (...changes: readonly Change[]) => happening(changes, (scene) => restartOccupation(scene, 5));
  expect(restarted(province(5, { occupiedBy: 1, occupiedSince: 0 }))).toMatchObject([
    { kind: 'province-occupied', province: 5, by: 1 },
  ]);
  expect(restarted(province(5, { occupiedBy: 1, occupiedSince: 1 }))).toEqual([]);
  expect(restarted()).toEqual([]);
});

/** Alder's Archers and Infantry in Sallow, between enemies. */
const IN_SALLOW: readonly Change[] = [
  war(2, 1),
  unit(1, { province: 9, stance: 'retreat' }),
  unit(3, { province: 9, stance: 'retreat if outnumbered' }),
];

test('DOM-7.18 DOM-7.20 those whose stance says so give way to where it says, else to the lowest refuge', () => {
  const retreats = (...changes: readonly Change[]) => {
    let went = false;
    const events = happening([...IN_SALLOW, ...changes], (scene) => {
      went = retreatByStance(scene, 9, 1);
    });
    return [
      went,
      ...events.map((event) => (event.kind === 'retreated' ? [...event.units, event.to, event.rule] : event.kind)),
    ];
  };
  const stands = unit(1, { stance: 'stand' });
  // Two of them against one Irregulars: not outnumbered.
  expect(retreats(unit(39, { province: 18 }), unit(40, { province: 18 }))).toEqual([true, [1, 3, 'DOM-7.18']]);
  expect(retreats(stands)).toEqual([false]);
  expect(retreats(stands, unit(9, { province: 9 }))).toEqual([false]);
  expect(retreats(stands, unit(9, { province: 9 }), unit(10, { province: 9 }))).toMatchObject([
    true,
    [3, 8, 'DOM-7.18'],
  ]);
  // Another domain's points count for neither enemy; natives bar their land.
  expect(retreats(stands, unit(17, { province: 9 }), unit(9, { province: 9 }), unit(10, { province: 9 }))).toEqual([
    false,
  ]);
  expect(retreats(stands, unit(3, { stance: 'retreat', retreatTo: [7, 8] }))).toEqual([true, [3, 8, 'DOM-7.18']]);
  // Nowhere to go: they stand, and none is lost.
  const shut = unit(9, { province: 8 });
  expect(retreats(shut)).toEqual([true]);
  expect(happening(IN_SALLOW, (scene) => retreatByStance(scene, 9, null))).toEqual([]);
});

test('DOM-11.26 DOM-11.28 the routed go where the first of them can, by domain, and disband where they cannot', () => {
  const routed = (changes: readonly Change[], ids: readonly number[], first?: number) =>
    happening(changes, (scene) =>
      fallBack(
        scene,
        ids.map((id) => getUnit(scene.state, id)),
        { why: 'rout', orElse: 'disband', ...(first !== undefined && { first: () => first }) },
      ),
    ).map((event) =>
      event.kind === 'retreated'
        ? [...event.units, event.to, event.rule]
        : event.kind === 'disbanded'
          ? [event.domain, ...event.units, event.why]
          : event.kind,
    );
  const both = [unit(1, { province: 8 }), unit(3, { province: 8, retreatTo: [7] })];
  const clear = [unit(39, { province: 18 }), unit(40, { province: 18 })];
  // Wilder Heath is the lowest; who wishes for Rushey goes with the others of their domain.
  expect(routed([...both, ...clear], [1, 3])).toEqual([
    [1, 3, 'DOM-11.24'],
    [3, 3, 'DOM-11.24'],
  ]);
  expect(routed([...both, ...clear], [1, 3], 13)).toEqual([
    [1, 13, 'DOM-11.24'],
    [3, 13, 'DOM-11.24'],
  ]);
  // Each domain by itself, and each unit where it may: Rushey is Alder's.
  expect(routed([...both, ...clear, unit(17, { province: 8, retreatTo: [13] })], [1, 3, 17])).toEqual([
    [1, 3, 'DOM-11.24'],
    [3, 3, 'DOM-11.24'],
    [17, 13, 'DOM-11.24'],
  ]);
  const lent = [unit(1, { province: 8, retreatTo: [9], loanedTo: 2 }), unit(3, { province: 8 })];
  expect(routed([...lent, ...clear], [1, 3])).toEqual([
    [1, 9, 'DOM-11.24'],
    [3, 3, 'DOM-11.24'],
  ]);
  const apart = [unit(1, { province: 8, retreatTo: [7] }), unit(3, { province: 4 })];
  expect(routed([...apart, ...clear], [1, 3])).toEqual([
    [1, 7, 'DOM-11.24'],
    [3, 3, 'DOM-11.24'],
  ]);
  const shut = [unit(1, { province: 10 }), unit(17, { province: 10 })];
  expect(routed(shut, [1, 17])).toEqual([
    [1, 1, 'no refuge'],
    [3, 17, 'no refuge'],
  ]);
});

test('DOM-6.10 DOM-11.33 the home of fallen Levies mourns, while it is its owner’s and not in revolt yet', () => {
  const fought = (...changes: readonly Change[]) =>
    happening(
      [war(2, 1), unit(1, { province: 8, type: 'Levies', home: 1 }), unit(9, { province: 8 }), ...changes],
      (scene) =>
        fightBattle(
          { ...scene, dice: scriptedDice({ byLabel: { 'battle.att@8': [1], 'battle.def@8': [4] } }) },
          { province: 8, cause: 'march', attacking: [getUnit(scene.state, 9)], defending: [getUnit(scene.state, 1)] },
        ),
    ).flatMap((event) => (event.kind === 'mood-changed' ? [[event.province, event.mood]] : []));
  expect(fought()).toEqual([[1, 2]]);
  expect(fought(province(1, { mood: 1 }))).toEqual([[1, 0]]);
  expect(fought(province(1, { mood: 0 }))).toEqual([]);
  expect(fought(province(1, { ruler: 3 }))).toEqual([]);
});

test('DOM-11.33 DOM-12.9 DOM-10.11 a battle names the owner of walls once, ends what the dead upheld, and sends no raiders back', () => {
  const storm = { walls: true, needsArtillerists: true };
  const events = happening([war(1, 2), unit(5, { province: 4 })], (scene) =>
    fightBattle(
      { ...scene, dice: scriptedDice({ byLabel: { 'battle.att@4': [4], 'battle.def@4': [4] } }) },
      {
        province: 4,
        cause: 'assault',
        attacking: [getUnit(scene.state, 5)],
        defending: [],
        holding: 13,
        assault: storm,
        owner: 2,
      },
    ),
  );
  expect(events[0]).toMatchObject({ kind: 'battle-fought', aggressors: [1], defenders: [2] });
  const manned = happening([war(1, 2), unit(5, { province: 4 })], (scene) =>
    fightBattle(
      { ...scene, dice: scriptedDice({ byLabel: { 'battle.att@4': [4], 'battle.def@4': [6, 6] } }) },
      {
        province: 4,
        cause: 'assault',
        attacking: [getUnit(scene.state, 5)],
        defending: [getUnit(scene.state, 14)],
        holding: 13,
        assault: storm,
        owner: 2,
      },
    ),
  );
  expect(manned[0]).toMatchObject({ kind: 'battle-fought', defenders: [2] });

  const routed = (cause: 'march' | 'raid' | 'sabotage', changes: readonly Change[] = []) =>
    happening([war(1, 2), unit(1, { province: 8 }), unit(9, { province: 8 }), ...changes], (scene) => {
      scene.memory.cameFrom.set(1, 13);
      fightBattle(
        { ...scene, dice: scriptedDice({ byLabel: { 'battle.att@8': [6], 'battle.def@8': [4] } }) },
        { province: 8, cause, attacking: [getUnit(scene.state, 1)], defending: [getUnit(scene.state, 9)] },
      );
    }).flatMap((event) => (event.kind === 'retreated' ? [[...event.units, event.to]] : []));
  expect(routed('march')).toEqual([[1, 13]]);
  expect(routed('raid')).toEqual([]);
  expect(routed('sabotage')).toEqual([]);

  // Routed defenders go by their own list, wherever they came from; in a raid too.
  const defendersRouted = (cause: 'march' | 'raid') =>
    happening(
      [
        war(1, 2),
        unit(1, { province: 8 }),
        unit(9, { province: 8, retreatTo: [9] }),
        unit(10, { province: 8, retreatTo: [9] }),
      ],
      (scene) => {
        scene.memory.cameFrom.set(10, 13);
        fightBattle(
          { ...scene, dice: scriptedDice({ byLabel: { 'battle.att@8': [1], 'battle.def@8': [6, 6] } }) },
          {
            province: 8,
            cause,
            attacking: [getUnit(scene.state, 1)],
            defending: [getUnit(scene.state, 9), getUnit(scene.state, 10)],
          },
        );
      },
    ).flatMap((event) => (event.kind === 'retreated' ? [[...event.units, event.to]] : []));
  expect(defendersRouted('march')).toEqual([[10, 9]]);
  expect(defendersRouted('raid')).toEqual([[10, 9]]);

  // A siege that one unit too few holds is lifted at once.
  const besieging = { task: { kind: 'besiege', holding: 49 } } as const;
  const lifted = happening(
    [
      war(1, 5),
      war(2, 1),
      holding(49, { siegeLevel: 2 }),
      ...[33, 34, 35].map((id) => unit(id, { province: 13, inside: 50 })),
      ...[1, 2].map((id) => unit(id, { province: 8, ...besieging })),
      unit(9, { province: 8 }),
    ],
    (scene) =>
      fightBattle(
        { ...scene, dice: scriptedDice({ byLabel: { 'battle.att@8': [1, 2], 'battle.def@8': [4, 4] } }) },
        {
          province: 8,
          cause: 'march',
          attacking: [getUnit(scene.state, 9)],
          defending: [getUnit(scene.state, 1)],
        },
      ),
  );
  expect(lifted.at(-1)).toMatchObject({ kind: 'siege-lifted', holding: 49 });
});
