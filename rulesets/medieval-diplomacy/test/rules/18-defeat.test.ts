import { seatId, viewerOf } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { view } from '../../src/view.ts';
import { window } from '../../src/window.ts';
import { fiveRealms } from '../five-realms.ts';
import { army, fleet, type GivenPosition, type GivenUnit, garrison, unit } from '../position.ts';
import { type GivenTurn, type PlayedTurn, play } from '../turn.ts';

/** A world in which England owns nothing but the units that are said. */
const homeless = (units: readonly GivenUnit[], said: GivenPosition = {}, turn: GivenTurn = {}): PlayedTurn =>
  play(fiveRealms({ ...said, provinces: { Kent: { owner: 'Fra' }, ...said.provinces }, units }), turn);

describe('section 18: defeat', () => {
  test.each<[string, readonly GivenUnit[], GivenPosition, boolean]>([
    ['with nothing at all', [], {}, true],
    ['with a province', [], { provinces: { Essex: { owner: 'Eng' } } }, false],
    ['with a soldier', [army('Eng A1', 'Paris', { peasant_rabble: 1 })], {}, false],
    ['with a ship', [fleet('Eng F1', 'Channel', { trading_cog: 1 })], {}, false],
    ['with commanders only', [army('Eng A1', 'Paris', {}, { commanders: [{}, {}] })], {}, true],
    ['with land that is only annexed to it', [], { provinces: { Essex: { annexedTo: 'Eng' } } }, true],
  ])('MD-18.22 is a realm defeated %s?', (_, units, said, defeated) => {
    const turn = homeless(units, said);
    expect(turn.realm('Eng').control).toBe(defeated ? 'defeated' : 'player');
    expect(turn.of('realm-defeated').map(({ realm }) => realm)).toEqual(defeated ? [1] : []);
  });

  test('MD-18.22 at F19: after gifts, and land that is received saves it', () => {
    const saved = homeless([], {}, { orders: { Fra: ['GIVE PROVINCE Kent Eng'] } });
    expect(saved.realm('Eng').control).toBe('player');
    const lost = play(fiveRealms({ provinces: { Essex: { owner: 'Eng' }, Kent: {} } }), {
      orders: { Eng: ['GIVE PROVINCE Essex Fra'] },
      rulings: { 'coup:Eng': 'no coup' },
    });
    expect(lost.realm('Eng').control).toBe('defeated');
  });

  test('MD-18.22 the last troops may be lost in this very turn', () => {
    const turn = homeless(
      [army('Eng A1', 'Paris', { militia: 2 })],
      { realms: { Eng: { treasury: 0 } } },
      {
        dice: { 'unpaid@1': [1, 1] },
      },
    );
    expect(turn.realm('Eng').control).toBe('defeated');
  });

  test('MD-18.22 it is defeated once, and nothing of it acts again', () => {
    const turn = homeless([]);
    const next = play(turn.position, { orders: { Eng: ['DECLARE WAR Fra', 'SEND AMBASSADOR Fra'] } });
    expect(next.of('realm-defeated')).toEqual([]);
    expect(next.events.filter((event) => 'realm' in event && event.realm === 1)).toEqual([]);
    expect(next.relation('Eng', 'Fra')).toBe('neutral');
    expect(next.of('ambassador-sent')).toEqual([]);
  });

  test('MD-18.23, MD-18.24 no unit is left, and the commanders are gone', () => {
    const units = [
      army('Eng A1', 'Paris', {}, { commanders: [{}] }),
      fleet('Eng F1', 'Channel', {}, { commanders: [{}] }),
    ];
    const turn = homeless(units);
    expect(turn.state.units.filter(({ realm }) => realm === 1)).toEqual([]);
    expect(turn.state.commanders).toEqual([]);
    expect(turn.of('realm-defeated').map(({ commanders }) => commanders)).toEqual([[1, 2]]);
  });

  test('MD-18.24 treasury, annexations, relations, grants and offers are gone', () => {
    const turn = homeless(
      [],
      {
        wars: ['Eng-Nor'],
        alliances: ['Eng-Sco'],
        passage: ['Eng-Fra', 'Fra-Eng', 'Fra-Sco'],
        provinces: {
          Essex: { owner: 'Fra', annexedTo: 'Eng', annexLapse: 1 },
          Paris: { owner: 'Fra', permitted: ['Eng', 'Sco'] },
        },
        state: { knownAlliances: [[1, 3]] },
      },
      {
        orders: {
          Eng: ['OFFER ALLIANCE Fra', 'OFFER PEACE Nor'],
          Fra: ['OFFER ALLIANCE Eng'],
          Nor: ['OFFER PEACE Eng'],
        },
      },
    );
    expect(turn.realm('Eng').treasury).toBe(0);
    expect(turn.province('Essex')).toMatchObject({ annexedTo: 99, annexLapse: 0 });
    expect([turn.province('Paris').permitted, turn.state.knownAlliances]).toEqual([[3], []]);
    for (const code of ['Fra', 'Sco', 'Nor', 'Wal'] as const) expect(turn.relation('Eng', code)).toBe('neutral');
    expect([turn.state.passage[1], turn.state.passage[2]]).toEqual([
      [false, false, false, false, false, false],
      [false, false, false, true, false, false],
    ]);
  });

  test('MD-18.24 a defeated player may watch, but is waited for no more', () => {
    const { position } = homeless([]);
    const seen = view(position, viewerOf(seatId('Eng')));
    expect([seen.realm, seen.realms[1]?.control, seen.units.length > 0]).toEqual([1, 'defeated', true]);
    const open = window(position);
    expect(open.kind === 'window' && open.seats).toEqual(['Fra', 'Sco', 'Nor', 'Wal']);
  });

  test('MD-18.24 nobody can deal with a defeated realm', () => {
    const { position } = homeless([]);
    const turn = play(position, {
      orders: {
        Fra: [
          'DECLARE WAR Eng',
          'SEND GOLD Eng 1',
          'GIVE PROVINCE Kent Eng',
          'SEND AMBASSADOR Eng',
          'GRANT PASSAGE Eng',
        ],
      },
    });
    expect(turn.failures('Fra').map(({ code }) => code)).toEqual([
      'defeated',
      'defeated',
      'defeated',
      'defeated',
      'defeated',
    ]);
  });

  test('MD-18.24, MD-6.65 guests aboard its last fleet do not go down with it', () => {
    const units = [
      fleet('Eng F1', 'Kent', { trading_cog: 1 }),
      army('Fra A1', 'Kent', {}, { loadedOn: 'Eng F1', commanders: [{}] }),
    ];
    const turn = homeless(
      units,
      { provinces: { Kent: { owner: 'Fra', harbour: true } } },
      { orders: { Eng: ['F1 DISBAND 1 trading_cog'] } },
    );
    expect([turn.realm('Eng').control, turn.exists('Eng F1')]).toEqual(['defeated', false]);
    expect([turn.unit('Fra A1').loadedOn, turn.unit('Fra A1').location]).toEqual([null, 1]);
    expect(turn.commander(1)?.unit).toBe(unit('Fra A1'));
  });

  test('MD-18.24 its empty garrisons went with its land', () => {
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        units: [garrison('Eng', 'Kent', { militia: 1 }), army('Fra A1', 'Essex', { heavy_cavalry: 30 })],
      }),
      {
        orders: { Fra: ['A1 MARCH Kent'] },
      },
    );
    expect([turn.realm('Eng').control, turn.exists('Eng G1'), turn.exists('Fra G1')]).toEqual([
      'defeated',
      false,
      true,
    ]);
  });
});
