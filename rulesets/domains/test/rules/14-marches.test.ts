import { expect, test } from 'vitest';
import { contactOf } from '../../src/rules/contact.ts';
import { byInitiative, initiativeOf } from '../../src/rules/initiative.ts';
import { type Group, groupFault } from '../../src/rules/march.ts';
import { occupiersOf, pointsToOccupy } from '../../src/rules/occupation.ts';
import { hasPassage, isFriendly, isHeldBy, isRefuge, mayPass } from '../../src/rules/passage.ts';
import { besiegingDomains, canBeBesieged, pointsToBesiege } from '../../src/rules/siege.ts';
import { bordersBetween, nearestRefuge, retreatOf } from '../../src/rules/ways.ts';
import {
  actingOn,
  allied,
  type Change,
  domain,
  holding,
  judge,
  permitted,
  province,
  type Row,
  unit,
  war,
} from '../conditions.ts';

/** Who may go where, who holds what, and who is enough for a siege, on both sides of each condition. */

const denied =
  (by: number, to: number): Change =>
  (state) => ({ ...state, denials: [...state.denials, { by, to }] });

const on = (...changes: readonly Change[]) => actingOn({ changes });

/** Units by their ids, and where they go. */
type March = Partial<Omit<Group, 'units'>> & { readonly ids: readonly number[] };
const MARCH = {
  fault: ({ setting, state, domain: by }: ReturnType<typeof actingOn>, { ids, ...group }: March) =>
    groupFault(setting, state, {
      domain: by,
      via: [],
      inside: null,
      invades: null,
      ...group,
      units: state.units.filter(({ id }) => ids.includes(id)),
    }),
};

test('DOM-7.1 DOM-7.3 DOM-7.4 DOM-7.9 DOM-2.2 a group marches together as far as its slowest, over bridges, through friendly land', () => {
  const rows: readonly Row<March>[] = [
    [null, { ids: [1], via: [1] }],
    ['no-units', { ids: [], via: [1] }],
    ['units-apart', { ids: [1, 8], via: [1] }],
    ['units-apart', { ids: [1, 6], via: [1] }],
    ['not-inside', { ids: [1] }],
    ['too-far', { ids: [1], via: [3, 4] }, {}, { legs: 2, movement: 1 }],
    ['too-far', { ids: [1, 4], via: [1, 2] }, {}, { legs: 2, movement: 1 }],
    [null, { ids: [4], via: [1, 2, 3] }],
    ['too-far', { ids: [4], via: [1, 2, 3, 2] }, {}, { legs: 4, movement: 3 }],
    ['no-border', { ids: [1], via: [20] }, {}, { from: 2, to: 20 }],
    ['unbridged-river', { ids: [8], via: [12] }, {}, { from: 7, to: 12 }],
    ['not-friendly', { ids: [4], via: [3, 4] }, {}, { province: 4 }],
    [null, { ids: [4], via: [3, 4] }, { changes: [permitted(2, 1, 'passage')] }],
    ['not-friendly', { ids: [4], via: [3, 4] }, { changes: [permitted(2, 1, 'passage', [5])] }],
    [null, { ids: [4], via: [3, 4] }, { changes: [allied(1, 2)] }],
    ['not-friendly', { ids: [4], via: [3, 4] }, { changes: [allied(1, 2), denied(2, 1)] }],
    ['not-friendly', { ids: [4], via: [3, 4] }, { changes: [war(1, 2)] }],
    // What it has been lent goes by the borrower's leave or by its owner's.
    [
      null,
      { ids: [4, 20], via: [3, 4] },
      { changes: [unit(20, { province: 2, loanedTo: 1, borrowerCommands: true }), permitted(2, 1, 'passage')] },
    ],
    [
      'not-friendly',
      { ids: [4, 20], via: [3, 4] },
      { changes: [unit(20, { province: 2, loanedTo: 1, borrowerCommands: true }), permitted(2, 3, 'passage')] },
    ],
  ];
  judge(MARCH, rows);
});

test('DOM-7.10 DOM-8.10 DOM-8.15 an invasion goes to land of an enemy against whom it was declared, and ends there', () => {
  const into = { ids: [4], via: [3, 4], invades: 4 };
  judge(MARCH, [
    [null, into, { changes: [war(1, 2)] }],
    ['may-not-invade-yet', into, {}, { domain: 2 }],
    ['may-not-invade-yet', into, { changes: [war(1, 2, { active: false })] }],
    ['may-not-invade-yet', into, { changes: [war(2, 1)] }],
    ['unruled', { ids: [4], via: [3], invades: 3 }, { changes: [war(1, 2)] }],
    ['way-ends-elsewhere', { ids: [4], via: [3], invades: 4 }, { changes: [war(1, 2)] }, { province: 4 }],
    [
      'lender-at-peace',
      { ...into, ids: [4, 20] },
      { changes: [war(1, 2), unit(20, { province: 2, loanedTo: 1, borrowerCommands: true })] },
      { lender: 3 },
    ],
    [
      null,
      { ...into, ids: [4, 20] },
      { changes: [war(1, 2), war(3, 2), unit(20, { province: 2, loanedTo: 1, borrowerCommands: true })] },
    ],
    // Through land of a third that is at peace there is no way.
    ['not-friendly', into, { changes: [war(1, 2), province(3, { ruler: 4 })] }, { province: 3 }],
    [null, into, { changes: [war(1, 2), war(1, 4), province(3, { ruler: 4 })] }],
  ]);
});

test('DOM-7.5 DOM-7.11 DOM-12.20 out of a holding goes who has leave, who invades that land, and who falls upon enemies', () => {
  const abroad = unit(33, { province: 2, inside: 6 });
  const foes = [war(2, 1), unit(9, { province: 2 })];
  judge(MARCH, [
    [null, { ids: [6], via: [1] }],
    ['siege-bars-it', { ids: [6], via: [1] }, { changes: [holding(1, { siegeLevel: 3 })] }, { holding: 1 }],
    [null, { ids: [6] }, { changes: [holding(1, { siegeLevel: 3 }), ...foes] }],
    ['siege-bars-it', { ids: [6] }, { changes: [holding(1, { siegeLevel: 3 })] }],
    ['siege-bars-it', { ids: [6], via: [1] }, { changes: [holding(1, { siegeLevel: 3 }), ...foes] }],
    ['no-leave-to-come-out', { ids: [33], via: [3] }, { by: 5, changes: [abroad] }, { unit: 33 }],
    [null, { ids: [33], via: [3] }, { by: 5, changes: [abroad, permitted(1, 5, 'passage')] }],
    [null, { ids: [33], invades: 2 }, { by: 5, changes: [abroad, war(5, 1)] }],
  ]);
});

test('DOM-7.9 DOM-4.15 a march ends inside a free holding with room, of its own or an ally’s, where its way ends', () => {
  const back = { ids: [1], via: [1], inside: 2 };
  judge(MARCH, [
    [null, back],
    ['unknown-holding', { ...back, inside: 99 }],
    ['way-ends-elsewhere', { ...back, inside: 1 }, {}, { province: 2 }],
    ['not-an-own-or-allied-holding', { ...back, inside: 8 }],
    [null, { ...back, inside: 8 }, { changes: [allied(5, 1)] }],
    ['siege-bars-it', back, { changes: [holding(2, { siegeLevel: 1 })] }],
    ['besieged-or-occupied', back, { changes: [holding(2, { occupiedBy: 1 })] }],
    [null, { ...back, ids: [1, 2, 3, 4] }],
    ['no-room-inside', { ...back, ids: [1, 2, 3, 4, 5] }],
  ]);
});

test('DOM-7.6 right of passage: own land, nobody’s, an ally’s that has not denied it, and where leave was given', () => {
  const may = (by: number, where: number, ...changes: readonly Change[]) => hasPassage(on(...changes).state, by, where);
  expect([may(1, 2), may(1, 8), may(1, 4)]).toEqual([true, true, false]);
  expect([
    may(1, 4, allied(1, 2)),
    may(1, 4, allied(1, 2), denied(2, 1)),
    may(1, 4, allied(1, 2), denied(1, 2)),
  ]).toEqual([true, false, true]);
  expect([may(1, 4, permitted(2, 1, 'passage')), may(1, 4, permitted(2, 3, 'passage'))]).toEqual([true, false]);
  expect([may(1, 4, permitted(2, 1, 'passage', [4])), may(1, 5, permitted(2, 1, 'passage', [4]))]).toEqual([
    true,
    false,
  ]);
  const { state } = on(permitted(2, 3, 'passage'));
  expect(mayPass(state, { owner: 1, loanedTo: null }, 4)).toBe(false);
  expect(mayPass(state, { owner: 1, loanedTo: 3 }, 4)).toBe(true);
  expect(mayPass(state, { owner: 3, loanedTo: 1 }, 4)).toBe(true);
  expect(mayPass(state, { owner: null, loanedTo: null }, 8)).toBe(false);
});

test('DOM-7.7 DOM-7.8 DOM-8.3 enemy land is friendly while it is held, and an ally’s land in any war, denied or not for a retreat', () => {
  const held = (...changes: readonly Change[]) => isHeldBy(on(war(1, 2), ...changes).state, 1, 5);
  expect(held()).toBe(false);
  expect(held(unit(1, { province: 5 }))).toBe(true);
  expect(held(unit(1, { province: 5, inside: 14 }))).toBe(false);
  expect(held(unit(1, { province: 5 }), unit(9, { province: 5 }))).toBe(false);
  expect(held(unit(17, { province: 5 }))).toBe(false);
  expect(held(unit(17, { province: 5 }), allied(1, 3))).toBe(false);
  expect(held(unit(17, { province: 5 }), allied(1, 3), war(3, 2))).toBe(true);
  expect(held(unit(17, { province: 5 }), war(3, 2))).toBe(false);
  const friendly = (going: 'march' | 'retreat', ...changes: readonly Change[]) =>
    isFriendly(on(...changes).state, 1, 5, going);
  expect(friendly('march', war(1, 2), unit(1, { province: 5 }))).toBe(true);
  expect(friendly('march', war(1, 2))).toBe(false);
  expect(friendly('march', allied(1, 2), denied(2, 1))).toBe(false);
  expect(friendly('retreat', allied(1, 2), denied(2, 1))).toBe(false);
  expect(friendly('retreat', allied(1, 2), denied(2, 1), war(3, 1))).toBe(true);
  expect(friendly('retreat', allied(1, 2), denied(2, 1), war(2, 3))).toBe(true);
  expect(friendly('march', allied(1, 2), denied(2, 1), war(2, 3))).toBe(false);
  expect(friendly('retreat', war(3, 1))).toBe(false);
});

test('DOM-7.18 DOM-11.28 DOM-8.19 a unit falls back to a free friendly province beside it, and goes home to the nearest', () => {
  const where = (preferred: readonly number[], ...changes: readonly Change[]) => {
    const { setting, state } = on(...changes);
    const fleeing = state.units.find(({ id }) => id === 1);
    return fleeing === undefined ? null : retreatOf(setting, state, fleeing, preferred);
  };
  const [first, ...others] = [1, 3, 6, 7].filter((number) => where([number]) === number);
  expect(where([])).toBe(first);
  for (const other of others) expect(where([other])).toBe(other);
  expect(where([20])).toBe(first);
  const foe = [war(2, 1), unit(9, { province: first ?? 0 })];
  expect(where([first ?? 0], ...foe)).toBe(others[0]);
  const { setting, state } = on(...foe);
  const own = state.units.find(({ id }) => id === 1);
  expect(own && isRefuge(state, own, first ?? 0)).toBe(false);
  expect(own && isRefuge(state, own, 2)).toBe(true);
  expect(own && nearestRefuge(setting, state, own)).toBe(2);
  // On the heath between stand natives.
  expect(own && nearestRefuge(setting, state, { ...own, province: 4 })).toBe(2);
});

test('DOM-10.3 DOM-2.2 distances count borders and bridged rivers', () => {
  const { setting, state } = on();
  const away = (from: number, to: number, most = 9, bridges = state.bridges) =>
    bordersBetween(setting, { ...state, bridges }, { from, to, most });
  expect([away(2, 2), away(2, 3), away(2, 4), away(8, 13)]).toEqual([0, 1, 2, 1]);
  expect([away(2, 4, 2), away(2, 4, 1)]).toEqual([2, null]);
  expect(away(8, 13, 99, [])).toBeNull();
});

test('DOM-7.15 DOM-7.26 whoever rules the land or is allied with its ruler defends, else who comes later', () => {
  const order = [3, 1, 2, 4, 5, 6];
  const aggressor = (sides: readonly [number | null, number | null], where: number, ...changes: readonly Change[]) =>
    contactOf(on(...changes).state, order, { province: where, sides });
  expect(aggressor([1, 2], 4)).toEqual({ province: 4, aggressor: 1, defender: 2 });
  expect(aggressor([2, 1], 2)).toEqual({ province: 2, aggressor: 2, defender: 1 });
  expect(aggressor([1, 2], 8)).toEqual({ province: 8, aggressor: 1, defender: 2 });
  expect(aggressor([2, 3], 8)).toEqual({ province: 8, aggressor: 3, defender: 2 });
  expect(aggressor([1, 3], 4, allied(3, 2))).toEqual({ province: 4, aggressor: 1, defender: 3 });
  expect(aggressor([null, 4], 3)).toEqual({ province: 3, aggressor: 4, defender: null });
});

test('DOM-1.4 initiative goes round from the number of the turn, without those who are out, and natives come last', () => {
  const of = (turn: number, ...changes: readonly Change[]) => {
    const { setting, state } = on(...changes);
    return initiativeOf(setting, { ...state, turn });
  };
  expect(of(1)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(of(3)).toEqual([3, 4, 5, 6, 1, 2]);
  expect(of(8)).toEqual([2, 3, 4, 5, 6, 1]);
  expect(of(1, domain(2, { controller: 'eliminated' }))).toEqual([1, 3, 4, 5, 6]);
  expect([null, 1, 3].sort(byInitiative([3, 1]))).toEqual([3, 1, null]);
});

test('DOM-13.3 DOM-13.4 DOM-13.14 who stands unopposed on land of an enemy, or of nobody, may occupy it; a holding takes its points', () => {
  const occupiers = (where: number, ...changes: readonly Change[]) => {
    const { state } = on(...changes);
    const land = state.provinces[where];
    return land === null || land === undefined ? [] : occupiersOf(state, land);
  };
  const here = unit(1, { province: 5 });
  expect(occupiers(5, here, war(1, 2))).toEqual([1]);
  expect(occupiers(5, here)).toEqual([]);
  expect(occupiers(5, here, war(2, 1))).toEqual([]);
  expect(occupiers(5, unit(9, { province: 5 }))).toEqual([]);
  expect(occupiers(5, here, war(1, 2), unit(9, { province: 5 }))).toEqual([]);
  expect(occupiers(5, here, war(1, 2), unit(14, { province: 5, inside: 14 }))).toEqual([1]);
  expect(occupiers(5, here, war(1, 2), unit(17, { province: 5 }))).toEqual([1]);
  expect(occupiers(8, unit(1, { province: 8 }))).toEqual([1]);
  expect(occupiers(3, unit(1, { province: 3 }))).toEqual([]);
  const { state } = on(holding(2, { siegeLevel: 0 }));
  expect(state.holdings.slice(0, 2).map(pointsToOccupy)).toEqual([4, 1]);
});

test('DOM-12.1 DOM-12.2 DOM-12.3 DOM-12.15 DOM-8.20 a siege takes its level and the points inside, of one domain and its allies at war', () => {
  const task = { kind: 'besiege', holding: 13 } as const;
  const army = (...ids: readonly number[]) => ids.map((id) => unit(id, { province: 4, inside: null, task }));
  const siege = (...changes: readonly Change[]) => {
    const { setting, state } = on(...changes);
    const walls = state.holdings.find(({ id }) => id === 13);
    return walls === undefined
      ? null
      : {
          by: besiegingDomains(state, setting.units, walls),
          needed: pointsToBesiege(state, setting.units, walls),
          can: canBeBesieged(state, walls),
        };
  };
  const six = army(1, 2, 3, 4, 5, 6);
  expect(siege(war(1, 2), ...six)).toEqual({ by: [1], needed: 6, can: true });
  expect(siege(war(1, 2), ...six.slice(1))?.by).toEqual([]);
  expect(siege(...six)?.by).toEqual([]);
  expect(siege(war(1, 2), ...six, unit(1, { task: { kind: 'occupy', holding: 13 } }))?.by).toEqual([]);
  expect(siege(war(1, 2), ...six, unit(1, { task: { kind: 'besiege', holding: 17 } }))?.by).toEqual([]);
  expect(siege(war(1, 2), ...six, unit(14, { inside: null }))).toEqual({ by: [1], needed: 5, can: true });
  const both = [...army(1, 2, 3), ...army(17, 18, 19), war(1, 2)];
  expect(siege(...both, war(3, 2))?.by).toEqual([]);
  expect(siege(...both, allied(1, 3))?.by).toEqual([]);
  expect(siege(...both, war(3, 2), allied(1, 3))?.by).toEqual([1, 3]);
  expect(siege(holding(13, { occupiedBy: 3 }), war(1, 2), ...six)).toEqual({ by: [], needed: 6, can: false });
  const open = [holding(13, { fortified: false }), war(1, 2), ...six];
  expect(siege(...open)?.can).toBe(true);
  expect(siege(...open, unit(14, { inside: null }), unit(15, { inside: null }))).toEqual({
    by: [],
    needed: 4,
    can: false,
  });
});
