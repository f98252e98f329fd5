import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import type { Said } from '../order-lines.ts';
import type { GivenPosition } from '../position.ts';
import { raw } from '../reasons.ts';
import { type PlayedTurn, play } from '../turn.ts';

const order = (said: GivenPosition, ...orders: readonly Said[]): PlayedTurn =>
  play(fiveRealms(said), { orders: { Eng: orders } });

describe('section 3: what changes nothing, and what may always be taken back', () => {
  test('MD-3.16 acceptance of nobody, the independents, oneself, or as it is', () => {
    const turn = order(
      { refuses: ['Eng-Sco'] },
      raw({ verb: 'ACCEPT_GIFTS', args: { realm: 'Xyz', on: false } }),
      raw({ verb: 'ACCEPT_GIFTS', args: { realm: 'IND', on: false } }),
      raw({ verb: 'ACCEPT_GIFTS', args: { realm: 'Eng', on: true } }),
      'ACCEPT GIFTS Fra',
      'REFUSE GIFTS Sco',
      'REFUSE GIFTS Wal',
    );
    expect(turn.of('acceptance-set').map(({ from, on }) => [from, on])).toEqual([[5, false]]);
    expect(turn.failures('Eng')).toEqual([]);
  });

  test('MD-3.20 passage of nobody, the independents, oneself, or as it is', () => {
    const turn = order(
      { passage: ['Eng-Fra'] },
      raw({ verb: 'GRANT_PASSAGE', args: { realm: 'Xyz', on: true } }),
      raw({ verb: 'GRANT_PASSAGE', args: { realm: 'IND', on: true } }),
      raw({ verb: 'GRANT_PASSAGE', args: { realm: 'Eng', on: true } }),
      'GRANT PASSAGE Fra',
      'REVOKE PASSAGE Sco',
      'GRANT PASSAGE Wal',
    );
    expect(turn.of('passage-set').map(({ to, on }) => [to, on])).toEqual([[5, true]]);
    expect(turn.failures('Eng')).toEqual([]);
  });

  test('MD-3.21 passage and permission can be revoked from an enemy and from a realm that is no more', () => {
    const turn = order(
      {
        wars: ['Eng-Fra'],
        passage: ['Eng-Fra', 'Eng-Sco'],
        realms: { Sco: { control: 'defeated' } },
        provinces: { Kent: { owner: 'Eng', permitted: ['Fra', 'Sco'] }, Scotia: {} },
      },
      'REVOKE PASSAGE Fra',
      raw({ verb: 'GRANT_PASSAGE', args: { realm: 'Sco', on: false } }),
      'REVOKE PERMISSION Kent Fra',
      raw({ verb: 'GRANT_PERMISSION', args: { realm: 'Sco', province: 1, on: false } }),
    );
    expect(turn.failures('Eng')).toEqual([]);
    expect(turn.of('passage-set').map(({ to, on }) => [to, on])).toEqual([
      [2, false],
      [3, false],
    ]);
    expect(turn.province('Kent').permitted).toEqual([]);
  });

  test('MD-3.23 a permission that stands is not given again, nor one revoked that nobody has', () => {
    const turn = order(
      { provinces: { Kent: { owner: 'Eng', permitted: ['Fra'] } } },
      'GRANT PERMISSION Kent Fra',
      'REVOKE PERMISSION Kent Sco',
      'GRANT PERMISSION Kent Nor',
    );
    expect(turn.of('permission-set').map(({ to, on }) => [to, on])).toEqual([[4, true]]);
  });

  test('MD-15.8 the last line counts for each realm, province and order by itself', () => {
    const turn = order(
      { provinces: { Essex: { owner: 'Eng' } }, passage: ['Eng-Nor'] },
      'GRANT PASSAGE Fra',
      'GRANT PASSAGE Sco',
      'REVOKE PASSAGE Fra',
      'GRANT PERMISSION Kent Fra',
      'GRANT PERMISSION Essex Fra',
      'REVOKE PERMISSION Kent Fra',
      'REVOKE PASSAGE Nor',
      'GRANT PASSAGE Nor',
    );
    expect(turn.of('passage-set').map(({ to, on }) => [to, on])).toEqual([[3, true]]);
    expect([turn.province('Kent').permitted, turn.province('Essex').permitted]).toEqual([[], [2]]);
  });

  test('MD-3.9 a war that two declare on each other is one war, and one with an ally of today is none', () => {
    const turn = play(fiveRealms({ alliances: ['Eng-Sco'] }), {
      orders: { Eng: ['DECLARE WAR Fra', 'DECLARE WAR Sco'], Fra: ['DECLARE WAR Eng'] },
    });
    expect(turn.of('war-declared').map(({ by, on }) => [by, on])).toEqual([[1, 2]]);
    expect(turn.relation('Eng', 'Sco')).toBe('alliance');
  });

  test('MD-3.9 one peace and one alliance are made, however many lines offer them', () => {
    const twice = (line: string) => [line, line];
    const turn = play(fiveRealms({ wars: ['Eng-Fra'] }), {
      orders: {
        Eng: [...twice('OFFER PEACE Fra'), ...twice('OFFER ALLIANCE Sco')],
        Fra: twice('OFFER PEACE Eng'),
        Sco: twice('OFFER ALLIANCE Eng'),
      },
    });
    expect([turn.of('peace-made').length, turn.of('alliance-formed').length]).toEqual([1, 1]);
    expect(turn.of('order-failed')).toEqual([]);
  });

  test('MD-3.2 an alliance that both cancel ends once', () => {
    const turn = play(fiveRealms({ alliances: ['Eng-Fra'] }), {
      orders: { Eng: ['CANCEL ALLIANCE Fra'], Fra: ['CANCEL ALLIANCE Eng'] },
    });
    expect(turn.of('alliance-cancelled')).toHaveLength(1);
    expect(turn.of('order-failed')).toEqual([]);
  });

  test('MD-16.6 an alliance is published once, and only those of whom it tells are meant', () => {
    const known = [
      [1, 3],
      [2, 4],
    ] as const;
    const turn = play(fiveRealms({ alliances: ['Eng-Fra', 'Eng-Sco'], state: { knownAlliances: known } }), {
      orders: { Eng: ['PUBLISH ALLIANCE Fra', 'PUBLISH ALLIANCE Sco'], Fra: ['PUBLISH ALLIANCE Eng'] },
    });
    expect(turn.of('alliance-published').map(({ a, b }) => [a, b])).toEqual([[1, 2]]);
    expect(turn.of('order-failed')).toEqual([]);
  });

  test('MD-3.25, MD-3.26 an ambassador brings their text, or none', () => {
    const turn = order({}, 'SEND AMBASSADOR Fra "Well met"', 'SEND AMBASSADOR Sco');
    expect(turn.of('ambassador-sent').map(({ to, text }) => [to, text])).toEqual([
      [2, 'Well met'],
      [3, ''],
    ]);
  });
});
