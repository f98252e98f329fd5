import { describe, expect, test } from 'vitest';
import { borderMeetings, nextBattle } from '../../src/battle/next-battle.ts';
import { participantsOfLand, participantsOfSea } from '../../src/battle/participants.ts';
import type { Meeting } from '../../src/battle/question.ts';
import { fightNext, march } from '../battle.ts';
import { army, at, fleet, type GivenPosition, garrison, label, position, troop } from '../position.ts';

const TROOPS = [troop('foot'), troop('twin', { attacks: 2 })];
const place = (said: GivenPosition) => position({ troops: TROOPS, ...said });

const names = (meeting: Meeting | null): readonly string[] => (meeting?.participants ?? []).map(label);
/** The realms that each unit struck in a round. */
const struck = (battle: ReturnType<typeof fightNext>, round = 1): readonly string[] =>
  battle.record.rounds[round - 1]?.blows.map(({ unit, against }) => `${label(unit)} > ${against}`) ?? [];

describe('section 8a: when battles are fought and who fights', () => {
  test('MD-8.1 there are land battles, border battles and sea battles', () => {
    const { setting, state } = place({
      wars: ['Eng-Fra'],
      units: [
        army('Eng A1', 'Kent', { foot: 1 }),
        army('Fra A1', 'Kent', { foot: 1 }),
        army('Eng A2', 'Essex', { foot: 1 }),
        army('Fra A2', 'Mercia', { foot: 1 }),
        fleet('Eng F1', 'Channel', { carrack: 1 }),
        fleet('Fra F1', 'Channel', { carrack: 1 }),
      ],
    });
    const marches = [march('Eng A2', 'Essex', 'Mercia'), march('Fra A2', 'Mercia', 'Essex')];
    expect(nextBattle({ setting, state }, 'land', [])).toMatchObject({ kind: 'land', place: at('Kent') });
    expect(nextBattle({ setting, state }, 'sea', [])).toMatchObject({ kind: 'sea', place: at('Channel') });
    expect(borderMeetings({ setting, state }, marches)).toMatchObject([
      { kind: 'border', place: at('Essex'), beyond: at('Mercia') },
    ]);
  });

  test('MD-8.2 a battle starts by itself where enemies stand together, and nowhere else', () => {
    const units = [army('Eng A1', 'Kent', { foot: 1 }), army('Fra A1', 'Kent', { foot: 1 })];
    const owned = { provinces: { Kent: { owner: 'Eng' } } } as const;
    expect(names(nextBattle(place({ ...owned, wars: ['Eng-Fra'], units }), 'land', []))).toEqual(['Eng A1', 'Fra A1']);
    expect(nextBattle(place({ ...owned, units }), 'land', [])).toBe(null);
  });

  test('MD-8.3, MD-8.4 neutrals and allies of the fighters only watch', () => {
    const { setting, state } = place({
      wars: ['Eng-Fra'],
      alliances: ['Eng-Sco', 'Fra-Sco'],
      provinces: { Kent: { owner: 'Sco' } },
      units: [
        army('Eng A1', 'Kent', { foot: 1 }),
        army('Fra A1', 'Kent', { foot: 1 }),
        army('Sco A1', 'Kent', { foot: 9 }),
        army('Nor A1', 'Kent', { foot: 9 }),
      ],
    });
    const battle = fightNext({ setting, state }, 'land', { attack: 'hm hm' });
    expect(battle.record.units.map(({ unit }) => label(unit))).toEqual(['Eng A1', 'Fra A1']);
    expect(battle.victors).toEqual(['Eng']);
  });

  test('MD-8.5 a participant has a soldier or commander, and an enemy realm has such a unit there', () => {
    const { setting, state } = place({
      wars: ['Eng-Fra'],
      provinces: { Kent: { owner: 'Fra', harbour: true } },
      units: [
        army('Eng A1', 'Kent', {}, { commanders: [{}] }),
        army('Eng A2', 'Kent', {}),
        garrison('Fra', 'Kent', { carrack: 2 }),
        army('Fra A1', 'Kent', { foot: 1 }),
        army('Sco A1', 'Kent', { foot: 1 }),
      ],
    });
    expect(participantsOfLand({ setting, state }, at('Kent')).map(label)).toEqual(['Eng A1', 'Fra A1']);
  });

  test('MD-8.6 armies aboard in the harbour fight on land, ships never do', () => {
    const { setting, state } = place({
      wars: ['Eng-Fra'],
      provinces: { Kent: { owner: 'Eng', harbour: true } },
      units: [
        garrison('Eng', 'Kent', { foot: 1, carrack: 3 }),
        fleet('Eng F1', 'Kent', { carrack: 1 }, { commanders: [{}] }),
        army('Eng A1', 'Kent', { foot: 1 }, { loadedOn: 'Eng F1' }),
        army('Fra A1', 'Kent', { foot: 1 }),
      ],
    });
    const battle = fightNext({ setting, state }, 'land', { attack: 'hhm hhm' });
    expect(battle.record.units.map(({ unit }) => label(unit))).toEqual(['Eng A1', 'Eng G1', 'Fra A1']);
    expect(battle.strikers(1, 'Eng G1')).toBe(1);
  });

  test('MD-8.7 independents fight everybody without special permission, and nobody else', () => {
    const { setting, state } = place({
      provinces: { Kent: { permitted: ['Sco'] } },
      units: [
        garrison('Ind', 'Kent', { foot: 1 }),
        army('Eng A1', 'Kent', { foot: 1 }),
        army('Sco A1', 'Kent', { foot: 1 }),
      ],
    });
    expect(participantsOfLand({ setting, state }, at('Kent')).map(label)).toEqual(['Eng A1', 'Ind G1']);
  });

  test('MD-8.8 two neutral invaders of an independent province both fight only the independents', () => {
    const said = {
      units: [
        army('Ind A1', 'Wessex', { foot: 1 }),
        army('Eng A1', 'Wessex', { foot: 1 }),
        army('Fra A1', 'Wessex', { foot: 1 }),
      ],
    };
    const battle = fightNext(place(said), 'land', { attack: 'hhm hhm', target: [1, 2] });
    expect(struck(battle)).toEqual(['Eng A1 > 99', 'Fra A1 > 99', 'Ind A1 > 1']);
    expect(struck(battle, 2)).toEqual(['Eng A1 > 99', 'Fra A1 > 99', 'Ind A1 > 2']);
    expect(battle.victors).toEqual(['Eng', 'Fra']);
  });

  test('MD-8.9 two invaders at war make it a battle of three sides', () => {
    const battle = fightNext(
      place({
        wars: ['Eng-Fra'],
        units: [
          army('Ind A1', 'Wessex', { foot: 1 }),
          army('Eng A1', 'Wessex', { foot: 1 }),
          army('Fra A1', 'Wessex', { foot: 1 }),
        ],
      }),
      'land',
      { target: [1, 2, 1, 1, 1, 1], attack: 'hmm hmm hm hm' },
    );
    expect(struck(battle)).toEqual(['Eng A1 > 2', 'Fra A1 > 99', 'Ind A1 > 1']);
    expect(battle.victors).toEqual(['Eng']);
    expect(battle.killed(2)).toEqual({ 'Fra A1 foot': 1 });
    expect(battle.killed(4)).toEqual({ 'Ind A1 foot': 1 });
  });

  test('MD-8.10 a battle goes on to its end, eighteen rounds if need be', () => {
    const battle = fightNext(
      place({ units: [army('Ind A1', 'Wessex', { foot: 1 }), army('Eng A1', 'Wessex', { foot: 1 })] }),
      'land',
      { attack: `${'mm'.repeat(16)} hm hm` },
    );
    expect(battle.rounds).toBe(18);
    expect(battle.victors).toEqual(['Eng']);
  });

  test('MD-8.11 after round 200 a battle ends undecided: all stay, nobody has won', () => {
    const battle = fightNext(
      place({ units: [army('Ind A1', 'Wessex', { foot: 1 }), army('Eng A1', 'Wessex', { foot: 1 })] }),
      'land',
      { attack: 'mm'.repeat(200) },
    );
    expect(battle.rounds).toBe(200);
    expect(battle.record).toMatchObject({ undecided: true, victors: [] });
    expect(battle.after('Eng A1')).toMatchObject({ location: at('Wessex'), retreated: false, lost: [] });
  });

  test('MD-8.12 the next battle is at the lowest number where enemies stand that have not met there in this step', () => {
    const said = place({
      wars: ['Eng-Fra'],
      units: [
        fleet('Eng F1', 'Biscay', { carrack: 1 }),
        fleet('Fra F1', 'Biscay', { carrack: 1 }),
        fleet('Eng F2', 'Channel', { carrack: 1 }),
        fleet('Fra F2', 'Channel', { carrack: 1 }),
        fleet('Fra F3', 'Channel', { carrack: 1 }),
      ],
    });
    const first = nextBattle(said, 'sea', []);
    expect(first?.place).toBe(at('Channel'));
    const met = (place: number, ...units: readonly string[]) => ({
      place,
      units: said.state.units.filter(({ id }) => units.includes(label(id))).map(({ id: unit }) => ({ unit })),
    });
    const inChannel = met(at('Channel'), 'Eng F2', 'Fra F2');
    const allInChannel = met(at('Channel'), 'Eng F2', 'Fra F2', 'Fra F3');
    const inBiscay = met(at('Biscay'), 'Eng F1', 'Fra F1');
    expect(names(nextBattle(said, 'sea', [inChannel]))).toEqual(['Eng F2', 'Fra F2', 'Fra F3']);
    expect(nextBattle(said, 'sea', [allInChannel])?.place).toBe(at('Biscay'));
    expect(nextBattle(said, 'sea', [allInChannel, inBiscay])).toBe(null);
    expect(participantsOfSea(said, at('Biscay')).map(label)).toEqual(['Eng F1', 'Fra F1']);
  });
});

describe('section 8a: whom one strikes', () => {
  const three = (said: GivenPosition) =>
    place({
      units: [
        army('Eng A1', 'Wessex', { foot: 1 }),
        army('Fra A1', 'Wessex', { foot: 1 }),
        army('Sco A1', 'Wessex', { foot: 1 }),
      ],
      provinces: { Wessex: { owner: 'Eng' } },
      ...said,
    });

  test('MD-8.13 allied enemies are one group; if it holds two realms at war, each is its own', () => {
    const allied = three({ wars: ['Eng-Fra', 'Eng-Sco'], alliances: ['Fra-Sco'] });
    const battle = fightNext(allied, 'land', { attack: 'hmm hmm hm hm' });
    expect(battle.record.rounds[0]?.blows[0]?.against).toEqual([2, 3]);
    const chain = place({
      wars: ['Eng-Fra', 'Eng-Sco', 'Eng-Nor', 'Fra-Nor'],
      alliances: ['Fra-Sco', 'Sco-Nor'],
      provinces: { Wessex: { owner: 'Eng' } },
      units: [
        army('Eng A1', 'Wessex', { foot: 1 }),
        army('Fra A1', 'Wessex', { foot: 1 }),
        army('Sco A1', 'Wessex', { foot: 1 }),
        army('Nor A1', 'Wessex', { foot: 1 }),
      ],
    });
    const torn = fightNext(chain, 'land', { target: [2, 1, 2] }, 'then miss');
    expect(struck(torn)).toEqual(['Eng A1 > 3', 'Fra A1 > 1', 'Sco A1 > 1', 'Nor A1 > 2']);
    expect(torn.log[0]).toMatchObject({ label: 'target@3', sides: 3 });
  });

  test('MD-8.14 friends are the same realm and allies; realms that are merely at peace are hit apart', () => {
    const atPeace = three({ wars: ['Eng-Fra', 'Eng-Sco'] });
    const battle = fightNext(atPeace, 'land', { target: [1, 1], attack: 'hmm hmm hm hm' });
    expect(battle.record.rounds[0]?.blows[0]?.against).toEqual([2]);
    expect(battle.log[0]).toMatchObject({ label: 'target@3', sides: 2 });
  });

  test('MD-8.15 against 10 and 15 enemies the chances are 10/25 and 15/25', () => {
    const said = place({
      wars: ['Eng-Fra', 'Eng-Sco'],
      provinces: { Wessex: { owner: 'Eng' } },
      units: [
        army('Eng A1', 'Wessex', { foot: 2 }),
        army('Fra A1', 'Wessex', { foot: 10 }),
        army('Sco A1', 'Wessex', { foot: 15 }),
      ],
    });
    const battle = fightNext(said, 'land', { target: [10, 11] }, 'then miss');
    expect(battle.log[0]).toMatchObject({ label: 'target@3', sides: 25 });
    expect(struck(battle).slice(0, 2)).toEqual(['Eng A1 > 2', 'Eng A1 > 3']);
  });

  test('MD-8.16 one draw before the attacks of each individual; the doomed still count, the removed do not', () => {
    const said = place({
      wars: ['Eng-Fra', 'Eng-Sco'],
      provinces: { Wessex: { owner: 'Eng' } },
      units: [
        army('Eng A1', 'Wessex', { twin: 1 }),
        army('Fra A1', 'Wessex', { foot: 2 }),
        army('Sco A1', 'Wessex', { foot: 1 }),
      ],
    });
    const HIT = 1;
    const MISS = 10_000;
    const others = [MISS, MISS, MISS];
    const battle = fightNext(said, 'land', [
      ...[3, HIT, HIT, ...others], // round 1: of three; Scotland's foot is doomed
      ...[2, HIT, HIT, ...others], // round 2: still of three; one of France is doomed, and both are removed
      ...[HIT, HIT, MISS], // round 3: one group is left
      ...[MISS, MISS, MISS],
    ]);
    expect(struck(battle)).toEqual(['Eng A1 > 3', 'Fra A1 > 1', 'Sco A1 > 1']);
    expect(battle.hits(1, 'Eng A1')).toBe(2);
    expect(battle.killed(2)).toEqual({ 'Fra A1 foot': 1, 'Sco A1 foot': 1 });
    expect(battle.victors).toEqual(['Eng']);
  });
});
