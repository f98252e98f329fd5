import type { RaidEvent } from '../setting.ts';

/** What a raid does to the ruler of the province, by the roll of a six-sided die (DOM-10.9); a scenario may have it otherwise. */
export const RAID_EVENTS: readonly RaidEvent[] = [
  { name: 'barn burnt', gold: 1, mood: 0 },
  { name: 'cattle driven off', gold: 2, mood: 0 },
  { name: 'tithe cart taken', gold: 2, mood: 0 },
  { name: 'fair plundered', gold: 3, mood: 0 },
  { name: 'bailiff ransomed', gold: 3, mood: 0 },
  { name: 'mill and stores burnt', gold: 4, mood: 1 },
];
