import type { NumberOf } from '@chancery/kit';

/** The closed sets of World 1483 and their numbers. Everybody may import this file. */

/** A nation, from 1 by phase and order (W83-0.27); rebels that are founded in play come last, by age. */
export type NationNumber = NumberOf<'power'>;
/** A territory or a sea zone, from 1 in the order of the territories file (W83-0.27). */
export type PlaceNumber = NumberOf<'area'>;
/** Ascending with creation (W83-0.24). */
export type UnitId = NumberOf<'unit'>;

/** Whose land is nobody's: owners that are no nations (W83-0.21). */
export const INDEPENDENT = 0;
export const SIBERIA = -1;
export const AFRICA = -2;
export const BERBER = -3;
export const NOBODYS_LANDS = [INDEPENDENT, SIBERIA, AFRICA, BERBER] as const;
/** A nation, or one of the owners that are none. */
export type OwnerNumber = number;

export const PLAYER_PHASES = [1, 2, 3, 4] as const;
/** In which all non-player nations act, with the last of the players' phases (W83-1.1, 1.2). */
export const NPC_PHASE = 5;

export const NATION_KINDS = ['player', 'npc', 'tribal', 'rebel'] as const;
export type NationKind = (typeof NATION_KINDS)[number];
/** Who orders for a nation with a seat (W83-0.20). */
export const SEATS = ['held', 'open', 'moderated'] as const;
export const STATUSES = ['active', 'conquered', 'eliminated', 'absorbed'] as const;
export type Status = (typeof STATUSES)[number];

/** What a tribe does before turn 1, one after the other (W83-16.8); then the phases. */
export const STAGES = ['first tribe', 'second tribe', 'phases'] as const;

export const LAND_TYPES = ['inf', 'cav', 'knt', 'art', 'gen'] as const;
export type LandType = (typeof LAND_TYPES)[number];
/** Land units but generals (W83-0.8). */
export const TROOP_TYPES = ['inf', 'cav', 'knt', 'art'] as const;
export type TroopType = (typeof TROOP_TYPES)[number];
export const SHIP_TYPES = ['sol', 'frg', 'mer'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];
export const UNIT_TYPES = [...LAND_TYPES, ...SHIP_TYPES] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** The abilities of generals, by the row of their table; 0 is none (W83-4.16). */
export const ABILITIES = [
  'none',
  'Master of Terrain',
  'Master Tactician',
  'The Cautious',
  'Master Engineer',
  'Master of the Steppe',
  'Quartermaster',
  'The Statesman',
  'Man of the People',
  'The Brigand',
  'The Admiral',
] as const;
export const TERRAIN = 1;
export const TACTICIAN = 2;
export const CAUTIOUS = 3;
export const ENGINEER = 4;
export const STEPPE = 5;
export const QUARTERMASTER = 6;
export const STATESMAN = 7;
export const MAN_OF_THE_PEOPLE = 8;
export const BRIGAND = 9;
export const ADMIRAL = 10;

/** How a non-player nation stands to another, from left to right (W83-0.25, 5.1). */
export const BOXES = ['At War', 'Disfavorable', 'Neutral', 'Favorable', 'Allied'] as const;
export type Box = 0 | 1 | 2 | 3 | 4;
export const AT_WAR = 0;
export const DISFAVORABLE = 1;
export const NEUTRAL = 2;
export const FAVORABLE = 3;
export const ALLIED = 4;

/** How a war began (W83-0.25). */
export const WAR_KINDS = ['player', 'defensive', 'financed', 'alliance', 'rebellion', 'marriage', 'threat'] as const;
export type WarKind = (typeof WAR_KINDS)[number];
/** How a war ended. */
export const WAR_ENDS = [
  'peace',
  'influence',
  'threat',
  'surrender',
  'ally made peace',
  'eliminated',
  'absorbed',
  'independence',
  'lands won back',
] as const;
export type WarEnd = (typeof WAR_ENDS)[number];

/** What a conditional gift waits for (W83-14.37). */
export const GIFT_CONDITIONS = ['war', 'peace', 'capture', 'loss'] as const;

/** What a territory is by the scenario (W83-21.3). */
export const SPECIALS = [
  'siberia',
  'remote',
  'berber',
  'indep',
  'strait-aegean-blacksea',
  'canal-control',
  'canal',
  'barents',
] as const;
export type Special = (typeof SPECIALS)[number];

/** Types in an order of losses, first lost first (W83-17.8); `+` stands for ships that carry units. */
export const LAND_LOSSES = ['mil', 'inf', 'cav', 'art', 'knt'] as const;
export type LandLoss = (typeof LAND_LOSSES)[number];
export const SEA_LOSSES = ['mer', 'frg', 'mer+', 'sol', 'sol+'] as const;
export type SeaLoss = (typeof SEA_LOSSES)[number];

/** The sections of a sheet, which are replaced one by one (W83-17.3). */
export const SECTIONS = ['actions', 'trades', 'gifts', 'standing', 'setup'] as const;
export type Section = (typeof SECTIONS)[number];

export const DIE = 10;
/** No combat factor is higher, so that a 10 always misses (W83-11.13). */
export const MOST_FACTOR = 9;
/** A battle that goes on longer is broken off (W83-9.15). */
export const MOST_ROUNDS = 100;
export const MOST_RESOURCES = 999_999;
/** A nation that misses so many turns in a row loses its ruler (W83-20.12). */
export const MISSED_TURNS = 3;
export const TRIBAL_CITY_INCOME = 7;
export const TRIBAL_CITY_FORT = 1;
/** What a tribe may spend on units at its set-up, and on how many territories (W83-16.3). */
export const SETUP_RESOURCES = 75;
export const SETUP_TERRITORIES = 6;
