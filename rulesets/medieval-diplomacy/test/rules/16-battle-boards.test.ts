import type { ReportLine } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { EVENT_RULES } from '../../src/event-kinds.ts';
import type { BattleRecord } from '../../src/events/battle-record.ts';
import type { Told } from '../../src/told.ts';
import { fightNext } from '../battle.ts';
import { army, garrison, position, type TestPosition, troop } from '../position.ts';
import { reportOf } from '../report.ts';
import { SAMPLE_POSITION, sample } from '../text/sample-battle.ts';

/** The paper of a battle as Scotland, which is far away, reads it when the campaign is over. */
const opened = (at: TestPosition, battle: BattleRecord): readonly ReportLine[] => {
  const news = EVENT_RULES.afterwards?.({ kind: 'battle-fought', rule: 'MD-8.76', battle }) as Told;
  const { papers } = reportOf(at, 'Sco', [news]);
  return papers.find(({ id }) => id === 'battle-boards')?.pieces[0] ?? [];
};

const boardOf = (lines: readonly ReportLine[]) => lines.find(({ board }) => board !== undefined)?.board;

const TROOPS = [
  troop('guard', { name: 'Guards', combat: 50, hitPoints: 21 }),
  troop('engine', { name: 'Siege Engines', class: 'siege', combat: 5, hitPoints: 5, siege: 30, capture: 20 }),
  troop('striker', { name: 'Strikers', attacks: 4, combat: 50, hitPoints: 100 }),
];

const EMPTY = { counters: [], dice: [], fallen: [] };
const rolled = (...rolls: readonly number[]) => rolls.map((roll) => ({ roll, hit: roll === 1 }));

describe('MD-16.30 after the end everybody reads each battle with its dice', () => {
  test('MD-16.30, MD-8.81 round by round: who stands, with what chance, what they roll, who falls', () => {
    const board = boardOf(opened(SAMPLE_POSITION, sample()));
    expect(board?.sides).toEqual(['England', 'the independents']);
    expect(board?.rounds[0]).toEqual({
      title: 'Round 1',
      columns: [
        { title: 'Cavalry', cells: [{ counters: ['A2: 2 (hit to 9900)'], dice: rolled(1, 1), fallen: [] }, EMPTY] },
        { title: 'Infantry', cells: [EMPTY, { counters: ['A20: 2 (hit to 5800)'], dice: rolled(1, 1), fallen: [] }] },
      ],
    });
    expect(board?.rounds[1]?.columns.map(({ cells }) => cells.map(({ dice, fallen }) => ({ dice, fallen })))).toEqual([
      [
        { dice: rolled(1, 1), fallen: ['A2: 1'] },
        { dice: [], fallen: [] },
      ],
      [
        { dice: [], fallen: [] },
        { dice: rolled(1, 10_000), fallen: ['A20: 2'] },
      ],
    ]);
  });

  test('MD-16.30, MD-8.43 the fallen of a casualty round do not stand on the board after it', () => {
    const at = position({
      wars: ['Eng-Fra'],
      troops: TROOPS,
      units: [army('Eng A1', 'Wessex', { striker: 1 }), army('Fra A5', 'Wessex', { guard: 2 })],
    });
    const { record } = fightNext(at, 'land', { attack: 'hmmm mm hhmm mm hmmm m hhmm m', wounded: [] }, 'then miss');
    const standing = boardOf(opened(at, record))?.rounds.map(
      ({ columns }) => columns.find(({ title }) => title === 'Guards')?.cells[1]?.counters,
    );
    expect(standing?.slice(0, 3)).toEqual([['A5: 2 (hit to 5000)'], ['A5: 2 (hit to 5000)'], ['A5: 1 (hit to 5000)']]);
  });

  test('MD-16.30, MD-9.19, MD-9.29, MD-8.115 siege, walls and wounded show their dice too', () => {
    const at = position({
      wars: ['Eng-Fra'],
      troops: TROOPS,
      provinces: { Wessex: { owner: 'Fra', fortLevel: 1 } },
      units: [army('Eng A1', 'Wessex', { striker: 1, engine: 1 }), garrison('Fra', 'Wessex', { guard: 8 })],
    });
    const { record } = fightNext(at, 'land', { siege: 'm' }, 'then miss');
    const lines = opened(at, record);
    expect(boardOf(lines)?.rounds[0]).toEqual({
      title: 'Siege',
      columns: [
        {
          title: 'Siege Engines',
          cells: [{ counters: ['A1: 1 (hit to 3000)'], dice: rolled(10_000), fallen: [] }, EMPTY],
        },
      ],
    });
    const places = record.rounds[0]?.draws.barracks ?? [];
    expect(places.length).toBeGreaterThan(0);
    expect(lines.map(({ text }) => text)).toContain(`Round 1, places on the walls: ${places.join(', ')}`);
  });

  test('MD-16.30, MD-8.49, MD-8.120 retreats and captures, with what was rolled for them', () => {
    const at = position({
      wars: ['Eng-Fra'],
      troops: TROOPS,
      provinces: { Wessex: { owner: 'Fra' }, Kent: { owner: 'Eng' } },
      units: [
        army('Eng A1', 'Wessex', { guard: { 2: 1 } }, { retreatLevel: 1, cameFrom: 'Kent' }),
        army('Eng A3', 'Wessex', { engine: 1 }),
        army('Fra A5', 'Wessex', { guard: 2 }),
      ],
    });
    const { record } = fightNext(at, 'land', { attack: 'm m hm', capture: [20] }, 'then miss');
    const texts = opened(at, record).map(({ text }) => text);
    expect(texts).toContain('Round 1: Eng A1 (England Army #1) retreats to Kent (1)');
    expect(texts).toContain(
      '1 Siege Engine of Eng A3 (England Army #3), claimed by France with 20%, rolls 20 and joins Fra A5 (France Army #5)',
    );
    const hurt = position({
      wars: ['Eng-Fra'],
      troops: TROOPS,
      units: [army('Eng A1', 'Wessex', { striker: 1 }), army('Fra A5', 'Wessex', { guard: 1 })],
    });
    const duel = fightNext(hurt, 'land', { attack: 'hmmm h  mmmm m  hhmm m', wounded: [11] }, 'then miss').record;
    expect(opened(hurt, duel).map(({ text }) => text)).toContain(
      '1 Striker of Eng A1 (England Army #1), with 1 damage of 10, rolls 11 on a d100 and recovers',
    );
  });
});
