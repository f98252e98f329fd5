import { test } from 'vitest';
import { contest, fortify, found } from '../../src/actions/building/holdings.ts';
import { buildBridge, demolish, largesse, raise, recruit } from '../../src/actions/building/land.ts';
import { grant } from '../../src/actions/diplomacy/grant.ts';
import type { OrderOf } from '../../src/order.ts';
import { actingOn, allied, domain, holding, judge, permitted, province, type Row, unit, war } from '../conditions.ts';

/** Each condition of the actions that build and give, on both its sides. */

const gold = (treasury: number) => domain(1, { treasury });

test('DOM-4.4 DOM-14.1 a holding is founded where there is room for a level, none of its own, and two gold', () => {
  judge(found, [
    [null, { kind: 'law', province: 8 }],
    [null, { kind: 'temple', province: 6 }],
    ['holding-there-already', { kind: 'law', province: 6 }, {}, { province: 6 }],
    [null, { kind: 'guild', province: 7 }],
    // Alderburgh has five levels, and guilds of two and three.
    ['no-room', { kind: 'guild', province: 2 }, { by: 2 }, { province: 2 }],
    [null, { kind: 'guild', province: 2 }, { by: 2, changes: [holding(6, { level: 2 })] }],
    [null, { kind: 'law', province: 8 }, { changes: [gold(2)] }],
    ['short-of-gold', { kind: 'law', province: 8 }, { changes: [gold(1)] }, { cost: 2, treasury: 1 }],
  ]);
});

test('DOM-4.5 DOM-4.1 DOM-14.1 a holding of its own rises once a turn by a level, if it is free, has room and can be paid', () => {
  judge(raise, [
    [null, { holding: 2 }],
    ['unknown-holding', { holding: 99 }, {}, { holding: 99 }],
    ['not-your-holding', { holding: 6 }],
    ['besieged-or-occupied', { holding: 2 }, { changes: [holding(2, { siegeLevel: 1 })] }],
    ['besieged-or-occupied', { holding: 2 }, { changes: [holding(2, { occupiedBy: 2, occupiedSince: 1 })] }],
    ['raised-already', { holding: 2 }, { changes: [holding(2, { raisedTurn: 1 })] }],
    ['no-room', { holding: 5 }],
    ['no-room', { holding: 2 }, { changes: [holding(2, { level: 3 })] }],
    [null, { holding: 2 }, { changes: [holding(2, { level: 9 }), province(1, { level: 10 })] }],
    ['highest-level', { holding: 2 }, { changes: [holding(2, { level: 10 }), province(1, { level: 10 })] }],
    // The third level costs three, behind walls six.
    [null, { holding: 2 }, { changes: [gold(3)] }],
    ['short-of-gold', { holding: 2 }, { changes: [gold(2)] }, { cost: 3 }],
    ['short-of-gold', { holding: 2 }, { changes: [gold(5), holding(2, { fortified: true })] }, { cost: 6 }],
  ]);
});

test('DOM-4.6 DOM-14.1 a province of its own rises once a turn by a level, if it is content and not occupied', () => {
  judge(raise, [
    [null, { province: 1 }],
    ['not-your-province', { province: 4 }],
    ['not-your-province', { province: 8 }],
    ['province-occupied', { province: 1 }, { changes: [province(1, { occupiedBy: 2, occupiedSince: 1 })] }],
    [null, { province: 1 }, { changes: [province(1, { level: 9 }), gold(30)] }],
    ['highest-level', { province: 1 }, { changes: [province(1, { level: 10 }), gold(99)] }],
    ['raised-already', { province: 1 }, { changes: [province(1, { raisedTurn: 1 })] }],
    ['mood-too-low', { province: 1 }, { changes: [province(1, { mood: 2 })] }, { province: 1, mood: 2 }],
    [null, { province: 1 }, { changes: [gold(12)] }],
    ['short-of-gold', { province: 1 }, { changes: [gold(11)] }, { cost: 12 }],
  ]);
});

test('DOM-4.7 DOM-4.8 DOM-14.1 a holding contests another of its kind beside it, and neither may be besieged, occupied or manned', () => {
  judge(contest, [
    [null, { holding: 6 }],
    ['unknown-holding', { holding: 99 }],
    ['your-own-holding', { holding: 5 }],
    ['no-holding-of-that-kind', { holding: 49 }, {}, { province: 8 }],
    ['no-holding-of-that-kind', { holding: 6 }, { changes: [holding(5, { level: 0 })] }, { province: 2 }],
    [null, { holding: 6 }, { changes: [holding(5, { level: 1 })] }],
    ['besieged-or-occupied', { holding: 6 }, { changes: [holding(5, { siegeLevel: 1 })] }, { holding: 5 }],
    ['besieged-or-occupied', { holding: 6 }, { changes: [holding(6, { occupiedBy: 3 })] }, { holding: 6 }],
    ['units-inside', { holding: 6 }, { changes: [unit(33, { province: 2, inside: 6 })] }],
    [null, { holding: 6 }, { changes: [gold(2)] }],
    ['short-of-gold', { holding: 6 }, { changes: [gold(1)] }, { cost: 2 }],
  ]);
});

test('DOM-4.9 DOM-4.11 DOM-14.1 an own holding of a level at least gets walls at two gold a level', () => {
  judge(fortify, [
    [null, { holding: 2 }],
    ['unknown-holding', { holding: 99 }],
    ['not-your-holding', { holding: 14 }],
    ['besieged-or-occupied', { holding: 2 }, { changes: [holding(2, { siegeLevel: 1 })] }],
    ['fortified-already', { holding: 1 }],
    ['level-zero', { holding: 2 }, { changes: [holding(2, { level: 0 })] }],
    [null, { holding: 2 }, { changes: [gold(4)] }],
    ['short-of-gold', { holding: 2 }, { changes: [gold(3)] }, { cost: 4 }],
  ]);
});

test('DOM-2.5 DOM-14.1 a bridge joins own land over a river to land that is open', () => {
  const rows: readonly Row<OrderOf<'BRIDGE'>['args']>[] = [
    ['no-border', { from: 1, to: 20 }],
    ['no-river', { from: 1, to: 2 }],
    ['bridge-there-already', { from: 8, to: 13 }],
    // Carrow rules the other bank.
    ['bridge-not-yours', { from: 7, to: 12 }],
    [null, { from: 7, to: 12 }, { changes: [province(12, { ruler: null })] }],
    [null, { from: 7, to: 12 }, { changes: [province(12, { ruler: 1 })] }],
    [null, { from: 12, to: 7 }, { changes: [province(12, { ruler: null })] }],
    [null, { from: 7, to: 12 }, { changes: [permitted(3, 1, 'passage')] }],
    ['bridge-not-yours', { from: 7, to: 12 }, { changes: [permitted(3, 1, 'holdings')] }],
    ['bridge-not-yours', { from: 7, to: 12 }, { changes: [permitted(3, 1, 'passage', [11])] }],
    [null, { from: 7, to: 12 }, { changes: [allied(3, 1)] }],
    // An ally that denies passage is one for bridges still.
    [null, { from: 7, to: 12 }, { changes: [allied(1, 3), (state) => ({ ...state, denials: [{ by: 3, to: 1 }] })] }],
    ['bridge-not-yours', { from: 9, to: 14 }],
    ['bridge-not-yours', { from: 9, to: 14 }, { changes: [allied(1, 2), allied(1, 4)] }],
    ['short-of-gold', { from: 7, to: 12 }, { changes: [allied(1, 3), gold(5)] }, { cost: 6 }],
    [null, { from: 7, to: 12 }, { changes: [allied(1, 3), gold(6)] }],
  ];
  judge(buildBridge, rows);
});

test('DOM-2.6 DOM-14.1 the ruler of either bank breaks a bridge, unless enemies stand in the field of one', () => {
  const mine = province(8, { ruler: 1 });
  judge(demolish, [
    ['no-border', { from: 1, to: 20 }],
    ['no-river', { from: 1, to: 2 }],
    ['no-such-bridge', { from: 7, to: 12 }],
    ['bridge-not-yours', { from: 8, to: 13 }],
    [null, { from: 8, to: 13 }, { changes: [mine] }],
    [null, { from: 13, to: 8 }, { changes: [mine] }],
    [null, { from: 8, to: 13 }, { changes: [mine, unit(9, { province: 13 })] }],
    [
      'hostile-units-there',
      { from: 8, to: 13 },
      { changes: [mine, unit(9, { province: 13 }), war(2, 1)] },
      { province: 13 },
    ],
    [null, { from: 8, to: 13 }, { changes: [mine, unit(33, { owner: 2 }), war(2, 1)] }],
    [null, { from: 8, to: 13 }, { changes: [mine, gold(0)] }],
  ]);
});

test('DOM-3.3 DOM-14.1 a court has three underlings at most, and each costs three gold', () => {
  const { underlings } = actingOn().state.domains[1] ?? { underlings: [] };
  const full = domain(1, { underlings: [...underlings, ...underlings].slice(0, 3) });
  judge(recruit, [
    [null, { name: 'Odo' }],
    ['enough-underlings', { name: 'Odo' }, { changes: [full] }],
    [null, { name: 'Odo' }, { changes: [gold(3)] }],
    ['short-of-gold', { name: 'Odo' }, { changes: [gold(2)] }, { cost: 3 }],
  ]);
});

test('DOM-4.14 DOM-14.1 largesse goes to own provinces that nobody occupies, a gold to each', () => {
  judge(largesse, [
    [null, { provinces: [1, 2] }],
    ['not-your-province', { provinces: [1, 4] }, {}, { province: 4 }],
    ['province-occupied', { provinces: [1, 2] }, { changes: [province(2, { occupiedBy: 2 })] }, { province: 2 }],
    [null, { provinces: [1, 2] }, { changes: [gold(2)] }],
    ['short-of-gold', { provinces: [1, 2] }, { changes: [gold(1)] }, { cost: 2 }],
  ]);
});

test('DOM-4.12 DOM-14.1 what is granted is one’s own and free, and goes to another who is still in the game', () => {
  judge(grant, [
    [null, { domain: 2, province: 6 }],
    [null, { domain: 2, holding: 2 }],
    ['same-domain', { domain: 1, province: 6 }],
    ['eliminated', { domain: 2, province: 6 }, { changes: [domain(2, { controller: 'eliminated' })] }],
    ['not-your-province', { domain: 2, province: 8 }],
    ['province-occupied', { domain: 2, province: 6 }, { changes: [province(6, { occupiedBy: 3 })] }],
    ['unknown-holding', { domain: 2, holding: 99 }, {}, { holding: 99 }],
    ['not-your-holding', { domain: 2, holding: 6 }],
    ['besieged-or-occupied', { domain: 2, holding: 2 }, { changes: [holding(2, { siegeLevel: 0 })] }],
    ['besieged-or-occupied', { domain: 2, holding: 2 }, { changes: [holding(2, { occupiedBy: 3 })] }],
  ]);
});
