import { describe, expect, test } from 'vitest';
import { CORRESPONDENCE } from '../../src/correspondence.ts';
import { order, post } from '../play.ts';
import { area, type GivenPosition } from '../position.ts';

const PLAYERS: GivenPosition = { players: ['CHE', 'SSX', 'LIN'], kingdoms: { LIN: { controller: 'eliminated' } } };
const message = (to: string) => order('MESSAGE', { to, text: 'Hail.' });

describe('section 14: messages', () => {
  test('HEP-14.1 to a State that a player leads, or to all', () => {
    const turn = post(PLAYERS, 'CHE', [message('SSX'), message('ALL')]);
    expect(turn.of('message-sent').map(({ from, to, text }) => [from, to, text])).toEqual([
      [area('CHE'), area('SSX'), 'Hail.'],
      [area('CHE'), null, 'Hail.'],
    ]);
  });

  test.each([
    ['an NPC State', 'COR', 'not-a-player'],
    ['oneself', 'CHE', 'oneself'],
    ['an eliminated State', 'LIN', 'eliminated'],
    ['whom nobody knows', 'XXX', 'unknown-kingdom'],
  ])('HEP-14.1 not to %s', (_, to, code) => {
    expect(post(PLAYERS, 'CHE', [message(to)]).skipped).toEqual([code]);
  });

  test('HEP-15.2 its words are for one ruler, or for all', () => {
    expect([CORRESPONDENCE.carries(message('SSX')), CORRESPONDENCE.carries(message('ALL'))]).toEqual([
      'private',
      'public',
    ]);
    expect(CORRESPONDENCE.carries(order('END', {}))).toBeNull();
  });

  test('HEP-15.2 its words are private, unless it goes to all: a digest stands for them in the record', () => {
    expect(CORRESPONDENCE.privateWords?.(message('SSX'))).toEqual({ arg: 'text', to: 'SSX' });
    expect([message('ALL'), order('END', {})].map((each) => CORRESPONDENCE.privateWords?.(each))).toEqual([null, null]);
  });
});
