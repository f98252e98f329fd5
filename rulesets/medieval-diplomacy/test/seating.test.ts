import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { SEATING } from '../src/seating.ts';
import { fiveRealms } from './five-realms.ts';
import { SMALL_SETTING } from './small-world.ts';
import { play } from './turn.ts';

const ENG = seatId('Eng');

describe('what the rules have to do with the seats of the host', () => {
  test.each([
    ['player', 'ruler'],
    ['computer', 'rules'],
    ['defeated', 'gone'],
  ] as const)('MD-18.4 a realm of the %s is seated by: %s', (control, by) =>
    expect(SEATING.seatedBy(fiveRealms({ realms: { Eng: { control } } }), ENG)).toBe(by),
  );

  test('MD-18.20 the act that gives a realm to a player, or to local forces, is the master’s own', () => {
    expect(SEATING.act?.(SMALL_SETTING, ENG, 'ruler')).toEqual({
      verb: 'SET_CONTROL',
      args: { realm: 'Eng', control: 'player' },
    });
    const turn = play(fiveRealms({}), { acts: ['SET CONTROL Eng computer'], silent: ['Eng'] });
    expect(SEATING.seatedBy(turn.position, ENG)).toBe('rules');
  });

  test('MD-18.19 a realm is viable that owns a province', () => {
    const position = fiveRealms({ provinces: { Kent: { owner: 'Eng' } } });
    expect(SEATING.viable(position, ENG)).toBe(true);
    const { setting, state } = position;
    const landless = { ...state, provinces: state.provinces.map((each) => each && { ...each, owner: 2 as const }) };
    expect(SEATING.viable({ setting, state: landless }, ENG)).toBe(false);
  });

  test('MD-12.53 a coup unseats a ruler, and nothing else does', () => {
    const coup = { kind: 'coup', rule: 'MD-12.54', realm: 1 } as Parameters<typeof SEATING.unseats>[0];
    expect(SEATING.unseats(coup, SMALL_SETTING)).toBe(ENG);
    const quiet = play(fiveRealms({}), {});
    expect(quiet.events.filter((event) => SEATING.unseats(event, SMALL_SETTING) !== null)).toEqual([]);
  });
});
