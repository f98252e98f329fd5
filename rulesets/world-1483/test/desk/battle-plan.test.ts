import { expect, test } from 'vitest';
import { battleIn } from '../../src/battle-plan/battle-in.ts';
import { odds } from '../../src/odds.ts';
import type { Order } from '../../src/order.ts';
import { boardOf } from '../board.ts';
import { aboard } from '../deeds.ts';
import { knownOn } from './known.ts';

const plain = boardOf({
  nations: { England: {}, France: {}, Spain: {} },
  lands: {
    London: { owner: 'England', units: ['3 inf', '2 cav', '1 gen 4/2'], coasts: ['Channel'] },
    Kent: { owner: 'England', units: ['1 inf'], coasts: ['Channel'] },
    Rouen: { owner: 'France', fort: 4, units: ['2 inf', '1 inf of Spain'], coasts: ['Channel'] },
    Tundra: { owner: -1, special: 'siberia', units: [] },
  },
  seas: {
    Channel: { seas: ['Biscay'], units: ['2 mer of England', '1 inf of England', '1 frg of France'] },
    Biscay: { units: ['1 sol of England', '1 frg of Spain'] },
  },
  borders: ['London-Tundra', 'London-Rouen'],
  straits: ['Kent-Rouen'],
  wars: [{ between: ['England', 'France'] }],
});
const [ship = 0] = plain.ids('Channel', 'England', 'mer');
const BOARD = aboard(plain, 'Channel', ship);
const known = knownOn(BOARD, 'England');
const { place } = BOARD;
const act = <V extends Order['verb']>(verb: V, args: Extract<Order, { verb: V }>['args']): Order =>
  ({ verb, section: 'actions', args }) as unknown as Order;
const MARCH = act('MARCH', {
  units: [
    { count: 'ALL', type: 'cav' },
    { count: 1, type: 'gen' },
  ],
  from: place('London'),
  to: [place('Rouen')],
  retreat: [{ measure: 'losses', sign: '>=', than: 2 }],
});
const LAND = act('LAND', { units: [{ count: 1, type: 'inf' }], from: place('Channel'), to: place('Rouen') });

test('who comes by the draft, each line a force, and who stands there', () => {
  const plan = battleIn(known, [MARCH, LAND], place('Rouen'));
  expect(plan?.attackers).toEqual([
    {
      label: 'England, from London',
      force: '2 cavalry, general 4, master tactician, retreat losses>=2',
    },
    { label: 'England, from Channel', force: '1 infantry, by sea' },
  ]);
  expect(plan?.defenders).toEqual([
    { label: 'France', force: '2 infantry' },
    { label: 'Spain', force: '1 infantry' },
  ]);
  expect(plan?.place).toBe('land, fort 4');
});

test('who could come besides, by land, across a strait and from ships', () => {
  expect(battleIn(known, [], place('Rouen'))?.nearby).toEqual([
    { label: 'England, from London', force: '3 infantry, 2 cavalry, general 4, master tactician' },
    { label: 'England, from Kent', force: '1 infantry, across a strait' },
    { label: 'England, from Channel', force: '1 infantry, by sea' },
  ]);
});

test('at home enemies beside it might come', () => {
  const plan = battleIn(known, [], place('Kent'));
  expect(plan?.defenders).toEqual([{ label: 'England', force: '1 infantry' }]);
  expect(plan?.nearby).toEqual([{ label: 'France, from Rouen', force: '2 infantry, across a strait' }]);
});

test('what nobody has rolled is asked as such', () => {
  expect(battleIn(known, [], place('Tundra'))?.defenders).toEqual([
    { label: 'What nobody knows', force: 'a siberian garrison' },
  ]);
});

test('guests who are expelled have no walls', () => {
  const held = boardOf({
    nations: { England: {}, France: {} },
    lands: { London: { owner: 'England', fort: 3, units: ['2 inf', '1 cav of France'] } },
  });
  const plan = battleIn(knownOn(held, 'England'), [act('EXPEL', { territory: 1 })], 1);
  expect(plan).toMatchObject({
    attackers: [{ label: 'England', force: '2 infantry' }],
    defenders: [{ label: 'France', force: '1 cavalry' }],
    place: 'land, expelled guests',
  });
});

test('at sea those at war meet, and whom a line attacks', () => {
  expect(battleIn(known, [], place('Channel'))).toMatchObject({
    attackers: [{ label: 'England', force: '1 laden merchantman, 1 merchantman' }],
    defenders: [{ label: 'France', force: '1 frigate' }],
    nearby: [{ label: 'England, from Biscay', force: '1 ship of the line' }],
    place: 'sea',
  });
  expect(battleIn(known, [], place('Biscay'))).toBeNull();
  const attack = act('SAIL', { units: [{ count: 1, type: 'sol' }], from: place('Biscay'), attack: ['ALL'] });
  expect(battleIn(known, [attack], place('Biscay'))).toMatchObject({
    attackers: [{ label: 'England, from Biscay', force: '1 ship of the line' }],
    defenders: [{ label: 'Spain', force: '1 frigate' }],
  });
});

test('every plan is understood by the odds', () => {
  for (const at of [place('Rouen'), place('Kent'), place('Tundra'), place('Channel')]) {
    const plan = battleIn(known, [MARCH, LAND], at);
    const sides = [...(plan?.attackers ?? []), ...(plan?.nearby ?? [])].map(({ force }) => force);
    const asked = {
      attackers: sides.slice(0, 3),
      defenders: (plan?.defenders ?? []).map(({ force }) => force),
      place: plan?.place ?? '',
      runs: 5,
      seed: 1,
    };
    expect(odds(asked)).toMatchObject({ ok: true });
  }
});

test('nobody but a ruler plans, and nothing is planned where nobody would meet', () => {
  expect(battleIn(knownOn(BOARD), [], place('Rouen'))).toBeNull();
  expect(battleIn(knownOn(BOARD, 'Spain'), [], place('Tundra'))).toBeNull();
});
