import { seatId } from '@chancery/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { CORRESPONDENCE } from '../src/correspondence.ts';
import { fiveRealms } from './five-realms.ts';
import { SMALL_SETTING } from './small-world.ts';
import { type PlayedTurn, play } from './turn.ts';

const WORDS = 'We, Edward, make known that no tax is due on wool this year.';
let sent: PlayedTurn;
beforeAll(() => {
  sent = play(fiveRealms({}), {
    orders: { Eng: ['SEND AMBASSADOR Fra "Write to me."', `PROCLAIM "${WORDS}"`, 'DECLARE WAR Sco'] },
  });
});

describe('letters and press that come of orders', () => {
  test('MD-3.25 the ambassador of a realm gives the other its address', () =>
    expect(sent.of('ambassador-sent').map((event) => CORRESPONDENCE.delivers(event, SMALL_SETTING))).toEqual([
      { kind: 'ambassador', from: seatId('Eng'), to: seatId('Fra'), text: 'Write to me.' },
    ]));

  test('MD-16.27 a proclamation that is published stands among the press', () =>
    expect(sent.of('proclaimed').map((event) => CORRESPONDENCE.delivers(event, SMALL_SETTING))).toEqual([
      { kind: 'proclamation', from: seatId('Eng'), text: WORDS },
    ]));

  test('MD-3.27 a proclamation written as a letter is the order to proclaim it', () => {
    const order = CORRESPONDENCE.proclamation?.(WORDS);
    expect(order).toEqual({ verb: 'PROCLAIM', args: { text: WORDS } });
  });

  test('MD-16.30 what an ambassador says is private: a digest stands for it in the record', () => {
    const say = (args: { realm: string; text?: string }) =>
      CORRESPONDENCE.privateWords?.({ verb: 'SEND_AMBASSADOR', args });
    expect(say({ realm: 'Fra', text: 'Write to me.' })).toEqual({ arg: 'text', to: 'Fra' });
    expect(say({ realm: 'Fra' })).toBeNull();
    expect(CORRESPONDENCE.privateWords?.({ verb: 'PROCLAIM', args: { text: WORDS } })).toBeNull();
  });

  test('orders that carry words are known, and only they', () => {
    expect(CORRESPONDENCE.carries({ verb: 'SEND_AMBASSADOR', args: { realm: 'Fra' } })).toBe('private');
    expect(CORRESPONDENCE.carries({ verb: 'PROCLAIM', args: { text: WORDS } })).toBe('public');
    expect(CORRESPONDENCE.carries({ verb: 'DECLARE_WAR', args: { realm: 'Fra' } })).toBe(null);
    const others = sent.events.filter(({ kind }) => kind !== 'ambassador-sent' && kind !== 'proclaimed');
    expect(
      others.map((event) => CORRESPONDENCE.delivers(event, SMALL_SETTING)).filter((delivery) => delivery !== null),
    ).toEqual([]);
  });
});
