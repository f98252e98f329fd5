import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { england, foundIn } from '../ordering.ts';
import { army, type GivenPosition, garrison } from '../position.ts';
import { scenarioUnderTest } from '../scenario-under-test.ts';
import { play } from '../turn.ts';

/** England stands in Picardy beside a French army and has something of everything to give. */
const givers: GivenPosition = {
  realms: { Eng: { treasury: 5000 } },
  provinces: { Picardy: { owner: 'Eng', fortLevel: 1 }, Essex: { owner: 'Eng' } },
  units: [
    army('Eng A1', 'Picardy', { militia: 4 }, { commanders: [{}] }),
    army('Fra A1', 'Picardy', { militia: 1 }),
    garrison('Fra', 'Paris', { archers: 1 }),
  ],
};
const gifts = ['SEND GOLD Fra 10', 'GIVE PROVINCE Essex Fra', 'A1 TRANSFER 2 militia TO A1 OF Fra'];

describe('section 3: gifts, passage and permission', () => {
  test('MD-3.16 acceptance is one-sided: who refuses gifts may still give', () => {
    const turn = play(fiveRealms(givers), { orders: { Eng: ['REFUSE GIFTS Fra', 'SEND GOLD Fra 10'] } });
    expect([turn.state.accepts[1]?.[2], turn.state.accepts[2]?.[1]]).toEqual([false, true]);
    expect(turn.of('gold-received').map(({ from, to, amount }) => [from, to, amount])).toEqual([[1, 2, 1000]]);
  });

  test('MD-3.16 refused are gold, provinces, troops and commanders', () => {
    const turn = play(fiveRealms({ ...givers, refuses: ['Fra-Eng'] }), {
      orders: { Eng: [...gifts, 'A1 TRANSFER 1 TO A1 OF Fra'] },
    });
    expect(turn.failures('Eng').map(({ order, code }) => `${order} ${code}`)).toEqual([
      'A1 TRANSFER not-accepted',
      'A1 TRANSFER not-accepted',
      'SEND_GOLD not-accepted',
      'GIVE_PROVINCE not-accepted',
    ]);
  });

  test('MD-3.17 everybody accepts from everybody at first', () => {
    const { file, begin } = scenarioUnderTest('four-crowns');
    const { state } = begin();
    for (const { number } of file.realms) expect(state.accepts[number]).not.toContain(false);
  });

  test('MD-3.18 acceptance changes at E2 and governs the gifts of the same turn', () => {
    const refused = play(fiveRealms(givers), { orders: { Eng: gifts, Fra: ['REFUSE GIFTS Eng'] } });
    expect(refused.failures('Eng')).toHaveLength(3);
    const accepted = play(fiveRealms({ ...givers, refuses: ['Fra-Eng'] }), {
      orders: { Eng: gifts, Fra: ['ACCEPT GIFTS Eng'] },
    });
    expect(accepted.failures('Eng')).toEqual([]);
    expect(accepted.troops('Fra A1')).toEqual({ militia: 3 });
  });

  test('MD-3.19 without acceptance gold, provinces and transfers all fail, and nothing is lost', () => {
    const turn = play(fiveRealms({ ...givers, refuses: ['Fra-Eng'] }), { orders: { Eng: gifts } });
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual(['not-accepted', 'not-accepted', 'not-accepted']);
    expect([turn.of('gold-sent'), turn.of('province-given'), turn.of('transferred')]).toEqual([[], [], []]);
    expect([turn.province('Essex').owner, turn.troops('Eng A1')]).toEqual([1, { militia: 4 }]);
  });

  test('MD-3.20 passage may be granted to all but enemies, and opens every province of the grantor', () => {
    const given: GivenPosition = {
      wars: ['Eng-Nor'],
      alliances: ['Eng-Wal'],
      provinces: { Wessex: { owner: 'Eng' } },
      units: [army('Fra A1', 'Essex', { light_cavalry: 1 }), army('Fra A2', 'Essex', { light_cavalry: 1 })],
    };
    const turn = play(fiveRealms(given), {
      orders: {
        Eng: ['GRANT PASSAGE Fra', 'GRANT PASSAGE Wal', 'GRANT PASSAGE Nor'],
        Fra: ['A1 MARCH Kent', 'A2 MARCH Kent', 'A2 MARCH Wessex'],
      },
    });
    expect(turn.state.passage[1]).toEqual([false, false, true, false, false, true]);
    expect(turn.failures('Eng')).toEqual([{ order: 'GRANT_PASSAGE', code: 'enemy', step: 'E3', phase: 0 }]);
    expect([turn.unit('Fra A1').location, turn.unit('Fra A2').location]).toEqual([1, 3]);
  });

  test('MD-3.20 to grant it again to who holds it changes nothing', () => {
    const turn = play(fiveRealms({ passage: ['Eng-Fra'] }), { orders: { Eng: ['GRANT PASSAGE Fra'] } });
    expect([turn.of('passage-set'), turn.of('order-failed')]).toEqual([[], []]);
  });

  test('MD-3.21 passage may be revoked from who holds it; from who does not nothing is revoked', () => {
    const turn = play(fiveRealms({ passage: ['Eng-Fra'] }), {
      orders: { Eng: ['REVOKE PASSAGE Fra', 'REVOKE PASSAGE Sco'] },
    });
    expect(turn.of('passage-set').map(({ to, on }) => [to, on])).toEqual([[2, false]]);
    expect(turn.state.passage[1]).not.toContain(true);
  });

  test('MD-3.22 grants stay turn after turn; a special one goes with the province', () => {
    const first = play(
      fiveRealms({
        provinces: { Essex: { owner: 'Eng', permitted: ['Sco'] }, York: { owner: 'Eng', permitted: ['Sco'] } },
      }),
      { orders: { Eng: ['GRANT PASSAGE Fra', 'GRANT PERMISSION Kent Fra'] } },
    );
    const later = play(play(first.position).position, { orders: { Eng: ['GIVE PROVINCE Essex Fra'] } });
    expect(later.state.passage[1]?.[2]).toBe(true);
    expect([later.province('Kent').permitted, later.province('York').permitted]).toEqual([[2], [3]]);
    expect(later.province('Essex').permitted).toEqual([]);
  });

  test('MD-3.22, MD-2.20 a special permission ends when the province is conquered', () => {
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        provinces: { Artois: { owner: 'Fra', permitted: ['Sco'] } },
        units: [army('Eng A1', 'Picardy', { men_at_arms: 9 })],
      }),
      { orders: { Eng: ['A1 MARCH Artois'] } },
    );
    expect([turn.province('Artois').owner, turn.province('Artois').permitted]).toEqual([1, []]);
  });

  test('MD-3.23 special permission is for one province and one realm, and none for enemies', () => {
    const turn = play(
      fiveRealms({
        wars: ['Eng-Nor'],
        provinces: { Wessex: { owner: 'Eng' }, York: { owner: 'Eng', permitted: ['Sco', 'Wal'] } },
        units: [army('Fra A1', 'Essex', { light_cavalry: 1 }), army('Fra A2', 'Essex', { light_cavalry: 1 })],
      }),
      {
        orders: {
          Eng: ['GRANT PERMISSION Kent Fra', 'REVOKE PERMISSION York Sco', 'GRANT PERMISSION Kent Nor'],
          Fra: ['A1 MARCH Kent', 'A2 MARCH Kent', 'A2 MARCH Wessex'],
        },
      },
    );
    expect([turn.province('Kent').permitted, turn.province('York').permitted]).toEqual([[2], [5]]);
    expect(turn.failures('Eng')).toEqual([{ order: 'GRANT_PERMISSION', code: 'enemy', step: 'E4', phase: 0 }]);
    expect([turn.unit('Fra A1').location, turn.unit('Fra A2').location]).toEqual([1, 1]);
    expect(turn.failures('Fra').map(({ code }) => code)).toEqual(['no-permission']);
  });

  test('MD-3.24 only the owner grants and revokes, and not to themselves or the independents', () => {
    const turn = play(fiveRealms({ provinces: { Essex: { permitted: ['Sco'] } } }), {
      orders: {
        Eng: [
          'GRANT PERMISSION Paris Sco',
          'REVOKE PERMISSION Essex Sco',
          'GRANT PERMISSION Kent Eng',
          { verb: 'GRANT_PERMISSION', args: { province: 1, realm: 'IND', on: true } },
          { verb: 'GRANT_PERMISSION', args: { province: 13, realm: 'Sco', on: true } },
        ],
      },
    });
    expect(turn.failures('Eng').map(({ code }) => code)).toEqual([
      'not-yours',
      'not-yours',
      'oneself',
      'independents',
      'not-a-province',
    ]);
    expect(turn.of('permission-set')).toEqual([]);
    const known = england({ provinces: { Kent: { owner: 'Eng' } } });
    expect(foundIn(known, 'GRANT PERMISSION Kent Eng')).toEqual(['illegal oneself']);
    expect(foundIn(known, 'GRANT PERMISSION Kent Ind')).toEqual(['illegal independents']);
  });
});
