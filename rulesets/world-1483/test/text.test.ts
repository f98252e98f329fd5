import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { TEXT } from '../src/text/en.ts';
import type { Told } from '../src/told.ts';
import { view } from '../src/view.ts';
import { board, nation, place } from './shores.ts';

/** The same news as the nation itself reads it, and as others do. */
const read = (by: string, news: object): string => {
  const known = { setting: board.setting, view: view(board, { kind: 'seat', seat: seatId(by) }) };
  return TEXT.told({ rule: 'W83-1.1', ...news } as Told, known)
    .map(({ text }) => text)
    .join(' ');
};
const [england, france, brittany] = [nation('England'), nation('France'), nation('Brittany')];
const lots = [{ owner: england, type: 'inf', count: 2, place: place('London') }];

describe('a nation is you where it reads of itself', () => {
  test.each([
    [
      { kind: 'status-changed', nation: england, to: 'conquered' },
      'You are conquered: no city is left to you.',
      'England is conquered: it has no city left.',
    ],
    [
      { kind: 'war-ended', attacker: france, defender: england, how: 'peace' },
      'Your war with France is over, by a treaty of peace.',
      'The war of France and England is over, by a treaty of peace.',
    ],
    [
      { kind: 'engaged', nation: england, lots, territory: place('London'), owner: england, how: 'expulsion' },
      'You expel guests from London with 2 infantry.',
      'England expels guests from London with 2 infantry.',
    ],
    [
      { kind: 'turn-missed', nation: england, missed: 2, announced: false, defends: true },
      'You sent no orders for the second time in a row, and the rules defend your nation.',
      'England sent no orders for the second time in a row, and defends itself.',
    ],
    [
      { kind: 'seat-changed', nation: england, to: 'open' },
      'You are an open position, which the rules defend.',
      'England is an open position, which the rules defend.',
    ],
    [
      {
        kind: 'sailed',
        nation: england,
        lots,
        from: place('Channel'),
        to: place('Channel'),
        deep: false,
        stop: 'strait closed',
      },
      'Your 2 infantry stayed in Channel: the strait was closed to them.',
      'England’s 2 infantry stayed in Channel: the strait was closed to them.',
    ],
    [
      { kind: 'marched', nation: england, lots, from: place('London'), to: place('London'), stop: 'engaged' },
      'You led 2 infantry out of London: they met resistance.',
      'England led 2 infantry out of London: they met resistance.',
    ],
    [
      { kind: 'marched', nation: england, lots, from: place('London'), to: place('Kent'), stop: null },
      'You marched 2 infantry from London to Kent.',
      'England marched 2 infantry from London to Kent.',
    ],
    [
      { kind: 'tribute-paid', payer: england, receiver: france, due: 4, paid: 3, left: 1 },
      'You paid France a tribute of 3 resources, of 4 due; 1 payment to come.',
      'England paid France a tribute of 3 resources, of 4 due; 1 payment to come.',
    ],
    [
      { kind: 'box-moved', npc: brittany, nation: england, from: 2, to: 3, why: 'influence' },
      'Brittany has you at Favorable, before at Neutral, by influence.',
      'Brittany has England at Favorable, before at Neutral, by influence.',
    ],
  ])('%o', (news, own, foreign) => {
    expect(read('england', news)).toBe(own);
    expect(read('spain', news)).toBe(foreign);
  });
});

test('what the host is asked of a bid has what both sides weigh (W83-5.35)', () => {
  const known = { setting: board.setting, view: view(board, { kind: 'master' }) };
  const facts = { nation: england, npc: brittany, target: france, bid: 12, strength: 60, resistance: 30 };
  expect(TEXT.question({ facts } as never, known)).toBe(
    'England offers Brittany 12 resources to fight France. Brittany weighs 60, its enemy 30; by the rules it accepts where twice the one is at least three times the other. Is the offer accepted?',
  );
});

test('the turn is called by its phase, and the game has no end (W83-20.40)', () => {
  const known = { setting: board.setting, view: view(board, { kind: 'seat', seat: seatId('england') }) };
  expect(TEXT.turn(known)).toBe(`Turn ${board.state.turn}, phase ${board.state.phase}`);
  expect(TEXT.ends?.(board.setting)).toContain('no end');
});
