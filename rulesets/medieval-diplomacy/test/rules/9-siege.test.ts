import { describe, expect, test } from 'vitest';
import { siegeChance } from '../../src/battle/chance.ts';
import { nextBattle } from '../../src/battle/next-battle.ts';
import { TROOPS as TABLE } from '../../src/data/troops.ts';
import {
  barracksPlaces,
  effectiveFort,
  FORT_NAMES,
  fortBonus,
  fortCost,
  fortRazing,
  fortWorkers,
} from '../../src/rules/forts.ts';
import { HIGHEST_FORT } from '../../src/words.ts';
import { type FoughtBattle, fightNext } from '../battle.ts';
import { army, type GivenPosition, type GivenUnit, garrison, label, position, troop } from '../position.ts';

const TROOPS = [
  troop('foot', { combat: 40, hitPoints: 1000 }),
  troop('rams', { combat: 40, hitPoints: 1000, siege: 30 }),
  troop('mines', { combat: 40, hitPoints: 1000, siege: 100 }),
];

/** England besieges France's Kent; whoever is not said to be there is not. */
const besiege = (
  fortLevel: number,
  units: readonly GivenUnit[],
  siege: string | readonly number[] = [],
  more: GivenPosition = {},
  fortDamage = 0,
): FoughtBattle =>
  fightNext(
    position({
      troops: TROOPS,
      wars: ['Eng-Fra'],
      provinces: { Kent: { owner: 'Fra', fortLevel, fortDamage } },
      ...more,
      units,
    }),
    'land',
    { siege },
    'then miss',
  );

const defenders = garrison('Fra', 'Kent', { foot: 1 });
const machines = (count: number, options: object = {}) => army('Eng A1', 'Kent', { siege_machine: count }, options);

describe('section 9: fortifications', () => {
  test('MD-9.1 a fortification has level 1 to 12', () => {
    expect(HIGHEST_FORT).toBe(12);
    expect(FORT_NAMES).toHaveLength(13);
  });

  test('MD-9.2, MD-9.3, MD-9.4 names, places, bonuses, workers and gold of every level', () => {
    const rows = FORT_NAMES.map((name, level) => {
      const { footCombat, footHitPoints, horseCombat, horseHitPoints } = fortBonus(level);
      const bonuses = `${footCombat}% ${footHitPoints / 10} ${horseCombat}% ${horseHitPoints / 10}`;
      return `${name}: ${barracksPlaces(level)}, ${bonuses}, ${fortWorkers(level)}, ${fortCost(level)}, ${fortRazing(level)}`;
    });
    expect(rows.slice(1)).toEqual([
      'Palisade Fort: 3, 45% 0.7 15% 0.3, 1, 6, 2',
      'Motte and Bailey: 6, 47% 0.9 17% 0.5, 2, 10, 3',
      'Stone Tower: 9, 49% 1 19% 0.6, 3, 14, 4',
      'Stone Keep: 12, 51% 1.2 21% 0.7, 4, 18, 6',
      'Hillfort: 15, 53% 1.3 23% 0.9, 5, 22, 7',
      'Border Fort: 18, 55% 1.5 25% 1, 6, 26, 8',
      'Stronghold: 21, 57% 1.6 27% 1.1, 7, 30, 10',
      'Fortress: 24, 59% 1.8 29% 1.3, 8, 34, 11',
      'Heavy Fortress: 27, 61% 1.9 31% 1.4, 9, 38, 12',
      'Castle: 30, 63% 2.1 33% 1.5, 10, 42, 14',
      'Reinforced Castle: 33, 65% 2.2 35% 1.7, 11, 46, 15',
      'Citadel: 36, 67% 2.4 37% 1.8, 12, 50, 16',
    ]);
  });

  test('MD-9.5 the effective level is level minus damage: 6 with 4 is 2, 8 with 2 is 6', () => {
    expect(effectiveFort({ fortLevel: 6, fortDamage: 4 })).toBe(2);
    expect(effectiveFort({ fortLevel: 8, fortDamage: 2 })).toBe(6);
    const enemy = army('Eng A1', 'Kent', { foot: 1 });
    expect(besiege(6, [enemy, defenders], [], {}, 4).chances(1, 'Fra G1')).toEqual([5880]);
    expect(besiege(8, [enemy, defenders], [], {}, 2).chances(1, 'Fra G1')).toEqual([6200]);
  });

  test('MD-9.6, MD-9.26 a ruined fortification gives nothing, and its army may retreat', () => {
    const runner = army('Fra A1', 'Kent', { foot: { 2: 1 } }, { retreatLevel: 1 });
    const provinces = { Kent: { owner: 'Fra', fortLevel: 2, fortDamage: 2 }, Wessex: { owner: 'Fra' } } as const;
    const battle = besiege(2, [army('Eng A1', 'Kent', { foot: 1 }), runner], [], { provinces });
    expect(battle.chances(1, 'Fra A1')).toEqual([4000]);
    expect(battle.retreats(1)).toEqual(['Fra A1 to Wessex']);
  });

  test('MD-9.11, MD-9.21 the siege comes once, before the first round, and walls fall at no other time', () => {
    const battle = besiege(2, [machines(2), defenders], 'hm');
    expect(battle.record.rounds).toHaveLength(200);
    expect(battle.record.siege).toMatchObject({ level: 2, before: 0, after: 1, attempts: [{ rolls: [1, 10_000] }] });
    expect(battle.chances(1, 'Fra G1')).toEqual([5800]); // 40 x 1.45: the walls of level 1
    expect(battle.chances(200, 'Fra G1')).toEqual([5800]);
  });

  test('MD-9.12 only enemies of the owner attempt; neutrals, allies and owners never do', () => {
    const units = [
      machines(1),
      army('Sco A1', 'Kent', { siege_machine: 5 }),
      garrison('Fra', 'Kent', { foot: 1, siege_machine: 5 }),
    ];
    const more = { wars: ['Eng-Fra', 'Eng-Sco'] } as const; // Scotland fights England, but not the owner
    const battle = besiege(3, units, 'h', more);
    expect(battle.record.siege?.attempts.map(({ unit }) => label(unit))).toEqual(['Eng A1']);
  });

  test('MD-9.12 independents defend their walls against everybody', () => {
    const units = [machines(1), garrison('Ind', 'Kent', { foot: 1 })];
    const battle = besiege(1, units, 'h', { wars: [], provinces: { Kent: { fortLevel: 1 } } });
    expect(battle.record.siege).toMatchObject({ before: 0, after: 1 });
  });

  test('MD-9.13 without defenders there is no battle and no siege', () => {
    const { setting, state } = position({
      wars: ['Eng-Fra'],
      provinces: { Kent: { owner: 'Fra', fortLevel: 3 } },
      units: [machines(3)],
    });
    expect(nextBattle({ setting, state }, 'land', [])).toBe(null);
  });

  test('MD-9.14 who only watches makes no attempt', () => {
    // Norway is at war with the owner, who has nobody there, and at peace with those who fight.
    const units = [machines(1), army('Sco A1', 'Kent', { foot: 1 }), army('Nor A1', 'Kent', { siege_machine: 9 })];
    const battle = besiege(3, units, 'h', { wars: ['Eng-Fra', 'Eng-Sco', 'Nor-Fra'] });
    expect(battle.record.siege?.attempts.map(({ unit }) => label(unit))).toEqual(['Eng A1']);
  });

  test('MD-9.15 three siege machines without commander make three attempts at 50%', () => {
    const { siege } = besiege(12, [machines(3), defenders], [5000, 5001, 1]).record;
    expect(siege).toMatchObject({ after: 2, attempts: [{ chance: 5000, rolls: [5000, 5001, 1], successes: 2 }] });
  });

  test('MD-9.16 other troops have siege power 0, and a scenario may give them some', () => {
    expect(TABLE.filter(({ siege, key }) => siege > 0 && key !== 'siege_machine')).toEqual([]);
    expect(besiege(2, [army('Eng A1', 'Kent', { foot: 9 }), defenders]).record.siege).toBe(null);
    const rams = besiege(2, [army('Eng A1', 'Kent', { rams: 1 }), defenders], [3000]).record.siege;
    expect(rams).toMatchObject({ after: 1, attempts: [{ chance: 3000 }] });
  });

  test('MD-9.17 power 30 with siegecraft 42 is 36.3%', () => {
    const led = army('Eng A1', 'Kent', { rams: 1 }, { commanders: [{ siege: 42 }] });
    const { siege } = besiege(2, [led, defenders], [3630]).record;
    expect(siege).toMatchObject({ after: 1, attempts: [{ chance: 3630 }] });
    const unled = army('Eng A1', 'Kent', { rams: 1 }, { commanders: [{ siege: 42 }], led: false });
    expect(besiege(2, [unled, defenders], [1]).record.siege?.attempts[0]?.chance).toBe(3000);
  });

  test('MD-9.18 the siege chance ends at 99% and its divisor is 200, walls or not', () => {
    expect([siegeChance(100, 0), siegeChance(100, 100), siegeChance(50, 100)]).toEqual([9900, 9900, 7500]);
    const mines = besiege(9, [army('Eng A1', 'Kent', { mines: 2 }), defenders], [9901, 9900]).record.siege;
    expect(mines).toMatchObject({ after: 1 });
  });

  test('MD-9.19 each success adds one damage, up to the level', () => {
    expect(besiege(3, [machines(3), defenders], 'hhh').record.siege).toMatchObject({ before: 0, after: 3 });
    expect(besiege(5, [machines(3), defenders], 'hmh', {}, 1).record.siege).toMatchObject({ before: 1, after: 3 });
  });

  test('MD-9.20 when damage equals the level nothing more is drawn', () => {
    const { siege } = besiege(2, [machines(5), defenders], 'hmh').record;
    expect(siege).toMatchObject({ after: 2, attempts: [{ rolls: [1, 10_000, 1] }] });
    expect(besiege(2, [machines(5), defenders], [], {}, 2).record.siege).toBe(null);
  });
});
