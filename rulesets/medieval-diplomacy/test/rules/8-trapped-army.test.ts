import { describe, expect, test } from 'vitest';
import { nextBattle } from '../../src/battle/next-battle.ts';
import { army, at, fleet } from '../position.ts';
import { atSea, english, fightAtSea, inTheChannel } from '../sea.ts';

describe('section 8g: soldiers on the ships of an enemy', () => {
  const captor = fleet('Fra F1', 'Channel', { galley: { 3: 1 } });
  const trapped = army(
    'Eng A1',
    'Channel',
    { man: { 1: 2 }, siege_machine: { 2: 1 } },
    {
      loadedOn: 'Fra F1',
      marines: false,
      commanders: [{}],
    },
  );

  test('MD-8.109, MD-8.110 all of a trapped army fight the fleet, whatever its option and the room', () => {
    expect(inTheChannel([captor, trapped])).toEqual(['Eng A1', 'Fra F1']);
    expect(inTheChannel([captor, trapped], { wars: [] })).toEqual([]);
    const battle = fightAtSea([captor, trapped], {}, 'then miss');
    expect(battle.record.units.map(({ role }) => role)).toEqual(['trapped', 'fleet']);
    expect(battle.strikers(1, 'Eng A1')).toBe(4);
    expect(battle.chances(1, 'Eng A1')).toEqual([6300, 500, 500]);
  });

  test('MD-8.109 ships of its own side and soldiers of the enemy join the fight', () => {
    const units = [
      captor,
      trapped,
      english,
      fleet('Fra F2', 'Channel', { galley: 1 }),
      army('Fra A1', 'Channel', { man: 1 }, { loadedOn: 'Fra F1' }),
    ];
    expect(inTheChannel(units)).toEqual(['Eng A1', 'Eng F1', 'Fra A1', 'Fra F1', 'Fra F2']);
    expect(inTheChannel(units.filter((unit) => unit !== english))).toEqual(['Eng A1', 'Fra A1', 'Fra F1', 'Fra F2']);
  });

  test('MD-8.110 the army is a living unit that never retreats; the battle ends when one side is gone', () => {
    const coward = army('Eng A1', 'Channel', { man: { 2: 1 } }, { loadedOn: 'Fra F1', retreatLevel: 1 });
    const lost = fightAtSea([captor, coward], { attack: 'mm mh' });
    expect([lost.rounds, lost.retreats(1), lost.victors]).toEqual([2, [], ['Fra']]);
    expect(lost.after('Eng A1').emptied).toBe(true);
  });

  test('MD-8.111, MD-8.112 soldiers who win may capture ships and are saved on a new fleet', () => {
    const battle = fightAtSea([captor, trapped], { attack: 'hmmm m hmmm m', capture: [10] });
    expect(battle.victors).toEqual(['Eng']);
    expect(battle.record.newFleets).toMatchObject([
      { unit: battle.after('Eng A1').loadedOn, location: at('Channel'), name: 'England Fleet 1' },
    ]);
    expect(battle.record.newFleets[0]?.stacks).toMatchObject([{ rank: 1, count: 1 }]);
    expect(battle.after('Eng A1')).toMatchObject({ lost: [], emptied: false });
  });

  test('MD-8.112 without a captured or an own ship the army is lost; an own fleet takes it up', () => {
    const drowned = fightAtSea([captor, trapped], { attack: 'hmmm m hmmm m', capture: [11] });
    expect(drowned.after('Eng A1')).toMatchObject({ emptied: true, lostCommanders: [1] });
    expect(drowned.lost('Eng A1')).toEqual({ man: 2, siege_machine: 1, 'commander 1': 1 });
    const saved = fightAtSea([captor, trapped, english], { attack: 'hmmm mm hmmm mm', capture: [11] });
    expect(saved.after('Eng A1')).toMatchObject({ lost: [], loadedOn: saved.after('Eng F1').unit });
  });

  test('MD-8.11 undecided, a trapped army stays where it is', () => {
    const battle = fightAtSea([captor, trapped], {}, 'then miss');
    expect(battle.record.undecided).toBe(true);
    expect(battle.after('Eng A1')).toMatchObject({ lost: [], emptied: false, loadedOn: battle.after('Fra F1').unit });
  });

  test('MD-8.113 in a harbour there is no such battle at sea', () => {
    const port = atSea([
      fleet('Fra F1', 'Kent', { galley: 1 }),
      army('Eng A1', 'Kent', { man: 1 }, { loadedOn: 'Fra F1' }),
    ]);
    expect([nextBattle(port, 'sea', []), nextBattle(port, 'land', [])]).toEqual([null, null]);
  });

  test('MD-8.125, MD-8.126 a fleet with enemies aboard does not retreat; when they are dead it may follow its leader', () => {
    const units = [
      army('Eng A1', 'Channel', { man: { 1: 1 } }, { loadedOn: 'Fra F2' }),
      english,
      fleet('Fra F1', 'Channel', { galley: { 2: 1 } }, { retreatLevel: 1 }),
      fleet('Fra F2', 'Channel', { galley: { 2: 2 } }, { follow: 'Fra F1' }),
    ];
    const battle = fightAtSea(units, { attack: 'mm m hm mm mm' });
    expect(battle.retreats(1)).toEqual(['Fra F1 to North Sea']);
    expect(battle.killed(2)).toEqual({ 'Eng A1 man': 1 });
    expect(battle.retreats(2)).toEqual(['Fra F2 to North Sea']);
  });
});
