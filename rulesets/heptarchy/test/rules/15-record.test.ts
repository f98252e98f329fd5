import {
  asRecorded,
  closeSealedList,
  isPublicLabel,
  openDice,
  reckonTurn,
  seatId,
  type TurnInputs,
} from '@chancery/core';
import { expect, test } from 'vitest';
import { heptarchy } from '../../src/index.ts';
import type { KingdomOrder } from '../../src/order.ts';
import { order } from '../play.ts';
import { area, type GivenPosition, position } from '../position.ts';

const RIDERS: GivenPosition = {
  players: ['CHE', 'SSX', 'LIN'],
  kingdoms: { CHE: { gold: 10, traditions: [] } },
  areas: { CHE: { resources: ['horses', 'grain'] }, SSX: { resources: ['timber'] } },
};
const message = (to: string, text: string) => order('MESSAGE', { to, text });

/** A Post of Chenth as a server makes it: its list is closed first. */
const posted = (orders: readonly KingdomOrder[]) => {
  const before = position(RIDERS);
  const unlisted = {
    turn: 1,
    secrets: { turn: '1'.repeat(64), closed: '2'.repeat(64) },
    sheets: [{ seat: seatId('CHE'), orders }],
    acts: [],
    rulings: {},
  };
  const drawn = () => '3'.repeat(64);
  const list = closeSealedList(heptarchy, 'c1', { before, unlisted }, { drawSalt: drawn, drawWordsSalt: drawn });
  const inputs: TurnInputs = { ...unlisted, list };
  const made = reckonTurn(heptarchy, before, inputs);
  if (!made.ok) throw new Error(made.incident.stack);
  return { ...made, inputs };
};

test('HEP-15.2 the record of a Post has no word of a message to somebody, and its addressee hears all of it', () => {
  const { resolved, recorded, contents } = posted([message('SSX', 'Hail.'), message('ALL', 'Peace!')]);
  const text = Object.values(contents).join('');
  expect(text).not.toContain('Hail.');
  expect(text).toContain('Peace!');
  expect(text).toMatch(/"text":"sha256:[0-9a-f]{64}"/);
  const heard = resolved.tellings.filter(({ to }) => to !== 'all' && to.includes(seatId('SSX')));
  expect(JSON.stringify(heard)).toContain('Hail.');
  expect(recorded.state).toEqual(resolved.state);
});

test('HEP-15.2 the list of a Post is closed over the digest of a message, and keeps what opens it', () => {
  const { inputs } = posted([message('SSX', 'Hail.')]);
  const [line] = inputs.list?.lines ?? [];
  expect(line?.words).toEqual([{ salt: '3'.repeat(64), words: 'Hail.', to: 'SSX' }]);
  expect(JSON.stringify(line?.line)).not.toContain('Hail.');
  expect(asRecorded(inputs).sheets).not.toEqual(inputs.sheets);
});

test('HEP-15.3 every die of a Post can be rolled again from what is told with it', () => {
  const { resolved, inputs } = posted([order('RAID', { area: area('SSX') })]);
  const again = openDice(inputs);
  expect(resolved.dice.length).toBeGreaterThan(0);
  for (const { label, sides, values } of resolved.dice) {
    const [name, place] = label.split('@') as [string, string];
    expect(isPublicLabel(heptarchy, name)).toBe(true);
    expect(values.map(() => again.at(name, place).d(sides))).toEqual(values);
  }
});
