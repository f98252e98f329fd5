import { describe, expect, test } from 'vitest';
import { COMMANDER } from '../../src/setting.ts';
import { type FoughtBattle, fightNext, fightOnBorder, march, type Rest, type Rolled } from '../battle.ts';
import { army, fleet, type GivenPosition, type GivenUnit, garrison, position, troop } from '../position.ts';

const TROOPS = [
  troop('foot', { combat: 40, hitPoints: 10 }),
  troop('horse', { combat: 40, hitPoints: 10, class: 'mounted' }),
  troop('frail', { combat: 40, hitPoints: 10 }),
  troop('striker', { combat: 90, hitPoints: 1000, attacks: 9 }),
];

const fight = (
  units: readonly GivenUnit[],
  rolled: Rolled,
  rest: Rest = 'nothing',
  more: GivenPosition = {},
): FoughtBattle => fightNext(position({ troops: TROOPS, wars: ['Eng-Fra'], ...more, units }), 'land', rolled, rest);

const gains = ({ record }: FoughtBattle): readonly string[] =>
  record.experience.map(({ commander, rating, gained, now }) => `${commander} ${rating} +${gained} = ${now}`);

const hits = (count: number): string => 'h'.repeat(count) + 'm'.repeat(9 - count);
const weak = army('Fra A1', 'Wessex', { frail: 1 });

describe('section 10: commanders in battle', () => {
  test('MD-10.1, MD-10.2 the leader gives bonuses, other commanders of the unit give none', () => {
    const two = (led: boolean) => ({ commanders: [{ infantry: 100 }, { infantry: 50 }], led });
    const chance = (options: object) =>
      fight([army('Eng A1', 'Wessex', { foot: 1 }, options), weak], {}, 'then miss').chances(1, 'Eng A1')[0];
    expect([chance(two(true)), chance(two(false))]).toEqual([6000, 4000]);
  });

  test('MD-10.3 each commander has four ratings, and each kind of troop uses its own', () => {
    const leader = { commanders: [{ infantry: 10, cavalry: 20, siege: 30, naval: 40 }] };
    const battle = fight(
      [
        army('Eng A1', 'Kent', { foot: 1, horse: 1, siege_machine: 1 }, leader),
        garrison('Fra', 'Kent', { striker: 1 }),
      ],
      { siege: 'm' },
      'then miss',
      { provinces: { Kent: { owner: 'Fra', fortLevel: 1 } } },
    );
    expect(battle.chances(1, 'Eng A1')).toEqual([500, 4100, 4200, 500]);
    expect(battle.record.siege?.attempts[0]?.chance).toBe(5750);
  });

  test('MD-10.5 a commander strikes once at 5% and has 1 hit point', () => {
    expect(COMMANDER).toMatchObject({ attacks: 1, combat: 5, hitPoints: 10, cost: 20, upkeep: 100 });
    const alone = army('Eng A1', 'Wessex', {}, { commanders: [{ infantry: 90 }] });
    const battle = fight([alone, weak], { attack: [501, 1, 500, 10_000] });
    expect(battle.chances(1, 'Eng A1')).toEqual([500]);
    expect([battle.hits(1, 'Eng A1'), battle.lost('Eng A1')]).toEqual([0, { 'commander 1': 1 }]);
  });

  test('MD-10.8 a commander fights and falls like a soldier', () => {
    const alone = army('Eng A1', 'Wessex', {}, { commanders: [{}] });
    const wins = fight([alone, weak], { attack: 'hm mm' });
    expect([wins.victors, wins.lost('Fra A1')]).toEqual([['Eng'], { frail: 1 }]);
    const dies = fight([alone, weak], { attack: 'mh mm' });
    expect(dies.after('Eng A1')).toMatchObject({ lostCommanders: [1], leader: null, emptied: true });
  });

  test('MD-10.9, MD-10.10 when the leader is removed the bonus is gone for the battle, another commander or not', () => {
    const units = [
      army('Eng A1', 'Wessex', { striker: 1 }),
      army('Fra A1', 'Wessex', { foot: { 5: 4 } }, { commanders: [{ infantry: 100 }, { infantry: 100 }] }),
    ];
    const battle = fight(units, { rank5: [1], attack: hits(1) }, 'then miss');
    expect(battle.killed(2)).toEqual({ 'Fra A1 commander 1': 1 });
    // Doomed in round 1 he still leads in round 2; from round 3 on nobody does.
    expect([1, 2, 3, 4].map((round) => battle.chances(round, 'Fra A1')[0])).toEqual([6000, 6000, 4000, 4000]);
    expect(battle.after('Fra A1')).toMatchObject({ leader: null, lostCommanders: [1] });
  });

  test('MD-10.10 another commander who falls takes no bonus with him', () => {
    const units = [
      army('Eng A1', 'Wessex', { striker: 1 }),
      army('Fra A1', 'Wessex', { foot: { 5: 4 } }, { commanders: [{ infantry: 100 }, {}] }),
    ];
    const battle = fight(units, { rank5: [2], attack: hits(1) }, 'then miss');
    expect(battle.killed(2)).toEqual({ 'Fra A1 commander 2': 1 });
    expect(battle.chances(3, 'Fra A1')[0]).toBe(6000);
    expect(battle.after('Fra A1').leader).toBe(1);
  });
});

describe('section 10: what leaders learn', () => {
  const winner = (troops: Parameters<typeof army>[2], options: object = {}) =>
    army('Eng A1', 'Wessex', troops, { commanders: [{ infantry: 10, cavalry: 20 }], ...options });

  test('MD-10.11, MD-10.12, MD-8.123 a victorious leader gains d5 in infantry for foot and in cavalry for horse', () => {
    const foot = fight([winner({ foot: 1 }), weak], { attack: 'hmm mmm', experience: [4] });
    expect(gains(foot)).toEqual(['1 infantry +4 = 14']);
    const horse = fight([winner({ horse: 1 }), weak], { attack: 'hmm mmm', experience: [5] });
    expect(gains(horse)).toEqual(['1 cavalry +5 = 25']);
    const both = fight([winner({ foot: 1, horse: 1 }), weak], { attack: 'hmmm mmmm', experience: [1, 2] });
    expect(gains(both)).toEqual(['1 infantry +1 = 11', '1 cavalry +2 = 22']);
    const machines = fight([winner({ siege_machine: 1 }), weak], { attack: 'hmm mmm' });
    expect(gains(machines)).toEqual([]);
  });

  test('MD-10.12 what counts is what the unit had when the battle began', () => {
    const battle = fight([winner({ foot: { 1: 1 }, horse: { 2: 1 } }), weak], {
      attack: 'hmmh mmmm',
      experience: [1, 2],
    });
    expect(battle.lost('Eng A1')).toEqual({ foot: 1 });
    expect(gains(battle)).toHaveLength(2);
  });

  test('MD-10.12 losers, the fallen, those who ran and commanders who do not lead learn nothing', () => {
    const loser = fight([winner({ foot: 1 }), army('Fra A1', 'Wessex', { frail: 2 })], {
      attack: 'mmhh mmmm',
    });
    expect([loser.victors, gains(loser)]).toEqual([['Fra'], []]);
    const fallen = fight([winner({ foot: { 5: 2 } }), weak], { rank5: [1], attack: 'hmmh mmmm' });
    expect([fallen.victors, fallen.lost('Eng A1'), gains(fallen)]).toEqual([['Eng'], { 'commander 1': 1 }, []]);
    const aide = fight([winner({ foot: 1 }, { commanders: [{}, {}] }), weak], {
      attack: 'hmmm mmmm',
      experience: [3],
    });
    expect(gains(aide)).toEqual(['1 infantry +3 = 3']);
    const runner = fight(
      [army('Eng A2', 'Wessex', { foot: 1 }), winner({ foot: { 2: 1 } }, { retreatLevel: 1 }), weak],
      { attack: 'mmhm mm' },
      'nothing',
      { provinces: { Kent: { owner: 'Eng' } } },
    );
    expect([runner.retreats(1), runner.victors, gains(runner)]).toEqual([['Eng A1 to Kent'], ['Eng'], []]);
  });

  test('MD-10.12 on a border the same is learned, at sea naval tactics by leaders of fleets', () => {
    const border = fightOnBorder(
      position({
        troops: TROOPS,
        wars: ['Eng-Fra'],
        units: [winner({ foot: 1 }), army('Fra A1', 'Kent', { frail: 1 })],
      }),
      [march('Eng A1', 'Wessex', 'Kent'), march('Fra A1', 'Kent', 'Wessex')],
      { attack: 'hmm mmm', experience: [2] },
    );
    expect(gains(border)).toEqual(['1 infantry +2 = 12']);
    const sea = fightNext(
      position({
        troops: TROOPS,
        wars: ['Eng-Fra'],
        units: [
          fleet('Eng F1', 'Channel', { royal_galleon: 1 }, { commanders: [{ naval: 50 }] }),
          army('Eng A1', 'Channel', { foot: 1 }, { loadedOn: 'Eng F1', commanders: [{}] }),
          fleet('Fra F1', 'Channel', { light_dromond: 1 }),
        ],
      }),
      'sea',
      { attack: 'hm mmm m mm mmm m', capture: [100], experience: [3] },
      'then miss',
    );
    expect(gains(sea)).toEqual(['1 naval +3 = 53']);
  });

  test('MD-10.12 a breach teaches siege without victory, after infantry and cavalry with it', () => {
    const units = [
      army('Eng A1', 'Kent', { foot: 1, siege_machine: 1 }, { commanders: [{ siege: 40 }] }),
      garrison('Fra', 'Kent', { striker: 1 }),
    ];
    const more = { provinces: { Kent: { owner: 'Fra', fortLevel: 2 } } } as const;
    const undecided = fight(units, { siege: [6000], experience: [5] }, 'then miss', more);
    expect([undecided.victors, gains(undecided)]).toEqual([[], ['1 siege +5 = 45']]);
    expect(gains(fight(units, { siege: [6001] }, 'then miss', more))).toEqual([]);
  });

  test('MD-10.13 a rating improves at most once a turn, without a draw', () => {
    const seasoned = winner({ foot: 1, horse: 1 }, { commanders: [{ infantry: 10, improved: ['infantry'] }] });
    expect(gains(fight([seasoned, weak], { attack: 'hmmm mmmm', experience: [2] }))).toEqual(['1 cavalry +2 = 2']);
  });

  test('MD-10.14 ratings stop at 100, and at 100 nothing is drawn', () => {
    const master = (infantry: number) => winner({ foot: 1 }, { commanders: [{ infantry }] });
    expect(gains(fight([master(98), weak], { attack: 'hmm mmm', experience: [5] }))).toEqual(['1 infantry +5 = 100']);
    expect(gains(fight([master(100), weak], { attack: 'hmm mmm' }))).toEqual([]);
  });
});
