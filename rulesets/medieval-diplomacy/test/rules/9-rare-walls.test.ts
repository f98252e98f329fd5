import { describe, expect, test } from 'vitest';
import { fightNext } from '../battle.ts';
import { army, type GivenPosition, garrison, position, troop } from '../position.ts';

const TROOPS = [troop('foot'), troop('mouse', { siege: 1, capture: 0 })];
const kent = (said: GivenPosition) =>
  position({ troops: TROOPS, wars: ['Eng-Fra'], provinces: { Kent: { owner: 'Eng', fortLevel: 1 } }, ...said });

describe('section 9: places on the walls', () => {
  test('MD-9.28, MD-9.29 each commander has a place of their own to win', () => {
    const units = [garrison('Eng', 'Kent', { foot: 3 }, { commanders: [{}, {}] }), army('Fra A1', 'Kent', { foot: 1 })];
    const battle = fightNext(kent({ units }), 'land', { barracks: [4, 1, 1] }, 'then miss');
    const commanders = battle.record.rounds[0]?.blows.filter(({ by }) => 'commander' in by);
    expect(commanders?.map(({ chance }) => chance)).toEqual([725, 500]);
  });

  test('MD-9.28 those who have been removed want no place', () => {
    const units = [garrison('Eng', 'Kent', { foot: 5 }), army('Fra A1', 'Kent', { foot: 4 })];
    const attack = 'mmmmm hhhh mmmmm mmmm';
    const { record } = fightNext(kent({ units }), 'land', { attack }, 'then miss');
    expect(record.rounds.slice(0, 3).map(({ draws }) => draws.barracks)).toEqual([
      [5, 4, 3],
      [5, 4, 3],
      [4, 3, 2],
    ]);
  });

  test('MD-16.26 troops of rank 5 have the hit points of the walls before commanders, whatever their units', () => {
    const units = [
      army('Eng A1', 'Kent', {}, { defendFort: true, commanders: [{}] }),
      garrison('Eng', 'Kent', { foot: { 5: 3 } }),
      army('Fra A1', 'Kent', { foot: 1 }),
    ];
    const { record } = fightNext(kent({ units }), 'land', {}, 'then miss');
    expect(record.units.map(({ totalHitPoints }) => totalHitPoints)).toEqual([10, 3 * 27, 20]);
  });

  test('MD-9.12 the least siege power is enough to try', () => {
    const units = [garrison('Eng', 'Kent', { foot: 1 }), army('Fra A1', 'Kent', { mouse: 1 })];
    const { record } = fightNext(kent({ units }), 'land', { siege: [101] }, 'then miss');
    expect(record.siege).toMatchObject({ level: 1, before: 0, after: 0, attempts: [{ chance: 100, rolls: [101] }] });
  });
});
