import { describe, expect, test } from 'vitest';
import { coreOf, isColony, isFar } from '../../src/rules/core.ts';
import { isCavalry } from '../../src/rules/find.ts';
import {
  haveLandBorder,
  isAcrossStrait,
  isCoastal,
  isLandAdjacent,
  landAdjacent,
  landDistance,
  seaDistance,
  touches,
} from '../../src/rules/geography.ts';
import { neighboursOf } from '../../src/rules/neighbours.ts';
import { hasPortNear, isInGiftRange } from '../../src/rules/range.ts';
import { boxOf, enemiesOf, enemyIn, hadIn, warOf, warsOf } from '../../src/rules/war.ts';
import { ALLIED, AT_WAR, NEUTRAL } from '../../src/words.ts';
import { boardOf } from '../board.ts';

/** A road of eight lands; an island behind five zones; a strait between the first and the third. */
const board = boardOf({
  nations: {
    England: { more: { original: [1, 2] } },
    France: {},
    Spain: {},
    Brittany: { phase: 5, boxes: { France: ALLIED } },
  },
  lands: {
    L1: { owner: 'England', coasts: ['S1'], port: true },
    L2: { owner: 'England' },
    L3: { owner: 'England' },
    L4: { owner: 'France' },
    L5: { owner: 'France' },
    L6: { owner: 'France' },
    L7: { owner: 'England', fort: 2 },
    L8: { owner: 'England', fort: 2, incorporatedBy: null },
    Isle: { owner: 'Spain', coasts: ['S5'] },
    Cape: { owner: 'Brittany', coasts: ['S4'] },
  },
  seas: {
    S1: { seas: ['S2'] },
    S2: { seas: ['S3'], units: ['1 frg of England'] },
    S3: { seas: ['S4'] },
    S4: { seas: ['S5'], units: ['1 inf of France'] },
    S5: {},
  },
  borders: ['L1-L2', 'L3-L4', 'L4-L5', 'L5-L6', 'L6-L7', 'L7-L8'],
  straits: ['L2-L3', 'L1-L4'],
  wars: [
    { between: ['France', 'England'], more: { attackerHad: [4], defenderHad: [1, 2] } },
    { between: ['Spain', 'England'] },
  ],
});
const { setting, state, place, nation } = board;
const [england, france, spain, brittany] = ['England', 'France', 'Spain', 'Brittany'].map(nation) as [
  number,
  number,
  number,
  number,
];
const p = (...names: readonly string[]): readonly number[] => names.map(place);

describe('what lies beside what', () => {
  test('W83-0.3, 0.4 borders and straits together, ascending; coasts', () => {
    expect(landAdjacent(setting, place('L2'))).toEqual(p('L1', 'L3'));
    expect(landAdjacent(setting, place('L4'))).toEqual(p('L1', 'L3', 'L5'));
    expect(landAdjacent(setting, place('L5'))).toEqual(p('L4', 'L6'));
    expect([
      isAcrossStrait(setting, place('L2'), place('L3')),
      isAcrossStrait(setting, place('L1'), place('L2')),
    ]).toEqual([true, false]);
    expect(
      [
        ['L2', 'L3'],
        ['L1', 'L2'],
        ['L1', 'L3'],
      ].map(([a = '', b = '']) => isLandAdjacent(setting, place(a), place(b))),
    ).toEqual([true, true, false]);
    expect([touches(setting, place('L1'), place('S1')), touches(setting, place('L1'), place('S2'))]).toEqual([
      true,
      false,
    ]);
    expect([isCoastal(setting, place('L1')), isCoastal(setting, place('L2'))]).toEqual([true, false]);
  });
  test('W83-0.5 nations border each other over land and straits', () => {
    expect(haveLandBorder(setting, state, england, france)).toBe(true);
    expect(haveLandBorder(setting, state, france, england)).toBe(true);
    expect(haveLandBorder(setting, state, england, spain)).toBe(false);
  });
  test('W83-0.7 steps over land, whoever owns what lies between', () => {
    const to = (...names: readonly string[]) => new Set(p(...names));
    expect(landDistance(setting, place('L1'), to('L1'))).toBe(0);
    expect(landDistance(setting, place('L1'), to('L2', 'L5'))).toBe(1);
    expect(landDistance(setting, place('L1'), to('L8'))).toBe(5);
    expect([landDistance(setting, place('L1'), to('L8'), 5), landDistance(setting, place('L1'), to('L8'), 4)]).toEqual([
      5,
      null,
    ]);
    expect(landDistance(setting, place('L1'), to('Isle'))).toBeNull();
  });
  test('W83-0.6 zones between coasts, at least one', () => {
    const way = (from: string, to: string, most?: number) => seaDistance(setting, p(from), p(to), most);
    expect([way('L1', 'L1'), way('L1', 'Cape'), way('Cape', 'L1'), way('L1', 'Isle')]).toEqual([1, 4, 4, 5]);
    expect([way('L1', 'Cape', 4), way('L1', 'Cape', 3)]).toEqual([4, null]);
    expect([way('L1', 'L2'), way('L2', 'L1')]).toEqual([null, null]);
    expect(seaDistance(setting, p('L1', 'Cape'), p('L2', 'Cape'))).toBe(1);
  });
  test('W83-2.10 sea zones are nobody’s', () => {
    expect(state.territories[place('S1')]).toBeNull();
  });
  test('W83-0.9 knights count as cavalry, infantry and artillery do not', () => {
    expect((['inf', 'cav', 'knt', 'art'] as const).map((type) => isCavalry({ type }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  test('W83-18.1 neighbours of a nation are on its land and its shores, and where its ships are', () => {
    expect([...neighboursOf(setting, state, england)]).toEqual([france]);
    expect([...neighboursOf(setting, state, brittany)]).toEqual([]);
    const atSea = { ...state, units: state.units.map((unit) => ({ ...unit, place: place('S4') })) };
    expect([...neighboursOf(setting, atSea, england)].toSorted()).toEqual([france, brittany]);
    // Whose troops are there does not matter, only whose ships.
    expect([...neighboursOf(setting, atSea, france)]).toEqual([england]);
  });
  test('W83-14.33, 13.32 gifts go over a border or four zones, allies are called from a port', () => {
    expect([isInGiftRange(setting, state, england, france), isInGiftRange(setting, state, england, brittany)]).toEqual([
      true,
      true,
    ]);
    expect(isInGiftRange(setting, state, england, spain)).toBe(false);
    expect([hasPortNear(setting, state, england, brittany), hasPortNear(setting, state, brittany, england)]).toEqual([
      true,
      false,
    ]);
    expect(hasPortNear(setting, state, england, spain)).toBe(false);
  });
});

describe('core and colonies', () => {
  test('W83-6.40 first lands that are still held, and what hangs together with them', () => {
    expect([...coreOf(setting, state, england)].toSorted((a, b) => a - b)).toEqual(p('L1', 'L2', 'L3'));
    const lost = {
      ...state,
      territories: state.territories.map((land) => (land && land.number <= 2 ? { ...land, owner: france } : land)),
    };
    expect([...coreOf(setting, lost, england)].toSorted((a, b) => a - b)).toEqual(p('L3', 'L7'));
  });
  test('W83-6.41 far is more than five steps and more than three zones away', () => {
    const core = new Set(p('L1'));
    expect([isFar(setting, core, place('L8')), isFar(setting, new Set(p('L3')), place('L8'))]).toEqual([false, false]);
    expect([isFar(setting, core, place('Cape')), isFar(setting, core, place('Isle'))]).toEqual([true, true]);
    expect(isFar(setting, new Set(p('Isle')), place('Isle'))).toBe(false);
  });
  test('W83-6.42 a colony is a city that is far, and none of the first lands', () => {
    const isle = {
      ...state,
      territories: state.territories.map((land) =>
        land?.number === place('Isle') ? { ...land, owner: england, city: { name: 'Isle', fort: 1 } } : land,
      ),
    };
    expect(isColony(setting, isle, england, place('Isle'))).toBe(true);
    expect(isColony(setting, isle, england, place('L8'))).toBe(false);
    const first = {
      ...isle,
      nations: isle.nations.map((each) => (each?.number === england ? { ...each, original: p('L1', 'Isle') } : each)),
    };
    expect(isColony(setting, first, england, place('Isle'))).toBe(false);
    const bare = {
      ...isle,
      territories: isle.territories.map((land) => (land?.number === place('Isle') ? { ...land, city: null } : land)),
    };
    expect(isColony(setting, bare, england, place('Isle'))).toBe(false);
  });
});

describe('wars', () => {
  test('W83-5.8 of two, whoever began them', () => {
    expect([warOf(state, england, france), warOf(state, france, england)].map((war) => war?.id)).toEqual([1, 1]);
    expect([warOf(state, france, spain), warOf(state, england, brittany)]).toEqual([null, null]);
    expect(warsOf(state, england).map(({ id }) => id)).toEqual([1, 2]);
    expect([enemiesOf(state, england), enemiesOf(state, france)]).toEqual([[france, spain], [england]]);
    const [war] = state.wars;
    if (war === undefined) throw new Error('there is no war');
    expect([enemyIn(war, england), enemyIn(war, france)]).toEqual([france, england]);
    expect([hadIn(war, france), hadIn(war, england)]).toEqual([[4], [1, 2]]);
  });
  test('W83-5.1 a box is At War whenever there is a war, Neutral where none is kept', () => {
    const atWar = { ...state, wars: state.wars.map((war) => ({ ...war, attacker: brittany, defender: france })) };
    expect([boxOf(state, brittany, france), boxOf(state, brittany, spain), boxOf(atWar, brittany, france)]).toEqual([
      ALLIED,
      NEUTRAL,
      AT_WAR,
    ]);
  });
});
