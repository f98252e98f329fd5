import { describe, expect, test } from 'vitest';
import { type FoughtBattle, fightNext, type Rest, type Rolled } from '../battle.ts';
import { army, at, fleet, type GivenPosition, type GivenUnit, garrison, position, troop } from '../position.ts';

const TROOPS = [
  troop('foot', { combat: 90, hitPoints: 20 }),
  troop('cheap', { combat: 90, hitPoints: 10 }),
  troop('striker', { combat: 90, hitPoints: 1000, attacks: 9 }),
];

/** England's striker attacks nine times a round in France's Wessex. Kent is France's too. */
const said = (units: readonly GivenUnit[], more: GivenPosition = {}) =>
  position({
    troops: TROOPS,
    wars: ['Eng-Fra'],
    ...more,
    provinces: { Wessex: { owner: 'Fra' }, Kent: { owner: 'Fra' }, ...more.provinces },
    units: [army('Eng A1', 'Wessex', { striker: 1 }), ...units],
  });

const struckBy = (
  units: readonly GivenUnit[],
  rolled: Rolled,
  more: GivenPosition = {},
  rest: Rest = 'then miss',
): FoughtBattle => fightNext(said(units, more), 'land', rolled, rest);

const hits = (count: number): string => 'h'.repeat(count) + 'm'.repeat(9 - count);

/** Where an army retreats whose first rank is empty and whose level is 1. */
const wayOut = (options: Parameters<typeof army>[3], more: GivenPosition = {}): readonly string[] =>
  struckBy([army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, ...options })], {}, more).retreats(1);

describe('section 8d: when units retreat', () => {
  test('MD-8.48, MD-9.25 garrisons and armies behind walls cannot retreat, armies in the field can', () => {
    const units = [
      garrison('Fra', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 }),
      army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 }),
      army('Fra A2', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, defendFort: false }),
    ];
    const walled = struckBy(units, {}, { provinces: { Wessex: { owner: 'Fra', fortLevel: 1 } } });
    expect(walled.retreats(1)).toEqual(['Fra A2 to Kent']);
    expect(struckBy(units, {}).retreats(1)).toEqual(['Fra A1 to Kent', 'Fra A2 to Kent']);
  });

  test('MD-8.49 retreats come at the end of every round, odd or even, after the casualties', () => {
    const units = [army('Fra A1', 'Wessex', { cheap: { 1: 1 }, foot: { 2: 2 } }, { retreatLevel: 1 })];
    const odd = struckBy(units, { attack: `${hits(1)} mmm` }, {}, 'nothing');
    expect(odd.retreats(1)).toEqual(['Fra A1 to Kent']);
    const even = struckBy(units, { attack: `${hits(0)} mmm ${hits(1)} mmm` }, {}, 'nothing');
    expect([even.retreats(1), even.retreats(2)]).toEqual([[], ['Fra A1 to Kent']]);
    expect(even.killed(2)).toEqual({ 'Fra A1 cheap': 1 });
  });

  test('MD-8.50 a unit retreats when all in the ranks up to its level are casualties, and not before', () => {
    const troops = { cheap: { 1: 1, 2: 1 }, foot: { 3: 1 } };
    const at2 = (count: number) =>
      struckBy([army('Fra A1', 'Wessex', troops, { retreatLevel: 2 })], { attack: hits(count) }).retreats(1);
    expect([at2(0), at2(1), at2(2)]).toEqual([[], [], ['Fra A1 to Kent']]);
  });

  test('MD-8.51 a unit whose last individual is doomed stays and strikes once more', () => {
    const battle = struckBy([army('Fra A1', 'Wessex', { cheap: 1 }, { retreatLevel: 1 })], { attack: `${hits(1)} m` });
    expect(battle.retreats(1)).toEqual([]);
    expect(battle.strikers(2, 'Fra A1')).toBe(1);
  });

  test('MD-8.52, MD-8.74 ranks that are empty from the start make a unit leave after one round', () => {
    expect(wayOut({})).toEqual(['Fra A1 to Kent']);
  });

  test('MD-8.53, MD-4.27 with level 5 nobody retreats while an individual lives', () => {
    const units = [army('Fra A1', 'Wessex', { cheap: 5 }, { retreatLevel: 5, commanders: [{}] })];
    const battle = struckBy(units, { attack: hits(5) });
    expect([battle.retreats(1), battle.retreats(2)]).toEqual([[], []]);
    expect(battle.lost('Fra A1')).toEqual({ cheap: 5 });
  });

  test('MD-8.54 heavy damage may destroy a unit before it can retreat', () => {
    const units = [army('Fra A1', 'Wessex', { cheap: { 1: 2, 3: 1 } }, { retreatLevel: 1 })];
    const slaughter = struckBy(units, { attack: hits(9) });
    expect(slaughter.retreats(1)).toEqual([]);
    expect(slaughter.after('Fra A1').emptied).toBe(true);
  });

  test('MD-8.55, MD-4.28 a follower ignores its own level and goes exactly when its leading unit goes', () => {
    const units = [
      army('Fra A1', 'Wessex', { cheap: { 1: 1, 5: 1 } }, { retreatLevel: 5, follow: 'Fra A2' }),
      army('Fra A2', 'Wessex', { cheap: { 1: 1 }, foot: { 2: 1 } }, { retreatLevel: 1 }),
      army('Fra A3', 'Wessex', { foot: { 3: 1 } }, { retreatLevel: 1, follow: 'Fra A2' }),
    ];
    const battle = struckBy(units, { attack: `${hits(1)} mmmmm ${hits(1)}` });
    expect(battle.retreats(1)).toEqual([]);
    expect(battle.retreats(2)).toEqual(['Fra A2 to Kent', 'Fra A1 to Kent', 'Fra A3 to Kent']);
    expect(battle.record.rounds[1]?.retreats.map(({ why }) => why)).toEqual(['level', 'follow', 'follow']);
  });

  test('MD-8.56 if the followed unit is not in the battle, the level applies', () => {
    const elsewhere = army('Fra A2', 'Kent', { foot: 1 });
    const follower = army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, follow: 'Fra A2' });
    expect(struckBy([follower, elsewhere], {}).retreats(1)).toEqual(['Fra A1 to Kent']);
  });

  test('MD-8.57 if the followed unit is destroyed its followers never retreat', () => {
    const units = [
      army('Fra A1', 'Wessex', { foot: { 3: 2 } }, { retreatLevel: 1, follow: 'Fra A2' }),
      army('Fra A2', 'Wessex', { cheap: { 1: 1 } }, { retreatLevel: 1 }),
    ];
    const battle = struckBy(units, { attack: `${hits(1)} mmm` });
    expect([1, 2, 3, 4].map((round) => battle.retreats(round))).toEqual([[], [], [], []]);
    expect(battle.record.undecided).toBe(true);
  });

  test('MD-8.58 if the leading unit finds no place its followers stay too', () => {
    const units = [
      army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, cameFrom: 'Kent', follow: 'Fra A2' }),
      army('Fra A2', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 }),
    ];
    const battle = struckBy(units, {}, { provinces: { Kent: { owner: 'Ind' } } });
    expect(battle.retreats(1)).toEqual(['Fra A2 stays']);
  });

  test('MD-8.62 without a place a unit fights on and tries again after each round', () => {
    const battle = struckBy(
      [army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 })],
      {},
      { provinces: { Kent: { owner: 'Ind' } } },
    );
    expect([battle.retreats(1), battle.retreats(2), battle.retreats(3)]).toEqual([
      ['Fra A1 stays'],
      ['Fra A1 stays'],
      ['Fra A1 stays'],
    ]);
    expect(battle.strikers(3, 'Fra A1')).toBe(1);
  });

  test('MD-8.62 a unit without a place keeps no other from leaving', () => {
    // France is locked in; its ally, next in order, came from Kent and may go back there, and so may its follower.
    const battle = struckBy(
      [
        army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 }),
        army('Sco A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, cameFrom: 'Kent' }),
        army('Sco A2', 'Wessex', { foot: { 2: 1 } }, { follow: 'Sco A1' }),
      ],
      {},
      {
        wars: ['Eng-Fra', 'Eng-Sco'],
        alliances: ['Fra-Sco'],
        provinces: { Kent: { owner: 'Nor', permitted: ['Sco'] } },
      },
    );
    expect(battle.retreats(1)).toEqual(['Fra A1 stays', 'Sco A1 to Kent', 'Sco A2 to Kent']);
    expect(battle.retreats(2)).toEqual(['Fra A1 stays']);
  });

  test('MD-8.126 a follower that found no place when its leading unit left tries again after every later round', () => {
    // The leading army came from afar, over a way that is closed to the other.
    const battle = struckBy(
      [
        army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, cameFrom: 'Artois' }),
        army('Fra A2', 'Wessex', { foot: { 2: 1 } }, { follow: 'Fra A1' }),
      ],
      {},
      { provinces: { Kent: { owner: 'Ind' }, Artois: { owner: 'Fra' } } },
    );
    expect(battle.retreats(1)).toEqual(['Fra A1 to Artois', 'Fra A2 stays']);
    expect([battle.retreats(2), battle.retreats(3)]).toEqual([['Fra A2 stays'], ['Fra A2 stays']]);
  });
});

describe('section 8d: where units retreat', () => {
  test('MD-8.59 back to where the army came from, if it has Permission there and no enemy troops are there', () => {
    const mercia = { Mercia: { owner: 'Nor', permitted: ['Fra'] } } as const;
    expect(wayOut({ cameFrom: 'Mercia' }, { provinces: mercia })).toEqual(['Fra A1 to Mercia']);
    expect(wayOut({ cameFrom: 'Mercia' }, { provinces: { Mercia: { owner: 'Nor' } } })).toEqual(['Fra A1 to Kent']);
    const held = [army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, cameFrom: 'Mercia' })];
    const enemies = [...held, army('Eng A2', 'Mercia', { foot: 1 })];
    expect(struckBy(enemies, {}, { provinces: mercia }).retreats(1)).toEqual(['Fra A1 to Kent']);
  });

  test('MD-8.59, MD-2.6 otherwise to a neighbour without barrier, with Permission, without enemy troops', () => {
    const inMercia = (provinces: NonNullable<GivenPosition['provinces']>, more: readonly GivenUnit[] = []) =>
      fightNext(
        position({
          troops: TROOPS,
          wars: ['Eng-Fra'],
          provinces: { Mercia: { owner: 'Fra' }, ...provinces },
          units: [
            army('Eng A1', 'Mercia', { striker: 1 }),
            army('Fra A1', 'Mercia', { foot: { 2: 1 } }, { retreatLevel: 1 }),
            ...more,
          ],
        }),
        'land',
        {},
        'then miss',
      ).retreats(1);
    expect(inMercia({ Wales: { owner: 'Fra' } })).toEqual(['Fra A1 stays']);
    expect(inMercia({ York: { owner: 'Fra' } })).toEqual(['Fra A1 to York']);
    expect(inMercia({ York: { owner: 'Fra' } }, [army('Eng A2', 'York', { foot: 1 })])).toEqual(['Fra A1 stays']);
    expect(inMercia({ York: { owner: 'Nor' } })).toEqual(['Fra A1 stays']);
  });

  test('MD-8.60 own provinces before allied ones before others with Permission, then the lowest number', () => {
    const allies = { alliances: ['Fra-Nor'], passage: ['Nor-Fra'] } as const;
    const provinces = {
      Kent: { owner: 'Sco', permitted: ['Fra'] },
      Mercia: { owner: 'Nor' },
      Wales: { owner: 'Fra' },
    } as const;
    expect(wayOut({}, { ...allies, provinces })).toEqual(['Fra A1 to Wales']);
    expect(wayOut({}, { ...allies, provinces: { ...provinces, Wales: { owner: 'Nor' } } })).toEqual([
      'Fra A1 to Mercia',
    ]);
    const friendless = { ...provinces, Mercia: {}, Wales: { owner: 'Wal', permitted: ['Fra'] } } as const;
    expect(wayOut({}, { ...allies, provinces: friendless })).toEqual(['Fra A1 to Kent']);
  });

  test('MD-8.61 a follower goes where its leading unit went, if it may; else by the normal rule', () => {
    const lead = army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, cameFrom: 'Mercia' });
    const follower = army('Fra A2', 'Wessex', { foot: { 2: 1 } }, { follow: 'Fra A1', cameFrom: 'Kent' });
    const open = { provinces: { Mercia: { owner: 'Fra' } } } as const;
    expect(struckBy([lead, follower], {}, open).retreats(1)).toEqual(['Fra A1 to Mercia', 'Fra A2 to Mercia']);
    const afar = army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, cameFrom: 'Artois' });
    const apart = struckBy([afar, follower], {}, { provinces: { Artois: { owner: 'Fra' } } });
    expect(apart.retreats(1)).toEqual(['Fra A1 to Artois', 'Fra A2 to Kent']);
  });

  test('MD-8.63 an army does not get back to a province that enemies have entered in the same phase', () => {
    const units = [
      army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, cameFrom: 'Kent' }),
      army('Eng A2', 'Kent', { foot: 1 }),
    ];
    const battle = fightNext(said(units), 'land', {}, 'then miss');
    expect(battle.retreats(1)).toEqual(['Fra A1 stays']);
  });

  test('MD-8.64, MD-8.65 retreat needs no Move-points and leaves the unit elsewhere, out of battle and exhausted', () => {
    const units = [army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, mpUsed: 99 })];
    const battle = struckBy(units, { attack: `${hits(0)} m` }, {}, 'nothing');
    expect(battle.rounds).toBe(1);
    expect(battle.after('Fra A1')).toMatchObject({ location: at('Kent'), retreated: true, exhausted: true });
    expect(battle.victors).toEqual(['Eng']);
  });

  test('MD-8.66 a retreating unit keeps its damage: the doomed are lost, the wounded tested; later rounds spare it', () => {
    const units = [
      army('Fra A1', 'Wessex', { cheap: { 1: 2 }, foot: { 2: 2 } }, { retreatLevel: 1 }),
      army('Fra A2', 'Wessex', { foot: { 5: 2 } }),
    ];
    const attack = `${hits(3)} mmmm mm ${hits(2)} mm ${hits(2)} m ${hits(0)} m`;
    const battle = struckBy(units, { attack, wounded: [10] }, {}, 'nothing');
    expect(battle.record.lastCasualties).toMatchObject([{ damage: 30, left: 10, killed: [{ count: 2 }] }]);
    expect(battle.lost('Fra A1')).toEqual({ cheap: 2, foot: 1 });
    expect(battle.lost('Fra A2')).toEqual({ foot: 2 });
  });

  test('MD-8.67 a lone peasant does not shield an army that runs: it takes the hits of the round', () => {
    const units = [
      army('Fra A1', 'Wessex', { peasant_rabble: { 1: 1 } }),
      army('Fra A2', 'Wessex', { foot: { 2: 10 } }, { retreatLevel: 1 }),
    ];
    const attack = `${hits(9)} m ${'m'.repeat(10)} ${hits(9)} m`;
    const battle = struckBy(units, { attack, wounded: [20] }, {}, 'nothing');
    expect(battle.retreats(1)).toEqual(['Fra A2 to Kent']);
    expect(battle.lost('Fra A1')).toEqual({ peasant_rabble: 1 });
    expect(battle.lost('Fra A2')).toEqual({ foot: 4 });
  });

  test('MD-8.68 all is judged on one state; then units go in canonical order, followers after the followed', () => {
    const units = [
      army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { follow: 'Fra A3' }),
      army('Fra A2', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 }),
      army('Fra A3', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 }),
    ];
    expect(struckBy(units, {}).retreats(1)).toEqual(['Fra A2 to Kent', 'Fra A3 to Kent', 'Fra A1 to Kent']);
  });

  test('MD-8.68 a place where enemies have just retreated is closed', () => {
    const both = position({
      troops: TROOPS,
      wars: ['Eng-Fra'],
      provinces: { Wessex: { owner: 'Sco' }, Kent: { owner: 'Sco', permitted: ['Eng', 'Fra'] } },
      units: [
        army('Eng A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 }),
        army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1 }),
      ],
    });
    const battle = fightNext(both, 'land', { attack: 'mm' });
    expect(battle.retreats(1)).toEqual(['Eng A1 to Kent', 'Fra A1 stays']);
    expect(battle.victors).toEqual(['Fra']);
  });

  test('MD-8.73 an army aboard in the harbour may retreat by land and is no longer aboard', () => {
    const units = [
      fleet('Fra F1', 'Wessex', { carrack: 1 }),
      army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { loadedOn: 'Fra F1', retreatLevel: 1 }),
    ];
    const more = { provinces: { Wessex: { owner: 'Fra', harbour: true } } } as const;
    expect(struckBy(units, {}, more).after('Fra A1')).toMatchObject({ location: at('Kent'), loadedOn: null });
  });

  test('MD-6.42 landed armies retreat to land provinces only', () => {
    const landed = army('Fra A1', 'Wessex', { foot: { 2: 1 } }, { retreatLevel: 1, landed: true });
    const ship = fleet('Fra F1', 'Channel', { carrack: 4 });
    const none = struckBy([landed, ship], {}, { provinces: { Wessex: { owner: 'Eng' }, Kent: { owner: 'Ind' } } });
    expect(none.retreats(1)).toEqual(['Fra A1 stays']);
    expect(struckBy([landed, ship], {}, { provinces: { Wessex: { owner: 'Eng' } } }).retreats(1)).toEqual([
      'Fra A1 to Kent',
    ]);
  });
});
