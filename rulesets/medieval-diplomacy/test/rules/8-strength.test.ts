import { describe, expect, test } from 'vitest';
import { attackChance, OPEN_FIELD } from '../../src/battle/chance.ts';
import { totalCombat } from '../../src/rules/troops.ts';
import { fightNext, fightOnBorder, march } from '../battle.ts';
import { army, fleet, type GivenTroops, garrison, position, troop } from '../position.ts';

const TROOPS = [
  troop('foot', { combat: 30, amphibious: -25 }),
  troop('corsairs', { combat: 30, amphibious: 10, marine: 10 }),
  troop('riders', { combat: 40, class: 'mounted', marine: -50 }),
  troop('dragoons', { combat: 40, class: 'mountedInfantry' }),
  troop('knights', { combat: 45, attacks: 2, class: 'mounted' }),
  troop('heroes', { combat: 100 }),
  troop('cowards', { combat: 0 }),
  troop('foe', { hitPoints: 1000 }),
];
const PLAIN = { fort: 0, amphibious: 0, marine: 0 };

/** England's A1 in Kent against a foe that stands there for ever; Kent is France's. */
const inKent = (troops: GivenTroops, options: Parameters<typeof army>[3] = {}, fort = 0) =>
  position({
    wars: ['Eng-Fra'],
    troops: TROOPS,
    provinces: { Kent: { owner: 'Fra', fortLevel: fort } },
    units: [army('Eng A1', 'Kent', troops, options), garrison('Fra', 'Kent', { foe: 1 })],
  });

const chances = (troops: GivenTroops, options: Parameters<typeof army>[3] = {}, fort = 0): readonly number[] =>
  fightNext(inKent(troops, options, fort), 'land', {}, 'then miss').chances(1, 'Eng A1');

describe('section 8b: strength', () => {
  test('MD-8.17 a troop of 2 hit points takes 2 damage to destroy', () => {
    const said = position({
      troops: [troop('two', { hitPoints: 20 })],
      units: [army('Ind A1', 'Wessex', { two: 1 }), army('Eng A1', 'Wessex', { two: 1 })],
    });
    const once = fightNext(said, 'land', { attack: 'hm mm' }, 'then miss');
    expect(once.killed(2)).toEqual({});
    const twice = fightNext(said, 'land', { attack: 'hm hm' });
    expect(twice.killed(2)).toEqual({ 'Ind A1 two': 1 });
  });

  test('MD-8.18 a successful attack does ten tenths of damage', () => {
    const battle = fightNext(inKent({ foot: 2 }), 'land', { attack: 'hhm' }, 'then miss');
    expect(battle.record.rounds[0]?.status.map(({ suffered }) => suffered)).toEqual([0, 20]);
  });

  test('MD-8.19 one attack a round, two for some, each a chance of its own', () => {
    const battle = fightNext(inKent({ knights: 1 }), 'land', { attack: 'hh m hm m' }, 'then miss');
    expect([battle.hits(1, 'Eng A1'), battle.hits(2, 'Eng A1')]).toEqual([2, 1]);
    expect(battle.strikers(1, 'Eng A1')).toBe(1);
  });

  test('MD-8.20 the chance is combat + combat x tactics / N of the leader, and combat without one', () => {
    expect(chances({ foot: 1 })).toEqual([3000]);
    expect(chances({ foot: 1 }, { commanders: [{ infantry: 100 }] })[0]).toBe(4500);
    expect(chances({ foot: 1 }, { commanders: [{ infantry: 100 }], led: false })[0]).toBe(3000);
  });

  test('MD-8.21 N is 200, and 400 for everybody as soon as one unit defends a fortification', () => {
    const leader = { commanders: [{ infantry: 100 }] };
    expect(chances({ foot: 1 }, leader)[0]).toBe(4500);
    expect(chances({ foot: 1 }, leader, 1)[0]).toBe(3750);
    const outside = position({
      wars: ['Eng-Fra'],
      troops: TROOPS,
      provinces: { Wessex: { owner: 'Fra', fortLevel: 1 } },
      units: [
        army('Eng A1', 'Wessex', { foot: 1 }, leader),
        army('Fra A1', 'Wessex', { foe: 1 }, { defendFort: false }),
      ],
    });
    expect(fightNext(outside, 'land', {}, 'then miss').chances(1, 'Eng A1')[0]).toBe(4500);
  });

  test('MD-8.22 at sea a soldier has his marine modifier: -50% halves the chance', () => {
    const battle = fightNext(
      position({
        wars: ['Eng-Fra'],
        troops: TROOPS,
        units: [
          fleet('Eng F1', 'Channel', { carrack: 1 }),
          army('Eng A1', 'Channel', { riders: 1, corsairs: 1 }, { loadedOn: 'Eng F1' }),
          fleet('Fra F1', 'Channel', { royal_galleon: 1 }),
        ],
      }),
      'sea',
      {},
      'then miss',
    );
    expect(battle.chances(1, 'Eng A1')).toEqual([3300, 2000]);
  });

  test('MD-8.23 a landed soldier has his amphibious modifier: -25% makes 0.75, +10% makes 1.1', () => {
    expect(chances({ foot: 1, corsairs: 1 }, { landed: true })).toEqual([2250, 3300]);
    expect(chances({ foot: 1, corsairs: 1 })).toEqual([3000, 3000]);
  });

  test('MD-8.24 a soldier at a barracks place has the bonus of his class', () => {
    const said = position({
      wars: ['Eng-Fra'],
      troops: TROOPS,
      provinces: { Kent: { owner: 'Eng', fortLevel: 1 } },
      units: [garrison('Eng', 'Kent', { foot: 1, riders: 1 }), army('Fra A1', 'Kent', { foe: 1 })],
    });
    expect(fightNext(said, 'land', {}, 'then miss').chances(1, 'Eng G1')).toEqual([4350, 4600]);
  });

  test('MD-8.25, MD-1.30 all factors multiply exactly and are rounded once, half up, to basis points', () => {
    // 23 x 1.33 x 0.7 x 1.45 = 31.04885 %; rounding on the way would give another last figure.
    expect(attackChance(23, 66, OPEN_FIELD, { fort: 45, amphibious: -30, marine: 0 })).toBe(3105);
    expect(attackChance(1, 1, OPEN_FIELD, PLAIN)).toBe(101); // 1.005 %
    expect(attackChance(13, 50, 400, { fort: 0, amphibious: 0, marine: -30 })).toBe(1024); // 10.2375 %
    expect(attackChance(21, 3, 400, PLAIN)).toBe(2116); // 21.1575 %
  });

  test('MD-8.26 a chance of 100% or more is reduced to 99%', () => {
    expect(chances({ heroes: 1 })).toEqual([9900]);
    expect(chances({ heroes: 1 }, { commanders: [{ infantry: 100 }] })[0]).toBe(9900);
    const battle = fightNext(inKent({ heroes: 1 }), 'land', { attack: [9901, 1, 9900, 1] }, 'then miss');
    expect([battle.hits(1, 'Eng A1'), battle.hits(2, 'Eng A1')]).toEqual([0, 1]);
  });

  test('MD-8.27 combat 30 with infantry tactics 46 in the open is 36.9%', () => {
    expect(chances({ foot: 1 }, { commanders: [{ infantry: 46 }] })[0]).toBe(3690);
  });

  test('MD-8.28 Crusader Knights with cavalry tactics 20 strike twice at 49.5%', () => {
    const battle = fightNext(
      inKent({ crusader_knights: 1 }, { commanders: [{ cavalry: 20 }] }),
      'land',
      { attack: [4950, 4951, 10_000, 1] },
      'then miss',
    );
    expect(battle.chances(1, 'Eng A1')[0]).toBe(4950);
    expect(battle.hits(1, 'Eng A1')).toBe(1);
  });

  test('MD-8.29 infantry tactics help foot, cavalry tactics all horse; machines and commanders have none', () => {
    const troops = { foot: 1, archers: 1, siege_machine: 1, riders: 1, dragoons: 1 };
    const of = (rating: object) => chances(troops, { commanders: [{ ...rating }] });
    const plain = of({});
    const helped = (rating: object) => of(rating).map((chance, index) => chance / (plain[index] as number));
    // By table order: archers, siege machine, foot, riders and dragoons (alike here), commander.
    expect(plain).toEqual([4200, 500, 3000, 4000, 4000, 500]);
    expect(helped({ infantry: 100 })).toEqual([1.5, 1, 1.5, 1, 1, 1]);
    expect(helped({ cavalry: 100 })).toEqual([1, 1, 1, 1.5, 1.5, 1]);
    expect(helped({ siege: 100, naval: 100 })).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('MD-8.29 ships have the naval tactics of their leader, marines the tactics of their own', () => {
    const battle = fightNext(
      position({
        wars: ['Eng-Fra'],
        troops: TROOPS,
        units: [
          fleet('Eng F1', 'Channel', { war_dhow: 1 }, { commanders: [{ naval: 20, infantry: 90 }] }),
          army('Eng A1', 'Channel', { foot: 1 }, { loadedOn: 'Eng F1', commanders: [{ infantry: 100, naval: 90 }] }),
          fleet('Fra F1', 'Channel', { royal_galleon: 1 }),
        ],
      }),
      'sea',
      {},
      'then miss',
    );
    expect(battle.chances(1, 'Eng F1')).toEqual([5500, 500]);
    expect(battle.chances(1, 'Eng A1')).toEqual([3150]); // 30 x 1.5 x 0.7; the leader himself stays below
  });

  test('MD-8.30 a leader helps only his own unit', () => {
    const said = position({
      wars: ['Eng-Fra'],
      alliances: ['Eng-Sco'],
      troops: TROOPS,
      provinces: { Kent: { owner: 'Fra' } },
      units: [
        army('Eng A1', 'Kent', { foot: 1 }, { commanders: [{ infantry: 100 }] }),
        army('Eng A2', 'Kent', { foot: 1 }),
        garrison('Fra', 'Kent', { foe: 1 }),
      ],
    });
    const battle = fightNext(said, 'land', {}, 'then miss');
    expect([battle.chances(1, 'Eng A1')[0], battle.chances(1, 'Eng A2')[0]]).toEqual([4500, 3000]);
  });

  test('MD-8.31 an attack hits if its roll is at most the chance in basis points', () => {
    const battle = fightNext(inKent({ foot: 2 }), 'land', { attack: [3000, 3001] }, 'then miss');
    expect(battle.hits(1, 'Eng A1')).toBe(1);
    expect(battle.log[0]?.sides).toBe(10_000);
    const never = fightNext(inKent({ cowards: 1 }), 'land', { attack: [1] }, 'then miss');
    expect(never.hits(1, 'Eng A1')).toBe(0);
  });

  test('MD-8.32 units strike in canonical order; in a unit by rank, troop table order, commanders last', () => {
    const said = position({
      wars: ['Eng-Fra'],
      troops: TROOPS,
      provinces: { Kent: { owner: 'Fra' } },
      units: [
        garrison('Fra', 'Kent', { foe: 1 }),
        army('Eng A2', 'Kent', { foot: 1 }),
        army('Eng A1', 'Kent', { knights: { 2: 1 }, foot: { 2: 1 }, riders: { 1: 1 } }, { commanders: [{}] }),
      ],
    });
    const rolls = [11, 12, 13, 14, 15, 16, 17];
    const battle = fightNext(said, 'land', { attack: rolls }, 'then miss');
    expect(battle.record.rounds[0]?.blows.map((blow) => blow.rolls)).toEqual([[11], [12], [13, 14], [15], [16], [17]]);
    const keys = battle.record.rounds[0]?.blows.map(({ by }) =>
      'type' in by ? said.setting.troops[by.type]?.key : 'commander',
    );
    expect(keys).toEqual(['riders', 'foot', 'knights', 'commander', 'foot', 'foe']);
  });

  test('MD-8.33 all strike before any damage counts, and in full however hurt their unit is', () => {
    const said = position({
      troops: [troop('frail', { hitPoints: 10 })],
      units: [army('Ind A1', 'Wessex', { frail: 2 }), army('Eng A1', 'Wessex', { frail: 2 })],
    });
    const battle = fightNext(said, 'land', { attack: 'hh hh hh hh' });
    expect(battle.strikers(2, 'Eng A1')).toBe(2);
    expect(battle.killed(2)).toEqual({ 'Eng A1 frail': 2, 'Ind A1 frail': 2 });
  });

  test('MD-6.41 only the landed army is weakened, not comrades who marched in', () => {
    const said = position({
      wars: ['Eng-Fra'],
      troops: TROOPS,
      provinces: { Kent: { owner: 'Fra' } },
      units: [
        army('Eng A1', 'Kent', { foot: 1 }, { landed: true }),
        army('Eng A2', 'Kent', { foot: 1 }),
        garrison('Fra', 'Kent', { foe: 1 }),
      ],
    });
    const battle = fightNext(said, 'land', {}, 'then miss');
    expect([battle.chances(1, 'Eng A1'), battle.chances(1, 'Eng A2')]).toEqual([[2250], [3000]]);
    expect(battle.record.units.map(({ role }) => role)).toEqual(['landed', 'field', 'field']);
  });

  test('MD-4.40, MD-4.41 total combat is attacks x combat over all, unmodified: 2 attacks of 35 add 70', () => {
    const said = inKent({ heavy_cavalry: 1, foot: 2 }, { commanders: [{ infantry: 100 }], landed: true });
    const battle = fightNext(said, 'land', {}, 'then miss');
    expect(battle.record.units[0]?.totalCombat).toBe(70 + 2 * 30 + 5);
    const unit = said.state.units.find(({ kind }) => kind === 'A');
    expect(unit && totalCombat(said.setting, unit)).toBe(135);
    expect(battle.record.units[0]?.totalHitPoints).toBe(20 + 2 * 20 + 10);
  });

  test('MD-4.21 all troops fight with full effect whatever their rank', () => {
    const battle = fightNext(
      inKent({ foot: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 } }),
      'land',
      { attack: 'hhhhh' },
      'then miss',
    );
    expect([battle.strikers(1, 'Eng A1'), battle.hits(1, 'Eng A1')]).toEqual([5, 5]);
    expect(battle.chances(1, 'Eng A1')).toEqual([3000]);
  });

  test('MD-8.85 on a border a landing or a fortification changes nothing', () => {
    const said = position({
      wars: ['Eng-Fra'],
      troops: TROOPS,
      provinces: { Kent: { owner: 'Eng', fortLevel: 5 }, Essex: { owner: 'Fra', fortLevel: 5 } },
      units: [
        army('Eng A1', 'Kent', { foot: 1, siege_machine: 1 }, { commanders: [{ infantry: 100 }], landed: true }),
        army('Fra A1', 'Essex', { foe: 1 }),
      ],
    });
    const marches = [march('Eng A1', 'Kent', 'Essex'), march('Fra A1', 'Essex', 'Kent')];
    const battle = fightOnBorder(said, marches, {}, 'then miss');
    expect(battle.chances(1, 'Eng A1')).toEqual([500, 4500, 500]);
    expect(battle.record.siege).toBe(null);
    expect(battle.record.units.map(({ role }) => role)).toEqual(['field', 'field']);
  });
});
