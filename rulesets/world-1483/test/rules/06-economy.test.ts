import { describe, expect, test } from 'vitest';
import { economy } from '../../src/actions/economy.ts';
import { upkeep } from '../../src/actions/upkeep.ts';
import type { Order } from '../../src/order.ts';
import { coreOf, isColony } from '../../src/rules/core.ts';
import { developCost } from '../../src/rules/costs.ts';
import { type Board, type BoardFacts, boardOf, type LandFacts, type NationFacts } from '../board.ts';
import { stepped } from '../step.ts';
import type { Rolls } from '../turn.ts';

const FACTS: BoardFacts = {
  turn: 3,
  nations: {
    England: { treasury: 60, seaTrade: 1 },
    France: { treasury: 20, seaTrade: 2, landTrade: 1 },
    Zulu: { kind: 'tribal', treasury: 60 },
    Brittany: { phase: 5, seaTrade: 1, landTrade: 2 },
  },
  lands: {
    London: { owner: 'England', fort: 4, value: 3, coasts: ['Channel'] },
    York: { owner: 'England', value: 2 },
    Bath: { owner: 'England', fort: 2, value: 1 },
    Dublin: { owner: 'England', fort: 1, value: 1, coasts: ['Irish'] },
    Wales: { owner: 'England', value: 1, incorporatedBy: 'France' },
    Paris: { owner: 'France', fort: 4, coasts: ['Channel'] },
    Rennes: { owner: 'Brittany', fort: 1 },
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu', coasts: ['Channel'] },
    Veld: { owner: 'Zulu', value: 2 },
  },
  seas: {
    Channel: { seas: ['Irish'], units: ['3 mer of England', '1 sol of England', '2 frg of France'] },
    Irish: {},
  },
  borders: ['London-York', 'York-Bath', 'York-Rennes', 'Kraal-Veld', 'Kraal-Paris'],
};
const with_ = (name: string, more: NationFacts): Board =>
  boardOf({ ...FACTS, nations: { ...FACTS.nations, [name]: { ...FACTS.nations[name], ...more } } });
const land = (name: string, more: LandFacts, facts: Partial<BoardFacts> = {}): Board =>
  boardOf({ ...FACTS, ...facts, lands: { ...FACTS.lands, [name]: { ...FACTS.lands[name], ...more } } });
const board = boardOf(FACTS);
const { nation, place } = board;
const act = (lines: readonly Order[], of: Board = board, rolls: Rolls = {}, who = 'England') =>
  stepped(of, who, { steps: [economy], lines, rolls });
const routes = ({ state }: ReturnType<typeof act>, who: string) => {
  const of = state.nations[nation(who)];
  return [of?.seaTrade, of?.landTrade];
};

const line = {
  sea: (from: string, times = 1): Order => ({ verb: 'STEAL_SEA', args: { nation: nation(from), times } }),
  land: (from: string): Order => ({ verb: 'STEAL_LAND', args: { nation: nation(from) } }),
  reorganise: (from: string, to: string): Order => ({ verb: 'REORGANISE', args: { from: place(from), to: place(to) } }),
  develop: (territory: string, times = 1): Order => ({ verb: 'DEVELOP', args: { territory: place(territory), times } }),
  city: (territory: string): Order => ({ verb: 'FOUND_CITY', args: { territory: place(territory) } }),
};

describe('stealing trade', () => {
  test('W83-6.2 for 5 resources a sea trade route goes from the target to the thief', () => {
    const hand = act([line.sea('France')], board, { 'steal-sea@France': [7] });
    expect([hand.treasury('England'), routes(hand, 'England'), routes(hand, 'France')]).toEqual([55, [2, 0], [1, 1]]);
    expect(routes(act([line.sea('France')], board, { 'steal-sea@France': [8] }), 'France')).toEqual([2, 1]);
  });

  const fleets = (own: number, theirs: number): Board =>
    boardOf({
      ...FACTS,
      seas: {
        Channel: {
          seas: ['Irish'],
          units: [...(own > 0 ? [`${own} mer of England`] : []), ...(theirs > 0 ? [`${theirs} frg of France`] : [])],
        },
        Irish: {},
      },
    });
  test.each([
    [9, 6, 8],
    [6, 6, 5],
    [0, 4, 1],
    [0, 9, 1],
    [4, 0, 9],
    [9, 0, 9],
  ])('W83-6.3 W83-6.5 %i ships against %i succeed on %i', (own, theirs, chance) => {
    expect(act([line.sea('France')], fleets(own, theirs)).of('theft-tried')[0]?.chance).toBe(chance);
  });

  test('W83-6.3 a 10 always fails, and a 1 always succeeds', () => {
    expect(act([line.sea('France')], fleets(20, 0), { 'steal-sea@France': [10] }).of('theft-tried')[0]?.taken).toBe(
      false,
    );
    expect(act([line.sea('France')], fleets(0, 20), { 'steal-sea@France': [1] }).of('theft-tried')[0]?.taken).toBe(
      true,
    );
  });

  test('W83-6.4 damaged and loaded ships count, wherever they are', () => {
    const of = boardOf({
      ...FACTS,
      seas: {
        Channel: { seas: ['Irish'], units: ['1 sol of England', '1 mer of England', '1 inf of England'] },
        Irish: { units: ['1 frg of England'] },
      },
    });
    const units = of.state.units.map((unit) => ({
      ...unit,
      damaged: unit.type === 'sol',
      carrier: unit.type === 'inf' ? 2 : null,
    }));
    expect(act([line.sea('France')], { ...of, state: { ...of.state, units } }).of('theft-tried')[0]?.chance).toBe(8);
  });

  const landless = boardOf({
    ...FACTS,
    lands: { ...FACTS.lands, London: { owner: 'England' }, Dublin: { owner: 'France' } },
  });
  test.each([
    ['W83-6.6 a nation without a coast steals none', landless, 'France', 'landlocked'],
    ['W83-6.6 W83-6.9 nor from a nation without a route', with_('France', { seaTrade: 0 }), 'France', 'too-few-routes'],
    ['W83-6.8 a tribe has none', board, 'Zulu', 'too-few-routes'],
  ] as const)('%s, and it costs nothing', (_, of, target, code) => {
    const { refused, treasury } = act([line.sea(target)], of);
    expect([refused, treasury('England')]).toEqual([[code], 60]);
  });

  test('W83-6.6 whoever has a coast steals from whoever has a sea route, and land trade needs no coast', () => {
    expect(act([line.sea('France')]).of('theft-tried')).toHaveLength(1);
    expect(act([line.sea('France')], landless).of('theft-tried')).toEqual([]);
    expect(act([line.sea('France')], with_('France', { seaTrade: 0, landTrade: 3 })).of('theft-tried')).toEqual([]);
    expect(act([line.land('Brittany')], landless).of('theft-tried')).toHaveLength(1);
  });

  test('W83-6.7 land trade goes on 1 to 5, over a land border', () => {
    expect(routes(act([line.land('Brittany')], board, { 'steal-land@Brittany': [5] }), 'England')).toEqual([1, 1]);
    expect(routes(act([line.land('Brittany')], board, { 'steal-land@Brittany': [6] }), 'England')).toEqual([1, 0]);
    expect(act([line.land('France')]).refused).toEqual(['no-border']);
  });

  test('W83-6.8 W83-5.11 from an enemy too, and nobody goes to war over it', () => {
    const peace = act([line.sea('Brittany')], board, { 'steal-sea@Brittany': [1] });
    expect([peace.state.wars, peace.state.nations[nation('Brittany')]?.boxes]).toEqual([[], []]);
    const war = boardOf({ ...FACTS, wars: [{ between: ['England', 'France'] }] });
    expect(act([line.sea('France')], war, { 'steal-sea@France': [1] }).of('theft-tried')[0]?.taken).toBe(true);
  });

  test('W83-6.9 any number of attempts, and none without a route left', () => {
    const hand = act([line.sea('France', 5)], board, { 'steal-sea@France': [10, 1, 1] });
    expect([routes(hand, 'England'), hand.treasury('England'), hand.refused]).toEqual([[3, 0], 45, ['too-few-routes']]);
  });

  test('W83-6.10 W83-6.25 W83-16.14 a tribe does nothing of it', () => {
    const lines = [
      line.sea('France'),
      line.land('France'),
      line.develop('Veld'),
      line.city('Veld'),
      line.reorganise('Kraal', 'Veld'),
    ];
    expect(act(lines, board, {}, 'Zulu').refused).toEqual(lines.map(() => 'not-a-tribe'));
  });

  test('W83-18.2 the robbed read of it, and not what it cost', () => {
    const { heard } = act([line.sea('France')], board, { 'steal-sea@France': [1] });
    expect(heard('France')).toMatchObject([{ kind: 'theft-tried', cost: 0, treasury: 0 }]);
    expect(act([line.sea('France')]).heard('France')).toEqual([]);
  });
});

describe('trade reorganisation', () => {
  test('W83-6.11 for 3 resources value goes from one city to another, without a roll', () => {
    const { value, treasury } = act([line.reorganise('London', 'Bath')]);
    expect([value('London'), value('Bath'), treasury('England')]).toEqual([2, 2, 57]);
  });

  test('W83-6.12 W83-6.13 over own lands, and over zones with an own ship in each', () => {
    expect(act([line.reorganise('London', 'Dublin')]).refused).toEqual(['not-joined']);
    const joined = boardOf({ ...FACTS, seas: { ...FACTS.seas, Irish: { units: ['1 sol of England'] } } });
    const damaged = {
      ...joined,
      state: { ...joined.state, units: joined.state.units.map((unit) => ({ ...unit, damaged: unit.type === 'sol' })) },
    };
    expect(act([line.reorganise('London', 'Dublin')], damaged).value('Dublin')).toBe(2);
    expect(act([line.reorganise('London', 'Bath')], land('York', { owner: 'France' })).refused).toEqual(['not-joined']);
  });

  test.each([
    ['London', 'London', 'same-place-twice'],
    ['London', 'York', 'no-city'],
    ['Paris', 'London', 'not-yours'],
    ['London', 'Wales', 'not-incorporated'],
  ])('W83-6.14 not from %s to %s', (from, to, code) => {
    expect(act([line.reorganise(from, to)]).refused).toEqual([code]);
  });

  test('W83-6.14 several a turn, as long as there is value', () => {
    const twice = act([line.reorganise('Bath', 'London'), line.reorganise('Bath', 'London')]);
    expect([twice.value('London'), twice.value('Bath'), twice.refused]).toEqual([4, 0, ['no-value']]);
  });
});

describe('development', () => {
  test.each([
    [0, 6, 3],
    [1, 6, 3],
    [2, 9, 5],
    [3, 12, 6],
    [4, 15, 8],
    [5, 18, 9],
    [6, 22, 11],
    [7, 26, 13],
    [8, 30, 15],
    [9, 35, 18],
    [10, 40, 20],
    [11, 45, 23],
    [12, 50, 25],
    [13, 50, 25],
    [99, 50, 25],
  ])('W83-6.17 W83-6.18 W83-6.19 at value %i an attempt costs %i, in a colony %i', (value, cost, half) => {
    expect([developCost(value, false), developCost(value, true)]).toEqual([cost, half]);
  });

  test.each([
    [5, 3],
    [6, 2],
  ])('W83-6.15 a %i leaves the value at %i, and the money is gone', (roll, value) => {
    const hand = act([line.develop('York')], board, { 'develop@York': [roll] });
    expect([hand.value('York'), hand.treasury('England')]).toEqual([value, 51]);
  });

  test('W83-6.16 only own land that is incorporated', () => {
    expect(act([line.develop('Paris'), line.develop('Wales')]).refused).toEqual(['not-yours', 'not-incorporated']);
  });

  test('W83-6.20 each attempt at the price of its moment', () => {
    const hand = act([line.develop('York', 3)], board, { 'develop@York': [1, 1, 10] });
    expect([hand.value('York'), hand.treasury('England')]).toEqual([4, 60 - 9 - 12 - 15]);
  });
});

/** A row of lands from the core to the far end; `Isle` has no land way, and lies `zones` zones from the core. */
const far = (steps: number, zones: number, more: LandFacts = {}): Board => {
  const row = Array.from({ length: steps - 1 }, (_, at) => `W${at + 1}`);
  const seas = Array.from({ length: zones }, (_, at) => `S${at + 1}`);
  const way = ['Home', ...row, 'Far'];
  return boardOf({
    turn: 3,
    nations: { England: { treasury: 60 } },
    lands: {
      Home: { owner: 'England', fort: 3, value: 3, coasts: seas.slice(0, 1) },
      ...Object.fromEntries(row.map((name) => [name, {}])),
      Far: { owner: 'England', originalOwner: null, value: 4, coasts: seas.slice(-1), ...more },
    },
    seas: Object.fromEntries(seas.map((name, at) => [name, { seas: seas.slice(at + 1, at + 2) }])),
    borders: way.slice(1).map((name, at) => `${way[at]}-${name}`),
  });
};
const colony = (of: Board): boolean => isColony(of.setting, of.state, 1, of.place('Far'));
const found = (of: Board) =>
  stepped(of, 'England', { steps: [economy], lines: [{ verb: 'FOUND_CITY', args: { territory: of.place('Far') } }] });

describe('cities and colonies', () => {
  test('W83-6.21 W83-6.22 for 15 resources there is a city with the name of its territory and fortification 1', () => {
    const hand = act([line.city('York')]);
    expect(hand.state.territories[place('York')]?.city).toEqual({ name: 'York', fort: 1 });
    expect(hand.treasury('England')).toBe(45);
  });

  test('W83-6.21 only on own incorporated land without a city', () => {
    expect(act([line.city('Paris'), line.city('Wales'), line.city('Bath')]).refused).toEqual([
      'not-yours',
      'not-incorporated',
      'city-there',
    ]);
  });

  test('W83-6.23 near the core the value stays', () => {
    expect(act([line.city('York')]).value('York')).toBe(2);
    expect(found(far(5, 4)).value('Far')).toBe(4);
  });

  test.each([
    [4, 2],
    [3, 1],
    [2, 1],
    [1, 1],
    [0, 1],
  ])('W83-6.24 of a colony value %i becomes %i', (value, left) => {
    expect(found(far(6, 4, { value })).value('Far')).toBe(left);
  });

  test('W83-6.24 of one that is worth 1 nothing is told', () => {
    expect(found(far(6, 4, { value: 1 })).of('value-changed')).toEqual([]);
  });

  test.each([
    [6, 4, true],
    [5, 4, false],
    [6, 3, false],
  ])('W83-6.41 %i lands and %i zones away: a colony is %s', (steps, zones, is) => {
    expect(colony(far(steps, zones, { fort: 1 }))).toBe(is);
  });

  test('W83-6.41 W83-6.42 a town that was taken or bought is one too, without a city it is none, and a first land never', () => {
    expect(colony(far(6, 4, { fort: 5, originalOwner: null }))).toBe(true);
    expect(colony(far(6, 4))).toBe(false);
    expect(colony(far(6, 4, { fort: 1, originalOwner: 'England' }))).toBe(false);
  });

  test('W83-6.18 an attempt to develop a colony costs half', () => {
    const of = far(6, 4, { fort: 1 });
    const hand = stepped(of, 'England', {
      steps: [economy],
      lines: [{ verb: 'DEVELOP', args: { territory: of.place('Far') } }],
    });
    expect(hand.treasury('England')).toBe(60 - 8);
  });

  const grown = (incorporatedBy: string | null): Board => {
    const of = far(6, 4, { fort: 1 });
    const territories = of.state.territories.map((each) =>
      each !== null && each.city === null
        ? { ...each, owner: 1, incorporatedBy: incorporatedBy === null ? null : 1 }
        : each,
    );
    return { ...of, state: { ...of.state, territories } };
  };
  test('W83-6.40 W83-6.43 once incorporated lands join it to the core it is no colony, and its value stays', () => {
    expect([colony(grown('England')), colony(grown(null))]).toEqual([false, true]);
    expect(grown('England').state.territories[grown('England').place('Far')]?.value).toBe(4);
  });

  test('W83-6.40 W83-0.13 without any first land the core is all that is incorporated', () => {
    const of = far(6, 4, { fort: 1 });
    const lost = of.state.territories.map((each) => (each?.originalOwner === 1 ? { ...each, owner: 0 } : each));
    expect([...coreOf(of.setting, { ...of.state, territories: lost }, 1)]).toEqual([of.place('Far')]);
  });

  test('W83-1.10 W83-6.43 what a nation has when its turn begins is kept, its colonies too', () => {
    const of = far(6, 4, { fort: 1, port: true });
    const { state } = stepped(of, 'England', { steps: [upkeep] });
    const [home, there] = [of.place('Home'), of.place('Far')];
    expect(state.nations[1]?.snapshot).toEqual({
      territories: [home, there],
      cities: [home, there],
      ports: [there],
      colonies: [there],
    });
  });
});
