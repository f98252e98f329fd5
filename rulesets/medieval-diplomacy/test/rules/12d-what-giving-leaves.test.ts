import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { army, fleet, garrison, unit } from '../position.ts';
import { play } from '../turn.ts';

describe('section 12: land given away, realms that are no more, and those who only pass by', () => {
  test('MD-12.47 a garrison of ships alone becomes a fleet and no army, an empty one nothing at all', () => {
    const given = fiveRealms({
      provinces: {
        Essex: { owner: 'Eng', fortLevel: 1 },
        Kent: { owner: 'Eng', harbour: true },
        Wessex: { owner: 'Eng' },
        York: { owner: 'Eng', harbour: true },
      },
      units: [garrison('Eng', 'York', { carrack: 2 })],
    });
    const turn = play(given, { orders: { Eng: ['GIVE PROVINCE Essex Fra', 'GIVE PROVINCE York Fra'] } });
    expect(turn.of('province-given').map(({ province }) => province)).toEqual([2, 6]);
    const formed = turn.of('unit-formed').filter(({ rule }) => rule === 'MD-12.47');
    expect(formed.map((event) => event.unit)).toEqual([unit('Eng F1')]);
    expect(turn.troops('Eng F1')).toEqual({ carrack: 2 });
  });

  test('MD-18.22, MD-6.65 when a realm is no more, the fleets of others keep those aboard', () => {
    const turn = play(
      fiveRealms({
        provinces: { Kent: { owner: 'Fra' } },
        units: [
          fleet('Eng F1', 'Channel', {}, { commanders: [{}] }),
          army('Sco A1', 'Channel', {}, { loadedOn: 'Eng F1', commanders: [{}] }),
          fleet('Sco F1', 'Channel', { carrack: 1 }),
          fleet('Fra F1', 'Channel', { carrack: 1 }),
          army('Fra A1', 'Channel', { archers: 1 }, { loadedOn: 'Fra F1' }),
        ],
      }),
    );
    expect(turn.of('realm-defeated').map(({ realm }) => realm)).toEqual([1]);
    expect([turn.exists('Fra F1'), turn.unit('Fra A1').loadedOn]).toEqual([true, unit('Fra F1')]);
    expect(turn.unit('Sco F1').commanders).toEqual([2]);
  });
});
