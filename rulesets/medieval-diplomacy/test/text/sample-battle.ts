import type { BattleRecord } from '../../src/events/battle-record.ts';
import { fightNext } from '../battle.ts';
import { army, position, type TestPosition, troop } from '../position.ts';

/** The rulebook's own example (MD-8.81): two horse of 3 hit points attack two foot, who have 2 behind their palisade. */
export const SAMPLE_TROOPS = [
  troop('cavalry', { name: 'Cavalry', class: 'mounted', combat: 100, hitPoints: 30 }),
  troop('infantry', { name: 'Infantry', combat: 40, hitPoints: 13 }),
];

export const SAMPLE_POSITION: TestPosition = position({
  provinces: { Wessex: { fortLevel: 1 } },
  troops: SAMPLE_TROOPS,
  units: [
    army('Eng A2', 'Wessex', { cavalry: 2 }, { name: 'Patrol Force 2' }),
    army('Ind A20', 'Wessex', { infantry: 2 }, { name: 'Independent Army #20' }),
  ],
});

/** Fought when it is asked for, so that a test fights it under the rules of its moment. */
export const sample = (): BattleRecord => fightNext(SAMPLE_POSITION, 'land', { attack: 'hh hh  hh hm' }).record;

/** As England reads it when the campaign is over; its board says the rest. */
export const OPENED_LINES: readonly string[] = [
  'A land battle occurred at Wessex (3), in phase 1',
  'The following units were involved:',
  'Patrol Force 2 (Our Army #2), without any modifiers (Total Combat: 200, Total Hit Points: 6)',
  'Independent Army #20, defending the fortifications (with the fortification modifier) (Total Combat: 80, Total Hit Points: 4)',
  'Each attack and each siege attempt is a d10000. It hits if it is no higher than the number beside its unit.',
  'The battle has ended',
  'The field belongs to you.',
  'Independent Army #20 was wiped out.',
];

/** As England reads it. */
export const SAMPLE_LINES: readonly string[] = [
  'A land battle occurred at Wessex (3), in phase 1',
  'The following units were involved:',
  'Patrol Force 2 (Our Army #2), without any modifiers (Total Combat: 200, Total Hit Points: 6)',
  'Independent Army #20, defending the fortifications (with the fortification modifier) (Total Combat: 80, Total Hit Points: 4)',
  'The events for round #1:',
  'Patrol Force 2 (Our Army #2) (Retreat Level 5):',
  '2 Cavalry caused 2 damage',
  'Independent Army #20 (Retreat Level 5):',
  '2 Infantry caused 2 damage',
  'Unit status at the end of round #1:',
  'Patrol Force 2 (Our Army #2) suffered 2 damage (Total Hit Points: 6, Total Damage Taken: 2)',
  'Independent Army #20 suffered 2 damage (Total Hit Points: 4, Total Damage Taken: 2)',
  'Casualties: none (this is not a casualty round)',
  'The events for round #2:',
  'Patrol Force 2 (Our Army #2) (Retreat Level 5):',
  '2 Cavalry caused 2 damage',
  'Independent Army #20 (Retreat Level 5):',
  '2 Infantry caused 1 damage',
  'Unit status at the end of round #2:',
  'Patrol Force 2 (Our Army #2) suffered 1 damage (Total Hit Points: 6, Total Damage Taken: 3)',
  'Independent Army #20 suffered 2 damage (Total Hit Points: 4, Total Damage Taken: 4)',
  'Casualties for round #2:',
  'Patrol Force 2 (Our Army #2) suffered 3 damage, with these losses:',
  '1 Cavalry (Hit Points: 3) is killed, 0 more damage remains',
  'Independent Army #20 suffered 4 damage, with these losses:',
  '2 Infantry (Hit Points: 2) are killed, 0 more damage remains',
  'The battle has ended',
  'The field belongs to you.',
  'Independent Army #20 was wiped out.',
];
