import { describe, expect, test } from 'vitest';
import { borderMeetings } from '../../src/battle/next-battle.ts';
import { fightOnBorder, march } from '../battle.ts';
import { army, at, type GivenUnit, garrison, label, position, troop } from '../position.ts';
import { type PlayedTurn, play, settled } from '../turn.ts';

const TROOPS = [troop('foot', { hitPoints: 20 }), troop('frail', { hitPoints: 10 })];

/** England holds Kent, France Wessex; they are at war. */
const said = (units: readonly GivenUnit[]) =>
  position({
    troops: TROOPS,
    wars: ['Eng-Fra', 'Eng-Nor'],
    provinces: { Kent: { owner: 'Eng', fortLevel: 3 }, Wessex: { owner: 'Fra' } },
    units,
  });

const over = march('Eng A1', 'Kent', 'Wessex');
const back = march('Fra A1', 'Wessex', 'Kent');

/** Every army of England in Kent marches on Wessex, that of France in Wessex on Kent. */
const meet = (units: readonly GivenUnit[], attacks: readonly number[]): PlayedTurn =>
  play(settled({ troops: TROOPS, wars: ['Eng-Fra'], provinces: { Wessex: { owner: 'Fra' } }, units }), {
    orders: {
      Eng: units.length > 2 ? ['A1 MARCH Wessex', 'A2 MARCH Wessex'] : ['A1 MARCH Wessex'],
      Fra: ['A1 MARCH Kent'],
    },
    dice: { 'attack@1-3': attacks },
  });
const HIT = 1;
const MISS = 10_000;

describe('section 8f: battles on a border', () => {
  test('MD-8.82 enemies that cross one border in opposite directions meet there', () => {
    const here = said([army('Eng A1', 'Kent', { foot: 1 }), army('Fra A1', 'Wessex', { foot: 1 })]);
    expect(borderMeetings(here, [over, back])).toMatchObject([{ place: at('Kent'), beyond: at('Wessex') }]);
    expect(borderMeetings(here, [over])).toEqual([]);
    const elsewhere = march('Fra A1', 'Wessex', 'Mercia');
    expect(borderMeetings(here, [over, elsewhere])).toEqual([]);
  });

  test('MD-8.83 only armies that cross that border fight: no garrison, no landed army, no army from elsewhere', () => {
    const here = said([
      army('Eng A1', 'Kent', { foot: 1 }),
      garrison('Eng', 'Kent', { foot: 9 }),
      army('Eng A2', 'Essex', { foot: 9 }),
      army('Eng A3', 'Wessex', { foot: 9 }, { landed: true }),
      army('Fra A1', 'Wessex', { foot: 1 }),
    ]);
    const [meeting, ...more] = borderMeetings(here, [over, back, march('Eng A2', 'Essex', 'Kent')]);
    expect(meeting?.participants.map(label)).toEqual(['Eng A1', 'Fra A1']);
    expect(more).toEqual([]);
  });

  test('MD-8.84 one needs an enemy who comes the opposite way; enemies who go the same way do not meet', () => {
    const here = said([
      army('Eng A1', 'Kent', { foot: 1 }),
      army('Nor A1', 'Kent', { foot: 1 }),
      army('Fra A1', 'Wessex', { foot: 1 }),
      army('Sco A1', 'Wessex', { foot: 1 }),
    ]);
    const together = march('Nor A1', 'Kent', 'Wessex');
    expect(borderMeetings(here, [over, together])).toEqual([]);
    const [meeting] = borderMeetings(here, [over, together, back, march('Sco A1', 'Wessex', 'Kent')]);
    expect(meeting?.participants.map(label)).toEqual(['Eng A1', 'Fra A1']);
  });

  test('MD-8.86, MD-8.91 who retreats stays where he started, and needs no free place for it', () => {
    const here = said([
      army('Eng A1', 'Kent', { foot: { 2: 1 } }, { retreatLevel: 1 }),
      army('Fra A1', 'Wessex', { foot: 1 }),
      army('Fra A2', 'Kent', { foot: 5 }),
    ]);
    const battle = fightOnBorder(here, [over, back], { attack: 'mm' });
    expect(battle.retreats(1)).toEqual(['Eng A1 to Kent']);
    expect(battle.after('Eng A1')).toMatchObject({ location: at('Kent'), retreated: true, exhausted: true });
  });

  test('MD-8.88, MD-8.89 the winner completes his march and is exhausted, also into his own land', () => {
    const armies = [army('Eng A1', 'Kent', { foot: 1 }), army('Fra A1', 'Wessex', { frail: 1 })];
    const turn = meet(armies, [HIT, MISS, MISS, MISS]);
    expect(turn.exists('Fra A1')).toBe(false);
    expect(turn.journey('Eng A1')).toEqual(['1 met enemies before Wessex', '1 fought at Kent', '1 marched to Wessex']);
    expect(turn.whereIs('Eng A1')).toBe('Wessex');
    const here = said([army('Eng A1', 'Kent', { frail: 1 }), army('Fra A1', 'Wessex', { foot: 1 })]);
    const home = fightOnBorder(here, [over, back], { attack: 'mh mm' });
    expect(home.victors).toEqual(['Fra']);
    expect(home.after('Fra A1')).toMatchObject({ location: at('Wessex'), exhausted: true, retreated: false });
    expect(home.after('Eng A1').emptied).toBe(true);
  });

  test('MD-8.88 an army of the winning side that has run does not march on', () => {
    const armies = [
      army('Eng A1', 'Kent', { foot: 1 }),
      army('Eng A2', 'Kent', { foot: { 2: 1 } }, { retreatLevel: 1 }),
      army('Fra A1', 'Wessex', { frail: 1 }),
    ];
    const turn = meet(armies, [HIT, MISS, MISS, MISS, MISS]);
    expect([turn.whereIs('Eng A1'), turn.whereIs('Eng A2')]).toEqual(['Wessex', 'Kent']);
    expect(turn.journey('Eng A2').at(-1)).toBe('1 thrown back from Wessex');
  });

  test('MD-8.11 undecided after 200 rounds, every march across the border fails', () => {
    const here = said([army('Eng A1', 'Kent', { foot: 1 }), army('Fra A1', 'Wessex', { foot: 1 })]);
    const battle = fightOnBorder(here, [over, back], {}, 'then miss');
    expect(battle.record.undecided).toBe(true);
    expect(battle.record.after.map(({ location }) => location)).toEqual([at('Kent'), at('Wessex')]);
  });

  test('MD-8.92 a border has no owner whose walls or lands a battle could touch', () => {
    const here = said([
      army('Eng A1', 'Kent', { foot: 1, siege_machine: 1 }),
      army('Fra A1', 'Wessex', { siege_machine: 1, foot: 1 }),
    ]);
    const { record } = fightOnBorder(here, [over, back], { attack: 'mhhm hhmm' }, 'then miss');
    expect([record.owner, record.siege, record.kind]).toEqual([null, null, 'border']);
    expect(record.units.map(({ role }) => role)).toEqual(['field', 'field']);
  });

  test('MD-1.28, MD-1.29 borders are fought by lower, then higher number, and name both in their draws', () => {
    const here = said([
      army('Eng A1', 'Kent', { frail: 1 }),
      army('Fra A1', 'Wessex', { foot: 1 }),
      army('Eng A2', 'Kent', { foot: 1 }),
      army('Fra A2', 'Essex', { foot: 1 }),
      army('Eng A3', 'Mercia', { foot: 1 }),
      army('Fra A3', 'Essex', { foot: 1 }),
    ]);
    const marches = [
      march('Eng A3', 'Mercia', 'Essex'),
      march('Fra A3', 'Essex', 'Mercia'),
      over,
      back,
      march('Eng A2', 'Kent', 'Essex'),
      march('Fra A2', 'Essex', 'Kent'),
    ];
    expect(borderMeetings(here, marches).map(({ place, beyond }) => [place, beyond])).toEqual([
      [at('Kent'), at('Essex')],
      [at('Kent'), at('Wessex')],
      [at('Essex'), at('Mercia')],
    ]);
    expect(fightOnBorder(here, [over, back], { attack: 'mh mm' }).log[0]?.label).toBe('attack@1-3');
  });
});
