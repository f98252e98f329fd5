import { describe, expect, test } from 'vitest';
import { borderMeetings, nextBattle } from '../../src/battle/next-battle.ts';
import { fightNext, march } from '../battle.ts';
import { army, at, type GivenPosition, label, position, troop, unit } from '../position.ts';

const TROOPS = [
  troop('foot'),
  troop('lad', { hitPoints: 19 }),
  troop('ram', { class: 'siege', siege: 0, hitPoints: 10, capture: 50 }),
  troop('relic', { class: 'siege', siege: 0, hitPoints: 10, capture: 1 }),
];
const place = (said: GivenPosition) => position({ troops: TROOPS, wars: ['Eng-Fra'], ...said });
const one = (name: 'Eng A1' | 'Fra A1' | 'Nor A1' | 'Sco A1') => army(name, 'Kent', { foot: 1 });

describe('section 8: damage that jumps from group to group', () => {
  /** France fights England and Scotland, which are allies; Norway fights Scotland alone. */
  const league = (scots: object, hits: string, round: number) =>
    fightNext(
      place({
        wars: ['Eng-Fra', 'Fra-Sco', 'Sco-Nor'],
        alliances: ['Eng-Sco'],
        units: [
          army('Eng A1', 'Kent', { foot: 2 }),
          one('Fra A1'),
          army('Sco A1', 'Kent', scots as never),
          one('Nor A1'),
        ],
      }),
      'land',
      { attack: hits },
      'then miss',
    ).record.rounds[round - 1]?.status.map(({ unit: id, suffered }) => `${label(id)} ${suffered}`);

  test('MD-8.34 the wounded of a higher rank wait until the lower one is gone', () => {
    expect(league({ foot: { 2: 1 } }, 'mm m m h  mm h m m', 2)).toContain('Eng A1 10');
  });

  test('MD-8.38 in one rank whoever is damaged comes first, however little', () => {
    const battle = league({ lad: { 1: 2 } }, 'mm m mm h  mm m mm h  mm h mm m', 3);
    expect(battle).toEqual(['Eng A1 0', 'Fra A1 0', 'Sco A1 10', 'Nor A1 0']);
  });

  test('MD-8.39 in rank 5 the doomed are not counted among those who may be hit', () => {
    const given = place({
      troops: [troop('one'), troop('two')],
      units: [
        army('Eng A1', 'Kent', { one: { 5: 1 }, two: { 5: 1 } }, { commanders: [{}] }),
        army('Fra A1', 'Kent', { one: 3 }),
      ],
    });
    const { record } = fightNext(given, 'land', { attack: 'mmm hhh' }, 'then miss');
    expect(record.rounds[0]?.draws.rank5).toEqual([3, 2]);
  });

  test('MD-8.43, MD-16.23 a tenth of a point that remains is told', () => {
    const given = place({
      units: [army('Eng A1', 'Kent', { lad: 1 }), army('Eng A2', 'Kent', { lad: 1 }), one('Fra A1')],
    });
    const { record } = fightNext(given, 'land', { attack: 'mm h mm h' }, 'then miss');
    expect(record.rounds[1]?.casualties).toMatchObject([
      { unit: unit('Eng A1'), damage: 19 },
      { unit: unit('Eng A2'), damage: 1, left: 1, killed: [] },
    ]);
  });
});

describe('section 8: what is left of whom', () => {
  test('MD-8.15 who has one group of enemies left does not draw among groups', () => {
    const units = [one('Eng A1'), one('Fra A1'), army('Sco A1', 'Kent', { foot: 3 })];
    const given = place({ wars: ['Eng-Sco', 'Fra-Sco'], units });
    const battle = fightNext(given, 'land', { attack: 'm m hhm  m m mmm', target: [1, 1, 2, 2, 2, 2] }, 'then miss');
    expect(battle.after('Eng A1').emptied).toBe(true);
    expect(battle.record.rounds.slice(0, 3).map(({ draws }) => draws.target.length)).toEqual([3, 3, 0]);
  });

  test('MD-8.114 an army that has lost all its troops but has a commander lives on', () => {
    const units = [army('Eng A1', 'Kent', { foot: 1 }, { commanders: [{}] }), one('Fra A1')];
    const battle = fightNext(place({ units }), 'land', { attack: 'hmh hmh', experience: [1] });
    expect(battle.lost('Eng A1')).toEqual({ foot: 1 });
    expect(battle.after('Eng A1')).toMatchObject({ emptied: false, lostCommanders: [], leader: 1 });
    expect(battle.after('Fra A1').emptied).toBe(true);
  });

  test('MD-16.23 a unit stands in a report with its troops, and no more once it is gone', () => {
    const units = [
      army('Eng A1', 'Kent', { foot: 1 }, { commanders: [{}] }),
      army('Fra A1', 'Kent', { foot: 1 }),
      army('Fra A2', 'Kent', { foot: 1 }),
    ];
    const { record } = fightNext(place({ units }), 'land', { attack: 'hmmm hmmm' }, 'then miss');
    expect(record.units[0]?.stacks).toMatchObject([{ count: 1 }]);
    expect(record.rounds[2]?.status.map(({ unit: id }) => label(id))).toEqual(['Eng A1', 'Fra A2']);
  });

  test('MD-16.23 damage of an odd last round that kills nobody is no casualty', () => {
    const units = [
      army('Eng A1', 'Kent', { foot: { 1: 1, 2: 1 } }, { retreatLevel: 1 }),
      army('Fra A1', 'Kent', { foot: 3 }),
    ];
    const given = place({ provinces: { Essex: { owner: 'Eng' } }, units });
    const { record, retreats } = fightNext(given, 'land', { attack: 'mm hhh', wounded: [20] });
    expect(retreats(1)).toEqual(['Eng A1 to Essex']);
    expect(record.lastCasualties.map(({ unit: id, killed }) => [label(id), killed.length])).toEqual([['Eng A1', 1]]);
  });

  test('MD-8.11 undecided, nobody has won, not even who has no enemy left', () => {
    const units = [one('Eng A1'), one('Fra A1'), one('Sco A1'), one('Nor A1')];
    const given = place({ wars: ['Eng-Fra', 'Sco-Nor'], units });
    const battle = fightNext(given, 'land', { attack: 'mmhm mmhm' }, 'then miss');
    expect(battle.after('Nor A1').emptied).toBe(true);
    expect([battle.record.undecided, battle.victors]).toEqual([true, []]);
  });

  test('MD-8.120, MD-8.121 every lost machine is drawn for, and all that are captured join one army', () => {
    const units = [army('Eng A1', 'Kent', { foot: 2 }), army('Fra A1', 'Kent', { ram: 2, relic: { 2: 2 } })];
    const attack = 'hh mmmm  hh mmmm';
    const { record, after } = fightNext(place({ units }), 'land', { attack, capture: [50, 50, 2, 1] });
    expect(record.captures.map(({ chance, into }) => [chance, into === null ? null : label(into)])).toEqual([
      [50, 'Eng A1'],
      [50, 'Eng A1'],
      [1, null],
      [1, 'Eng A1'],
    ]);
    expect(after('Eng A1').gained.map(({ count }) => count)).toEqual([2, 1]);
  });

  test('MD-8.120 the victor with most individuals takes them, into an army of its own', () => {
    const units = [one('Eng A1'), army('Fra A1', 'Kent', { ram: 1 }), army('Sco A1', 'Kent', { foot: 3 })];
    const given = place({ wars: ['Eng-Fra', 'Fra-Sco'], alliances: ['Eng-Sco'], units });
    const { record } = fightNext(given, 'land', { attack: 'hmmmm mmmmm', capture: [1] });
    expect(record.captures).toMatchObject([{ by: 3, into: unit('Sco A1') }]);
  });

  test('MD-8.120 of equals the first takes them', () => {
    const units = [one('Eng A1'), army('Fra A1', 'Kent', { ram: 1 }), one('Sco A1')];
    const given = place({ wars: ['Eng-Fra', 'Fra-Sco'], alliances: ['Eng-Sco'], units });
    const { record } = fightNext(given, 'land', { attack: 'hmm mmm', capture: [1] });
    expect(record.captures).toMatchObject([{ by: 1, into: unit('Eng A1') }]);
  });
});

describe('section 8: which battles there are', () => {
  const both = [army('Eng A1', 'Kent', { foot: 1 }), army('Fra A2', 'Kent', { foot: 1 })];

  test('MD-8.12 two who have fought here, but not each other, still have their battle to fight', () => {
    const met = (...pairs: readonly (readonly ['Eng A1' | 'Eng A2', 'Fra A1' | 'Fra A2'])[]) =>
      pairs.map((pair) => ({ place: at('Kent'), units: pair.map((name) => ({ unit: unit(name) })) }));
    const given = place({ units: both });
    expect(nextBattle(given, 'land', met(['Eng A1', 'Fra A1'], ['Eng A2', 'Fra A2']))?.participants).toHaveLength(2);
    expect(nextBattle(given, 'land', met(['Eng A1', 'Fra A1'], ['Eng A1', 'Fra A2']))).toBe(null);
    const three = place({ units: [...both, army('Eng A2', 'Kent', { foot: 1 })] });
    expect(nextBattle(three, 'land', met(['Eng A1', 'Fra A2'], ['Eng A2', 'Fra A2']))).toBe(null);
  });

  test('MD-8.82, MD-1.23 borders by their lower and then their higher number, armies in canonical order', () => {
    const marches = [
      march('Fra A1', 'Mercia', 'Essex'),
      march('Eng A2', 'Essex', 'Mercia'),
      march('Eng A1', 'Essex', 'Mercia'),
      march('Fra A2', 'Wessex', 'Kent'),
      march('Eng A3', 'Kent', 'Wessex'),
      march('Fra A3', 'Essex', 'Kent'),
      march('Eng A4', 'Kent', 'Essex'),
      march('Fra A4', 'Picardy', 'Artois'),
      march('Eng A5', 'Artois', 'Picardy'),
      march('Fra A5', 'Ulster', 'Scotia'),
      march('Eng A6', 'Scotia', 'Ulster'),
    ];
    const units = marches.map(({ unit: id, from }) => army(label(id), from, { foot: 1 }));
    expect(
      borderMeetings(place({ units }), marches).map(({ place: low, beyond, participants, crossings }) => [
        low,
        beyond,
        participants.map(label),
        crossings.map((crossing) => label(crossing.unit)),
      ]),
    ).toEqual([
      [1, 2, ['Eng A4', 'Fra A3'], ['Eng A4', 'Fra A3']],
      [1, 3, ['Eng A3', 'Fra A2'], ['Eng A3', 'Fra A2']],
      [2, 4, ['Eng A1', 'Eng A2', 'Fra A1'], ['Eng A1', 'Eng A2', 'Fra A1']],
      [7, 12, ['Eng A6', 'Fra A5'], ['Eng A6', 'Fra A5']],
      [8, 9, ['Eng A5', 'Fra A4'], ['Eng A5', 'Fra A4']],
    ]);
  });
});
