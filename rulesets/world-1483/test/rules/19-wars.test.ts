import { describe, expect, test } from 'vitest';
import { canReach, isPromising, landsTaken, leastBid, weighBid } from '../../src/rules/bids.ts';
import { placeGeneral, placeTroops, threatBeside } from '../../src/rules/npc-placement.ts';
import {
  attackSum,
  beside,
  defenceSum,
  isOffensive,
  isWorthIt,
  movable,
  movableIn,
  targetsOf,
} from '../../src/rules/npc-war.ts';
import type { WarKind } from '../../src/words.ts';
import { type BoardFacts, boardOf } from '../board.ts';

const FACTS: BoardFacts = {
  nations: {
    England: { treasury: 0 },
    Brittany: { phase: 5, treasury: 7, capital: 'Rennes', seaTrade: 1, more: { original: [1, 2, 3] } },
    France: {},
  },
  lands: {
    Rennes: {
      owner: 'Brittany',
      fort: 3,
      value: 2,
      port: true,
      coasts: ['Channel'],
      units: ['5 inf', '1 cav', '1 gen 4'],
    },
    Nantes: { owner: 'Brittany', fort: 1, value: 1, units: ['3 inf', '1 knt'] },
    Vannes: { owner: 'England', fort: 2, value: 3, units: ['2 inf', '1 art'] },
    Kent: { owner: 'England', value: 3, coasts: ['Channel'], units: ['1 cav'] },
    Hull: { owner: 'England', value: 6 },
    Brest: { owner: 'Brittany', value: 1, units: ['1 inf'] },
    Paris: { owner: 'France', value: 9, units: ['4 inf'] },
  },
  seas: { Channel: { units: ['1 mer of England', '1 inf of England', '1 inf of France'] } },
  borders: ['Nantes-Vannes', 'Rennes-Nantes', 'Nantes-Paris', 'Brest-Rennes', 'Kent-Hull'],
  straits: ['Rennes-Kent'],
  wars: [{ between: ['England', 'Brittany'] }],
};
const board = boardOf(FACTS);
const { setting, state, place, nation } = board;
const [england, brittany, france] = ['England', 'Brittany', 'France'].map(nation) as [number, number, number];
const names = (numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => setting.places[number]?.name ?? '');
const war = (kind: WarKind, attacker: 'England' | 'Brittany') =>
  boardOf({
    ...FACTS,
    wars: [{ between: attacker === 'England' ? ['England', 'Brittany'] : ['Brittany', 'England'], kind }],
  });

describe('what a nation without a ruler wants of its enemies', () => {
  const targets = (of: ReturnType<typeof boardOf>) => names(targetsOf(of.state, brittany).map(({ number }) => number));
  test('W83-19.40, 19.41 of who attacked it all, its own first lands first, then by value, cities, list order', () => {
    expect(targets(board)).toEqual(['Vannes', 'Hull', 'Kent']);
  });
  test('W83-19.40 of whom it was paid to attack only its own first lands', () => {
    expect(targets(war('financed', 'Brittany'))).toEqual(['Vannes']);
  });
  test('W83-19.41 in other wars of its own all', () => {
    expect(targets(war('alliance', 'Brittany'))).toEqual(['Vannes', 'Hull', 'Kent']);
    expect(targets(war('rebellion', 'England'))).toEqual(['Vannes', 'Hull', 'Kent']);
  });
  test('W83-19.41 as a rebel the lands that it rose for', () => {
    const at = war('rebellion', 'Brittany');
    const rising = { sponsor: null, against: england, lands: [place('Kent')] };
    const nations = at.state.nations.map((each) =>
      each?.number === brittany ? { ...each, rebellion: rising as never } : each,
    );
    expect(names(targetsOf({ ...at.state, nations }, brittany).map(({ number }) => number))).toEqual(['Kent']);
  });
  test('W83-19.41 of equal value a city before open land', () => {
    const at = boardOf({ ...FACTS, lands: { ...FACTS.lands, Hull: { owner: 'England', value: 3, fort: 1 } } });
    expect(targets(at)).toEqual(['Vannes', 'Hull', 'Kent']);
  });
  test.each<readonly [WarKind, 'England' | 'Brittany', boolean]>([
    ['financed', 'Brittany', true],
    ['alliance', 'Brittany', true],
    ['rebellion', 'Brittany', true],
    ['player', 'Brittany', false],
    ['financed', 'England', false],
  ])('W83-19.21 a war of the kind %s that %s began is an attack of its own: %s', (kind, attacker, found) => {
    const [first] = war(kind, attacker).state.wars;
    expect(first && isOffensive(first, brittany)).toBe(found);
  });
});

describe('who may leave', () => {
  const leaving = (land: string, of = state) =>
    movableIn(setting, of, brittany, place(land))
      .map(({ type }) => type)
      .join(' ');
  test('W83-19.42 three infantry stay in the capital, two in a city beside enemies, nobody elsewhere', () => {
    expect([leaving('Rennes'), leaving('Nantes'), leaving('Brest')]).toEqual(['inf inf cav', 'inf knt', 'inf']);
    const peace = { ...state, wars: [] };
    expect([leaving('Rennes', peace), leaving('Nantes', peace)]).toEqual(['inf inf cav', 'inf inf inf knt']);
    expect(leaving('Kent')).toBe('');
  });
  test('W83-19.42 by territory, where anybody may', () => {
    expect(names([...movable(setting, state, brittany).keys()])).toEqual(['Rennes', 'Nantes', 'Brest']);
    const few = { ...state, units: state.units.filter((unit) => unit.place !== place('Brest')) };
    expect(names([...movable(setting, few, brittany).keys()])).toEqual(['Rennes', 'Nantes']);
  });
});

describe('what a fight is worth', () => {
  test('W83-19.43 attack without points, worse across a strait', () => {
    const from = (land: string) => state.units.filter((unit) => unit.place === place(land) && unit.type !== 'gen');
    expect(attackSum(setting, from('Nantes'), place('Vannes'))).toBe(3 * 3 + 7);
    expect(attackSum(setting, from('Rennes'), place('Kent'))).toBe(5 * 2 + 4);
  });
  test('W83-19.43 defence with the whole bonus of the walls', () => {
    expect([
      defenceSum(state, place('Vannes')),
      defenceSum(state, place('Kent')),
      defenceSum(state, place('Hull')),
    ]).toEqual([14, 3, 0]);
    const tribal = {
      ...state,
      territories: state.territories.map((land) =>
        land?.number === place('Paris') ? { ...land, tribalCity: france } : land,
      ),
    };
    expect([defenceSum(state, place('Paris')), defenceSum(tribal, place('Paris')) > 24]).toEqual([24, true]);
  });
  test.each<readonly [number, number, boolean, boolean]>([
    [6, 4, true, true],
    [5, 4, true, false],
    [8, 4, false, true],
    [7, 4, false, false],
    [0, 0, false, true],
  ])('W83-19.43 %i to %i for land that was its own (%s): %s', (attack, defence, own, worth) => {
    expect(isWorthIt(attack, defence, own)).toBe(worth);
  });
  test('W83-19.43 own lands beside a target', () => {
    expect(names(beside(setting, state, brittany, place('Vannes')))).toEqual(['Nantes']);
    expect(names(beside(setting, state, brittany, place('Kent')))).toEqual(['Rennes']);
  });
});

describe('where new units go', () => {
  const threat = (land: string, of = state) => threatBeside(setting, of, brittany, place(land));
  test('W83-19.30 the cost of enemy troops beside it, on land and aboard ships off its coast', () => {
    // A rider in Kent across the strait, infantry in the Channel; two infantry and a gun in Vannes.
    expect([threat('Rennes'), threat('Nantes'), threat('Brest')]).toEqual([8 + 5, 10 + 10, 0]);
    expect(threat('Nantes', { ...state, wars: [] })).toBe(0);
  });
  const placed = (of = state, types = ['inf', 'inf', 'inf', 'inf'] as const) =>
    names(placeTroops(setting, of, brittany, { types }));
  test('W83-19.30 where the threat is greatest at each moment', () => {
    // Rennes: 13 + 6 + 15 - 33, Nantes: 20 + 3 + 15 - 26.
    expect(placed()).toEqual(['Nantes', 'Nantes', 'Nantes', 'Rennes']);
  });
  test('W83-19.30 in peace anywhere, by worth and by who is there already', () => {
    // Rennes: 21 - 33, Nantes: 18 - 26, Brest: 3 - 5.
    expect(placed({ ...state, wars: [] })).toEqual(['Brest', 'Brest', 'Nantes', 'Rennes']);
    expect(placeTroops(setting, state, france, { types: ['inf'], among: [] })).toEqual([]);
  });
  test('W83-19.30 a general where most of its own troops are, ties by list order', () => {
    expect(names([placeGeneral(state, brittany) ?? 0])).toEqual(['Rennes']);
    const few = { ...state, units: state.units.filter((unit) => unit.place === place('Nantes')) };
    expect(names([placeGeneral(few, brittany) ?? 0])).toEqual(['Nantes']);
    expect(names([placeGeneral({ ...state, units: [] }, brittany) ?? 0])).toEqual(['Rennes']);
    expect(placeGeneral(state, brittany, [])).toBeNull();
  });
});

describe('what somebody would pay for a war', () => {
  test('W83-5.32 first lands that another holds, and whether it could get at them', () => {
    expect(names(landsTaken(state, brittany, england))).toEqual(['Vannes']);
    expect(landsTaken(state, brittany, france)).toEqual([]);
    expect([canReach(setting, state, brittany, england), canReach(setting, state, brittany, france)]).toEqual([
      true,
      true,
    ]);
    const apart = boardOf({ ...FACTS, borders: [], straits: [] });
    expect([
      canReach(apart.setting, apart.state, brittany, england),
      canReach(apart.setting, apart.state, brittany, france),
    ]).toEqual([true, false]);
    const noPort = {
      ...apart.state,
      territories: apart.state.territories.map((land) => land && { ...land, port: false }),
    };
    expect(canReach(apart.setting, noPort, brittany, england)).toBe(false);
  });
  test('W83-5.38, 5.39 the least bid is 10, and two above the highest that was refused for the same war', () => {
    const refused = [
      { npc: brittany, target: england, bid: 12 },
      { npc: brittany, target: france, bid: 3 },
    ] as never;
    expect([
      leastBid([], brittany, england),
      leastBid(refused, brittany, england),
      leastBid(refused, brittany, france),
    ]).toEqual([10, 14, 10]);
    expect(leastBid(refused, france, england)).toBe(10);
  });
  test('W83-5.34 troops, treasury and three turns of bid and income, against what stands at the front', () => {
    // 9 infantry, a rider and a knight; 7; 3 x (10 + 4 of its lands + 1 of trade). Vannes is the front, Nantes and its like are its own.
    expect(weighBid(setting, state, { npc: brittany, target: england, bid: 10 })).toEqual({
      strength: 9 * 5 + 8 + 11 + 7 + 3 * (10 + 4 + 1),
      resistance: 20,
    });
    expect(weighBid(setting, state, { npc: brittany, target: france, bid: 10 }).resistance).toBe(0);
  });
  test.each<readonly [number, number, boolean]>([
    [15, 10, true],
    [14, 10, false],
    [0, 0, true],
  ])('W83-5.34 %i against %i: %s', (strength, resistance, found) => {
    expect(isPromising({ strength, resistance })).toBe(found);
  });
});
