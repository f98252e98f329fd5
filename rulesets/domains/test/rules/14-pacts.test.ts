import { test } from 'vitest';
import { declareWar } from '../../src/actions/diplomacy/declare-war.ts';
import { proposing } from '../../src/actions/diplomacy/propose.ts';
import { nameHeir, setTax } from '../../src/actions/free/affairs.ts';
import { breakPact, deny, permit, revoke, sendGold, undeny } from '../../src/actions/free/pacts.ts';
import { disband, enter, leave, recall, setJoining, setTask } from '../../src/actions/free/units.ts';
import { termsFault } from '../../src/actions/proposals.ts';
import type { Proposal } from '../../src/state.ts';
import {
  actingOn,
  allied,
  domain,
  holding,
  judge,
  permitted,
  person,
  type Row,
  route,
  unit,
  war,
} from '../conditions.ts';

/** Each condition of treaties and free orders, on both its sides. */

const gone = (number: number) => domain(number, { controller: 'eliminated' });
const PROPOSE = proposing(() => []);

test('DOM-8.12 DOM-8.21 war is declared once, on another who is still in the game', () => {
  judge(declareWar, [
    [null, { domain: 2 }],
    ['same-domain', { domain: 1 }],
    ['eliminated', { domain: 2 }, { changes: [gone(2)] }],
    ['war-declared-already', { domain: 2 }, { changes: [war(1, 2)] }],
    ['war-declared-already', { domain: 2 }, { changes: [war(1, 2, { active: false })] }],
    [null, { domain: 2 }, { changes: [war(2, 1)] }],
    [null, { domain: 2 }, { changes: [war(1, 3)] }],
  ]);
});

test('DOM-8.1 DOM-14.1 what is proposed could take effect between two others who live, and enemies make only peace', () => {
  judge(PROPOSE, [
    [null, { domain: 2, what: 'alliance' }],
    ['same-domain', { domain: 1, what: 'alliance' }],
    ['eliminated', { domain: 2, what: 'alliance' }, { changes: [gone(2)] }, { domain: 2 }],
    ['allied-already', { domain: 2, what: 'alliance' }, { changes: [allied(2, 1)] }],
    ['at-war', { domain: 2, what: 'alliance' }, { changes: [war(2, 1)] }],
    ['at-war', { domain: 2, what: 'passage' }, { changes: [war(1, 2)] }],
    [null, { domain: 2, what: 'passage' }, { changes: [allied(1, 2)] }],
    [null, { domain: 2, what: 'passage', provinces: [4, 5] }],
    ['not-your-province', { domain: 2, what: 'passage', provinces: [4, 6] }, {}, { province: 6 }],
    ['not-at-war', { domain: 2, what: 'peace' }],
    ['not-at-war', { domain: 2, what: 'peace' }, { changes: [war(1, 2, { active: false })] }],
    [null, { domain: 2, what: 'peace' }, { changes: [war(1, 2)] }],
    [null, { domain: 2, what: 'loan', units: ['ALD1'] }],
    ['unknown-unit', { domain: 2, what: 'loan', units: ['BRA1'] }],
    // What it has borrowed and commands is not its own to lend.
    [
      'no-units',
      { domain: 2, what: 'loan', units: ['CAR1'] },
      { changes: [unit(17, { loanedTo: 1, borrowerCommands: true })] },
      { units: [17] },
    ],
  ]);
});

test('DOM-8.1 whoever has lost everything proposes nothing', () => {
  const { state, setting } = actingOn({ changes: [gone(1)] });
  const terms = { provinces: [], holdings: [], units: [], borrowerCommands: false, borrowerPays: false };
  judge(
    {
      fault: (_, proposal: Proposal['proposal']) => termsFault(state, setting, { ...terms, from: 1, to: 2, proposal }),
    },
    [['eliminated', 'alliance', {}, { domain: 1 }]],
  );
});

test('DOM-5.6 DOM-14.1 a route joins two guilds of level 2 that are apart, each on no other, for two gold of the proposer', () => {
  const two = (id: number) => holding(id, { level: 2 });
  const rows: readonly Row<Parameters<typeof PROPOSE.fault>[1]>[] = [
    // Guilds of Alder in Hobfield (7) and Alderburgh (5), of Brant in Brantholm (17) and Kestrel Hill (19).
    [null, { domain: 2, what: 'trade', first: 5, second: 17 }],
    ['bad-route', { domain: 2, what: 'trade', first: 99, second: 17 }, {}, { why: 'not a guild' }],
    ['bad-route', { domain: 2, what: 'trade', first: 5, second: 99 }, {}, { why: 'not a guild' }],
    ['bad-route', { domain: 2, what: 'trade', first: 1, second: 17 }, {}, { why: 'not a guild' }],
    ['bad-route', { domain: 2, what: 'trade', first: 5, second: 13 }, {}, { why: 'not a guild' }],
    ['bad-route', { domain: 2, what: 'trade', first: 6, second: 17 }, {}, { why: 'owners' }],
    ['bad-route', { domain: 2, what: 'trade', first: 5, second: 18 }, {}, { why: 'owners' }],
    [
      'bad-route',
      { domain: 2, what: 'trade', first: 5, second: 17 },
      { changes: [holding(5, { level: 1 })] },
      { why: 'level' },
    ],
    [
      'bad-route',
      { domain: 2, what: 'trade', first: 5, second: 17 },
      { changes: [holding(17, { level: 1 })] },
      { why: 'level' },
    ],
    ['bad-route', { domain: 5, what: 'trade', first: 5, second: 6 }, {}, { why: 'same province' }],
    ['bad-route', { domain: 5, what: 'trade', first: 5, second: 8 }, { changes: [two(8)] }, { why: 'bordering' }],
    [null, { domain: 5, what: 'trade', first: 5, second: 18 }],
    [null, { domain: 5, what: 'trade', first: 6, second: 18 }, { by: 5 }],
    ['bad-route', { domain: 2, what: 'trade', first: 5, second: 17 }, { changes: [route(5, 30)] }, { why: 'taken' }],
    ['bad-route', { domain: 2, what: 'trade', first: 5, second: 17 }, { changes: [route(30, 5)] }, { why: 'taken' }],
    ['bad-route', { domain: 2, what: 'trade', first: 5, second: 17 }, { changes: [route(17, 30)] }, { why: 'taken' }],
    ['bad-route', { domain: 2, what: 'trade', first: 5, second: 17 }, { changes: [route(30, 17)] }, { why: 'taken' }],
    [null, { domain: 2, what: 'trade', first: 5, second: 17 }, { changes: [route(6, 30)] }],
    ['at-war', { domain: 2, what: 'trade', first: 5, second: 17 }, { changes: [war(1, 2)] }],
    [null, { domain: 2, what: 'trade', first: 5, second: 17 }, { changes: [domain(1, { treasury: 2 })] }],
    [
      'short-of-gold',
      { domain: 2, what: 'trade', first: 5, second: 17 },
      { changes: [domain(1, { treasury: 1 })] },
      { cost: 2 },
    ],
  ];
  judge(PROPOSE, rows);
});

test('DOM-8.5 DOM-14.2 an alliance or a route is broken that there is', () => {
  judge(breakPact, [
    ['not-allied', { domain: 2, what: 'alliance' }],
    [null, { domain: 2, what: 'alliance' }, { changes: [allied(1, 2)] }],
    [null, { domain: 2, what: 'alliance' }, { changes: [allied(2, 1)] }],
    ['not-allied', { domain: 2, what: 'alliance' }, { changes: [allied(2, 3)] }],
    ['no-proposal', { domain: 2, what: 'trade' }, {}, { proposal: 'trade' }],
    [null, { domain: 2, what: 'trade' }, { changes: [route(5, 17)] }],
    [null, { domain: 2, what: 'trade' }, { changes: [route(17, 5)] }],
    ['no-proposal', { domain: 2, what: 'trade' }, { changes: [route(6, 17)] }],
    ['no-proposal', { domain: 2, what: 'trade' }, { changes: [route(5, 30)] }],
    ['no-proposal', { domain: 1, what: 'trade' }, { changes: [route(5, 17)] }],
    [null, { domain: 5, what: 'trade' }, { by: 5, changes: [route(6, 18)] }],
  ]);
});

test('DOM-8.2 DOM-14.2 only allies are denied passage, and given it again', () => {
  for (const deed of [deny, undeny])
    judge(deed, [
      ['not-allied', { domain: 2 }],
      [null, { domain: 2 }, { changes: [allied(1, 2)] }],
    ]);
});

test('DOM-8.6 DOM-8.7 DOM-14.2 leave is given to others for own provinces, and taken back when its time is over', () => {
  judge(permit, [
    [null, { domain: 2, what: 'passage' }],
    [null, { domain: 2, what: 'passage', provinces: [1] }],
    ['same-domain', { domain: 1, what: 'passage' }],
    ['eliminated', { domain: 2, what: 'passage' }, { changes: [gone(2)] }],
    ['not-your-province', { domain: 2, what: 'holdings', provinces: [1, 4] }, {}, { province: 4 }],
  ]);
  const until = (turn: number) => (state: ReturnType<typeof actingOn>['state']) => ({
    ...state,
    permissions: [{ by: 1, to: 2, what: 'passage' as const, provinces: [], revocableFrom: turn }],
  });
  judge(revoke, [
    ['no-permission', { domain: 2, what: 'passage' }],
    [null, { domain: 2, what: 'passage' }, { changes: [until(1)] }],
    ['not-revocable-yet', { domain: 2, what: 'passage' }, { changes: [until(2)] }, { turn: 2 }],
    ['no-permission', { domain: 2, what: 'holdings' }, { changes: [until(1)] }],
    ['no-permission', { domain: 3, what: 'passage' }, { changes: [until(1)] }],
    [
      'no-permission',
      { domain: 2, what: 'passage' },
      { changes: [permitted(2, 1, 'passage'), permitted(3, 2, 'passage')] },
    ],
  ]);
});

test('DOM-4.13 DOM-14.2 gold that one has is sent to others', () => {
  judge(sendGold, [
    [null, { domain: 2, gold: 20 }, { changes: [domain(1, { treasury: 20 })] }],
    ['short-of-gold', { domain: 2, gold: 21 }, { changes: [domain(1, { treasury: 20 })] }, { cost: 21, treasury: 20 }],
    ['same-domain', { domain: 1, gold: 1 }],
    ['eliminated', { domain: 2, gold: 1 }, { changes: [gone(2)] }],
  ]);
});

test('DOM-3.8 DOM-5.8 DOM-14.2 heirs are own underlings, and rates are of own provinces', () => {
  judge(nameHeir, [
    [null, { underling: person(1, 0) }],
    ['no-such-underling', { underling: person(1, -1) }],
    ['no-such-underling', { underling: person(2, 0) }],
  ]);
  judge(setTax, [
    [null, { provinces: [1, 2], rate: 'heavy' }],
    ['not-your-province', { provinces: [1, 8], rate: 'heavy' }, {}, { province: 8 }],
  ]);
});

test('DOM-6.19 DOM-14.2 own units are disbanded, but not in a besieged holding', () => {
  judge(disband, [
    [null, { units: ['ALD1', 'ALD6'] }],
    ['unknown-unit', { units: ['BRA1'] }],
    [
      'not-commanded',
      { units: ['ALD1', 'CAR1'] },
      { changes: [unit(17, { loanedTo: 1, borrowerCommands: true })] },
      { unit: 17 },
    ],
    ['siege-bars-it', { units: ['ALD1', 'ALD6'] }, { changes: [holding(1, { siegeLevel: 3 })] }, { holding: 1 }],
    [null, { units: ['ALD6'] }, { changes: [holding(1, { siegeLevel: 3, occupiedBy: 1 })] }],
    ['too-few-units', { troops: [{ count: 6, type: 'Infantry', province: 2 }] }, {}, { wanted: 6, there: 2 }],
  ]);
});

test('DOM-7.22 DOM-7.11 DOM-14.2 units leave a holding where no siege and no enemy is, and the field is open to them', () => {
  judge(leave, [
    [null, { units: ['ALD6'] }],
    ['not-inside', { units: ['ALD1'] }],
    ['hostile-units-there', { units: ['ALD6'] }, { changes: [war(2, 1), unit(9, { province: 2 })] }, { province: 2 }],
    [null, { units: ['ALD6'] }, { changes: [unit(9, { province: 2 })] }],
    ['siege-bars-it', { units: ['ALD6'] }, { changes: [holding(1, { siegeLevel: 4 })] }],
    // A guild on foreign soil: its men stay inside until they have leave.
    [
      'no-leave-to-come-out',
      { units: ['WEA1'] },
      { by: 5, changes: [unit(33, { province: 2, inside: 6 })] },
      { unit: 33 },
    ],
    [null, { units: ['WEA1'] }, { by: 5, changes: [unit(33, { province: 2, inside: 6 }), permitted(1, 5, 'passage')] }],
  ]);
});

test('DOM-7.22 DOM-4.15 DOM-14.2 units enter from the field beside it a holding of their own or an ally’s with room', () => {
  judge(enter, [
    [null, { units: ['ALD1', 'ALD2'], holding: 1 }],
    ['unknown-holding', { units: ['ALD1'], holding: 99 }],
    ['not-an-own-or-allied-holding', { units: ['ALD1'], holding: 6 }],
    [null, { units: ['ALD1'], holding: 6 }, { changes: [allied(1, 5)] }],
    ['siege-bars-it', { units: ['ALD1'], holding: 1 }, { changes: [holding(1, { siegeLevel: 4 })] }],
    ['besieged-or-occupied', { units: ['ALD1'], holding: 1 }, { changes: [holding(1, { occupiedBy: 1 })] }],
    ['unknown-unit', { units: ['BRA1'], holding: 1 }],
    ['not-in-the-field', { units: ['ALD8'], holding: 1 }, {}, { unit: 8 }],
    ['not-in-the-field', { units: ['ALD6'], holding: 1 }, {}, { unit: 6 }],
    // Room for six points, of which two are taken.
    [null, { units: ['ALD1', 'ALD2', 'ALD3', 'ALD4'], holding: 1 }, { changes: [holding(1, { level: 3 })] }],
    [
      'no-room-inside',
      { units: ['ALD1', 'ALD2', 'ALD3', 'ALD4', 'ALD5'], holding: 1 },
      { changes: [holding(1, { level: 3 })] },
    ],
  ]);
});

test('DOM-8.9 DOM-10.6 DOM-13.1 DOM-14.3 loans are recalled, own units join Scouts or not, and tasks are of holdings that there are', () => {
  judge(recall, [
    ['no-units', { units: ['ALD1'] }],
    [null, { units: ['ALD1'] }, { changes: [unit(1, { loanedTo: 2 })] }],
    [null, { units: ['ALD1'] }, { changes: [unit(1, { loanedTo: 2, borrowerCommands: true })] }],
    ['no-units', { units: ['BRA1'] }, { changes: [unit(9, { loanedTo: 3, borrowerCommands: true })] }],
  ]);
  judge(setJoining, [
    [null, { units: ['ALD1'], join: 'no' }],
    [
      'not-commanded',
      { units: ['CAR1'], join: 'no' },
      { changes: [unit(17, { loanedTo: 1, borrowerCommands: true })] },
    ],
  ]);
  judge(setTask, [
    [null, { units: ['ALD1'], task: 'besiege', holding: 13 }],
    [null, { units: ['ALD1'], task: 'none' }],
    ['unknown-holding', { units: ['ALD1'], task: 'besiege', holding: 99 }, {}, { holding: 99 }],
    ['unknown-holding', { units: ['ALD1'], task: 'besiege' }],
  ]);
});
