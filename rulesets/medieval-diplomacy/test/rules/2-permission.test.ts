import { describe, expect, test } from 'vitest';
import { areEnemiesIn, hasPermission } from '../../src/rules/permission.ts';
import { army, fleet, type GivenPosition, garrison, realm } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const codes = (turn: PlayedTurn): readonly string[] => turn.failures('Eng').map(({ code }) => code);

/** An English army in Picardy before the gates of Paris. */
const before = (said: GivenPosition, owner: 'Fra' | 'Ind' = 'Fra') =>
  settled({
    ...said,
    provinces: { Paris: { owner }, Artois: { owner: 'Fra' }, ...said.provinces },
    units: [army('Eng A1', 'Picardy', { archers: 9 }), ...(said.units ?? [])],
  });
const MARCH = { orders: { Eng: ['A1 MARCH Paris'] } };

describe('section 2b: permission', () => {
  test.each([
    ['the owner', { provinces: { Paris: { owner: 'Eng' } } }, true],
    ['one whom the owner grants passage', { passage: ['Fra-Eng'] }, true],
    ['one who has special permission there', { provinces: { Paris: { owner: 'Fra', permitted: ['Eng'] } } }, true],
    ['one who grants passage themselves', { passage: ['Eng-Fra'] }, false],
    ['one who may pass another province', { provinces: { Artois: { owner: 'Fra', permitted: ['Eng'] } } }, false],
    ['anybody else', {}, false],
  ] as const satisfies readonly [string, GivenPosition, boolean][])('MD-2.9 permission of %s', (_who, said, may) => {
    const given = before(said);
    const turn = play(given, MARCH);
    expect(turn.whereIs('Eng A1')).toBe(may ? 'Paris' : 'Picardy');
    expect(hasPermission(given.state, turn.province('Paris'), realm('Eng'))).toBe(may);
  });

  test('MD-2.10 an alliance alone gives no permission', () => {
    expect(codes(play(before({ alliances: ['Eng-Fra'] }), MARCH))).toEqual(['no-permission']);
  });

  test('MD-2.11 war ends passage and special permission at once, in both directions', () => {
    const turn = play(
      before({
        passage: ['Fra-Eng', 'Eng-Fra', 'Fra-Nor'],
        provinces: {
          Kent: { owner: 'Eng', permitted: ['Fra', 'Nor'] },
          Paris: { owner: 'Fra', permitted: ['Eng', 'Nor'] },
        },
      }),
      { orders: { Fra: ['DECLARE WAR Eng'] } },
    );
    expect(turn.state.passage[realm('Fra')]?.[realm('Eng')]).toBe(false);
    expect(turn.state.passage[realm('Eng')]?.[realm('Fra')]).toBe(false);
    expect(turn.state.passage[realm('Fra')]?.[realm('Nor')]).toBe(true);
    expect(turn.province('Kent').permitted).toEqual([realm('Nor')]);
    expect(turn.province('Paris').permitted).toEqual([realm('Nor')]);
  });

  test('MD-2.11 nor can it be granted to an enemy', () => {
    const turn = play(before({ wars: ['Eng-Fra'] }), {
      orders: { Eng: ['GRANT PASSAGE Fra', 'GRANT PERMISSION Kent Fra'] },
    });
    expect(codes(turn)).toEqual(['enemy', 'enemy']);
    expect(turn.state.passage[realm('Eng')]?.[realm('Fra')]).toBe(false);
    expect(turn.province('Kent').permitted).toEqual([]);
  });

  test.each([
    ["an enemy's province", before({ wars: ['Eng-Fra'] })],
    ['an independent province', before({}, 'Ind')],
  ])('MD-2.12 no permission is needed to enter %s: that is an invasion', (_what, given) => {
    const turn = play(given, MARCH);
    expect(turn.failures('Eng')).toEqual([]);
    expect(turn.of('province-taken')).toMatchObject([{ to: realm('Eng') }]);
  });

  test('MD-2.13 a realm is invaded only in war, independents also in peace', () => {
    expect(codes(play(before({}), MARCH))).toEqual(['no-permission']);
    expect(codes(play(before({}), { orders: { Eng: [...MARCH.orders.Eng, 'DECLARE WAR Fra'] } }))).toEqual([]);
    expect(codes(play(before({}, 'Ind'), MARCH))).toEqual([]);
  });

  describe('MD-2.14 land that is neither open nor an enemy’s cannot be entered', () => {
    const shut = settled({
      wars: ['Eng-Nor'],
      provinces: { Artois: { owner: 'Fra', harbour: true }, Picardy: { owner: 'Eng' } },
      units: [
        army('Eng A1', 'Picardy', { archers: 1 }),
        army('Eng A2', 'Channel', { archers: 1 }, { loadedOn: 'Eng F1' }),
        fleet('Eng F1', 'Channel', { carrack: 1 }),
      ],
    });

    test.each(['A1 MARCH Artois', 'F1 SAIL Artois', 'F1 UNLOAD A2 Artois'])('MD-2.14 %s', (order) => {
      expect(codes(play(shut, { orders: { Eng: [order] } }))).toEqual(['no-permission']);
    });

    test('MD-2.14 not by a retreat either', () => {
      const given = before({
        wars: ['Eng-Nor'],
        provinces: { Picardy: { owner: 'Wal' } },
        units: [
          army('Eng A2', 'Picardy', { archers: { 2: 9 } }, { retreatLevel: 1 }),
          army('Nor A1', 'Picardy', { militia: 1 }),
        ],
      });
      const retreats = play(given).of('battle-fought')[0]?.battle.rounds[0]?.retreats;
      expect(retreats).toMatchObject([{ to: null }]);
    });
  });

  test('MD-2.15 MD-0.13 a grant of this turn counts this turn, a revocation stops movement, whatever JB remarks', () => {
    expect(codes(play(before({}), { orders: { ...MARCH.orders, Fra: ['GRANT PASSAGE Eng'] } }))).toEqual([]);
    expect(codes(play(before({}), { orders: { ...MARCH.orders, Fra: ['GRANT PERMISSION Paris Eng'] } }))).toEqual([]);
    const open = before({ passage: ['Fra-Eng'] });
    expect(codes(play(open, { orders: { ...MARCH.orders, Fra: ['REVOKE PASSAGE Eng'] } }))).toEqual(['no-permission']);
    const permitted = before({ provinces: { Paris: { owner: 'Fra', permitted: ['Eng'] } } });
    expect(codes(play(permitted, { orders: { ...MARCH.orders, Fra: ['REVOKE PERMISSION Paris Eng'] } }))).toEqual([
      'no-permission',
    ]);
  });

  describe('MD-2.16 in an independent province special permission makes its troops ignore you', () => {
    const troops = [garrison('Ind', 'Paris', { militia: 1 })];
    const free = before({ provinces: { Paris: { owner: 'Ind', permitted: ['Eng'] } }, units: troops });
    const strange = before({ units: troops }, 'Ind');

    test('MD-2.16 they let you stand there, and you do not take their land', () => {
      const turn = play(free, MARCH);
      expect([turn.of('battle-fought'), turn.of('province-taken')]).toEqual([[], []]);
      expect(turn.unit('Eng A1').mpUsed).toBe(1);
      expect(areEnemiesIn(free.state, turn.province('Paris'), realm('Eng'), realm('Ind'))).toBe(false);
    });

    test('MD-2.16 without it they fight', () => {
      const turn = play(strange, MARCH);
      expect(turn.of('battle-fought')).toHaveLength(1);
    });
  });

  test('MD-2.17 the master gives special permission in independent land, no ruler can', () => {
    const given = before({ units: [garrison('Ind', 'Paris', { militia: 1 })] }, 'Ind');
    expect(play(given, { ...MARCH, acts: ['PERMIT INDEPENDENT Paris Eng'] }).of('battle-fought')).toEqual([]);
    expect(codes(play(given, { orders: { Eng: ['GRANT PERMISSION Paris Eng'] } }))).toEqual(['oneself']);
    expect(codes(play(given, { orders: { Eng: ['GRANT PERMISSION Paris Nor'] } }))).toEqual(['not-yours']);
  });

  describe('MD-2.18 troops whose permission has ended stay where they are', () => {
    const stuck = before({
      wars: ['Eng-Nor'],
      provinces: { Picardy: { owner: 'Fra' }, Artois: { owner: 'Nor' } },
    });

    test('MD-2.18 they are not driven out', () => {
      const turn = play(stuck);
      expect(turn.whereIs('Eng A1')).toBe('Picardy');
      expect(turn.of('battle-fought')).toEqual([]);
    });

    test('MD-2.18 they may leave only where they could go from anywhere', () => {
      expect(codes(play(stuck, MARCH))).toEqual(['no-permission']);
      expect(play(stuck, { orders: { Eng: ['A1 MARCH Artois'] } }).whereIs('Eng A1')).toBe('Artois');
      const open = { ...MARCH, orders: { ...MARCH.orders, Fra: ['GRANT PERMISSION Paris Eng'] } };
      expect(play(stuck, open).whereIs('Eng A1')).toBe('Paris');
    });
  });

  test.each([
    ['conquered', before({ wars: ['Eng-Fra'], provinces: { Paris: { owner: 'Fra', permitted: ['Nor'] } } }), MARCH],
    [
      'given away',
      before({ provinces: { Paris: { owner: 'Fra', permitted: ['Nor'] } } }),
      { orders: { Fra: ['GIVE PROVINCE Paris Eng'] } },
    ],
  ])('MD-2.20 special permissions lapse when the province is %s', (_how, given, said) => {
    const turn = play(given, said);
    expect(turn.province('Paris')).toMatchObject({ owner: realm('Eng'), permitted: [] });
  });
});
