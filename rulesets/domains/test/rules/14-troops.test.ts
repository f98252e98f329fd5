import { expect, test } from 'vitest';
import { assaultFault, assaultOn, pillageFault } from '../../src/actions/troops/assault.ts';
import { levy, muster } from '../../src/actions/troops/muster.ts';
import { raidDefenders, raidFault } from '../../src/actions/troops/raid.ts';
import { getHolding } from '../../src/rules/find.ts';
import {
  actingOn,
  allied,
  type Change,
  domain,
  type Given,
  holding,
  judge,
  permitted,
  province,
  unit,
  war,
} from '../conditions.ts';

/** Each condition of the actions of troops, on both its sides. */

const gold = (treasury: number): Change => domain(1, { treasury });

test('DOM-6.3 DOM-6.4 DOM-6.5 DOM-6.6 DOM-6.13 DOM-14.1 a unit is mustered at an own free holding of its level, with points, room and gold left', () => {
  const infantry = (at: number, inside = false) => ({ items: [{ count: 1, type: 'Infantry', at, inside }] as const });
  const of = (type: 'Archers' | 'Cavalry' | 'Knights' | 'Levies', at: number) => ({ items: [{ count: 1, type, at }] });
  judge(muster, [
    [null, infantry(2)],
    ['unknown-holding', infantry(99)],
    ['not-your-holding', infantry(6)],
    ['besieged-or-occupied', infantry(2), { changes: [holding(2, { siegeLevel: 2 })] }],
    ['besieged-or-occupied', infantry(2), { changes: [holding(2, { occupiedBy: 2 })] }],
    ['mood-too-low', infantry(2), { changes: [province(1, { mood: 0 })] }, { province: 1, mood: 0 }],
    [null, infantry(2), { changes: [province(1, { mood: 1 })] }],
    // On foreign soil the mood is the ruler's worry.
    [null, infantry(6, true), { by: 5, changes: [province(2, { mood: 0 }), domain(5, { treasury: 9 })] }],
    [null, of('Archers', 2)],
    ['needs-level', of('Archers', 4), {}, { type: 'Archers', level: 2 }],
    ['needs-level', of('Knights', 1), {}, { level: 5 }],
    ['not-mustered', of('Levies', 1), {}, { type: 'Levies' }],
    ['mustered-enough', infantry(4), { changes: [holding(4, { musteredTurn: 1, musteredPoints: 1 })] }],
    [null, infantry(4), { changes: [holding(4, { musteredTurn: 0, musteredPoints: 1 })] }],
    ['mustered-enough', of('Cavalry', 1), { changes: [holding(1, { musteredTurn: 1, musteredPoints: 3 })] }],
    [null, of('Cavalry', 1), { changes: [holding(1, { musteredTurn: 1, musteredPoints: 2 })] }],
    // Eight points stand already: with 17 levels there is room, with 8 there is none.
    [
      'troop-maximum',
      infantry(1),
      { changes: [2, 3, 5, 7, 9, 11].map((id) => holding(id, { occupiedBy: 2 })).concat(holding(4, { level: 4 })) },
      { most: 8 },
    ],
    [
      null,
      infantry(1),
      { changes: [2, 3, 5, 7, 9, 11].map((id) => holding(id, { occupiedBy: 2 })).concat(holding(4, { level: 5 })) },
    ],
    [null, infantry(2), { changes: [gold(2)] }],
    ['short-of-gold', infantry(2), { changes: [gold(1)] }, { cost: 2, treasury: 1 }],
    // One item that can be mustered is enough.
    [null, { items: [...infantry(6).items, ...infantry(2).items] }],
    ['not-your-holding', { items: [...infantry(6).items, ...infantry(99).items] }],
  ]);
});

test('DOM-6.7 DOM-6.20 DOM-14.1 mustered units need a field that is open and without enemies, or room inside', () => {
  const full = { level: 1 } as const;
  const guards = [unit(33, { province: 2, inside: 6 }), unit(34, { province: 2, inside: 6 })];
  const items = [{ count: 1, type: 'Infantry', at: 6 }] as const;
  judge(muster, [
    [null, { items }, { by: 5 }],
    ['no-place', { items }, { by: 5, changes: [holding(6, full), ...guards] }, { holding: 6 }],
    [null, { items }, { by: 5, changes: [holding(6, full), ...guards, permitted(1, 5, 'passage')] }],
    ['no-place', { items }, { by: 5, changes: [holding(6, full), ...guards, permitted(1, 5, 'passage'), war(1, 5)] }],
    [
      'no-place',
      { items: [{ ...items[0], inside: true }] },
      { by: 5, changes: [holding(6, full), ...guards, permitted(1, 5, 'passage')] },
    ],
  ]);
});

test('DOM-6.9 DOM-6.20 DOM-14.1 men are called in own, free provinces that are not in revolt, as many as half their levels', () => {
  const one = (number: number) => ({ items: [{ count: 1, province: number }] });
  const called = (id: number): Change => unit(id, { type: 'Levies', home: 1 });
  judge(levy, [
    [null, one(1)],
    ['not-your-province', one(8)],
    ['province-occupied', one(1), { changes: [province(1, { occupiedBy: 2 })] }],
    ['mood-too-low', one(1), { changes: [province(1, { mood: 0 })] }, { mood: 0 }],
    [null, one(1), { changes: [province(1, { mood: 1 })] }],
    ['hostile-units-there', one(1), { changes: [war(2, 1), unit(9, { province: 1 })] }],
    [null, one(1), { changes: [unit(9, { province: 1 })] }],
    // A third level gives one man, a fourth two, a first one, and none gives none.
    ['levies-enough', one(1), { changes: [called(1)] }],
    [null, one(1), { changes: [called(1), province(1, { level: 4 })] }],
    ['levies-enough', one(1), { changes: [called(1), called(2), province(1, { level: 4 })] }],
    [null, one(1), { changes: [province(1, { level: 1 })] }],
    ['levies-enough', one(1), { changes: [province(1, { level: 0 })] }],
    [
      'troop-maximum',
      one(1),
      { changes: [2, 3, 4, 5, 7, 9, 11].map((id) => holding(id, { occupiedBy: 2 })) },
      { most: 4 },
    ],
    [null, { items: [...one(8).items, ...one(1).items] }],
    ['not-your-province', { items: [...one(8).items, ...one(4).items] }],
  ]);
});

test('DOM-10.3 DOM-14.1 Scouts of one field raid the land of another that is no ally, within three borders', () => {
  const scouts = { units: ['ALD4'] };
  const at = (number: number): Change => unit(4, { province: number });
  const rows = [
    [null, { province: 4, ...scouts }, { changes: [at(3)] }],
    ['unruled', { province: 8, ...scouts }],
    ['own-target', { province: 1, ...scouts }],
    ['an-ally', { province: 4, ...scouts }, { changes: [at(3), allied(1, 2)] }, { domain: 2 }],
    ['unknown-unit', { province: 4, units: ['BRA4'] }],
    ['no-units', { province: 4, units: [] }],
    ['not-scouts', { province: 4, units: ['ALD4', 'ALD5'] }, { changes: [at(2)] }, { unit: 5 }],
    ['not-in-the-field', { province: 4, ...scouts }, { changes: [unit(4, { inside: 1 })] }, { unit: 4 }],
    ['units-apart', { province: 4, units: ['ALD3', 'ALD4'] }, { changes: [unit(3, { type: 'Scouts' }), at(3)] }],
    ['out-of-range', { province: 20, ...scouts }],
    ['out-of-range', { province: 4, ...scouts }, { changes: [at(4)] }],
  ] as const;
  judge({ fault: raidFault }, rows as never);
});

test('DOM-10.6 DOM-10.7 raiders fight the ruler, their allies and whoever is at war with the raider, in the field', () => {
  const defendersOf = (given: Given): readonly number[] => raidDefenders(actingOn(given), 4).map(({ id }) => id);
  const visitor = unit(17, { province: 4 });
  expect(defendersOf({ changes: [visitor] })).toEqual([9, 10, 11, 12, 13]);
  expect(defendersOf({ changes: [visitor, allied(2, 3)] })).toEqual([9, 10, 11, 12, 13, 17]);
  expect(defendersOf({ changes: [visitor, war(1, 3)] })).toEqual([9, 10, 11, 12, 13, 17]);
  expect(defendersOf({ changes: [visitor, war(3, 1, { active: false })] })).toEqual([9, 10, 11, 12, 13]);
  expect(defendersOf({ changes: [unit(1, { province: 4 }), unit(39, { province: 4 })] })).toEqual([9, 10, 11, 12, 13]);
});

test('DOM-12.11 DOM-12.18 DOM-8.20 DOM-13.22 DOM-14.1 an assault takes a war of one’s own, units in the field, and Artillerists before walls', () => {
  const here = [1, 2, 3, 4, 5].map((id) => unit(id, { province: 4 }));
  const away = [9, 10, 11, 12, 13].map((id) => unit(id, { province: 5 }));
  const ready = [...here, ...away, war(1, 2)];
  const walls = { holding: 13, units: ['ALD1', 'ALD5'], then: 'occupy' as const };
  const open = { holding: 17, units: ['ALD1'], then: 'occupy' as const };
  const manned = unit(14, { inside: 17 });
  judge({ fault: assaultFault }, [
    [null, walls, { changes: ready }],
    ['unknown-holding', { ...walls, holding: 99 }, { changes: ready }],
    ['your-own-holding', { holding: 1, units: ['ALD1'] }, { changes: ready }],
    ['no-war-declared', walls, { changes: [...here, ...away] }, { domain: 2 }],
    ['no-war-declared', walls, { changes: [...here, ...away, war(2, 1)] }],
    ['no-war-declared', walls, { changes: [...here, ...away, war(1, 2, { active: false })] }],
    ['unknown-unit', { ...walls, units: ['BRA1'] }, { changes: ready }],
    ['no-units', { ...walls, units: [] }, { changes: ready }],
    ['not-in-the-field', { ...walls, units: ['ALD5', 'ALD8'] }, { changes: ready }, { unit: 8 }],
    [
      'not-in-the-field',
      { ...walls, units: ['ALD5'] },
      { changes: [...ready, unit(5, { province: 4, inside: 18 })] },
      { unit: 5 },
    ],
    ['owner-in-the-field', walls, { changes: [...here, ...away, war(1, 2), unit(9, { province: 4 })] }],
    ['nothing-to-storm', open, { changes: ready }],
    [null, open, { changes: [...ready, manned] }],
    [null, { ...open, then: 'destroy' }, { changes: [...ready, manned] }],
    ['needs-artillerists', { ...walls, units: ['ALD1', 'ALD2'] }, { changes: ready }],
    [null, { ...walls, units: ['ALD1'] }, { changes: [...ready, holding(13, { siegeLevel: 0 })] }],
    ['cannot-raze', { ...walls, then: 'destroy' }, { changes: ready }, { holding: 13 }],
    // A lender who is at peace may not storm; one who has declared war themselves may.
    [
      'lender-at-peace',
      { ...walls, units: ['ALD5', 'CAR1'] },
      { changes: [...ready, unit(17, { province: 4, loanedTo: 1, borrowerCommands: true })] },
      { lender: 3 },
    ],
    [
      null,
      { ...walls, units: ['ALD5', 'CAR1'] },
      { changes: [...ready, war(3, 2), unit(17, { province: 4, loanedTo: 1, borrowerCommands: true })] },
    ],
    // Its own walls that another occupies: no declaration is needed.
    [
      null,
      { holding: 1, units: ['ALD1', 'ALD5'] },
      { changes: [holding(1, { occupiedBy: 2 }), unit(6, { owner: 2 }), unit(7, { owner: 2 })] },
    ],
    [
      'no-war-declared',
      walls,
      { changes: [...here, ...away, war(1, 2), holding(13, { occupiedBy: 3 })] },
      { domain: 3 },
    ],
  ]);
});

test('DOM-12.21 what is stormed: walls, men inside, both or neither', () => {
  const storming = (...changes: readonly Change[]) => {
    const { state } = actingOn({ changes });
    return assaultOn(state, getHolding(state, 13));
  };
  const empty = [unit(14, { inside: null }), unit(15, { inside: null })];
  const normal = holding(13, { fortified: false });
  const starved = holding(13, { siegeLevel: 0 });
  expect(storming()).toEqual({ walls: true, needsArtillerists: true });
  expect(storming(...empty)).toEqual({ walls: true, needsArtillerists: true });
  expect(storming(starved)).toEqual({ walls: false, needsArtillerists: false });
  expect(storming(normal)).toEqual({ walls: true, needsArtillerists: false });
  expect(storming(normal, starved)).toEqual({ walls: false, needsArtillerists: false });
  expect(storming(starved, ...empty)).toBeNull();
  expect(storming(normal, ...empty)).toBeNull();
});

test('DOM-13.17 DOM-14.1 enemy land is plundered once a turn, where one stands alone', () => {
  const here = [unit(1, { province: 5 }), war(1, 2)];
  judge({ fault: pillageFault }, [
    [null, { province: 5 }, { changes: here }],
    ['unruled', { province: 8 }],
    ['no-war-declared', { province: 5 }, { changes: [unit(1, { province: 5 })] }, { domain: 2 }],
    ['pillaged-already', { province: 5 }, { changes: [...here, province(5, { pillagedTurn: 1 })] }],
    [null, { province: 5 }, { changes: [...here, province(5, { pillagedTurn: 0 })] }],
    ['opposed', { province: 5 }, { changes: [war(1, 2)] }],
    ['opposed', { province: 5 }, { changes: [...here, unit(9, { province: 5 })] }],
    [null, { province: 5 }, { changes: [...here, unit(17, { province: 5 })] }],
  ]);
});
