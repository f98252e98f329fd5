import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { tell } from '../src/event-kinds.ts';
import { area, position } from './position.ts';

const AT_PEACE = position({ players: ['CHE', 'SSX'] });

test('HEP-15.1 what happens on the board is told to all', () => {
  const event = { kind: 'church-built', rule: 'HEP-13.6', kingdom: area('CHE'), cost: 20, gold: 0 } as const;
  expect(tell(event, AT_PEACE)).toEqual([{ to: 'all', told: event }]);
});

test('HEP-15.2 a Proposal is public, and names whom it is made to', () => {
  const [from, to] = [area('CHE'), area('SSX')];
  const event = { kind: 'proposed', rule: 'HEP-5.19', from, to, treaty: 'pact', turn: 1 } as const;
  const named = [seatId('CHE'), seatId('SSX')];
  expect(tell(event, AT_PEACE)).toEqual([{ to: 'all', told: event, named }]);
});

test('HEP-15.2 a message is heard by its two ends only, or by all', () => {
  const event = { kind: 'message-sent', rule: 'HEP-15.2', from: area('CHE'), text: 'Hail.' } as const;
  const hearers = (to: number | null) => tell({ ...event, to }, AT_PEACE).map((hearing) => hearing.to);
  expect(hearers(area('SSX'))).toEqual([[seatId('CHE'), seatId('SSX')]]);
  expect(hearers(null)).toEqual(['all']);
});

test('HEP-15.2 a message that is skipped is told to its sender only: nobody else reads it', () => {
  const refusal = { code: 'not-a-player', kingdom: area('LIN') } as const;
  const message = { verb: 'MESSAGE', args: { to: 'LIN', text: 'Sudsexe shall fall.' } } as const;
  const event = { kind: 'skipped', rule: 'HEP-1.8', kingdom: area('CHE'), order: message, refusal, gold: 3 } as const;
  expect(tell(event, AT_PEACE)).toEqual([{ to: [seatId('CHE')], told: event }]);
  const other = { ...event, order: { verb: 'CHURCH', args: {} } } as const;
  expect(tell(other, AT_PEACE)).toEqual([{ to: 'all', told: other }]);
});

test('HEP-15.2, HEP-15.3 the line of a message that was sent is told to its sender only, unless it went to ALL', () => {
  const message = (to: string) => ({ verb: 'MESSAGE', args: { to, text: 'Sudsexe shall fall.' } }) as const;
  const acted = (to: string) =>
    ({
      kind: 'acted',
      rule: 'HEP-15.3',
      kingdom: area('CHE'),
      order: message(to),
      goldBefore: 3,
      gold: 3,
    }) as const;
  expect(tell(acted('LIN'), AT_PEACE)).toEqual([{ to: [seatId('CHE')], told: acted('LIN') }]);
  expect(tell(acted('ALL'), AT_PEACE)).toEqual([{ to: 'all', told: acted('ALL') }]);
});
