import { leavesOf, MASTER, orderKindsOf, PUBLIC, readSheetText } from '@chancery/core';
import { expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { ORDERS } from '../../src/orders/index.ts';
import { setStatus } from '../../src/orders/master/set-status.ts';
import type { MdKnown } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { ENGLAND } from '../english-position.ts';
import { orderClause } from '../order-clause.ts';
import { england, foundIn } from '../ordering.ts';
import { position } from '../position.ts';

const POSITION = position(ENGLAND);
const MASTERS: MdKnown = { setting: POSITION.setting, view: view(POSITION, MASTER) };

const act = (line: string): readonly unknown[] => {
  const [reading] = readSheetText({ orders: ORDERS }, MASTERS, line, { by: 'master' }).lines;
  return [reading?.order, ...(reading?.findings ?? []).map(({ level, refusal }) => `${level} ${refusal.code}`)];
};

orderClause('MD-16.6', {
  means: [['PUBLISH ALLIANCE Sco', { verb: 'PUBLISH_ALLIANCE', args: { realm: 'Sco' } }]],
  found: [
    ['PUBLISH ALLIANCE Sco'],
    ['PUBLISH ALLIANCE Fra', 'illegal not-allied'],
    ['PUBLISH ALLIANCE Eng', 'illegal oneself'],
  ],
});

test('MD-12.62 the master sets the status of a realm', () => {
  const order: Order = { verb: 'SET_STATUS', args: { realm: 'Fra', status: 'commoner' } };
  expect(act('SET STATUS Fra commoner')).toEqual([order]);
  expect(act('SET STATUS Fra duke')).toEqual([undefined]);
});

test('MD-18.4 the master gives a realm to the computer or to a player', () => {
  expect(act('SET CONTROL Nor computer')).toEqual([
    { verb: 'SET_CONTROL', args: { realm: 'Nor', control: 'computer' } },
  ]);
  expect(act('SET CONTROL Nor defeated')).toEqual([undefined]);
});

test('MD-2.17 only the master gives special permission in independent provinces', () => {
  const args = { province: 3, realm: 'Eng', on: true };
  expect(act('PERMIT INDEPENDENT Wessex Eng')).toEqual([{ verb: 'PERMIT_INDEPENDENT', args }]);
  expect(act('FORBID INDEPENDENT Wessex Eng')).toEqual([{ verb: 'PERMIT_INDEPENDENT', args: { ...args, on: false } }]);
  expect(act('PERMIT INDEPENDENT Kent Fra').at(-1)).toBe('illegal not-independent');
  expect(foundIn(england(ENGLAND), 'PERMIT INDEPENDENT Wessex Eng')).toEqual(['malformed unknown-verb']);
  expect(foundIn(england(ENGLAND), 'GRANT PERMISSION Wessex Fra')).toEqual(['illegal not-yours']);
});

test("MD-12.62 an act is the master's alone, and an order a ruler's", () => {
  const order = { verb: 'SET_STATUS', args: { realm: 'Eng', status: 'royalty' } } as const;
  const codes = (known: MdKnown, kind: typeof setStatus): readonly string[] =>
    kind.check(known, order, { orders: [order], index: 0, depth: 'warnings' }).map(({ refusal }) => refusal.code);
  expect(codes(england(ENGLAND), setStatus)).toEqual(['masters-only']);
  const hold = { verb: 'HOLD', unit: 'A1', args: {} } as const;
  const visitor: MdKnown = { setting: POSITION.setting, view: view(POSITION, PUBLIC) };
  for (const known of [MASTERS, visitor]) {
    expect(ORDERS.kinds.HOLD.check(known, hold, { orders: [hold], index: 0, depth: 'warnings' })).toEqual([
      { level: 'illegal', refusal: { code: 'rulers-only' } },
    ]);
  }
});

test('MD-12.62 every act that the menus offer the master passes the check', () => {
  for (const kind of orderKindsOf(ORDERS, 'master')) {
    const choice = kind.options(MASTERS, []);
    const leaves = choice ? leavesOf(kind, choice, 200) : [];
    expect(leaves.length).toBeGreaterThan(4);
    for (const order of leaves) {
      expect([order, kind.check(MASTERS, order, { orders: [order], index: 0, depth: 'warnings' })]).toEqual([
        order,
        [],
      ]);
    }
    expect(kind.options(england(ENGLAND), [])).toBeNull();
  }
});
