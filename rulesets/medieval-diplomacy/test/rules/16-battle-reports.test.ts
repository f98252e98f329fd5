import { beforeAll, describe, expect, test } from 'vitest';
import { tell } from '../../src/event-kinds.ts';
import type { BattleRecord } from '../../src/events/battle-record.ts';
import type { ToldOf } from '../../src/told.ts';
import { fightNext, fightOnBorder, march } from '../battle.ts';
import { army, fleet, garrison, position, type RealmCode, type TestPosition, troop } from '../position.ts';
import { papers, reportOf } from '../report.ts';
import { SAMPLE_LINES, SAMPLE_POSITION, sample } from '../text/sample-battle.ts';

const TROOPS = [
  troop('guard', { name: 'Guards', combat: 50, hitPoints: 21 }),
  troop('engine', { name: 'Siege Engine', class: 'siege', combat: 5, hitPoints: 5, capture: 20 }),
  troop('striker', { name: 'Strikers', attacks: 4, combat: 50, hitPoints: 100 }),
  troop('hulk', { name: 'Hulk', class: 'transport', combat: 20, hitPoints: 10, storage: 2, capture: 20 }),
  troop('galley', {
    name: 'War Galley',
    class: 'warship',
    attacks: 2,
    combat: 40,
    hitPoints: 30,
    marineSpace: 2,
    storage: 2,
  }),
];

const DUEL = position({
  wars: ['Eng-Fra'],
  troops: TROOPS,
  units: [
    army('Eng A1', 'Wessex', { striker: 1 }, { name: 'England Army 1' }),
    army('Fra A5', 'Wessex', { guard: 1 }, { name: 'France Army 5' }),
  ],
});

/** The battle report as one realm reads it, heads and indents left out. */
const read = (at: TestPosition, battle: BattleRecord, code: RealmCode): readonly string[] => {
  const hearings = tell({ kind: 'battle-fought', rule: 'MD-8.76', battle }, at);
  const reports = hearings.flatMap(({ to, told }) =>
    told.kind === 'battle-reported' && (to as readonly string[]).includes(code)
      ? [told as ToldOf<'battle-reported'>]
      : [],
  );
  return (papers(reportOf(at, code, reports), 'battle-reports')[0] ?? []).map((line) => line.replace(/^(# )? */, ''));
};

/** The lines from one that begins so, up to and not including one that begins so. */
const from = (lines: readonly string[], start: string, end?: string): readonly string[] => {
  const first = lines.findIndex((line) => line.startsWith(start));
  const rest = first < 0 ? [] : lines.slice(first);
  const last = end === undefined ? -1 : rest.findIndex((line, i) => i > 0 && line.startsWith(end));
  return last < 0 ? rest : rest.slice(0, last);
};

describe('MD-16.23 the battle report', () => {
  test('MD-8.81, MD-16.23, MD-16.26 the sample battle of the rulebook, line by line', () => {
    expect(read(SAMPLE_POSITION, sample(), 'Eng')).toEqual(SAMPLE_LINES);
  });

  test('MD-16.23 to others the same units go by the name of their realm', () => {
    const at = position({
      wars: ['Eng-Fra'],
      troops: [troop('guard', { name: 'Guard', combat: 50, hitPoints: 10 })],
      units: [
        army('Eng A2', 'Wessex', { guard: 1 }, { name: 'Patrol Force 2' }),
        army('Fra A5', 'Wessex', { guard: 1 }, { name: 'France Army 5' }),
      ],
    });
    const { record } = fightNext(at, 'land', { attack: 'hm hm' });
    expect(from(read(at, record, 'Fra'), 'The following', 'The events')).toEqual([
      'The following units were involved:',
      'Patrol Force 2 (England Army #2), without any modifiers (Total Combat: 50, Total Hit Points: 1)',
      'Our Army #5, without any modifiers (Total Combat: 50, Total Hit Points: 1)',
    ]);
    expect(read(at, record, 'Fra').slice(-2)).toEqual(['The field belongs to England.', 'Our Army #5 was wiped out.']);
    expect(read(at, record, 'Eng')[3]).toBe(
      'France Army #5, without any modifiers (Total Combat: 50, Total Hit Points: 1)',
    );
  });
});

describe('MD-16.4 what a battle report does not show', () => {
  test('MD-16.4, MD-16.23 troops of one type strike in one line, whatever their ranks and their foes', () => {
    const at = position({
      wars: ['Eng-Fra', 'Fra-Sco', 'Eng-Sco'],
      troops: TROOPS,
      units: [
        army('Eng A1', 'Wessex', { guard: { 1: 1, 5: 2 }, engine: { 1: 1 } }, { name: 'England Army 1' }),
        army('Fra A5', 'Wessex', { guard: 1 }, { name: 'France Army 5' }),
        army('Sco A6', 'Wessex', { guard: 1 }, { name: 'Scotland Army 6' }),
      ],
    });
    const rolled = { target: [1, 1, 2, 2, 1, 1], attack: 'h h hh m m' };
    const lines = read(at, fightNext(at, 'land', rolled, 'then miss').record, 'Fra');
    expect(from(lines, 'England Army #1 (Retreat', 'Our Army #5')).toEqual([
      'England Army #1 (Retreat Level 5):',
      '3 Guards caused 3 damage',
      '1 Siege Engine caused 1 damage',
    ]);
  });
});

describe('MD-16.25, MD-16.26 sieges', () => {
  const at = position({
    wars: ['Eng-Fra'],
    provinces: { Wales: { owner: 'Fra', fortLevel: 3, fortDamage: 1 } },
    troops: [
      troop('guard', { name: 'Guards', combat: 50, hitPoints: 20 }),
      troop('engine', { name: 'Siege Engine', class: 'siege', combat: 5, hitPoints: 5, siege: 50 }),
    ],
    units: [
      army(
        'Eng A1',
        'Wales',
        { guard: 2, engine: 3 },
        { name: 'England Army 1', commanders: [{ name: 'Roger', siege: 10 }] },
      ),
      garrison('Fra', 'Wales', { guard: 5 }, { name: 'Garrison of Cardiff' }),
    ],
  });
  const besiege = (siege: string): readonly string[] =>
    read(at, fightNext(at, 'land', { siege, attack: 'hhmmmm', experience: [2] }, 'then miss').record, 'Eng');

  test('MD-16.25 attempts, successes, and the fortification before and after', () => {
    expect(from(besiege('hmm'), 'The siege', 'The events')).toEqual([
      'The siege before the first round:',
      'Our Army #1: 3 Siege Engines made 3 attempts and succeeded in 1',
      'The fortification of level 3, Stone Tower, had 1 damage and now has 2: it defends as level 1, Palisade Fort',
    ]);
  });

  test('MD-16.25, MD-9.20 no attempt is listed that was not made, and a ruin gives no shelter', () => {
    expect(from(besiege('hh'), 'The siege', 'The events')).toEqual([
      'The siege before the first round:',
      'Our Army #1: 2 Siege Engines made 2 attempts and succeeded in 2',
      'The fortification of level 3, Stone Tower, had 1 damage and now has 3: it is ruined and gives no shelter',
    ]);
  });

  test('MD-16.26 total hit points count the bonus for as many as there are places', () => {
    expect(besiege('hmm')).toContain(
      'Garrison of Cardiff (France Garrison #5), defending the fortifications (with the fortification modifier) (Total Combat: 250, Total Hit Points: 12.1)',
    );
  });
});

describe('MD-16.23 casualties, retreats, and what follows a battle', () => {
  test('MD-8.43, MD-16.23 damage that kills nobody remains; odd rounds have no casualties', () => {
    const lines = read(
      DUEL,
      fightNext(DUEL, 'land', { attack: 'hmmm h  mmmm m  hhmm m', wounded: [15] }, 'then miss').record,
      'Eng',
    );
    expect(from(lines, 'The events for round #1', 'The events for round #2').at(-1)).toBe(
      'Casualties: none (this is not a casualty round)',
    );
    expect(from(lines, 'Casualties for round #2', 'The events')).toEqual([
      'Casualties for round #2:',
      'Our Army #1 suffered 1 damage, without losses; 1 more damage remains',
      'France Army #5 suffered 1 damage, without losses; 1 more damage remains',
    ]);
    expect(from(lines, 'Casualties for round #4', 'The battle')).toEqual([
      'Casualties for round #4:',
      'Our Army #1 suffered 1 damage, without losses; 1 more damage remains',
      'France Army #5 suffered 2.1 damage, with these losses:',
      '1 Guard (Hit Points: 2.1) is killed, 0 more damage remains',
    ]);
  });

  test.each([
    [10, '1 Striker of Our Army #1, with 1 damage of 10, is lost'],
    [11, '1 Striker of Our Army #1, with 1 damage of 10, recovers'],
  ])('MD-8.115, MD-16.23 the wounded with their result: a roll of %i', (roll, line) => {
    const rolled = { attack: 'hmmm h  mmmm m  hhmm m', wounded: [roll] };
    expect(from(read(DUEL, fightNext(DUEL, 'land', rolled, 'then miss').record, 'Eng'), 'Wounded')).toEqual([
      'Wounded:',
      line,
    ]);
  });

  const rout = position({
    wars: ['Eng-Fra'],
    troops: TROOPS,
    provinces: { Wessex: { owner: 'Fra' }, Kent: { owner: 'Eng' } },
    units: [
      army('Eng A1', 'Wessex', { guard: { 2: 1 } }, { name: 'England Army 1', retreatLevel: 1, cameFrom: 'Kent' }),
      army('Eng A2', 'Wessex', { guard: { 2: 1 } }, { name: 'England Army 2', follow: 'Eng A1' }),
      army('Eng A3', 'Wessex', { engine: 1 }, { name: 'England Army 3' }),
      army('Fra A5', 'Wessex', { guard: 2 }, { name: 'France Army 5' }),
    ],
  });

  test('MD-8.49, MD-16.23 retreats, with the units that follow, and the machine they leave behind', () => {
    const lines = read(rout, fightNext(rout, 'land', { attack: 'm m m hm', capture: [20] }, 'then miss').record, 'Eng');
    expect(from(lines, 'Retreats', 'The events')).toEqual([
      'Retreats:',
      'Our Army #1 retreats to Kent (1)',
      'Our Army #2 retreats to Kent (1), with the unit that it follows',
    ]);
    expect(lines).toContain('1 Siege Engine (Hit Points: 0.5) is destroyed, 0 more damage remains');
    expect(from(lines, 'Captures')).toEqual([
      'Captures:',
      '1 Siege Engine of Our Army #3 is captured by France and joins France Army #5',
    ]);
  });

  test('MD-8.66, MD-8.78, MD-16.23 what a unit lost before it retreated is listed when the battle has ended', () => {
    const at = position({
      wars: ['Eng-Fra'],
      troops: TROOPS,
      provinces: { Kent: { owner: 'Eng' } },
      units: [
        army('Eng A1', 'Wessex', { engine: { 1: 2 }, guard: { 2: 1 } }, { name: 'England Army 1', retreatLevel: 1 }),
        army('Fra A5', 'Wessex', { striker: 1 }, { name: 'France Army 5' }),
      ],
    });
    const { record } = fightNext(at, 'land', { attack: 'mmm hmmm', capture: [100, 100] });
    expect(from(read(at, record, 'Eng'), 'The battle has ended', 'Captures')).toEqual([
      'The battle has ended',
      'Casualties at the end of the battle:',
      'Our Army #1 suffered 1 damage, with these losses:',
      '2 Siege Engines (Hit Points: 0.5) are destroyed, 0 more damage remains',
      'The field belongs to France.',
    ]);
  });

  test('MD-8.62, MD-16.23 a unit that finds no way out fights on, and the report says so', () => {
    const at = position({
      wars: ['Nor-Fra'],
      troops: TROOPS,
      provinces: { Bergen: { owner: 'Fra' } },
      units: [
        army('Nor A1', 'Bergen', { guard: { 2: 1 } }, { name: 'Norway Army 1', retreatLevel: 1 }),
        army('Fra A5', 'Bergen', { guard: 1 }, { name: 'France Army 5' }),
      ],
    });
    const lines = read(at, fightNext(at, 'land', { attack: 'hm hm hm' }, 'then miss').record, 'Nor');
    expect(from(lines, 'Retreats', 'The events')).toEqual([
      'Retreats:',
      'Our Army #1 would retreat, but finds no way out and fights on',
    ]);
  });

  test('MD-8.86, MD-16.23 a battle on a border names both provinces, and who retreats falls back', () => {
    const at = position({
      wars: ['Eng-Fra'],
      troops: TROOPS,
      units: [
        army('Eng A1', 'Kent', { guard: { 2: 1 } }, { name: 'England Army 1', retreatLevel: 1 }),
        army('Fra A5', 'Wessex', { guard: 1 }, { name: 'France Army 5' }),
      ],
    });
    const marches = [march('Eng A1', 'Kent', 'Wessex'), march('Fra A5', 'Wessex', 'Kent')];
    const lines = read(at, fightOnBorder(at, marches, { attack: 'mm' }, 'then miss').record, 'Fra');
    expect(lines[0]).toBe('A cross-border battle occurred between Kent (1) and Wessex (3), in phase 1');
    expect(from(lines, 'Retreats')).toEqual([
      'Retreats:',
      'England Army #1 falls back into Kent (1)',
      'The battle has ended',
      'The field belongs to you.',
    ]);
  });
});

describe('MD-16.23 sea battles', () => {
  const at = position({
    wars: ['Eng-Fra'],
    troops: TROOPS,
    units: [
      fleet(
        'Eng F1',
        'Channel',
        { galley: 1 },
        { name: 'England Fleet 1', commanders: [{ name: 'Roger', naval: 10 }] },
      ),
      army('Eng A1', 'Channel', { guard: 1 }, { name: 'England Army 1', loadedOn: 'Eng F1' }),
      fleet('Fra F2', 'Channel', { hulk: 3 }, { name: 'France Fleet 2' }),
    ],
  });
  const rolled = { attack: 'h hh m mmm  m hm m mmm', capture: [20, 21, 1], experience: [4] };
  let record: BattleRecord;
  beforeAll(() => {
    record = fightNext(at, 'sea', rolled, 'then miss').record;
  });

  test('MD-8.22, MD-16.23 marines are shown with their modifier, ships are sunk', () => {
    const lines = read(at, record, 'Eng');
    expect(lines[0]).toBe('A sea battle occurred in the Channel (13), in phase 1');
    expect(lines[2]).toBe(
      'Our Army #1, fighting as marines (with the marine modifier) (Total Combat: 50, Total Hit Points: 2.1)',
    );
    expect(lines).toContain('3 Hulks (Hit Points: 1) are sunk, 0 more damage remains');
    expect(lines).toContain('The sea belongs to you.');
  });

  test('MD-8.120, MD-16.23 captures, like with like', () => {
    expect(from(read(at, record, 'Fra'), 'Captures')).toEqual([
      'Captures:',
      '2 Hulks of Our Fleet #2 are captured by England and join England Fleet #1',
      '1 Hulk of Our Fleet #2 is not captured',
    ]);
  });

  test('MD-16.4, MD-10.12 what a commander has learnt stands in his own ruler’s report alone, and his name', () => {
    expect(from(read(at, record, 'Eng'), 'Experience')).toEqual([
      'Experience:',
      'Roger gains 4 in naval tactics and has 14 now',
    ]);
    expect(read(at, record, 'Eng')).toContain('Roger caused 0 damage');
    expect(read(at, record, 'Fra')).toContain('1 commander caused 0 damage');
    expect(read(at, record, 'Fra').join()).not.toContain('Experience');
  });

  test('MD-8.11, MD-8.79 no victor, and a battle without end', () => {
    expect(read(at, { ...record, victors: [] }, 'Fra')).toContain('Nobody holds the sea.');
    expect(read(at, { ...record, victors: [], undecided: true }, 'Fra')).toContain(
      'After 200 rounds the battle ended undecided; all units stay where they are.',
    );
  });
});
