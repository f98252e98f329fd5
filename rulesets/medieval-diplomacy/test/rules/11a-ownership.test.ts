import { describe, expect, test } from 'vitest';
import { fiveRealms } from '../five-realms.ts';
import { army, at, fleet, type GivenPosition, type GivenUnit, garrison, troop, unit } from '../position.ts';
import { type GivenTurn, type PlayedTurn, play } from '../turn.ts';

/** France marches into an English Wessex. */
const invaded = (units: readonly GivenUnit[], said: GivenPosition = {}, turn: GivenTurn = {}): PlayedTurn =>
  play(fiveRealms({ wars: ['Eng-Fra'], ...said, provinces: { Wessex: { owner: 'Eng' }, ...said.provinces }, units }), {
    ...turn,
    orders: { Fra: ['A1 MARCH Wessex'], ...turn.orders },
  });
const french = army('Fra A1', 'Mercia', { men_at_arms: 9 });

/** Denmark and Norway of the example are England and Norway here, and Flanders is Artois. */
const shared = (units: readonly GivenUnit[], turn: GivenTurn = {}, said: GivenPosition = {}): PlayedTurn =>
  play(fiveRealms({ alliances: ['Eng-Nor'], ...said, units }), {
    orders: { Eng: ['A1 MARCH Artois'], Nor: ['A1 MARCH Artois'] },
    ...turn,
  });

describe('section 11: ownership', () => {
  test('MD-11.1 at M13 of every phase: three owners in one turn', () => {
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra', 'Fra-Sco', 'Sco-Nor'],
        passage: ['Fra-Nor'],
        provinces: { York: { owner: 'Eng' }, Mercia: { owner: 'Fra' } },
        units: [
          army('Fra A1', 'Mercia', { mongol_raiders: 2 }),
          army('Sco A1', 'Scotia', { mongol_raiders: 2 }),
          army('Nor A1', 'Mercia', { mongol_raiders: 2 }),
        ],
      }),
      {
        orders: {
          Fra: ['A1 MARCH York', 'A1 MARCH Mercia'],
          Sco: ['A1 HOLD', 'A1 MARCH York', 'A1 MARCH Scotia'],
          Nor: ['A1 HOLD', 'A1 HOLD', 'A1 MARCH York'],
        },
      },
    );
    expect(turn.of('province-taken').map(({ phase, from, to }) => [phase, from, to])).toEqual([
      [1, 1, 2],
      [2, 2, 3],
      [3, 3, 4],
    ]);
    expect([turn.province('York').owner, turn.province('York').ownedBy]).toEqual([4, [1, 2, 3, 4]]);
    expect([turn.exists('Eng G6'), turn.exists('Sco G6'), turn.exists('Nor G6')]).toEqual([false, false, true]);
  });

  test.each<[string, readonly GivenUnit[], string]>([
    ['nobody of the owner is there', [], 'Fra'],
    ['only ships of the owner are there', [garrison('Eng', 'Wessex', { carrack: 3 })], 'Fra'],
    ['his admiral lies in port', [fleet('Eng F1', 'Wessex', { carrack: 1 }, { commanders: [{}] })], 'Fra'],
    ['his soldiers are left', [army('Eng A1', 'Wessex', { wall: 1 })], 'Eng'],
    ['his commander is left', [army('Eng A1', 'Wessex', {}, { commanders: [{}] })], 'Fra'],
  ])('MD-11.2 %s', (_, own, owner) => {
    const turn = invaded([french, ...own], {
      troops: [troop('wall', { combat: 0, hitPoints: 1_000_000 })],
      provinces: { Wessex: { owner: 'Eng', harbour: true, fortLevel: 1 } },
    });
    expect(turn.province('Wessex').owner).toBe(owner === 'Eng' ? 1 : 2);
  });

  test.each<[string, GivenPosition, string, number]>([
    ['neutral troops do not take it', { wars: [], provinces: { Artois: { owner: 'Fra' } } }, 'Fra', 2],
    ['allies do not take it', { alliances: ['Eng-Fra'], provinces: { Artois: { owner: 'Fra' } } }, 'Fra', 2],
    ['enemies take it', { wars: ['Eng-Fra'], provinces: { Artois: { owner: 'Fra' } } }, 'Fra', 1],
    ['independent land is taken by anybody', { provinces: { Artois: {} } }, 'Ind', 1],
    ['but not with special permission', { provinces: { Artois: { permitted: ['Eng'] } } }, 'Ind', 99],
  ])('MD-11.3 %s', (_, said, __, owner) => {
    const turn = play(fiveRealms({ ...said, units: [army('Eng A1', 'Artois', { militia: 5 })] }));
    expect(turn.province('Artois').owner).toBe(owner);
  });

  test('MD-11.3 an ally of the owner who is at peace with the invader does not hold it for them', () => {
    const turn = invaded([french, army('Sco A1', 'Wessex', { heavy_infantry: 20 })], { alliances: ['Eng-Sco'] });
    expect([turn.of('battle-fought'), turn.province('Wessex').owner]).toEqual([[], 2]);
  });

  test('MD-11.4 8 Heavy Cavalry of one and 9 Men-at-Arms of the other in Flanders: the nine get it', () => {
    const turn = shared([army('Eng A1', 'Picardy', { heavy_cavalry: 8 }), army('Nor A1', 'Paris', { men_at_arms: 9 })]);
    expect(turn.province('Artois').owner).toBe(4);
  });

  test('MD-11.4 commanders and all units of a realm are counted together', () => {
    const turn = shared([
      army('Eng A1', 'Picardy', { militia: 1 }, { commanders: [{}] }),
      army('Eng A2', 'Artois', { militia: 1 }),
      army('Nor A1', 'Paris', { men_at_arms: 2 }),
    ]);
    expect(turn.province('Artois').owner).toBe(1);
  });

  test.each([
    ['a lone siege machine (5)', { siege_machine: 1 }, 0, 1],
    ['two of them (10)', { siege_machine: 2 }, 0, 2],
    ['a commander alone (5)', {}, 1, 1],
    ['a commander with a machine (10)', { siege_machine: 1 }, 1, 2],
    ['one peasant (13)', { peasant_rabble: 1 }, 0, 2],
  ])('MD-11.5 the taker needs a total combat of 10: %s', (_, troops, commanders, owner) => {
    const options = { commanders: Array.from({ length: commanders }, () => ({})) };
    const turn = invaded([army('Fra A1', 'Mercia', troops, options)]);
    expect(turn.province('Wessex').owner).toBe(owner);
  });

  test('MD-11.6 if the most numerous has less than 10 nobody takes it', () => {
    const turn = shared(
      [army('Eng A1', 'Picardy', { boys: 9 }), army('Nor A1', 'Paris', { heavy_cavalry: 8 })],
      {},
      { troops: [troop('boys', { combat: 1 })] },
    );
    expect(turn.province('Artois').owner).toBe(99);
  });

  test.each<[string, Record<string, number>, Record<string, number>, readonly number[], number]>([
    ['the greater total combat', { militia: 2 }, { men_at_arms: 2 }, [], 4],
    ['then the greater hit points', { sturdy: 2 }, { frail: 2 }, [], 1],
    ['then a draw among them, the first', { militia: 2 }, { militia: 2 }, [1], 1],
    ['then a draw among them, the second', { militia: 2 }, { militia: 2 }, [2], 4],
  ])('MD-11.7 among equals: %s', (_, english, norwegian, rolls, owner) => {
    const turn = shared(
      [army('Eng A1', 'Picardy', english), army('Nor A1', 'Paris', norwegian)],
      { dice: { 'tie-owner@Artois': rolls } },
      { troops: [troop('sturdy', { hitPoints: 31 }), troop('frail', { hitPoints: 30 })] },
    );
    expect(turn.rolls('tie-owner@Artois')).toEqual(rolls);
    expect(turn.province('Artois').owner).toBe(owner);
  });

  test('MD-11.8 soldiers aboard ships in the harbour are in the province: they hold it', () => {
    const turn = invaded(
      [
        french,
        fleet('Eng F1', 'Wessex', { carrack: 1 }),
        army('Eng A1', 'Wessex', { wall: 1 }, { loadedOn: 'Eng F1' }),
      ],
      {
        troops: [troop('wall', { combat: 0, hitPoints: 1_000_000 })],
        provinces: { Wessex: { owner: 'Eng', harbour: true } },
      },
    );
    expect([turn.of('battle-fought')[0]?.battle.undecided, turn.province('Wessex').owner]).toEqual([true, 1]);
  });

  test.each([
    ['without orders', []],
    ['holding', ['A1 HOLD']],
  ])('MD-11.9 troops that stand in land when it becomes enemy land take it in phase 1, %s', (_, lines) => {
    const turn = play(fiveRealms({ passage: ['Eng-Fra'], units: [army('Fra A1', 'Kent', { militia: 2 })] }), {
      orders: { Fra: ['DECLARE WAR Eng', ...lines] },
    });
    expect(turn.of('province-taken').map(({ phase, to }) => [phase, to])).toEqual([[1, 2]]);
  });

  test('MD-11.10 owned and annexed land needs no troops', () => {
    const before = fiveRealms({ wars: ['Eng-Fra'], provinces: { Wessex: { owner: 'Eng' } } });
    const turn = play(play(play(before).position).position);
    expect([turn.province('Wessex').owner, turn.province('Wessex').annexedTo]).toEqual([1, 1]);
  });
});

describe('section 11: what a conquest brings', () => {
  const port: GivenPosition = {
    wars: ['Eng-Fra'],
    provinces: {
      Kent: { owner: 'Eng', harbour: true, fortLevel: 4, fortDamage: 4, productionAreas: 2, buildList: ['longbowmen'] },
    },
    units: [
      army('Fra A1', 'Essex', { heavy_cavalry: 20 }),
      garrison('Eng', 'Kent', { trading_cog: 2, carrack: 2 }),
      fleet('Eng F1', 'Kent', { carrack: 1 }),
    ],
  };
  const conquer = (dice: GivenTurn['dice'], orders: GivenTurn['orders'] = {}): PlayedTurn =>
    play(fiveRealms(port), { orders: { Fra: ['A1 MARCH Kent'], ...orders }, ...(dice && { dice }) });

  test('MD-11.11 the garrison is dissolved, the new one empty; administration, structures and build list stay', () => {
    const turn = conquer({ 'harbour-loss@Kent': [100], 'capture@Kent': [100, 100, 100, 100] });
    const kent = turn.province('Kent');
    expect([turn.exists('Eng G1'), turn.troops('Fra G1')]).toEqual([false, {}]);
    expect(kent).toMatchObject({ owner: 2, annexedTo: 1, harbour: true, productionAreas: 2, fortLevel: 4 });
    expect(kent).toMatchObject({ changedHands: true, fortDamage: 3 });
    expect(kent.buildList).toEqual(fiveRealms(port).state.provinces[at('Kent')]?.buildList);
  });

  test('MD-11.11 its garrison’s orders are void, also if the old owner is back in the same turn', () => {
    const turn = play(
      fiveRealms({
        wars: ['Eng-Fra'],
        provinces: { Kent: { owner: 'Eng', annexedTo: 'Ind' }, Essex: { owner: 'Fra' }, Wessex: { owner: 'Eng' } },
        units: [army('Fra A1', 'Essex', { mongol_raiders: 1 }), army('Eng A1', 'Wessex', { heavy_cavalry: 9 })],
      }),
      {
        orders: {
          Fra: ['A1 MARCH Kent', 'A1 MARCH Essex'],
          Eng: ['A1 HOLD', 'A1 MARCH Kent', 'A1 TRANSFER ALL TO G1', 'G1 BUILD FORT', 'G1 PILLAGE'],
        },
      },
    );
    expect(turn.of('province-taken').map(({ to }) => to)).toEqual([2, 1]);
    expect(turn.troops('Eng G1')).toEqual({ heavy_cavalry: 9 });
    expect(turn.failures('Eng').map(({ order, code }) => `${order} ${code}`)).toEqual([
      'G1 PILLAGE unit-gone',
      'G1 BUILD_FORT changed-hands',
    ]);
    expect([turn.province('Kent').fortLevel, turn.province('Kent').pillaged]).toEqual([0, false]);
  });

  test.each([
    [15, false],
    [16, true],
  ])('MD-11.12, MD-11.13 a conquest destroys the harbour with 15%%: a roll of %i', (roll, stands) => {
    const capture = stands ? [100, 100, 100, 100] : [];
    const turn = conquer({ 'harbour-loss@Kent': [roll], 'capture@Kent': capture });
    expect(turn.province('Kent').harbour).toBe(stands);
  });

  test('MD-11.12 nothing is drawn where there is no harbour, and nothing lost by a gift', () => {
    expect(invaded([french]).rolls('harbour-loss@Wessex')).toEqual([]);
    const given = play(fiveRealms({ ...port, wars: [] }), { orders: { Eng: ['GIVE PROVINCE Kent Fra'] } });
    expect([given.rolls('harbour-loss@Kent'), given.province('Kent').harbour]).toEqual([[], true]);
  });

  test('MD-11.14, MD-11.15 each ship of the garrison is captured (20% or 10%) or scuttled; fleets flee', () => {
    const turn = conquer({ 'harbour-loss@Kent': [16], 'capture@Kent': [20, 21, 10, 11] });
    expect(turn.troops('Fra G1')).toEqual({ trading_cog: 1, carrack: 1 });
    expect([turn.unit('Eng F1').location, turn.troops('Eng F1')]).toEqual([at('Channel'), { carrack: 1 }]);
  });

  test('MD-11.15 with the harbour all are lost without draws', () => {
    const turn = conquer({ 'harbour-loss@Kent': [1] });
    expect([turn.rolls('capture@Kent'), turn.troops('Fra G1')]).toEqual([[], {}]);
  });

  test('MD-11.15 a fleet in the lost harbour can do nothing more this turn', () => {
    const turn = conquer(undefined, { Eng: ['F1 HOLD', 'F1 SAIL Channel', 'F1 SAIL "Irish Sea"'] });
    expect(turn.of('plan-cancelled').map(({ orders }) => orders.map(({ verb }) => verb))).toEqual([['SAIL', 'SAIL']]);
    expect(turn.unit('Eng F1').location).toBe(at('Channel'));
  });

  test('MD-11.16 no soldier or commander of the old garrison is left when the province is taken', () => {
    const units = [
      army('Fra A1', 'Essex', { heavy_cavalry: 20 }),
      garrison('Eng', 'Kent', { militia: 2, carrack: 1 }, { commanders: [{}] }),
    ];
    const turn = play(fiveRealms({ ...port, units }), { orders: { Fra: ['A1 MARCH Kent'] } });
    const after = turn.of('battle-fought')[0]?.battle.after.find((each) => each.unit === unit('Eng G1'));
    expect([after?.lost.reduce((sum, { count }) => sum + count, 0), after?.lostCommanders]).toEqual([2, [1]]);
    expect([turn.province('Kent').owner, turn.commander(1)]).toEqual([2, undefined]);
  });

  test('MD-11.17, MD-12.29 a city keeps its build list, and the new owner builds from it the turn after', () => {
    const first = conquer({ 'harbour-loss@Kent': [100], 'capture@Kent': [100, 100, 100, 100] });
    const second = play(first.position, { orders: { Fra: ['G1 RECRUIT 2 longbowmen'] } });
    expect([second.troops('Fra G1'), second.province('Kent').annexedTo]).toEqual([{ longbowmen: 2 }, 1]);
  });
});
