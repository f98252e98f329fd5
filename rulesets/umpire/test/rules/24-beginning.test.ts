import { describe, expect, test } from 'vitest';
import { routesIn } from '../../src/rules/beginning/routes-in.ts';
import { seasonOf } from '../../src/rules/season-words.ts';
import type { ScenarioFile, TypeEntry } from '../../src/scenarios/scenario-file.ts';
import { positionOf } from '../board.ts';
import { rolling } from '../dice.ts';
import { PUNIC } from '../scenarios.ts';

/** A file that says no more than it must, and in it two nations, a province without a city and one of the Independents. */
const BARE: ScenarioFile = {
  id: 'bare',
  title: 'Bare',
  description: '',
  startYear: -218,
  calendar: [{ name: 'Year', season: 'summer', lastCampaign: true }],
  terrains: ['Plain', 'Hill'],
  types: [
    { code: 'SHP', name: 'Ship', plural: 'Ships', category: 'sea' },
    {
      code: 'FOT',
      name: 'Foot',
      plural: 'Foot',
      category: 'land',
      ground: [{ terrain: 'Hill', open: 9, mobility: 80, recruit: 40 }],
    },
    { code: 'HRS', name: 'Horse', plural: 'Horse', category: 'land' },
    { code: 'SPY', name: 'Spy', plural: 'Spies', category: 'spy' },
  ],
  nations: [
    { code: 'ONE', name: 'One', kind: 'civilised', description: '', arms: '', tone: 1, capital: 'AAA', treasury: 7 },
    { code: 'TWO', name: 'Two', kind: 'tribal', description: '', arms: '', tone: 2, capital: 'BBB', treasury: 0 },
  ],
  provinces: [
    { code: 'AAA', name: 'Aaa', x: 0, y: 0, terrain: 'Plain', cty: 'Y', owner: 'ONE', revenue: 9, loyalty: 3 },
    {
      code: 'BBB',
      name: 'Bbb',
      x: 1,
      y: 0,
      terrain: 'Hill',
      coastal: true,
      cty: 'N',
      owner: 'TWO',
      revenue: 5,
      loyalty: 3,
      forces: [
        { type: 'FOT', count: 4 },
        { type: 'SHP', count: 2 },
      ],
      armyOrder: '2M',
      fleetOrder: '1D',
      spies: ['ONE', 'TWO'],
    },
    { code: 'CCC', name: 'Ccc', x: 2, y: 0, terrain: 'Plain', cty: 'D', owner: 'IND', revenue: 3, loyalty: 2 },
  ],
  landRoutes: [{ from: 'BBB', to: 'AAA', points: 3, attrition: 2 }],
  generals: [],
  victory: { lastTurn: 4 },
};
const START = positionOf(BARE);

describe('what a file leaves out', () => {
  test('UM-24.1 switches and figures, rebels and recruits of tribes of the first land type', () => {
    expect(START.setting).toMatchObject({
      startYear: -218,
      localRevolts: true,
      navalBlockade: false,
      tribalAreaCivPct: 50,
      tribalRevenueFactor: 20,
      siegeStores: 3,
      militia: { assault: 10, siege: 10 },
      generalMove: 16,
      rebelTypes: [1, 1],
      tribalDefaultType: 1,
      conversions: [],
      victory: { lastTurn: 4, conditions: [] },
    });
    const { calendar } = START.setting;
    expect(calendar).toEqual([
      {
        name: 'Year',
        season: 'summer',
        epidemic: 0,
        taxation: false,
        landRecruitment: false,
        seaRecruitment: false,
        investment: false,
        demobilisation: false,
        lastCampaign: true,
      },
    ]);
  });

  test('UM-24.1, UM-3.16 of a troop type: factors 0, no single move, not feudal, 3 RP, all nations; a squadron has room for one', () => {
    const nothing = {
      sea: 0,
      assault: 0,
      siege: 0,
      multi: 0,
      single: null,
      supply: 0,
      feudal: false,
      cost: 30,
      nations: null,
    };
    expect(START.setting.types).toMatchObject([
      { code: 'SHP', ...nothing, capacity: 1, open: [0, 0], mobility: [0, 0], recruit: [0, 0] },
      { code: 'FOT', ...nothing, capacity: 0, open: [0, 9], mobility: [0, 80], recruit: [0, 40] },
      { code: 'HRS', ...nothing, capacity: 0, open: [0, 0] },
      { code: 'SPY', ...nothing, capacity: 0 },
    ]);
  });

  test('UM-24.1 what it says is kept', () => {
    const said: Partial<TypeEntry> = { sea: 2, assault: 3, siege: 4, multi: 5, single: 6, supply: 7, feudal: true };
    const full = positionOf({
      ...BARE,
      localRevolts: false,
      navalBlockade: true,
      tribalAreaCivPct: 40,
      tribalRevenueFactor: 30,
      siegeStores: 2,
      militia: { assault: 5, siege: 6 },
      generalMove: 12,
      rebelTypes: [{ terrain: 'Hill', type: 'HRS' }],
      tribalDefaultType: 'HRS',
      conversions: [{ from: 'FOT', to: 'HRS' }],
      types: BARE.types.map((type) => ({ ...type, ...said, capacity: 2, cost: 4, nations: ['TWO'] })),
      calendar: [{ name: 'Year', season: 'winter', epidemic: 2, taxation: true }],
    }).setting;
    expect(full).toMatchObject({
      localRevolts: false,
      navalBlockade: true,
      tribalAreaCivPct: 40,
      tribalRevenueFactor: 30,
      siegeStores: 2,
      militia: { assault: 5, siege: 6 },
      generalMove: 12,
      rebelTypes: [1, 2],
      tribalDefaultType: 2,
      conversions: [{ from: 1, to: 2 }],
      calendar: [{ season: 'winter', epidemic: 2, taxation: true, lastCampaign: false }],
    });
    for (const type of full.types) expect(type).toMatchObject({ ...said, capacity: 2, cost: 40, nations: [2] });
  });

  test('UM-24.1 provinces: no coast, and who has a capital there', () => {
    expect(START.setting.provinces).toMatchObject([
      null,
      { number: 1, code: 'AAA', terrain: 0, coastal: false, firstOwner: 1, firstCity: 'Y', homeCapitalOf: 1 },
      { number: 2, code: 'BBB', terrain: 1, coastal: true, firstOwner: 2, firstCity: 'N', homeCapitalOf: 2 },
      { number: 3, code: 'CCC', terrain: 0, coastal: false, firstOwner: 0, firstCity: 'D', homeCapitalOf: null },
    ]);
  });
});

describe('the first position', () => {
  test('UM-0.3, UM-5.3 nations: in play, at morale 100 and tax 100, without debts of any kind, ranked in their order', () => {
    const fresh = {
      status: 'active',
      missed: 0,
      morale: 100,
      taxRate: 100,
      enemies: [],
      cincShock: 0,
      cincRevolt: false,
      faceLoss: 0,
      disbandedPay: 0,
      replacementProvince: null,
      replacementsDue: false,
      score: 100,
    };
    expect(START.state.turn).toBe(1);
    expect(START.state.nations).toEqual([
      {
        ...fresh,
        number: 0,
        code: 'IND',
        name: 'Independents',
        kind: 'independent',
        treasury: 0,
        capital: null,
        originalRevenue: 2,
        originalForces: 0,
        rank: 0,
      },
      {
        ...fresh,
        number: 1,
        code: 'ONE',
        name: 'One',
        kind: 'civilised',
        treasury: 70,
        capital: 1,
        originalRevenue: 9,
        originalForces: 0,
        rank: 1,
      },
      {
        ...fresh,
        number: 2,
        code: 'TWO',
        name: 'Two',
        kind: 'tribal',
        treasury: 0,
        capital: 2,
        originalRevenue: 5,
        originalForces: 6,
        rank: 2,
      },
    ]);
  });

  test('UM-0.4 provinces: as the file has them, whole, without a siege, rebels or a past', () => {
    const whole = {
      loyaltyCap: 3,
      inv: 0,
      invPending: 0,
      dev: 0,
      siege: null,
      rebelAgainst: null,
      cededBy: null,
      cededTurn: null,
      foundedTurn: null,
      oldName: null,
    };
    expect(START.state.provinces).toEqual([
      null,
      {
        ...whole,
        number: 1,
        code: 'AAA',
        name: 'Aaa',
        cty: 'Y',
        everCity: true,
        owner: 1,
        originalOwner: 1,
        loyalty: 3,
        homeCapitalOf: 1,
        orig: 9,
        base: 9,
      },
      {
        ...whole,
        number: 2,
        code: 'BBB',
        name: 'Bbb',
        cty: 'N',
        everCity: false,
        owner: 2,
        originalOwner: 2,
        loyalty: 3,
        homeCapitalOf: 2,
        orig: 5,
        base: 5,
      },
      {
        ...whole,
        number: 3,
        code: 'CCC',
        name: 'Ccc',
        cty: 'D',
        everCity: true,
        owner: 0,
        originalOwner: 0,
        loyalty: 2,
        homeCapitalOf: null,
        orig: 3,
        base: 3,
      },
    ]);
  });

  test('UM-0.5, UM-24.4 stacks: the forces and orders of the owner, and a network for each nation named', () => {
    expect(START.state.stacks).toEqual([
      [],
      [],
      [
        { nation: 1, units: [0, 0, 0, 1], armyOrder: null, fleetOrder: null, reliefArrived: false },
        { nation: 2, units: [2, 4, 0, 1], armyOrder: '2M', fleetOrder: '1D', reliefArrived: false },
      ],
      [],
    ]);
  });

  test('UM-0.6, UM-10.17 generals: fit, with the secrets of the file, or rolled ones where it has none', () => {
    const ratings = { reputation: 4, loyalty: 5, activity: 3, popularity: 2, health: 6, age: 40, seniority: 9 };
    const file: ScenarioFile = {
      ...BARE,
      generals: [
        { name: 'Kept', nation: 'ONE', location: 'AAA', command: 'land', ...ratings, skill: 7, trueLoyalty: 1 },
        { name: 'Rolled', nation: 'TWO', location: 'BBB', command: 'sea', ...ratings },
      ],
    };
    const dice = rolling({ 'GEN.reputation@Rolled': [1], 'GEN.loyalty@Rolled': [6] });
    const begun = { state: 'fit', incapUntil: null, ...ratings };
    expect(positionOf(file, {}, dice).state.generals).toEqual([
      { ...begun, number: 1, name: 'Kept', nation: 1, location: 1, command: 'land', skill: 7, trueLoyalty: 1 },
      { ...begun, number: 2, name: 'Rolled', nation: 2, location: 2, command: 'sea', skill: 3, trueLoyalty: 6 },
    ]);
  });

  test('UM-2.7, UM-21.31 of other lands nations know at first whose they are and where cities stand, each for itself', () => {
    const { known } = START.state;
    const unseen = { turn: 1, revenue: null, collects: true, loyalty: null };
    const provinces = [
      null,
      { ...unseen, province: 1, owner: 1, cty: 'Y' },
      { ...unseen, province: 2, owner: 2, cty: 'N' },
      { ...unseen, province: 3, owner: 0, cty: 'D' },
    ];
    const each = { forces: [], provinces, generals: [] };
    expect(known).toEqual([null, each, each]);
    expect(known[1]?.provinces).not.toBe(known[2]?.provinces);
  });

  test('UM-17.26 where rebels may found nations as many seats are kept for them, after those of the file', () => {
    const kept = positionOf(BARE, { rebelGenerals: 'newNation' });
    expect(kept.setting.nations.slice(3)).toMatchObject([
      { number: 3, code: 'R01', name: 'Rebels 1', kind: 'civilised', tone: 2, generalNames: [], kept: true },
      { number: 4, code: 'R02', name: 'Rebels 2', kind: 'civilised', tone: 3, generalNames: [], kept: true },
    ]);
    expect(kept.setting.nations.slice(0, 3)).toMatchObject([null, { kept: false }, { kept: false }]);
    expect([kept.state.nations.slice(3), kept.state.known.slice(3)]).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('victory', () => {
  const conditions = (list: ScenarioFile['victory']['conditions']) =>
    positionOf({ ...BARE, victory: { lastTurn: 9, conditions: list ?? [] } }).setting.victory.conditions;

  test('UM-23.6, UM-24.36 a condition without nations is for all whom no other names', () => {
    expect(
      conditions([
        { kind: 'place', nations: ['TWO'], province: 'AAA' },
        { kind: 'score', least: 250, fromYear: 5 },
        { kind: 'provinces', least: 2 },
      ]),
    ).toEqual([
      { kind: 'place', nation: 2, province: 1 },
      { kind: 'score', nations: [1], least: 250, fromYear: 5 },
      { kind: 'provinces', nations: [1], least: 2 },
    ]);
    const rebels = positionOf(
      {
        ...BARE,
        victory: {
          lastTurn: 9,
          conditions: [{ kind: 'place', nations: ['TWO'], province: 'AAA' }, { kind: 'provinces' }],
        },
      },
      { rebelGenerals: 'newNation' },
    );
    expect(rebels.setting.victory.conditions[1]).toEqual({ kind: 'provinces', nations: [1, 3, 4], least: 1 });
    expect(conditions([{ kind: 'provinces' }, { kind: 'score' }])).toEqual([
      { kind: 'provinces', nations: [1, 2], least: 1 },
      { kind: 'score', nations: [1, 2], least: 1, fromYear: 1 },
    ]);
  });
});

test('UM-2.2, UM-24.2 routes go from the lower number, by land first; an end that no province has is 0', () => {
  const file: ScenarioFile = { ...BARE, seaRoutes: [{ from: 'AAA', to: 'XXX', points: 5, attrition: 1 }] };
  expect(routesIn(file)).toEqual([
    { route: { a: 1, b: 2, by: 'land', figures: [3, 2] }, path: 'landRoutes[0]' },
    { route: { a: 0, b: 1, by: 'sea', figures: [5, 1] }, path: 'seaRoutes[0]' },
  ]);
  expect(routesIn({ ...BARE, landRoutes: [{ from: 'XXX', to: 'BBB', points: 1, attrition: 1 }] })[0]?.route).toEqual({
    a: 0,
    b: 2,
    by: 'land',
    figures: [1, 1],
  });
});

test('UM-0.2 years before Christ are counted down, by the turns of the year', () => {
  const { setting } = positionOf(PUNIC);
  const { length } = setting.calendar;
  expect(seasonOf({ ...setting, startYear: 0 }, 1)).toMatch(/ 0$/);
  expect([1, length, length + 1].map((turn) => seasonOf(setting, turn).replace(/^\S+ /, ''))).toEqual([
    '218 BC',
    '218 BC',
    '217 BC',
  ]);
});
