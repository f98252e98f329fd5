import { describe, expect, test } from 'vitest';
import { fightNext } from '../battle.ts';
import { army, at, garrison, position, troop } from '../position.ts';
import { SAMPLE_POSITION } from '../text/sample-battle.ts';

/** Rolls that fit no other die than that of an attack. */
const HIT = 4000;
const MISS = 10_000;
const TROOPS = [troop('infantry', { hitPoints: 20 }), troop('frail', { hitPoints: 10 })];

describe('section 8e: a land battle from beginning to end', () => {
  test('MD-8.75, MD-8.76, MD-1.34, MD-1.28 every draw of a siege comes in its order and with its die', () => {
    const said = position({
      troops: TROOPS,
      wars: ['Eng-Nor', 'Sco-Nor'],
      provinces: { Kent: { owner: 'Nor', fortLevel: 2 } },
      units: [
        army('Eng A1', 'Kent', { infantry: { 1: 1 }, siege_machine: { 4: 1 } }, { commanders: [{}] }),
        army('Sco A1', 'Kent', { frail: 1 }),
        garrison('Nor', 'Kent', { siege_machine: { 5: 1 }, frail: { 5: 2 } }, { commanders: [{}] }),
      ],
    });
    const battle = fightNext(said, 'land', [
      ...[400], // siege: the walls of level 2 work as level 1, with 3 places and 0.7 more hit points
      ...[1, 1, 1], // round 1, barracks: the machine and both frail of four
      ...[HIT, MISS, MISS, MISS], // England's infantry, machine and commander; Scotland: one target each
      ...[4, 400, 1, MISS, 1, MISS, 1, MISS], // Norway: machine, frail, frail, commander: first whom, then the blow
      ...[2], // rank 5: not the commander, so a frail one, who now has 1.7
      ...[1, 1, 1, HIT, MISS, MISS, MISS, 1, MISS, 1, MISS, 1, MISS, 1, MISS], // round 2: Scotland is doomed, but counts
      ...[1], // rank 5: the frail one is finished, and 0.3 fall on the commander
      ...[HIT, 400, MISS, MISS, MISS, MISS], // round 3: three for three places, one group of enemies: no other draw
      ...[HIT, MISS, MISS, MISS, MISS, MISS], // round 4: the commander is removed
      ...[HIT, 400, MISS, MISS, MISS], // round 5: the second frail one, and the machine, for whom no bonus is left
      ...[MISS, MISS, MISS, MISS, HIT], // round 6: the doomed strike once more
      ...[11], // wounded: England's infantry, 1 of 2
      ...[20], // capture: the machine
      ...[2, 5], // experience: infantry, siege
    ]);
    expect(battle.rounds).toBe(6);
    expect(battle.record.siege).toMatchObject({ level: 2, before: 0, after: 1 });
    expect([2, 4, 6].map((round) => battle.killed(round))).toEqual([
      { 'Sco A1 frail': 1, 'Nor G1 frail': 1 },
      { 'Nor G1 commander 2': 1 },
      { 'Nor G1 siege_machine': 1, 'Nor G1 frail': 1 },
    ]);
    const dice = battle.log
      .filter(({ label }) => !label.startsWith('attack'))
      .map(({ label, sides }) => [label, sides]);
    expect(dice).toEqual([
      ['siege@1', 10_000],
      ['barracks@1', 4],
      ['barracks@1', 3],
      ['barracks@1', 2],
      ['barracks@1', 4],
      ['barracks@1', 3],
      ['barracks@1', 2],
      ['target@1', 4],
      ['rank5@1', 4],
      ['rank5@1', 3],
      ['wounded@1', 20],
      ['capture@1', 100],
      ['experience@1', 5],
    ]);
    expect(battle.after('Eng A1').gained).toMatchObject([{ rank: 1, count: 1 }]);
    expect(battle.record.experience.map(({ rating, now }) => [rating, now])).toEqual([
      ['infantry', 2],
      ['siege', 5],
    ]);
    expect(battle.victors).toEqual(['Eng']);
  });

  test('MD-8.77 the battle goes on while one enemy is neither removed nor gone', () => {
    const said = position({
      troops: TROOPS,
      units: [army('Ind A1', 'Wessex', { frail: 2 }), army('Eng A1', 'Wessex', { infantry: 1 })],
    });
    const battle = fightNext(said, 'land', { attack: 'hmm mmm  mm hm' });
    expect([battle.killed(2), battle.rounds]).toEqual([{ 'Ind A1 frail': 1 }, 4]);
    expect(battle.killed(4)).toEqual({ 'Ind A1 frail': 1 });
  });

  test('MD-8.78 a battle ends after an odd round only by retreat; the doomed of those who stay are then removed', () => {
    const said = position({
      troops: TROOPS,
      wars: ['Eng-Fra'],
      provinces: { Wessex: { owner: 'Fra' }, Kent: { owner: 'Fra' } },
      units: [
        army('Eng A1', 'Wessex', { frail: 2 }),
        army('Fra A1', 'Wessex', { infantry: { 2: 1 } }, { retreatLevel: 1 }),
      ],
    });
    const battle = fightNext(said, 'land', { attack: 'mm h' });
    expect(battle.rounds).toBe(1);
    expect(battle.lost('Eng A1')).toEqual({ frail: 1 });
    expect(battle.victors).toEqual(['Eng']);
  });

  test('MD-8.79 if both sides are removed in one round nobody has won', () => {
    const said = position({
      troops: TROOPS,
      units: [army('Ind A1', 'Wessex', { frail: 1 }), army('Eng A1', 'Wessex', { frail: 1 })],
    });
    const battle = fightNext(said, 'land', { attack: 'hm mh' });
    expect(battle.record).toMatchObject({ victors: [], undecided: false });
    expect(battle.record.after.map(({ emptied }) => emptied)).toEqual([true, true]);
  });

  test('MD-8.80, MD-4.4 garrison soldiers always fight, to the last, whatever their level', () => {
    const said = position({
      troops: TROOPS,
      wars: ['Eng-Fra'],
      provinces: { Kent: { owner: 'Fra' }, Essex: { owner: 'Fra' } },
      units: [
        army('Eng A1', 'Kent', { infantry: 1 }),
        garrison('Fra', 'Kent', { frail: { 1: 1, 2: 1 } }, { retreatLevel: 1 }),
      ],
    });
    const battle = fightNext(said, 'land', { attack: 'hmm mmm mm hm' });
    expect(battle.lost('Fra G1')).toEqual({ frail: 2 });
    expect(battle.after('Fra G1')).toMatchObject({ emptied: false, retreated: false });
  });

  test('MD-8.81 the sample report: 2 cavalry against 2 infantry defending a fortification', () => {
    const battle = fightNext(SAMPLE_POSITION, 'land', { attack: 'hh hh hh hm' });
    expect(battle.record.units.map(({ role }) => role)).toEqual(['field', 'walls']);
    expect(battle.record.units.map(({ totalCombat }) => totalCombat)).toEqual([200, 80]);
    expect(battle.record.rounds.map(({ status }) => status.map(({ suffered, taken }) => [suffered, taken]))).toEqual([
      [
        [20, 20],
        [20, 20],
      ],
      [
        [10, 30],
        [20, 40],
      ],
    ]);
    expect(battle.killed(1)).toBe(null);
    expect(battle.killed(2)).toEqual({ 'Eng A2 cavalry': 1, 'Ind A20 infantry': 2 });
    expect(battle.record.rounds[1]?.casualties?.map(({ damage, left }) => [damage, left])).toEqual([
      [30, 0],
      [40, 0],
    ]);
    expect(battle.record.units.map(({ totalHitPoints }) => totalHitPoints)).toEqual([60, 40]);
    expect([battle.rounds, battle.victors, battle.record.wounded]).toEqual([2, ['Eng'], []]);
  });

  test('MD-8.124, MD-5.24, MD-5.25 who fought in a province of his own realm keeps his Move-points, nobody else', () => {
    const said = position({
      troops: TROOPS,
      wars: ['Eng-Fra', 'Eng-Sco'],
      alliances: ['Fra-Sco'],
      provinces: { Wessex: { owner: 'Fra' } },
      units: [
        army('Eng A1', 'Wessex', { infantry: 1 }),
        army('Fra A1', 'Wessex', { frail: 2 }),
        army('Sco A1', 'Wessex', { frail: 1 }),
      ],
    });
    const battle = fightNext(said, 'land', { attack: 'm hhm m mmm' });
    const exhausted = battle.record.after.map(({ exhausted: tired }) => tired);
    expect(exhausted).toEqual([true, false, true]);
    expect(battle.after('Sco A1').location).toBe(at('Wessex'));
  });
});
