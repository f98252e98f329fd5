import { describe, expect, test } from 'vitest';
import { type FoughtBattle, fightNext, type Rest, type Rolled } from '../battle.ts';
import { army, type GivenPosition, type GivenUnit, garrison, position, troop } from '../position.ts';

const TROOPS = [
  troop('foot', { combat: 40, hitPoints: 10 }),
  troop('horse', { combat: 40, hitPoints: 30, class: 'mounted' }),
  troop('dragoons', { combat: 40, hitPoints: 30, class: 'mountedInfantry' }),
  troop('bows', { combat: 40, hitPoints: 10, class: 'missile' }),
  troop('engines', { combat: 40, hitPoints: 10, class: 'siege' }),
  troop('striker', { combat: 90, hitPoints: 1000, attacks: 9 }),
];

/** England's striker storms Kent, which is France's if it is not said to be somebody else's. */
const storm = (
  fortLevel: number,
  units: readonly GivenUnit[],
  rolled: Rolled = {},
  more: GivenPosition = {},
  rest: Rest = 'then miss',
): FoughtBattle =>
  fightNext(
    position({
      troops: TROOPS,
      wars: ['Eng-Fra'],
      provinces: { Kent: { owner: 'Fra', fortLevel } },
      ...more,
      units: [army('Eng A1', 'Kent', { striker: 1 }), ...units],
    }),
    'land',
    rolled,
    rest,
  );

const hits = (count: number): string => 'h'.repeat(count) + 'm'.repeat(9 - count);
const roleOf = (battle: FoughtBattle, index = 1): string | undefined => battle.record.units[index]?.role;

describe('section 9: who defends walls', () => {
  test('MD-9.22 garrisons and armies told to defend walls of their realm or an ally; nobody else', () => {
    const owner = storm(1, [garrison('Fra', 'Kent', { foot: 1 })]);
    expect(roleOf(owner)).toBe('walls');
    expect(roleOf(storm(1, [army('Fra A1', 'Kent', { foot: 1 })]))).toBe('walls');
    expect(roleOf(storm(1, [army('Fra A1', 'Kent', { foot: 1 }, { defendFort: false })]))).toBe('field');
    const guest = army('Sco A1', 'Kent', { foot: 1 });
    const wars = ['Eng-Fra', 'Eng-Sco'] as const;
    expect(roleOf(storm(1, [guest], {}, { wars, alliances: ['Fra-Sco'] }))).toBe('walls');
    expect(roleOf(storm(1, [guest], {}, { wars }))).toBe('field');
    expect(roleOf(storm(0, [garrison('Fra', 'Kent', { foot: 1 })]))).toBe('field');
    expect(owner.record.units[0]?.role).toBe('field');
  });

  test('MD-9.23 the walls serve their present owner, who has conquered them in an earlier phase', () => {
    const provinces = { Kent: { owner: 'Eng', ownerAtTurnStart: 'Fra', fortLevel: 1, changedHands: true } } as const;
    const battle = storm(1, [army('Fra A1', 'Kent', { foot: 1 })], {}, { provinces });
    expect([roleOf(battle, 0), roleOf(battle, 1)]).toEqual(['walls', 'field']);
  });

  test("MD-9.24 two of the owner's allies at war with each other in their province both have the walls", () => {
    const more = {
      wars: ['Sco-Nor'],
      alliances: ['Fra-Sco', 'Fra-Nor'],
      provinces: { Kent: { owner: 'Fra', fortLevel: 1 } },
    } as const;
    const units = [army('Sco A1', 'Kent', { foot: 1 }), army('Nor A1', 'Kent', { foot: 1 })];
    const battle = fightNext(position({ troops: TROOPS, ...more, units }), 'land', {}, 'then miss');
    expect(battle.record.units.map(({ role }) => role)).toEqual(['walls', 'walls']);
    expect([battle.chances(1, 'Sco A1'), battle.chances(1, 'Nor A1')]).toEqual([[5800], [5800]]);
  });

  test('MD-9.27, MD-9.10 an army outside has no bonus of either kind and can retreat', () => {
    const outside = army('Fra A1', 'Kent', { foot: { 1: 1, 2: 1 } }, { defendFort: false, retreatLevel: 1 });
    const provinces = { Kent: { owner: 'Fra', fortLevel: 3 }, Wessex: { owner: 'Fra' } } as const;
    const battle = storm(3, [outside], { attack: `${hits(1)} mm` }, { provinces }, 'nothing');
    expect(battle.chances(1, 'Fra A1')).toEqual([4000]);
    expect(battle.lost('Fra A1')).toEqual({ foot: 1 });
    expect(battle.retreats(1)).toEqual(['Fra A1 to Wessex']);
  });
});

describe('section 9: what walls do', () => {
  test('MD-9.7, MD-9.8 the bonus multiplies: base 40 on walls of level 2 (47%) is 58.8', () => {
    expect(storm(2, [garrison('Fra', 'Kent', { foot: 1 })]).chances(1, 'Fra G1')).toEqual([5880]);
  });

  test('MD-9.9 horse of both kinds has the cavalry columns, everybody else the foot columns', () => {
    const all = garrison('Fra', 'Kent', { foot: 1, horse: 1, dragoons: 1, bows: 1, engines: 1 }, { commanders: [{}] });
    const battle = storm(2, [all], { attack: hits(9) });
    // foot, horse, dragoons, bows, engines in table order; then the commander: 5 x 1.47
    expect(battle.chances(1, 'Fra G1')).toEqual([5880, 4680, 4680, 5880, 5880, 735]);
    const total = 10 + 30 + 30 + 10 + 10 + 10;
    expect(battle.record.units[1]?.totalHitPoints).toBe(total + 4 * 9 + 2 * 5);
  });

  test('MD-9.28, MD-9.29 with more candidates than places as many are drawn anew each round, without replacement', () => {
    const units = [garrison('Fra', 'Kent', { foot: 3 }, { commanders: [{}] }), army('Fra A1', 'Kent', { horse: 1 })];
    const battle = storm(1, units, { barracks: [1, 4, 2, 5, 1, 1] });
    const dice = battle.log.find(({ label }) => label === 'barracks@1');
    expect([dice?.sides, battle.record.rounds[0]?.draws.barracks]).toEqual([5, [1, 4, 2]]);
    // Candidates: horse, foot, foot, foot, commander. First 1: the horse; then 4 of the rest: the commander; then 2: foot.
    expect(battle.chances(1, 'Fra A1')).toEqual([4600]);
    expect(battle.chances(1, 'Fra G1')).toEqual([4000, 5800, 725]);
    expect(battle.strikers(1, 'Fra G1')).toBe(4);
    // Round 2: 5 the commander, 1 the horse, 1 the first foot.
    expect(battle.chances(2, 'Fra A1')).toEqual([4600]);
    expect(battle.record.rounds[1]?.blows.filter(({ chance }) => chance === 5800)).toMatchObject([{ count: 1 }]);
  });

  test('MD-9.29 the doomed are still candidates, the removed are not; allies share the places', () => {
    const units = [garrison('Fra', 'Kent', { foot: 2 }), army('Sco A1', 'Kent', { foot: 2 })];
    const more = { wars: ['Eng-Fra', 'Eng-Sco'], alliances: ['Fra-Sco'] } as const;
    // One of France is doomed in round 1: four candidates in round 2, three from round 3 on, who need no draw.
    const battle = storm(1, units, { barracks: [4, 3, 2, 1, 1, 1], attack: hits(2) }, more);
    expect(battle.record.rounds.map(({ draws }) => draws.barracks.length).slice(0, 3)).toEqual([3, 3, 0]);
    expect(battle.chances(1, 'Fra G1')).toEqual([4000, 5800]);
    expect(battle.chances(1, 'Sco A1')).toEqual([5800]);
    expect(battle.killed(2)).toEqual({ 'Fra G1 foot': 1 });
  });

  test('MD-9.30, MD-9.31 the first casualties have more hit points, as many as there are places', () => {
    const units = [garrison('Fra', 'Kent', { foot: 6 })];
    // Level 1: three at 1.7, that is two hits each with rests passed on; the others at 1.
    const battle = storm(1, units, { attack: hits(8) });
    // 80 tenths: 17, 17, 17 and then 10, 10; 9 are left on the last.
    expect(battle.killed(2)).toEqual({ 'Fra G1 foot': 5 });
    expect(battle.record.rounds[1]?.casualties).toMatchObject([
      {
        damage: 80,
        left: 9,
        killed: [
          { count: 3, hitPoints: 17 },
          { count: 2, hitPoints: 10 },
        ],
      },
    ]);
  });

  test('MD-9.30 foot 1 with 1.3 is 2.3, horse 3 with 0.5 is 3.5', () => {
    const foot = storm(5, [garrison('Fra', 'Kent', { foot: 1 })], { attack: hits(2) });
    expect(foot.record.units[1]?.totalHitPoints).toBe(23);
    expect(foot.killed(2)).toEqual({});
    const horse = storm(2, [garrison('Fra', 'Kent', { horse: 1 })], { attack: hits(4) });
    expect(horse.record.units[1]?.totalHitPoints).toBe(35);
    expect(horse.record.rounds[1]?.casualties).toMatchObject([{ damage: 35, killed: [{ hitPoints: 35 }] }]);
  });

  test('MD-9.31 who is hit again in a later round has had his bonus already', () => {
    const battle = storm(1, [garrison('Fra', 'Kent', { foot: { 1: 1, 2: 3 } })], {
      attack: `${hits(1)} mmmm ${hits(5)}`,
    });
    expect(battle.record.rounds[1]?.casualties).toMatchObject([{ left: 9, killed: [{ count: 3, hitPoints: 17 }] }]);
  });

  test('MD-16.26 total hit points count the bonus for as many as there are places, in the order of loss', () => {
    const horse = garrison('Fra', 'Kent', { horse: { 5: 3 } }, { commanders: [{}] });
    expect(storm(1, [horse]).record.units[1]?.totalHitPoints).toBe(3 * 33 + 10);
    const shared = [garrison('Fra', 'Kent', { foot: { 2: 3 } }), army('Fra A1', 'Kent', { horse: { 1: 1 } })];
    expect(storm(1, shared).record.units.map(({ totalHitPoints }) => totalHitPoints)).toEqual([1000, 33, 30 + 2 * 7]);
  });

  test('MD-9.31 a bonus is given at the first damage and used up by it, whoever takes it', () => {
    const units = [
      garrison('Fra', 'Kent', { foot: { 2: 1 } }),
      army('Fra A1', 'Kent', { foot: { 1: 2 } }, { defendFort: false }),
      army('Fra A2', 'Kent', { horse: { 3: 3 } }),
    ];
    // Rank 1 stands outside: plain. Then foot 17, horse 33, horse 33 (the third and last bonus); the last horse has 30.
    const battle = storm(1, units, { attack: `${hits(9)} mmmmmm ${hits(4)}` });
    expect(
      battle.record.rounds[1]?.casualties?.map(({ killed, left }) => [killed.map((k) => k.hitPoints), left]),
    ).toEqual([
      [[10], 0],
      [[33], 27],
      [[17], 0],
    ]);
  });
});
