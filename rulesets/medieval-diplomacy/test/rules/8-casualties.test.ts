import { describe, expect, test } from 'vitest';
import { type FoughtBattle, fightNext, type Rest, type Rolled } from '../battle.ts';
import { army, fleet, type GivenPosition, type GivenUnit, position, troop } from '../position.ts';

const TROOPS = [
  troop('foot', { combat: 90, hitPoints: 20, cost: 5 }),
  troop('cheap', { combat: 90, hitPoints: 10, cost: 2 }),
  troop('dear', { combat: 90, hitPoints: 10, cost: 9 }),
  troop('odd', { combat: 90, hitPoints: 21 }),
  troop('striker', { combat: 90, hitPoints: 1000, attacks: 9 }),
];

/** England's striker attacks, nine times a round, whoever else stands in France's Wessex. */
const struckBy = (
  units: readonly GivenUnit[],
  rolled: Rolled,
  said: GivenPosition = {},
  rest: Rest = 'nothing',
): FoughtBattle =>
  fightNext(
    position({
      troops: TROOPS,
      wars: ['Eng-Fra', 'Eng-Sco'],
      alliances: ['Fra-Sco'],
      provinces: { Wessex: { owner: 'Fra' } },
      ...said,
      units: [army('Eng A1', 'Wessex', { striker: 1 }), ...units],
    }),
    'land',
    rolled,
    rest,
  );

/** Nine attacks of which so many hit. */
const hits = (count: number): string => 'h'.repeat(count) + 'm'.repeat(9 - count);

/** Losses at the end of round 2 after so many hits in round 1 and none in round 2; the others strike and miss. */
const losses = (count: number, units: readonly GivenUnit[], said: GivenPosition = {}) => {
  const others = units.reduce((sum, unit) => sum + strengthOf(unit), 0);
  const attack = `${hits(count)}${'m'.repeat(others)}`;
  return struckBy(units, { attack }, said, 'then miss').killed(2);
};

const strengthOf = ({ troops, commanders }: GivenUnit): number =>
  commanders.length +
  Object.values(troops).reduce<number>(
    (sum, ranks) =>
      sum + (typeof ranks === 'number' ? ranks : Object.values(ranks).reduce((all, some) => all + some, 0)),
    0,
  );

describe('section 8c: casualties', () => {
  test('MD-8.34, MD-4.22 damage goes to the lowest rank in use, over all friendly units together', () => {
    const units = [army('Fra A1', 'Wessex', { foot: { 4: 2 } }), army('Fra A2', 'Wessex', { foot: { 3: 2 } })];
    expect(losses(4, units)).toEqual({ 'Fra A2 foot': 2 });
    expect(losses(6, units)).toEqual({ 'Fra A1 foot': 1, 'Fra A2 foot': 2 });
  });

  test('MD-8.35 an ally in front takes the damage of those behind', () => {
    const units = [army('Fra A1', 'Wessex', { foot: { 2: 2 } }), army('Sco A1', 'Wessex', { foot: { 1: 2 } })];
    expect(losses(4, units)).toEqual({ 'Sco A1 foot': 2 });
    expect(losses(8, units)).toEqual({ 'Fra A1 foot': 2, 'Sco A1 foot': 2 });
  });

  test('MD-8.36 two armies are hit as one would be', () => {
    const two = [army('Fra A1', 'Wessex', { cheap: { 1: 5 } }), army('Fra A2', 'Wessex', { cheap: { 2: 1 } })];
    const one = [army('Fra A1', 'Wessex', { cheap: { 1: 5, 2: 1 } })];
    expect(losses(5, two)).toEqual({ 'Fra A1 cheap': 5 });
    expect(losses(5, one)).toEqual({ 'Fra A1 cheap': 5 });
  });

  test('MD-8.37 who watches takes no damage', () => {
    const units = [army('Nor A1', 'Wessex', { foot: { 1: 1 } }), army('Fra A1', 'Wessex', { foot: { 5: 2 } })];
    const battle = struckBy(units, { attack: `${hits(4)} mm ${hits(0)} mm` }, { alliances: ['Fra-Nor'] });
    expect(battle.killed(2)).toEqual({ 'Fra A1 foot': 2 });
  });

  test('MD-8.38 in a rank: lower cost first, then troop table order, then canonical unit order', () => {
    const costs = [army('Fra A1', 'Wessex', { dear: 1, cheap: 1, foot: 1 })];
    expect(losses(1, costs)).toEqual({ 'Fra A1 cheap': 1 });
    expect(losses(3, costs)).toEqual({ 'Fra A1 cheap': 1, 'Fra A1 foot': 1 });
    const table = [army('Fra A1', 'Wessex', { odd: 1 }), army('Fra A2', 'Wessex', { foot: 1 })];
    expect(losses(2, table)).toEqual({ 'Fra A2 foot': 1 });
    const units = [army('Fra A2', 'Wessex', { cheap: 1 }), army('Fra A1', 'Wessex', { cheap: 1 })];
    expect(losses(1, units)).toEqual({ 'Fra A1 cheap': 1 });
  });

  test('MD-8.38 in a rank the damaged come first of all', () => {
    // Scotland's foot is hit through the group of both; then France's cheaper troop waits until that one has fallen.
    const said = position({
      troops: TROOPS,
      wars: ['Eng-Sco', 'Nor-Fra', 'Nor-Sco'],
      alliances: ['Fra-Sco'],
      provinces: { Wessex: { owner: 'Fra' } },
      units: [
        army('Eng A1', 'Wessex', { striker: 1 }),
        army('Nor A1', 'Wessex', { striker: 1 }),
        army('Fra A1', 'Wessex', { cheap: 1 }),
        army('Sco A1', 'Wessex', { foot: 1 }),
      ],
    });
    const battle = fightNext(said, 'land', { target: [1], attack: `${hits(1)} m m ${hits(1)}` }, 'then miss');
    expect(battle.killed(2)).toEqual({ 'Sco A1 foot': 1 });
  });

  test('MD-8.38 soldiers fall before ships', () => {
    const battle = fightNext(
      position({
        troops: TROOPS,
        wars: ['Eng-Fra'],
        units: [
          fleet('Eng F1', 'Channel', { carrack: 1 }),
          fleet('Fra F1', 'Channel', { war_dhow: 1 }),
          army('Fra A1', 'Channel', { dear: 1 }, { loadedOn: 'Fra F1' }),
        ],
      }),
      'sea',
      { attack: 'hm m m' },
      'then miss',
    );
    expect(battle.killed(2)).toEqual({ 'Fra A1 dear': 1 });
  });

  test('MD-8.39, MD-4.26 in rank 5 a commander is hit with the chance of his number among those there', () => {
    const units = [
      army('Fra A1', 'Wessex', { foot: { 5: 2 } }, { commanders: [{}] }),
      army('Fra A2', 'Wessex', { foot: { 5: 1 } }, { commanders: [{}] }),
    ];
    const rounds = (rank5: readonly number[]) =>
      struckBy(units, { attack: `${hits(2)} mmm mm`, rank5 }, {}, 'then miss');
    expect(rounds([2, 1]).killed(2)).toEqual({ 'Fra A1 commander 1': 1, 'Fra A2 commander 2': 1 });
    expect(rounds([3]).killed(2)).toEqual({ 'Fra A1 foot': 1 });
    expect(rounds([2, 1]).record.rounds[0]?.draws.rank5).toEqual([2, 1]);
    expect(rounds([3]).log.find(({ label }) => label.startsWith('rank5'))).toMatchObject({ sides: 5 });
  });

  test('MD-8.39 without others the commanders are hit in canonical order, and lower ranks protect all of rank 5', () => {
    const alone = [army('Fra A1', 'Wessex', {}, { commanders: [{}, {}] })];
    expect(losses(1, alone)).toEqual({ 'Fra A1 commander 1': 1 });
    expect(losses(2, alone)).toEqual({ 'Fra A1 commander 1': 1, 'Fra A1 commander 2': 1 });
    const behind = [army('Fra A1', 'Wessex', { foot: { 4: 1 } }, { commanders: [{}] })];
    expect(losses(3, behind)).toEqual({ 'Fra A1 foot': 1, 'Fra A1 commander 1': 1 });
  });

  test('MD-8.39 who is damaged in rank 5 is finished first, without a draw', () => {
    const units = [army('Fra A1', 'Wessex', { foot: { 5: 2 } }, { commanders: [{}] })];
    const battle = struckBy(units, { attack: `${hits(1)} mmm ${hits(1)} mmm`, rank5: [2] }, {}, 'then miss');
    expect(battle.killed(2)).toEqual({ 'Fra A1 foot': 1 });
    expect(battle.record.rounds[1]?.draws.rank5).toEqual([]);
  });

  test('MD-8.40 the rest of a hit passes to the next individual', () => {
    const units = [army('Fra A1', 'Wessex', { odd: 2 })];
    const battle = struckBy(units, { attack: `${hits(3)} mm` }, {}, 'then miss');
    expect(battle.killed(2)).toEqual({ 'Fra A1 odd': 1 });
    expect(battle.record.rounds[1]?.casualties).toMatchObject([{ damage: 30, left: 9 }]);
  });

  test('MD-8.41 one of 2.1 hit points takes 3 hits to kill, three of them take 7', () => {
    expect(losses(2, [army('Fra A1', 'Wessex', { odd: 1 })])).toEqual({});
    expect(losses(3, [army('Fra A1', 'Wessex', { odd: 1 })])).toEqual({ 'Fra A1 odd': 1 });
    expect(losses(6, [army('Fra A1', 'Wessex', { odd: 3 })])).toEqual({ 'Fra A1 odd': 2 });
    expect(losses(7, [army('Fra A1', 'Wessex', { odd: 3 })])).toEqual({ 'Fra A1 odd': 3 });
  });

  test('MD-8.42 the doomed take no more damage and count as casualties for retreat at once', () => {
    const units = [army('Fra A1', 'Wessex', { cheap: { 1: 1 }, foot: { 2: 1 } }, { retreatLevel: 1 })];
    const battle = struckBy(units, { attack: `${hits(2)} mm` }, {}, 'then miss');
    expect(battle.retreats(1)).toEqual(['Fra A1 stays']);
    expect(battle.record.rounds[0]?.status[1]).toMatchObject({ suffered: 20 });
  });

  test('MD-8.43 the doomed are removed in even rounds only; those of an odd round still strike in the next', () => {
    const units = [army('Fra A1', 'Wessex', { cheap: { 1: 2 } })];
    const battle = struckBy(units, { attack: `${hits(1)} mm ${hits(0)} mm ${hits(0)} m ${hits(1)} m` });
    expect([battle.strikers(2, 'Fra A1'), battle.strikers(3, 'Fra A1')]).toEqual([2, 1]);
    expect([1, 2, 3, 4].map((round) => battle.killed(round))).toEqual([
      null,
      { 'Fra A1 cheap': 1 },
      null,
      { 'Fra A1 cheap': 1 },
    ]);
  });

  test('MD-8.44 3 hits in round 1 and 4 in round 2 remove nothing in round 1 and 7 damage in round 2', () => {
    const units = [army('Fra A1', 'Wessex', { cheap: 9 })];
    const battle = struckBy(units, { attack: `${hits(3)} ${hits(0)} ${hits(4)} ${hits(0)}` }, {}, 'then miss');
    expect(battle.killed(1)).toBe(null);
    expect(battle.record.rounds[1]?.casualties).toMatchObject([{ damage: 70, left: 0 }]);
    expect(battle.killed(2)).toEqual({ 'Fra A1 cheap': 7 });
  });

  test('MD-8.45 a lone peasant that takes any damage in round 1 still strikes in round 2', () => {
    const units = [army('Fra A1', 'Wessex', { peasant_rabble: 1 })];
    const battle = struckBy(units, { attack: `${hits(9)} m ${hits(9)} h`, wounded: [1000] });
    expect(battle.hits(2, 'Fra A1')).toBe(1);
    expect(battle.killed(2)).toEqual({ 'Fra A1 peasant_rabble': 1 });
  });

  test('MD-8.46 damage beyond the last individual is lost', () => {
    const units = [army('Fra A1', 'Wessex', { foot: 1 })];
    const battle = struckBy(units, { attack: `${hits(9)} m ${hits(0)} m` });
    expect(battle.record.rounds[0]?.status[1]).toMatchObject({ suffered: 20, taken: 20 });
  });

  test('MD-8.47 the hits of one realm after another, in canonical order', () => {
    // England can hit only France, Norway both: England's hit fells France's front, so Norway's falls on Scotland.
    const said = position({
      troops: TROOPS,
      wars: ['Eng-Fra', 'Nor-Fra', 'Nor-Sco'],
      alliances: ['Fra-Sco'],
      provinces: { Wessex: { owner: 'Fra' } },
      units: [
        army('Eng A1', 'Wessex', { striker: 1 }),
        army('Nor A1', 'Wessex', { striker: 1 }),
        army('Fra A1', 'Wessex', { cheap: { 1: 1 } }),
        army('Sco A1', 'Wessex', { cheap: { 2: 1 } }),
      ],
    });
    const battle = fightNext(said, 'land', { target: [1], attack: `${hits(1)} m m ${hits(1)}` }, 'then miss');
    expect(battle.record.rounds[0]?.status.map(({ suffered }) => suffered)).toEqual([0, 10, 10, 0]);
  });

  test('MD-4.20 a type may stand in several ranks and is hit rank by rank', () => {
    const units = [army('Fra A1', 'Wessex', { cheap: { 1: 1, 3: 1 }, dear: { 2: 1 } })];
    expect(losses(2, units)).toEqual({ 'Fra A1 cheap': 1, 'Fra A1 dear': 1 });
    expect(losses(3, units)).toEqual({ 'Fra A1 cheap': 2, 'Fra A1 dear': 1 });
  });
});
