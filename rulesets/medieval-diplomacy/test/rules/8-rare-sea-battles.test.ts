import { describe, expect, test } from 'vitest';
import { army, fleet, unit } from '../position.ts';
import { english, fightAtSea, french, inTheChannel } from '../sea.ts';

const misses = (count: number): string => 'm'.repeat(count);
const hits = (count: number): string => 'h'.repeat(count);

describe('section 8: commanders of sunk fleets', () => {
  /** F1 sinks in round 2, with so many hits on its two commanders; the castles of F2 win in round 4. */
  const sinking = (struck: number) =>
    fightAtSea(
      [
        fleet('Eng F1', 'Channel', { galley: 1 }, { commanders: [{ name: 'Drake' }, { name: 'Hood' }] }),
        fleet('Eng F2', 'Channel', { castle: { 5: 8 } }),
        fleet('Fra F1', 'Channel', { galley: 4 }),
      ],
      {
        attack: [
          misses(11) + hits(2 + struck) + misses(2 - struck),
          misses(11) + misses(4),
          misses(2 - struck) + hits(8) + misses(4),
          misses(2 - struck) + misses(8) + misses(4),
        ].join(' '),
        rank5: Array(struck).fill(1),
        capture: [1, 1, 100, 100],
        ...(struck < 2 && { experience: struck === 0 ? [3] : [] }),
      },
    );

  test('MD-8.108 those who are left change to another fleet of their realm there', () => {
    const battle = sinking(1);
    expect(battle.after('Eng F1')).toMatchObject({
      lostCommanders: [1],
      commandersTo: { unit: unit('Eng F2'), commanders: [2] },
      emptied: true,
    });
  });

  test('MD-8.108 and nobody does when all are dead', () => {
    const battle = sinking(2);
    expect(battle.after('Eng F1')).toMatchObject({ lostCommanders: [1, 2], commandersTo: null });
  });

  test('MD-8.122 captured ships do not join a fleet that has sunk, though its commanders live', () => {
    const battle = sinking(0);
    expect(battle.after('Eng F1').gained).toEqual([]);
    expect(battle.after('Eng F2').gained).toMatchObject([{ rank: 1, count: 2 }]);
  });

  test('MD-10.12 the leader of a sunk fleet that is saved has learnt from the victory', () => {
    expect(sinking(0).record.experience).toMatchObject([{ commander: 1, rating: 'naval', gained: 3 }]);
  });

  test('MD-8.108 a fleet that has retreated saves nobody', () => {
    const battle = fightAtSea(
      [
        fleet('Eng F1', 'Channel', { galley: 1 }, { commanders: [{}] }),
        fleet('Eng F2', 'Channel', { galley: { 2: 1 } }, { retreatLevel: 1 }),
        french,
      ],
      { attack: 'mmmh mmh', experience: [], capture: [100] },
    );
    expect(battle.retreats(1)).toEqual(['Eng F2 to North Sea']);
    expect(battle.after('Eng F1')).toMatchObject({ lostCommanders: [1], commandersTo: null });
  });
});

describe('section 8: aboard', () => {
  test('MD-8.99 of those in rank 5 troops board before commanders, whatever their army', () => {
    const battle = fightAtSea(
      [
        english,
        army('Eng A1', 'Channel', {}, { loadedOn: 'Eng F1', commanders: [{}] }),
        army('Eng A2', 'Channel', { man: { 5: 1 } }, { loadedOn: 'Eng F1' }),
        french,
      ],
      {},
      'then miss',
    );
    expect([battle.strikers(1, 'Eng A1'), battle.strikers(1, 'Eng A2')]).toEqual([0, 1]);
  });

  test('MD-8.109 nobody is trapped in an empty army, or aboard a fleet without ships', () => {
    const wreck = fleet('Fra F1', 'Channel', {}, { commanders: [{}] });
    expect(inTheChannel([french, army('Eng A1', 'Channel', {}, { loadedOn: 'Fra F1' })])).toEqual([]);
    expect(inTheChannel([wreck, army('Eng A1', 'Channel', { man: 1 }, { loadedOn: 'Fra F1' })])).toEqual([]);
  });

  test('MD-8.120 without an army the fleet has nobody who could take the machines of those aboard', () => {
    const battle = fightAtSea(
      [
        fleet('Fra F1', 'Channel', { galley: 9 }),
        army('Eng A1', 'Channel', { siege_machine: 1 }, { loadedOn: 'Fra F1' }),
      ],
      { attack: `m ${hits(9)} m ${misses(9)}` },
    );
    expect([battle.victors, battle.record.captures, battle.record.newFleets]).toEqual([['Fra'], [], []]);
  });

  test('MD-8.125 a fleet is held as long as one of those aboard stands', () => {
    const units = [
      army('Eng A1', 'Channel', { man: { 1: 1 }, horse: { 2: 1 } }, { loadedOn: 'Fra F2' }),
      english,
      fleet('Fra F1', 'Channel', { galley: { 2: 1 } }, { retreatLevel: 1 }),
      fleet('Fra F2', 'Channel', { galley: { 2: 2 } }, { follow: 'Fra F1' }),
    ];
    const battle = fightAtSea(units, { attack: 'mm m m hm mm m mm' }, 'then miss');
    expect(battle.killed(2)).toEqual({ 'Eng A1 man': 1 });
    expect(battle.retreats(2)).toEqual([]);
  });

  test('MD-8.98 an army takes part if one of those aboard may board, and machines alone may not', () => {
    const aboard = (troops: object) =>
      inTheChannel([english, french, army('Eng A1', 'Channel', troops as never, { loadedOn: 'Eng F1' })]);
    expect(aboard({ siege_machine: 1 })).toEqual(['Eng F1', 'Fra F1']);
    expect(aboard({ siege_machine: 1, man: 1 })).toEqual(['Eng A1', 'Eng F1', 'Fra F1']);
  });

  test('MD-8.38 marines of an ally fall before ships of the same rank', () => {
    const battle = fightAtSea(
      [
        fleet('Eng F1', 'Channel', { castle: 1 }),
        fleet('Fra F1', 'Channel', { galley: 1 }),
        army('Sco A1', 'Channel', { man: 1 }, { loadedOn: 'Sco F1' }),
        fleet('Sco F1', 'Channel', { castle: 1 }),
      ],
      { attack: 'mhmm mmmm' },
      'then miss',
      { wars: ['Eng-Fra', 'Fra-Sco'], alliances: ['Eng-Sco'] },
    );
    expect(battle.killed(2)).toEqual({ 'Sco A1 man': 1 });
  });

  test('MD-8.79, MD-8.119 men aboard an enemy hold the sea against a commander in the water', () => {
    const battle = fightAtSea(
      [
        fleet('Fra F1', 'Channel', { galley: 1 }, { commanders: [{}] }),
        army('Eng A1', 'Channel', { man: 2 }, { loadedOn: 'Fra F1' }),
      ],
      { attack: 'hhmm mmmm', capture: [100] },
    );
    expect([battle.victors, battle.lost('Fra F1')]).toEqual([['Eng'], { galley: 1, 'commander 1': 1 }]);
  });
});
