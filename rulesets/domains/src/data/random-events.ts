/** What may befall a domain at T3, by the roll of a twelve-sided die (DOM-5.15); a scenario may have them otherwise. */
export const RANDOM_EVENTS = [
  'fire',
  'flood',
  'sickness',
  'bandits',
  'bad harvest',
  'discontent',
  'good harvest',
  'windfall',
  'fair',
  'volunteers',
  'craftsmen',
  'settlers',
] as const;
export type RandomEventKind = (typeof RANDOM_EVENTS)[number];

/** What a raid does to the ruler of the province, by the roll of a six-sided die (DOM-10.9); a scenario may have it otherwise. */
export const RAID_EVENTS = [
  { name: 'barn burnt', gold: 1, mood: 0 },
  { name: 'cattle driven off', gold: 2, mood: 0 },
  { name: 'tithe cart taken', gold: 2, mood: 0 },
  { name: 'fair plundered', gold: 3, mood: 0 },
  { name: 'bailiff ransomed', gold: 3, mood: 0 },
  { name: 'mill and stores burnt', gold: 4, mood: 1 },
] as const;
/** What a raid brings about, and what its target loses by it. */
export interface RaidEvent {
  readonly name: RaidEventName;
  readonly gold: number;
  readonly mood: number;
}
export type RaidEventName = (typeof RAID_EVENTS)[number]['name'];
