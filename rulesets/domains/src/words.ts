import type { NumberOf } from '@chancery/kit';

/** The closed sets of Domains and their numbers. Everybody may import this file. */

export type DomainNumber = NumberOf<'power'>;
export type ProvinceNumber = NumberOf<'area'>;
export type HoldingId = NumberOf<'holding'>;
export type UnitId = NumberOf<'unit'>;
export type PersonId = NumberOf<'person'>;

/** A turn is a month of three rounds (DOM-0.1). */
export const ROUNDS = [1, 2, 3] as const;
export type Round = (typeof ROUNDS)[number];
export const MONTHS_A_YEAR = 12;

/** How natives, whom nobody rules, go among the codes of domains. */
export const NATIVES = 'natives';

export const CALLINGS = ['lord', 'merchant', 'prelate'] as const;
export type Calling = (typeof CALLINGS)[number];

/** In the order in which lists of holdings have them (DOM-5.15). */
export const HOLDING_KINDS = ['law', 'guild', 'temple'] as const;
export type HoldingKind = (typeof HOLDING_KINDS)[number];

/** The highest level of a province or a holding. */
export const MOST_LEVEL = 10;

export const UNIT_TYPES = [
  'Levies',
  'Irregulars',
  'Scouts',
  'Infantry',
  'Pikemen',
  'Archers',
  'Artillerists',
  'Cavalry',
  'Elite Infantry',
  'Knights',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const TAX_RATES = ['none', 'light', 'normal', 'heavy'] as const;
export type TaxRate = (typeof TAX_RATES)[number];

/** Revolt, angry, uneasy, content, loyal, devoted (DOM-5.9). */
export const MOODS = ['in revolt', 'angry', 'uneasy', 'content', 'loyal', 'devoted'] as const;
export type Mood = 0 | 1 | 2 | 3 | 4 | 5;
export const MOST_MOOD = 5;
/** The mood of a province that has just been conquered (DOM-13.15). */
export const CONQUERED_MOOD = 2;
/** The least mood of a province that can be raised (DOM-4.6). */
export const RAISING_MOOD = 3;

export const CONTROLLERS = ['player', 'npc', 'eliminated'] as const;
export type Controller = (typeof CONTROLLERS)[number];

export const STANCES = ['stand', 'retreat', 'retreat if outnumbered'] as const;
export type Stance = (typeof STANCES)[number];

/** What units do of themselves in every R10 (DOM-13.1). */
export const TASKS = ['occupy', 'besiege', 'destroy'] as const;
export type TaskKind = (typeof TASKS)[number];

export const TREATIES = ['alliance', 'passage', 'trade', 'loan', 'peace'] as const;
export type ProposalKind = (typeof TREATIES)[number];

export const COVERT_TEMPLATES = ['unrest', 'theft', 'papers', 'bribe', 'other'] as const;
export type CovertTemplate = (typeof COVERT_TEMPLATES)[number];

/** What may befall a domain at T3, in the order of the usual table (DOM-5.15). */
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

/** What raids bring about, in the order of the usual table (DOM-10.9). */
export const RAID_EVENT_NAMES = [
  'barn burnt',
  'cattle driven off',
  'tithe cart taken',
  'fair plundered',
  'bailiff ransomed',
  'mill and stores burnt',
] as const;
export type RaidEventName = (typeof RAID_EVENT_NAMES)[number];

/** For what an action is paid, and by what else gold is taken or given. */
export const PAID_FOR = [
  'founding',
  'raising',
  'a contest',
  'fortifying',
  'a bridge',
  'recruiting',
  'largesse',
  'a trade route',
  'counterspying',
  'spying',
  'an assassination',
  'sabotage',
  'a secret plot',
  'a ruling',
] as const;
export type PaidFor = (typeof PAID_FOR)[number];

/** To whom a message goes that is for everybody. */
export const TO_ALL = 'all';

/** At most so many underlings (DOM-3.3). */
export const MOST_UNDERLINGS = 3;

/** Unit points that a holding has room for, a level (DOM-4.15). */
export const ROOM_A_LEVEL = 2;
/** Men of the garrison that every fortified holding has of itself, a level (DOM-0.10). */
export const GARRISON_MEN_A_LEVEL = 10;
/** Unit points that a domain may have in one province when a turn ends (DOM-6.16). */
export const MOST_POINTS_IN_PROVINCE = 10;

/** A trade route joins guilds of at least this level (DOM-5.6). */
export const ROUTE_LEVEL = 2;
/** Turns for which a passage that was agreed on cannot be revoked (DOM-8.7). */
export const PASSAGE_TURNS = 3;
/** The farthest raid, in borders (DOM-10.3). */
export const RAID_RANGE = 3;
/** After so many rounds of a battle the aggressors are routed (DOM-11.31). */
export const MOST_BATTLE_ROUNDS = 50;

/** The chance of every covert attempt, of counterspying and of raids, in a hundred (DOM-9.2, 9.6, 10.4). */
export const EVEN_CHANCE = 50;

/** What actions cost in gold (DOM-14.1). */
export const COST = {
  trade: 2,
  counterspy: 4,
  spy: 1,
  assassinateUnderling: 5,
  assassinateRuler: 10,
  sabotage: 1,
  found: 2,
  contest: 2,
  bridge: 6,
  recruit: 3,
  largesse: 1,
} as const;

/** What a covert action costs, by its template; the host sets it for `other` (DOM-9.18). */
export const COVERT_COST: { readonly [Template in CovertTemplate]: number } = {
  unrest: 2,
  theft: 2,
  papers: 1,
  bribe: 3,
  other: 0,
};
