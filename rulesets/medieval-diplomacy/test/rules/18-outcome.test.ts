import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../src/victory/score.ts';
import { standings } from '../../src/victory/standings.ts';
import { claimsSaid, small } from '../conquests.ts';
import { fiveRealms } from '../five-realms.ts';
import { europe, type GivenEurope, judge, judgeAll } from '../judging.ts';
import { army, fleet, type GivenPosition, garrison } from '../position.ts';
import { play } from '../turn.ts';

const others = (control: 'computer' | 'defeated', everSubmitted: boolean): NonNullable<GivenPosition['realms']> => {
  const other = { control, everSubmitted };
  return { Fra: other, Sco: other, Nor: other, Wal: other };
};

describe('section 18: several claims, last turn, last standing', () => {
  const won = (end: GivenEurope): string | undefined => judgeAll(end, end)[1]?.at(-1);

  test.each<[string, GivenEurope, string]>([
    ['alone before allied', { lands: { 1: 70, 2: 69, 3: 69 }, alliances: [[2, 3]] }, 'solo 1'],
    ['then most provinces', { lands: { 1: 70, 2: 71 } }, 'solo 2'],
    [
      'of allies too',
      {
        lands: { 1: 50, 2: 20, 3: 60, 4: 20 },
        alliances: [
          [1, 2],
          [3, 4],
        ],
        options: { alliancePercent: 30 },
      },
      'alliance 3,4',
    ],
    [
      'equal in all: shared',
      {
        lands: { 1: 5, 2: 5, 3: 5, 4: 5 },
        alliances: [
          [1, 2],
          [3, 4],
        ],
        options: { alliancePercent: 4 },
      },
      'alliance 1,2,3,4',
    ],
  ])('MD-18.30 claims that mature together: %s', (_, end, expected) => {
    const worthless = (given: GivenEurope) => {
      const position = europe(given);
      const places = position.setting.places.map(
        (place) => place && { ...place, baseRevenue: 1, productionSlots: 0, cityName: null },
      );
      return { ...position, setting: { ...position.setting, places } };
    };
    const { after } = judge(worthless(end));
    const next = worthless(end);
    const { said: words } = judge({ ...next, state: { ...next.state, turn: 2, claims: after.state.claims } });
    expect(words.at(-1)).toBe(expected);
  });

  test('MD-18.30 then the higher score', () => {
    const position = europe({ lands: { 1: 70, 2: 70 } });
    const { after } = judge(position);
    const scores = [1, 2].map((realm) => scoreOf(position, realm));
    const better = (scores[0] ?? 0) > (scores[1] ?? 0) ? 1 : 2;
    expect(scores[0]).not.toBe(scores[1]);
    expect(judge({ ...position, state: { ...after.state, turn: 2 } }).said.at(-1)).toBe(`solo ${better}`);
  });

  test('MD-18.30 then the smaller group', () => {
    const claims = [
      { members: [1, 2, 3], since: 1 },
      { members: [4, 5], since: 1 },
    ];
    const lands = { 1: 5, 2: 5, 3: 5, 4: 5, 5: 10 };
    const alliances = [
      [1, 2],
      [1, 3],
      [2, 3],
      [4, 5],
    ] as const;
    const position = europe({ lands, alliances, options: { alliancePercent: 7 } });
    const places = position.setting.places.map(
      (place) => place && { ...place, baseRevenue: 1, productionSlots: 0, cityName: null },
    );
    const setting = { ...position.setting, places };
    expect(judge({ setting, state: { ...position.state, turn: 2, claims } }).said).toEqual(['alliance 4,5']);
  });

  test('MD-18.31 percentages and turns to hold are options', () => {
    const end: GivenEurope = { lands: { 1: 21 }, options: { soloPercent: 10, victoryHold: 3 } };
    expect(judgeAll(end, end, end)).toEqual([['claim-made 1'], [], ['solo 1']]);
    expect(judgeAll({ ...end, options: { soloPercent: 10, victoryHold: 1 } })).toEqual([['claim-made 1', 'solo 1']]);
  });

  test('MD-18.31 at the last turn the highest score wins, equals together, and a claim that ripens comes first', () => {
    const options = { lastTurn: 2 };
    const first = play(fiveRealms(small(3, { options })));
    expect(claimsSaid(first)).toEqual([]);
    expect(claimsSaid(play(first.position))).toEqual(['last-turn 1']);
    expect(claimsSaid(play(fiveRealms({ options: { lastTurn: 1 } })))).toEqual(['last-turn 1,2,3,4,5']);
    expect(won({ lands: { 1: 70, 2: 60 }, options })).toBe('solo 1');
    expect(
      judgeAll({ lands: { 1: 9 }, options: { lastTurn: 1 }, computer: Array.from({ length: 23 }, (_, i) => i + 1) }),
    ).toEqual([['nobody ']]);
  });

  test.each<[string, GivenPosition, readonly string[]]>([
    ['one player is left', { realms: others('defeated', true) }, ['last-standing 1']],
    ['the others’ players have left', { realms: others('computer', true) }, ['last-standing 1']],
    ['they never had but the computer against them', { realms: others('computer', false) }, []],
    [
      'allies are left',
      { alliances: ['Eng-Fra'], realms: { ...others('defeated', true), Fra: {} } },
      ['last-standing 1,2'],
    ],
    ['neutrals are left', { realms: { ...others('defeated', true), Fra: {} } }, []],
  ])('MD-18.32 %s', (_, world, expected) => {
    expect(claimsSaid(play(fiveRealms(world)))).toEqual(expected);
  });

  test('MD-18.32 to beat one of the computer’s realms is not yet a victory, to beat them all is', () => {
    const beaten = { control: 'defeated', everSubmitted: false } as const;
    const realms = { ...others('computer', false), Fra: beaten };
    expect(claimsSaid(play(fiveRealms({ realms, provinces: { Paris: {} } })))).toEqual([]);
    expect(claimsSaid(play(fiveRealms({ realms: others('defeated', false) })))).toEqual(['last-standing 1']);
  });

  test('MD-18.32 it comes at once, whatever claims there are', () => {
    const turn = play(fiveRealms(small(4, { realms: others('defeated', true) })));
    expect(claimsSaid(turn)).toEqual(['claim-made 1', 'last-standing 1']);
  });
});

describe('section 18: score', () => {
  test('MD-18.33 max revenue of the land, 5 for each city, and a tenth of the build cost of all troops', () => {
    const position = fiveRealms({
      provinces: { Essex: { owner: 'Eng', damage: 3, annexedTo: 'Ind' } },
      units: [
        garrison('Eng', 'Kent', { heavy_cavalry: 2 }),
        army('Eng A1', 'Channel', { militia: 1 }, { loadedOn: 'Eng F1' }),
        fleet('Eng F1', 'Channel', { royal_galleon: 2 }),
      ],
    });
    expect(scoreOf(position, 1)).toBe(10 + 5 + 10 + Math.floor((16 + 3 + 20) / 10));
    expect(scoreOf(position, 2)).toBe(15);
  });

  test('MD-18.33 standings go by score, equals share a place', () => {
    const rows = standings(fiveRealms({ provinces: { Essex: { owner: 'Sco' } } }));
    expect(rows.map(({ seat, place, score }) => [seat, place, score])).toEqual([
      ['Sco', 1, 25],
      ['Eng', 2, 15],
      ['Fra', 2, 15],
      ['Nor', 2, 15],
      ['Wal', 2, 15],
    ]);
  });

  test('MD-18.33 standings say what has become of a realm, and not who orders for it', () => {
    const realms = { Fra: { control: 'computer' }, Nor: { control: 'defeated' } } as const;
    const told = standings(fiveRealms({ realms })).map(({ seat, figures }) => [seat, figures['realm']]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['Eng', ''],
        ['Fra', 'local forces'],
        ['Nor', 'defeated'],
      ]),
    );
  });
});
