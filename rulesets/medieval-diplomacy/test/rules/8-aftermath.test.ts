import { describe, expect, test } from 'vitest';
import { type FoughtBattle, fightNext, type Rolled } from '../battle.ts';
import { army, at, fleet, type GivenPosition, type GivenUnit, garrison, position, troop } from '../position.ts';
import { atSea, fightAtSea } from '../sea.ts';

const TROOPS = [
  troop('foot', { combat: 90, hitPoints: 30 }),
  troop('frail', { combat: 90, hitPoints: 10 }),
  troop('machine', { combat: 90, hitPoints: 10, class: 'siege', capture: 20, cost: 1 }),
];

const fight = (units: readonly GivenUnit[], rolled: Rolled, more: GivenPosition = {}): FoughtBattle =>
  fightNext(position({ troops: TROOPS, wars: ['Eng-Fra'], ...more, units }), 'land', rolled);

describe('section 8h: aftermath', () => {
  test('MD-8.114 first all wounded, then captures, then experience', () => {
    const units = [
      army('Eng A1', 'Wessex', { foot: 1 }, { commanders: [{}] }),
      army('Fra A1', 'Wessex', { machine: { 1: 1 } }),
    ];
    const HIT = 9000;
    const MISS = 10_000;
    const battle = fight(units, [HIT, MISS, HIT, MISS, MISS, MISS, 30, 21, 4]);
    const { wounded, captures, experience } = battle.record;
    expect([wounded[0]?.roll, captures[0]?.roll, experience[0]?.gained]).toEqual([30, 21, 4]);
  });

  test('MD-8.115 every damaged survivor is lost with chance damage / hit points: 2 wounds of 3 give 2/3', () => {
    const units = [army('Eng A1', 'Wessex', { foot: 1 }), army('Fra A1', 'Wessex', { frail: 2 })];
    const rolled = (roll: number) => fight(units, { attack: 'hhh hmm', wounded: [roll] });
    expect(rolled(20).record.wounded).toMatchObject([{ damage: 20, hitPoints: 30, roll: 20, lost: true }]);
    expect(rolled(20).lost('Eng A1')).toEqual({ foot: 1 });
    expect(rolled(20).victors).toEqual([]);
    expect(rolled(21).lost('Eng A1')).toEqual({});
    expect(rolled(21).victors).toEqual(['Eng']);
  });

  test('MD-8.115 victors, losers and those who ran are tested alike, commanders too', () => {
    const units = [
      army('Eng A1', 'Wessex', { foot: 1 }),
      army('Fra A1', 'Wessex', { frail: { 1: 1 }, foot: { 2: 1 } }, { retreatLevel: 1 }),
      army('Eng A2', 'Wessex', { foot: 1 }),
    ];
    const more = { provinces: { Kent: { owner: 'Fra' }, Wessex: { owner: 'Fra' } } } as const;
    const battle = fight(units, { attack: 'hh hm', wounded: [11, 10] }, more);
    expect(battle.record.wounded.map(({ unit, lost }) => [unit, lost])).toEqual([
      [battle.after('Eng A1').unit, false],
      [battle.after('Fra A1').unit, true],
    ]);
    const general = [garrison('Fra', 'Kent', {}, { commanders: [{}] }), army('Eng A1', 'Kent', { frail: 1 })];
    const walls = { provinces: { Kent: { owner: 'Fra', fortLevel: 1 } } } as const;
    const fallen = fight(general, { attack: 'hm mh', wounded: [10] }, walls);
    expect([fallen.lost('Fra G1'), fallen.victors]).toEqual([{ 'commander 1': 1 }, []]);
  });

  test('MD-8.116 hit points include the walls, draws are canonical over all realms', () => {
    const units = [
      garrison('Fra', 'Kent', { frail: 2 }),
      army('Fra A1', 'Kent', { foot: { 2: 1 } }, { defendFort: false }),
      army('Eng A1', 'Kent', { foot: { 1: 1 } }),
    ];
    const more = { provinces: { Kent: { owner: 'Fra', fortLevel: 1 }, Essex: { owner: 'Fra' } } } as const;
    const attack = 'h m hm m m hh'; // England's foot falls; one of the garrison has 1 of 1.7
    const battle = fight(units, { attack, wounded: [11] }, more);
    expect(battle.record.wounded).toMatchObject([{ damage: 10, hitPoints: 17, roll: 11, lost: false }]);
    const both = fight(
      [army('Eng A1', 'Wessex', { foot: 3 }), army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 })],
      { attack: 'hmm h', wounded: [30, 30] },
      { provinces: { Kent: { owner: 'Fra' } } },
    );
    expect(both.record.wounded.map(({ unit }) => unit)).toEqual([both.after('Eng A1').unit, both.after('Fra A1').unit]);
  });

  test('MD-8.117 who passes the test is whole again: no damage is kept', () => {
    const units = [army('Eng A1', 'Wessex', { foot: 1 }), army('Fra A1', 'Wessex', { frail: 2 })];
    const { record } = fight(units, { attack: 'hhh hmm', wounded: [30] });
    expect(record.after.find(({ emptied }) => !emptied)).toMatchObject({ lost: [], gained: [] });
    expect(Object.keys(record.after[0] ?? {})).not.toContain('damage');
  });

  test('MD-8.118 a third hit on soldiers of 2 hit points wounds the next, who is tested like any other', () => {
    const two = [troop('two', { hitPoints: 20, combat: 90 }), ...TROOPS];
    const units = [army('Eng A1', 'Wessex', { two: 2 }), army('Fra A1', 'Wessex', { frail: 3 })];
    const battle = fight(units, { attack: 'hh hhh hm mmm', wounded: [10] }, { troops: two });
    expect(battle.lost('Eng A1')).toEqual({ two: 2 });
  });

  test('MD-8.119 victors are those with somebody left on the field when all their enemies are gone', () => {
    const units = [
      army('Eng A1', 'Wessex', { foot: 1 }),
      army('Sco A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 }),
      army('Nor A1', 'Wessex', { foot: 1 }),
      garrison('Ind', 'Wessex', { frail: 1 }),
    ];
    const more = { provinces: { Kent: { owner: 'Sco' } }, wars: [] } as const;
    const battle = fight(units, { target: [1, 1], attack: 'mmmm hmm' }, more);
    expect(battle.retreats(1)).toEqual(['Sco A1 to Kent']);
    expect(battle.victors).toEqual(['Eng', 'Nor']);
  });

  test('MD-8.120, MD-8.121 lost machines are captured with 20%, what survives or cannot be captured is not', () => {
    const units = [army('Eng A1', 'Wessex', { foot: 3 }), army('Fra A1', 'Wessex', { machine: 1, frail: 1 })];
    const rolled = (roll: number) => fight(units, { attack: 'hhm mm mmm mm', capture: [roll] });
    expect(rolled(20).record.captures).toMatchObject([{ chance: 20, roll: 20, by: 1 }]);
    expect(rolled(20).after('Eng A1').gained).toMatchObject([{ rank: 1, count: 1 }]);
    expect(rolled(21).record.captures).toMatchObject([{ roll: 21, into: null }]);
    expect(rolled(21).after('Eng A1').gained).toEqual([]);
  });

  test('MD-8.120 transports are captured with 20%, warships with 10%', () => {
    const units = [
      fleet('Eng F1', 'Channel', { castle: 3 }),
      fleet('Fra F1', 'Channel', { trading_cog: 1, light_dromond: 1 }),
    ];
    const battle = fightAtSea(units, { attack: 'hhm mm mmm mm', capture: [20, 11] });
    expect(battle.record.captures.map(({ chance, into }) => [chance, into !== null])).toEqual([
      [20, true],
      [10, false],
    ]);
    expect(battle.after('Eng F1').gained).toHaveLength(1);
  });

  test('MD-8.121 of a troop that retreats only the lost are captured, not what got away', () => {
    const train = army('Fra A1', 'Wessex', { frail: { 1: 1 }, machine: { 2: 3 } }, { retreatLevel: 1 });
    const away = { provinces: { Kent: { owner: 'Fra' } } } as const;
    const units = [army('Eng A1', 'Wessex', { foot: 3 }), train];
    const battle = fight(units, { attack: 'hhm mmmm', capture: [20] }, away);
    expect([battle.retreats(1), battle.lost('Fra A1')]).toEqual([['Fra A1 to Kent'], { frail: 1, machine: 1 }]);
    expect(battle.record.captures).toMatchObject([{ chance: 20, roll: 20, by: 1 }]);
    expect(battle.after('Eng A1').gained).toMatchObject([{ count: 1 }]);
  });

  test('MD-8.121 the losers of a battle capture nothing, and nobody does when it is undecided', () => {
    const units = [army('Eng A1', 'Wessex', { foot: 1, machine: 1 }), army('Fra A1', 'Wessex', { frail: 1 })];
    const battle = fight(units, { attack: 'mhh mmm' });
    expect([battle.victors, battle.lost('Eng A1'), battle.record.captures]).toEqual([['Eng'], { machine: 1 }, []]);
    const long = fightNext(
      position({ troops: TROOPS, wars: ['Eng-Fra'], units }),
      'land',
      { attack: 'mmh' },
      'then miss',
    );
    expect([long.record.undecided, long.lost('Eng A1'), long.record.captures]).toEqual([true, { machine: 1 }, []]);
  });

  test('MD-8.122 the captor is the victor at war with the owner that has most individuals left, the first of equals', () => {
    const captor = (scots: number) =>
      fight(
        [
          army('Eng A1', 'Wessex', { foot: 2 }),
          army('Sco A1', 'Wessex', { foot: scots }),
          army('Nor A1', 'Wessex', { foot: 9 }),
          army('Fra A1', 'Wessex', { machine: 1 }),
        ],
        { target: [1, 1], attack: `hm m ${'m'.repeat(scots)} mm m ${'m'.repeat(scots)}`, capture: [1] },
        { wars: ['Eng-Fra', 'Sco-Fra'] },
      ).record.captures[0]?.by;
    expect([captor(2), captor(3)]).toEqual([1, 3]);
  });

  test('MD-8.122 a victor at peace with the owner captures nothing, however strong', () => {
    const battle = fight(
      [
        army('Eng A1', 'Wessex', { foot: 2 }),
        army('Fra A1', 'Wessex', { machine: 1 }),
        army('Nor A1', 'Wessex', { foot: 9 }),
        army('Wal A1', 'Wessex', { frail: 1 }),
      ],
      { attack: `hm m h${'m'.repeat(8)} m mm m ${'m'.repeat(9)} m`, capture: [1] },
      { wars: ['Eng-Fra', 'Nor-Wal'] },
    );
    expect(battle.victors).toEqual(['Eng', 'Nor']);
    expect(battle.record.captures).toMatchObject([{ by: 1 }]);
  });

  test('MD-8.122 an army that has fallen or run takes no machine', () => {
    const units = [
      army('Eng A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 }),
      army('Eng A2', 'Wessex', { frail: { 1: 1 } }),
      army('Eng A3', 'Wessex', { foot: { 3: 1 } }),
      army('Fra A1', 'Wessex', { machine: 1, foot: { 5: 1 } }),
    ];
    const more = { provinces: { Kent: { owner: 'Eng' } } } as const;
    const battle = fight(units, { attack: 'mmh hm hh mm hm  hm', capture: [1] }, more);
    expect(battle.retreats(1)).toEqual(['Eng A1 to Kent']);
    expect(battle.lost('Eng A2')).toEqual({ frail: 1 });
    expect(battle.after('Eng A3').gained).toHaveLength(1);
  });

  test('MD-8.122 a machine joins the lowest-numbered army of the captor, without an army the garrison', () => {
    const attackers = army('Fra A1', 'Kent', { machine: 1 });
    const garrisonAlone = fight(
      [garrison('Eng', 'Kent', { foot: 1 }), attackers],
      { attack: 'hm mm', capture: [1] },
      {
        provinces: { Kent: { owner: 'Eng' } },
      },
    );
    expect(garrisonAlone.after('Eng G1').gained).toHaveLength(1);
    const withArmies = fight(
      [
        garrison('Eng', 'Kent', { foot: 1 }),
        army('Eng A3', 'Kent', { foot: 1 }),
        army('Eng A2', 'Kent', { foot: 1 }),
        attackers,
      ],
      { attack: 'hmm m mmm m', capture: [1] },
      { provinces: { Kent: { owner: 'Eng' } } },
    );
    expect(withArmies.after('Eng A2').gained).toHaveLength(1);
  });

  test('MD-8.122 a ship joins the lowest-numbered fleet there; casualties of the wounded draws count', () => {
    const units = [
      fleet('Eng F2', 'Channel', { castle: 1 }),
      fleet('Eng F4', 'Channel', { castle: 1 }),
      fleet('Fra F1', 'Channel', { galley: { 2: 1 } }, { retreatLevel: 1 }),
    ];
    const battle = fightAtSea(units, { attack: 'hmm', wounded: [10], capture: [10] });
    expect(battle.after('Fra F1').emptied).toBe(true);
    expect(battle.after('Eng F2').gained).toHaveLength(1);
  });

  test('MD-8.122 who is a victor himself is not robbed', () => {
    const units = [
      army('Eng A1', 'Wessex', { foot: 2 }),
      army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 }),
      army('Sco A1', 'Wessex', { machine: 1, foot: { 5: 1 } }),
    ];
    const more = {
      wars: ['Eng-Fra', 'Sco-Fra'],
      provinces: { Wessex: { owner: 'Fra' }, Kent: { owner: 'Fra' } },
    } as const;
    const battle = fight(units, { target: [3], attack: 'mm h mm' }, more);
    expect([battle.victors, battle.lost('Sco A1'), battle.record.captures]).toEqual([
      ['Eng', 'Sco'],
      { machine: 1 },
      [],
    ]);
  });

  test('MD-8.122, MD-4.18 a new fleet has the lowest free number; with 99 fleets nothing can be taken', () => {
    const trapped = army('Eng A1', 'Channel', { man: 2 }, { loadedOn: 'Fra F1' });
    const prize = fleet('Fra F1', 'Channel', { galley: 1 });
    const far = (count: number) =>
      Array.from({ length: count }, (_, index) => fleet(`Eng F${index + 1}`, 'Biscay', { galley: 1 }));
    const third = fightAtSea([trapped, prize, ...far(2)], { attack: 'hhm mmm', capture: [1] });
    expect(third.record.newFleets.map(({ unit }) => unit)).toEqual([third.after('Eng A1').loadedOn]);
    expect(third.record.newFleets[0]?.name).toBe('England Fleet 3');
    const none = fightAtSea([trapped, prize, ...far(99)], { attack: 'hhm mmm' });
    expect([none.record.newFleets, none.record.captures]).toEqual([[], []]);
  });

  test('MD-8.122, MD-6.58 nor the number of a fleet that has sunk in this step while men are aboard its wreck', () => {
    const trapped = army('Eng A1', 'Channel', { man: 2 }, { loadedOn: 'Fra F1' });
    const wrecked = army('Eng A2', 'Biscay', { man: 1 }, { loadedOn: 'Eng F1' });
    const prize = fleet('Fra F1', 'Channel', { galley: 1 });
    const battle = fightAtSea([trapped, wrecked, prize], { attack: 'hhm mmm', capture: [1] });
    expect(battle.record.newFleets[0]?.name).toBe('England Fleet 2');
  });

  test('MD-4.17 emptied armies and fleets are removed, garrisons stay', () => {
    const units = [
      army('Eng A1', 'Kent', { foot: 2 }),
      garrison('Fra', 'Kent', { frail: 1 }),
      army('Fra A1', 'Kent', { frail: 1 }),
    ];
    const battle = fight(units, { attack: 'hh mm mm mm' }, { provinces: { Kent: { owner: 'Fra' } } });
    expect([battle.after('Fra G1').emptied, battle.after('Fra A1').emptied]).toEqual([false, true]);
  });

  test('MD-8.127 each battle has its own rounds and losses: the state is the one before it', () => {
    const said = atSea([fleet('Eng F1', 'Channel', { galley: 1 }), fleet('Fra F1', 'Channel', { galley: 1 })]);
    const before = JSON.stringify(said.state);
    const first = fightNext(said, 'sea', { attack: 'hm hm', capture: [100] });
    const again = fightNext(said, 'sea', { attack: 'hm hm', capture: [100] });
    expect(again.record).toEqual(first.record);
    expect(JSON.stringify(said.state)).toBe(before);
    expect(first.record).toMatchObject({ kind: 'sea', place: at('Channel'), phase: 1 });
  });
});
