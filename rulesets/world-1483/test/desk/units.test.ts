import { expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { land as LAND } from '../../src/orders/moves/land.ts';
import { UNIT_TABLE } from '../../src/units-spec.ts';
import { boardOf } from '../board.ts';
import { aboard } from '../deeds.ts';
import { knownOn } from './known.ts';

const plain = boardOf({
  turn: 3,
  nations: { England: {}, France: {} },
  lands: {
    London: { owner: 'England', units: ['3 inf', '2 cav', '1 gen 4'] },
    Kent: { owner: 'England', units: ['1 inf'] },
    Rouen: { owner: 'France', units: ['4 inf'] },
  },
  seas: { Channel: { units: ['2 mer of England', '1 inf of England'] } },
  borders: ['London-Kent'],
});
const [ship = 0] = plain.ids('Channel', 'England', 'mer');
const BOARD = aboard(plain, 'Channel', ship);
const MARCH: Order = {
  verb: 'MARCH',
  section: 'actions',
  args: { units: [{ count: 2, type: 'inf' }], from: BOARD.place('London'), to: [BOARD.place('Kent')] },
};

test('what stands in one place is one thing to take in hand, named by the place', () => {
  const rows = UNIT_TABLE.rows(knownOn(BOARD, 'England'), []);
  expect(rows.map(({ unit, label, kind, area, miniature }) => [unit, label, kind, area, miniature])).toEqual([
    ['1', 'London', 'land', 1, 'horse'],
    ['2', 'Kent', 'land', 2, 'foot'],
    ['4', 'Channel', 'sea', 4, 'ship'],
  ]);
  expect(rows[0]?.cells).toEqual({
    place: 'London',
    units: '3 infantry and 2 cavalry',
    count: '5',
    general: 'skill 4',
    state: '',
    lines: '',
  });
});

test('a row tells how many lines take units from it, and who cannot move', () => {
  const units = BOARD.state.units.map((unit) => (unit.type === 'cav' ? { ...unit, movedTurn: 3 } : unit));
  const tired = { ...BOARD, state: { ...BOARD.state, units } };
  const [london, kent] = UNIT_TABLE.rows(knownOn(tired, 'England'), [MARCH]);
  expect(london?.cells).toMatchObject({ state: '2 cannot move', lines: '1 line' });
  expect(kent?.cells).toMatchObject({ state: '', lines: '' });
});

test('a plan tells figures, generals, cargo and lines', () => {
  const plan = (unit: string) => UNIT_TABLE.plan(knownOn(BOARD, 'England'), unit, [MARCH]).map(({ text }) => text);
  expect(plan('1')).toEqual([
    '3 infantry: attack 3, defence 6, movement 1.',
    '2 cavalry: attack 6, defence 3, movement 2.',
    'General #6, skill 4.',
    'MARCH 2 inf FROM London TO Kent',
  ]);
  expect(plan('4')).toContain(`Aboard: #${ship} carries 1 infantry.`);
  expect(plan('4')).toContain('Room for 3 more transport points.');
  expect(plan('2')).toContain('No line moves them.');
  expect(plan('3')).toEqual([]);
});

test('whoever rules nothing has no units', () => {
  expect(UNIT_TABLE.rows(knownOn(BOARD), [])).toEqual([]);
});

test('a fleet that sails in this turn is where it arrives as well, so that it can land its army', () => {
  const sea = boardOf({
    nations: { England: {} },
    lands: { London: { owner: 'England', coasts: ['Channel'], units: ['2 inf'] }, Brest: { coasts: ['Biscay'] } },
    seas: { Channel: { seas: ['Biscay'], units: ['1 mer of England'] }, Biscay: {} },
  });
  const { place } = sea;
  const units = [{ count: 2, type: 'inf' }] as const;
  const sail: Order = {
    verb: 'SAIL',
    section: 'actions',
    args: {
      units: [{ count: 1, type: 'mer' }],
      from: place('Channel'),
      via: [place('Biscay')],
      load: units,
      loadFrom: place('London'),
      loadAt: place('Channel'),
    },
  };
  const known = knownOn(sea, 'England');
  const rows = UNIT_TABLE.rows(known, [sail]);
  expect(rows.map(({ unit, cells }) => [unit, cells.units, cells.state])).toEqual([
    ['1', '2 infantry', ''],
    ['3', '1 merchantman', ''],
    ['4', '2 infantry and 1 merchantman', 'arrives this turn'],
  ]);
  expect(LAND.options(known, [])).toBeNull();
  expect(LAND.options(known, [sail])).toMatchObject({
    param: 'from',
    of: [{ value: place('Biscay') }],
    then: { ask: 'groups', then: { param: 'to', of: [{ value: place('Brest') }] } },
  });
});
