import { seatId, viewerOf } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { view } from '../../src/view.ts';
import { window } from '../../src/window.ts';
import { claimsSaid, small } from '../conquests.ts';
import { fiveRealms } from '../five-realms.ts';
import { europe, type GivenEurope, judge, judgeAll } from '../judging.ts';
import { play } from '../turn.ts';

/** Realms 1 to `count`, each allied with each. */
const allied = (count: number): NonNullable<GivenEurope['alliances']> =>
  Array.from({ length: count }, (_, a) => Array.from({ length: a }, (__, b) => [b + 1, a + 1] as const)).flat();

describe('section 18: victory alone', () => {
  test('MD-18.26 a third of all provinces at two turn ends in a row', () => {
    const first = play(fiveRealms(small(4)));
    const second = play(first.position);
    expect([claimsSaid(first), claimsSaid(second)]).toEqual([['claim-made 1'], ['solo 1']]);
    expect(window(second.position)).toEqual({ kind: 'outcome', winners: ['Eng'], by: 'solo' });
  });

  test('MD-18.26 of 12 provinces 33% are 4, rounded up, and of 210 they are 70', () => {
    expect(claimsSaid(play(fiveRealms(small(3))))).toEqual([]);
    expect(claimsSaid(play(fiveRealms(small(3, { options: { soloPercent: 25 } }))))).toEqual(['claim-made 1']);
    expect(judgeAll({ lands: { 1: 69 } }, { lands: { 1: 70 } }, { lands: { 1: 70 } })).toEqual([
      [],
      ['claim-made 1'],
      ['solo 1'],
    ]);
  });

  test('MD-18.28 ownership counts, not annexation, for commoners too', () => {
    const provinces = { Kent: { owner: 'Eng', annexedTo: 'Ind' }, Essex: { owner: 'Eng', annexedTo: 'Fra' } } as const;
    const turn = play(fiveRealms(small(4, { provinces, realms: { Eng: { status: 'commoner' } } })));
    expect(claimsSaid(turn)).toEqual(['claim-made 1']);
    const annexed = { Essex: { annexedTo: 'Eng' }, York: { annexedTo: 'Eng' }, Artois: { annexedTo: 'Eng' } } as const;
    expect(claimsSaid(play(fiveRealms(small(1, { provinces: annexed }))))).toEqual([]);
  });

  test('MD-18.29 the claim is announced to all, and lapses if it does not hold', () => {
    const first = play(fiveRealms(small(4)));
    expect(first.heard('Wal')).toContainEqual(
      expect.objectContaining({ kind: 'claim-made', members: [1], provinces: 4 }),
    );
    expect(first.state.claims).toEqual([{ members: [1], since: 1 }]);
    const second = play(first.position, { orders: { Eng: ['GIVE PROVINCE Essex Fra'] } });
    expect([claimsSaid(second), second.state.claims]).toEqual([['claim-lapsed 1'], []]);
    expect(second.heard('Sco')).toContainEqual(expect.objectContaining({ kind: 'claim-lapsed' }));
    const third = play(second.position, { orders: { Fra: ['GIVE PROVINCE Essex Eng'] } });
    expect(claimsSaid(third)).toEqual(['claim-made 1']);
  });

  test('MD-18.36 realms of the computer claim nothing; their provinces count in the total', () => {
    expect(
      claimsSaid(play(fiveRealms(small(6, { realms: { Eng: { control: 'computer', everSubmitted: false } } })))),
    ).toEqual([]);
    expect(judgeAll({ lands: { 1: 69, 2: 141 }, computer: [2] })).toEqual([[]]);
    const pair: GivenEurope = { lands: { 1: 60, 2: 60 }, alliances: [[1, 2]] };
    expect(judgeAll(pair, { ...pair, computer: [2] })).toEqual([['claim-made 1,2'], ['claim-lapsed 1,2']]);
  });
});

describe('section 18: victory of an alliance', () => {
  test.each<[string, GivenEurope, readonly string[]]>([
    ['two with 105 of 210', { lands: { 1: 60, 2: 45 }, alliances: [[1, 2]] }, ['claim-made 1,2']],
    ['104 are too few', { lands: { 1: 60, 2: 44 }, alliances: [[1, 2]] }, []],
    ['not without alliance', { lands: { 1: 60, 2: 60 } }, []],
    ['three', { lands: { 1: 35, 2: 35, 3: 35 }, alliances: allied(3) }, ['claim-made 1,2,3']],
    ['four', { lands: { 1: 35, 2: 35, 3: 30, 4: 5 }, alliances: allied(4) }, ['claim-made 1,2,3,4']],
    ['each at least 5', { lands: { 1: 35, 2: 35, 3: 31, 4: 4 }, alliances: allied(4) }, []],
    [
      'each allied with each',
      {
        lands: { 1: 35, 2: 35, 3: 35 },
        alliances: [
          [1, 2],
          [2, 3],
        ],
      },
      [],
    ],
    ['at most four', { lands: { 1: 30, 2: 30, 3: 30, 4: 10, 5: 10 }, alliances: allied(5) }, []],
    [
      'as many as the option says',
      { lands: { 1: 30, 2: 30, 3: 30, 4: 10, 5: 10 }, alliances: allied(5), options: { allianceMax: 5 } },
      ['claim-made 1,2,3,4,5'],
    ],
  ])('MD-18.27 %s', (_, end, expected) => {
    expect(judge(europe(end)).said).toEqual(expected);
  });

  test('MD-18.27 at two turn ends in a row with the same members', () => {
    const pair: GivenEurope = { lands: { 1: 60, 2: 45 }, alliances: [[1, 2]] };
    expect(judgeAll(pair, pair)).toEqual([['claim-made 1,2'], ['alliance 1,2']]);
    const other: GivenEurope = { lands: { 1: 60, 3: 45 }, alliances: [[1, 3]] };
    expect(judgeAll(pair, other)).toEqual([['claim-made 1,2'], ['claim-lapsed 1,2', 'claim-made 1,3']]);
  });

  test('MD-18.27, MD-12.61 commoners share an alliance’s victory', () => {
    const provinces = {
      Artois: { owner: 'Fra' },
      Picardy: { owner: 'Fra' },
      Ulster: { owner: 'Fra' },
      Bergen: { owner: 'Fra' },
    } as const;
    const options = { soloPercent: 100 };
    const world = small(5, { alliances: ['Eng-Fra'], provinces, options, realms: { Fra: { status: 'commoner' } } });
    const second = play(play(fiveRealms(world)).position);
    expect(second.state.outcome).toMatchObject({ winners: [1, 2], by: 'alliance' });
  });

  test('MD-18.29 a claim makes its alliances known', () => {
    const { after } = judge(
      europe({
        lands: { 1: 60, 2: 45 },
        alliances: [
          [1, 2],
          [1, 3],
        ],
      }),
    );
    expect(view(after, viewerOf(seatId('Pol'))).alliances).toEqual([[1, 2]]);
  });

  test('MD-16.6 an alliance that a claim has named stays known when the claim lapses, until it ends', () => {
    const others = ['Artois', 'Picardy', 'Ulster', 'Bergen'].map((name) => [name, { owner: 'Fra' }] as const);
    const provinces = Object.fromEntries(others);
    const options = { soloPercent: 100 };
    const first = play(fiveRealms(small(5, { alliances: ['Eng-Fra'], provinces, options })));
    const lapsed = play(first.position, { orders: { Eng: ['GIVE PROVINCE Essex Ind'] } });
    expect([claimsSaid(first), claimsSaid(lapsed)]).toEqual([['claim-made 1,2'], ['claim-lapsed 1,2']]);
    expect(view(lapsed.position, viewerOf(seatId('Sco'))).alliances).toEqual([[1, 2]]);
    const over = play(lapsed.position, { orders: { Fra: ['CANCEL ALLIANCE Eng'] } });
    expect(over.heard('Sco')).toContainEqual(expect.objectContaining({ kind: 'alliance-cancelled' }));
    expect([over.state.knownAlliances, view(over.position, viewerOf(seatId('Sco'))).alliances]).toEqual([[], []]);
  });

  test('MD-18.30 of overlapping alliances the smallest is claimed, of equals that with most provinces', () => {
    const triple: GivenEurope = {
      lands: { 1: 60, 2: 45, 3: 60 },
      alliances: [
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    };
    expect(judge(europe(triple)).said).toEqual(['claim-made 1,3']);
    expect(judge(europe({ ...triple, lands: { 1: 50, 2: 50, 3: 50 } })).said).toEqual(['claim-made 1,2,3']);
    const two: GivenEurope = {
      lands: { 1: 50, 2: 55, 3: 50, 4: 55 },
      alliances: [
        [1, 2],
        [3, 4],
      ],
    };
    expect(judge(europe(two)).said).toEqual(['claim-made 1,2', 'claim-made 3,4']);
  });

  test('MD-18.30 a claim that still holds is not pushed aside by a larger one', () => {
    const alliances = [
      [1, 2],
      [1, 3],
    ] as const;
    const first: GivenEurope = { lands: { 1: 60, 2: 50, 3: 49 }, alliances };
    expect(judgeAll(first, { ...first, lands: { 1: 60, 2: 50, 3: 55 } })).toEqual([
      ['claim-made 1,2'],
      ['alliance 1,2'],
    ]);
  });
});
