import { expect, test } from 'vitest';
import type { Contact } from '../../src/memory.ts';
import type { Action } from '../../src/order.ts';
import { fieldBattlesOf } from '../../src/phases/rounds/field-battles.ts';
import { marchesOf } from '../../src/phases/rounds/marches.ts';
import { standingTasksOf } from '../../src/phases/rounds/standing-tasks.ts';
import { type Change, holding, province, unit, war } from '../conditions.ts';
import { BEFORE_IT, failed, gone, type InRound, inRound, ofKind } from '../in-round.ts';
import type { ByLabel } from '../month.ts';

/** Steps of a round in which armies march, meet, fight and hold what they have. */

const move = (units: readonly string[], ...via: readonly number[]): Action =>
  ({ verb: 'MOVE', args: { units, via } }) as Action;
const NO_NATIVES = gone(39, 40, 41);

test('DOM-7.25 DOM-7.26 DOM-11.4 enemies who share a field fight: who has come first, else who began the war, else who is not at home', () => {
  const battles = (changes: readonly Change[], met: readonly Contact[] = [], dice: ByLabel = {}) =>
    ofKind(
      inRound(fieldBattlesOf, {
        changes: [NO_NATIVES, ...changes],
        met,
        dice: { 'battle.att@8': Array(8).fill(6), 'battle.att@9': [6], 'battle.att@3': [6], ...dice },
      }).events,
      'battle-fought',
    ).map((each) => [
      each.province,
      each.attacking.map(({ unit: id }) => id),
      each.defending.map(({ unit: id }) => id),
    ]);
  const at = (place: number, ...ids: readonly number[]) => ids.map((id) => unit(id, { province: place, inside: null }));
  const two = at(8, 1, 9);
  expect(battles(two)).toEqual([]);
  expect(battles([...two, war(1, 2, { active: false })])).toEqual([]);
  // An old war in nobody's land: the earlier by initiative attacks.
  expect(battles([...two, war(2, 1, { declaredTurn: -5 })])).toEqual([[8, [1], [9]]]);
  expect(battles([...two, war(2, 1)])).toEqual([[8, [9], [1]]]);
  expect(battles([...two, war(1, 2)])).toEqual([[8, [1], [9]]]);
  // An answer makes the war that it answers active: its first declarer is the aggressor.
  expect(battles([...two, war(1, 2, { declaredTurn: 1, answer: true })])).toEqual([[8, [9], [1]]]);
  expect(battles([...two, war(1, 2, { declaredTurn: 0, answer: true })])).toEqual([[8, [1], [9]]]);
  expect(battles([...two, war(3, 2), war(1, 2, { declaredTurn: -5 })])).toEqual([[8, [1], [9]]]);
  // At home one defends.
  expect(battles([...at(9, 1, 9), ...at(10, 16), war(2, 1, { declaredTurn: -5 })])).toEqual([[9, [1], [9]]]);
  // Those who met on the march come first, by initiative of the aggressor.
  const old = { declaredTurn: -5 };
  expect(battles([...two, war(1, 2, old)], [{ province: 8, aggressor: 2, defender: 1 }])).toEqual([[8, [9], [1]]]);
  expect(battles([...two, war(1, 2, old)], [{ province: 9, aggressor: 2, defender: 1 }])).toEqual([[8, [1], [9]]]);
  // Enemies of the defender attack beside, enemies of the aggressor defend beside, others stand aside; the lent stand by their borrower.
  const four = at(8, 1, 9, 17, 25);
  const met = [{ province: 8, aggressor: 1, defender: 2 }];
  expect(battles([...four, war(1, 2, old), war(3, 2, old)], met)[0]).toEqual([8, [1, 17], [9]]);
  expect(battles([...four, war(1, 2, old), war(3, 1, old)], met)[0]).toEqual([8, [1], [9, 17]]);
  expect(battles([...four, war(1, 2, old), war(3, 1, old), war(3, 2, old)], met)[0]).toEqual([8, [1], [9]]);
  expect(battles([...four, war(1, 2, old), unit(17, { loanedTo: 2 })], met)[0]).toEqual([8, [1], [9, 17]]);
  expect(battles([...four, war(1, 2, old), unit(17, { loanedTo: 4 })], met)[0]).toEqual([8, [1], [9]]);
  expect(battles([...four, war(1, 2, old), war(3, 2, old), unit(17, { loanedTo: 2 })], met)[0]).toEqual([
    8,
    [1, 17],
    [9],
  ]);
});

test('DOM-7.25 DOM-7.20 who finds enemies in the field at R8 may give way first, but not who was met on the march', () => {
  const went = (met: readonly Contact[]) => {
    const scene = inRound(fieldBattlesOf, {
      changes: [NO_NATIVES, war(2, 1), unit(1, { province: 8, stance: 'retreat' }), unit(9, { province: 8 })],
      met,
      dice: { 'battle.att@8': [6] },
    });
    return [
      ofKind(scene.events, 'retreated').map((each) => [...each.units, each.to]),
      ofKind(scene.events, 'battle-fought').length,
    ];
  };
  expect(went([])).toEqual([[[1, 3]], 0]);
  expect(went([{ province: 8, aggressor: 2, defender: 1 }])).toEqual([[[9, 3]], 1]);
});

test('DOM-7.12..7.14 groups go a province at a time; where enemies meet or pass each other they stop', () => {
  const marched = (changes: readonly Change[], actions: InRound['actions']) => {
    const scene = inRound(marchesOf, { changes: [NO_NATIVES, ...changes], actions: actions ?? {} });
    return [
      ...ofKind(scene.events, 'marched').map((each) => [...each.units, each.from, each.to, each.leg]),
      ...ofKind(scene.events, 'march-stopped').map((each) => [...each.units, each.why]),
      ...scene.memory.contacts.map((each) => [each.province, each.aggressor, each.defender]),
    ];
  };
  expect(marched([], { 1: [move(['ALD4'], 3, 8)] })).toEqual([
    [4, 2, 3, 1],
    [4, 3, 8, 2],
  ]);
  expect(marched([], { 1: [move(['ALD4'], 3, 8, 13)] }).slice(2)).toEqual([[4, 8, 13, 3]]);
  // On the road between Wilder Heath and Midwater.
  const facing = [unit(1, { province: 3 }), unit(9, { province: 8 })];
  const across = { 1: [move(['ALD1'], 8)], 2: [move(['BRA1'], 3)] };
  expect(marched(facing, across)).toEqual([
    [1, 3, 8, 1],
    [9, 8, 3, 1],
  ]);
  expect(marched([...facing, war(2, 1)], across)).toEqual([
    [1, 3, 8, 1],
    [9, 'met'],
    [1, 'contact'],
    [8, 1, 2],
  ]);
  // Contact stops both sides where they are.
  const scouts = [unit(12, { province: 9 }), war(2, 1), unit(1, { province: 8 })];
  expect(marched(scouts, { 2: [move(['BRA4'], 8, 13)] })).toEqual([
    [12, 9, 8, 1],
    [12, 'contact'],
    [8, 2, 1],
  ]);
  expect(marched([...scouts, unit(1, { stance: 'retreat' })], { 2: [move(['BRA4'], 8, 13)] })).toEqual([
    [12, 9, 8, 1],
    [12, 8, 13, 2],
  ]);
  // Who has given way goes nowhere else in this round, and the land behind is open no more.
  expect(
    marched([war(2, 1), unit(12, { province: 8 }), unit(4, { province: 3, stance: 'retreat' })], {
      1: [move(['ALD4'], 8, 9)],
      2: [move(['BRA4'], 3, 7)],
    }).slice(0, 1),
  ).toEqual([]);
  // A unit named twice goes with the first; one that has died goes nowhere.
  expect(marched([], { 1: [move(['ALD1'], 3), move(['ALD1', 'ALD2'], 1)] })).toEqual([
    [1, 2, 3, 1],
    [2, 2, 1, 1],
  ]);
  expect(failed(inRound(marchesOf, { actions: { 1: [move(['ALD1'], 9)] } }))).toEqual([[1, 0, 'no-border']]);
});

test('DOM-7.11 DOM-12.20 DOM-7.13 a sally comes out into the field and attacks, and whoever is inside does not', () => {
  const scene = inRound(marchesOf, {
    changes: [war(2, 1), unit(9, { province: 2 })],
    actions: { 1: [move(['ALD6'])] },
  });
  expect(ofKind(scene.events, 'left')).toMatchObject([{ units: [6], holding: 1, why: 'sally' }]);
  expect(scene.memory.contacts).toEqual([{ province: 2, aggressor: 1, defender: 2 }]);
});

const invade = (units: readonly string[], ...via: readonly number[]): Action =>
  ({ verb: 'INVADE', args: { units, via, province: via.at(-1) } }) as Action;

test('DOM-7.11 DOM-7.12 a sally comes out once, with the first leg: in time for whoever would only ride through', () => {
  const scene = inRound(marchesOf, {
    changes: [NO_NATIVES, gone(1, 2, 3, 4, 5), war(2, 1), unit(12, { province: 3 })],
    actions: { 1: [move(['ALD6'])], 2: [invade(['BRA4'], 2, 1)] },
  });
  expect(ofKind(scene.events, 'left').map(({ units }) => units)).toEqual([[6]]);
  expect(scene.memory.contacts.map(({ province }) => province)).toEqual([2]);
  expect(ofKind(scene.events, 'marched').map((each) => [...each.units, each.to])).toEqual([[12, 2]]);
});

test('DOM-7.13 DOM-7.14 who only follows an enemy meets nobody, and enemies may meet in several fields at once', () => {
  const follows = inRound(marchesOf, {
    changes: [NO_NATIVES, gone(10, 11, 13, 16), war(1, 2), unit(1, { province: 8 }), unit(9, { province: 9 })],
    actions: { 1: [invade(['ALD1'], 9)], 2: [move(['BRA1'], 10)] },
  });
  expect(failed(follows)).toEqual([]);
  expect(ofKind(follows.events, 'march-stopped')).toEqual([]);
  expect([...follows.memory.cameFrom]).toEqual([
    [1, 8],
    [9, 9],
  ]);
  const twice = inRound(marchesOf, {
    changes: [
      NO_NATIVES,
      gone(16),
      war(1, 2),
      ...[
        [4, 3],
        [9, 8],
        [12, 9],
        [1, 10],
      ].map(([id = 0, at]) => unit(id, { province: at ?? 0 })),
    ],
    actions: { 1: [move(['ALD4'], 8, 13)], 2: [move(['BRA4'], 10, 9)] },
    met: [{ province: 13, aggressor: 1, defender: 4 }],
  });
  expect(ofKind(twice.events, 'march-stopped').map((each) => [...each.units, each.why])).toEqual([
    [4, 'contact'],
    [12, 'contact'],
  ]);
  // What was met in an earlier round is over.
  expect(twice.memory.contacts.map(({ province }) => province)).toEqual([8, 10]);
});

test('DOM-12.6 DOM-7.12 a siege is lifted as soon as its army has marched away', () => {
  const army = [1, 2, 3, 4, 5, 8].map((id) =>
    unit(id, { province: 4, inside: null, task: { kind: 'besiege', holding: 13 } }),
  );
  const scene = inRound(marchesOf, {
    changes: [...BEFORE_IT, ...army, holding(13, { siegeLevel: 3 })],
    actions: { 1: [move(['ALD1', 'ALD2', 'ALD3'], 3)] },
  });
  expect(ofKind(scene.events, 'siege-lifted')).toMatchObject([{ holding: 13 }]);
});

test('DOM-7.9 a way ends inside a holding if it was reached in peace and there is room', () => {
  const inside = (changes: readonly Change[], order: Action) =>
    ofKind(inRound(marchesOf, { changes: [NO_NATIVES, ...changes], actions: { 1: [order] } }).events, 'entered').map(
      (each) => [...each.units, each.holding],
    );
  const into = { verb: 'MOVE', args: { units: ['ALD1'], via: [1], inside: 2 } } as unknown as Action;
  expect(inside([], into)).toEqual([[1, 2]]);
  expect(inside([war(2, 1), unit(9, { province: 1 })], into)).toEqual([]);
  // Two come to a door that lets one in: by initiative, and by the line on the sheet, the first is inside.
  const both = inRound(marchesOf, {
    changes: [NO_NATIVES, holding(2, { level: 1 }), unit(7, { province: 1, inside: 2 })],
    actions: { 1: [into, { ...into, args: { ...into.args, units: ['ALD2'] } } as Action] },
  });
  expect(failed(both)).toEqual([]);
  expect(ofKind(both.events, 'entered').map((each) => [...each.units])).toEqual([[1]]);
});

test('DOM-13.1 DOM-13.14 at the end of a round units do what they were told, and hold the land where they stand alone', () => {
  const done = (...changes: readonly Change[]) =>
    inRound(standingTasksOf, { changes: [...BEFORE_IT, ...changes] }).events.flatMap((event): unknown[] => {
      if (event.kind === 'holding-occupied') return [[event.kind, event.holding, ...event.units]];
      if (event.kind === 'province-occupied') return [[event.kind, event.province, event.by]];
      if (event.kind === 'siege-held') return [[event.kind, event.holding, event.rounds]];
      return ['siege-began', 'holding-removed'].includes(event.kind) ? [event.kind] : [];
    });
  const land = ['province-occupied', 4, 1];
  const told = (id: number, kind: 'occupy' | 'besiege' | 'destroy', to: number) =>
    unit(id, { task: { kind, holding: to } });
  expect(done()).toEqual([land]);
  expect(done(told(1, 'occupy', 17), told(3, 'occupy', 17))).toEqual([['holding-occupied', 17, 1, 3], land]);
  expect(done(told(1, 'occupy', 17))).toEqual([land]);
  expect(done(told(1, 'occupy', 17), told(3, 'occupy', 21))).toEqual([land]);
  expect(done(told(1, 'destroy', 17))).toEqual(['holding-removed', land]);
  expect(done(told(1, 'destroy', 17), told(3, 'destroy', 17))).toEqual(['holding-removed', land]);
  expect(done(told(1, 'destroy', 17), unit(1, { inside: 17 }))).toEqual([land]);
  expect(done(told(1, 'destroy', 17), unit(1, { inside: 18 }))).toEqual([land]);
  expect(done(told(1, 'destroy', 19))).toEqual([land]);
  // Six points before walls of four levels with two inside.
  const siege = [1, 2, 3, 4, 5, 8].flatMap((id) => [unit(id, { province: 4 }), told(id, 'besiege', 13)]);
  expect(done(...siege)).toEqual(['siege-began', ['siege-held', 13, 1], land]);
  expect(done(...siege, holding(13, { siegeLevel: 4, siegeRounds: 2 }))).toEqual([['siege-held', 13, 3], land]);
  expect(done(...siege, holding(13, { siegeLevel: 4, siegeRounds: 3 }))).toEqual([land]);
  // Held already, opposed, or another's right by initiative.
  expect(done(province(4, { occupiedBy: 1, occupiedSince: 1 }))).toEqual([]);
  expect(done(unit(9, { province: 4 }))).toEqual([]);
  expect(done(war(3, 2), unit(17, { province: 4 }), (state) => ({ ...state, turn: 2 }))).toEqual([
    ['province-occupied', 4, 3],
  ]);
});
