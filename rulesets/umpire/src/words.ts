import type { NumberOf } from '@chancery/kit';

/** The closed sets of Umpire and their numbers. Everybody may import this file. */

/** A nation, from 1 in nation order; 0 stands for the Independents, who are the last in every order (UM-0.2). */
export type NationNumber = NumberOf<'power'>;
/** The inner number of a province, from 1 in province order: a founding changes its name and code, never this (UM-8.30). */
export type ProvinceNumber = NumberOf<'area'>;
/** A general, from 1 in the order in which they came into the campaign. */
export type GeneralNumber = NumberOf<'general'>;
/** The place of a troop type in the list of the scenario, from 0. */
export type TypeNumber = NumberOf<'troop type'>;

export const INDEPENDENTS: NationNumber = 0;
/** Where somebody is supposed of whom nobody has heard: in no province. */
export const NOWHERE: ProvinceNumber = 0;
export const INDEPENDENTS_CODE = 'IND';

/** Tenths in a revenue point; money, factors and supply needs are counted in tenths (UM-0.8). */
export const TENTHS = 10;
/** Ticks in a turn of marches (UM-11.12). */
export const TICKS = 1000;

export const NATION_KINDS = ['civilised', 'tribal', 'independent'] as const;
export type NationKind = (typeof NATION_KINDS)[number];

export const STATUSES = ['active', 'caretaker', 'eliminated'] as const;
export type Status = (typeof STATUSES)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** The flags of a turn of the year (UM-1.1). */
export const CALENDAR_FLAGS = [
  'taxation',
  'landRecruitment',
  'seaRecruitment',
  'investment',
  'demobilisation',
  'lastCampaign',
] as const;
export type CalendarFlag = (typeof CALENDAR_FLAGS)[number];

/** A city stands, there never was one, it lies in ruins (UM-2.4). */
export const CITY_STATES = ['Y', 'N', 'D'] as const;
export type CityState = (typeof CITY_STATES)[number];

/** Which troops: fleet, army, spies (UM-3.1). */
export const CATEGORIES = ['sea', 'land', 'spy'] as const;
export type Category = (typeof CATEGORIES)[number];
/** What fights, marches and has combat orders. */
export const ARMS = ['land', 'sea'] as const;
export type Arm = (typeof ARMS)[number];

/** Risk level and default action: MANOEUVRE, RETREAT, DEFEND (UM-12.1). */
export const COMBAT_ORDERS = ['1M', '1R', '1D', '2M', '2R', '2D', '3M', '3R', '3D'] as const;
export type CombatOrder = (typeof COMBAT_ORDERS)[number];
export type Risk = 1 | 2 | 3;
/** Down the list of UM-12.6: allies obey whichever stands furthest down. */
export const DEFAULT_ACTIONS = ['M', 'R', 'D'] as const;
export type DefaultAction = (typeof DEFAULT_ACTIONS)[number];

export const GENERAL_STATES = ['fit', 'incapacitated', 'dead', 'removed'] as const;
export type GeneralState = (typeof GENERAL_STATES)[number];

/** The five lists of a sheet (UM-20.6). */
export const LISTS = ['policy', 'options', 'movement', 'recruits', 'winter'] as const;
export type OrderList = (typeof LISTS)[number];

/** What became of an order (UM-20.4). */
export const ORDER_STATUSES = ['done', 'partial', 'cancelled', 'ignored'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** How a province changed hands (UM-8.23). */
export const MANNERS = [
  'entered',
  'manoeuvre',
  'surrender',
  'treachery',
  'assault',
  'friendly',
  'cession',
  'revolt',
] as const;
export type Manner = (typeof MANNERS)[number];

/** What the newsheet reports (UM-21.21): all that a line a turn later says of it. */
export const NEWS_KINDS = [
  'battle',
  'siege begun',
  'siege goes on',
  'siege ended',
  'assault',
  'surrender',
  'treachery',
  'capture',
  'sack',
  'cession',
  'revolt',
  'general revolts',
  'general dies',
  'general captured',
  'general ransomed',
  'epidemic',
  'city founded',
  'city rebuilt',
  'capital moved',
  'meeting en route',
  'nation eliminated',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Why units are lost. The first seven are told to their own nation only (UM-21.23). */
export const LOSS_CAUSES = [
  'supply',
  'attrition',
  'storm',
  'desertion',
  'epidemic',
  'winter',
  'manoeuvre',
  'battle',
  'embarking',
  'assault',
  'city fallen',
  'destroyed',
] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

export const MOST_TAX = 150;
export const USUAL_TAX = 100;
export const LEAST_MORALE = 30;
export const MOST_MORALE = 100;
export const MOST_RATING = 7;
export const MOST_SENIORITY = 15;
/** The loyalty of a capital, of a home province or colony, and of a captured one (UM-0.4). */
export const LOYALTY = { capital: 3, home: 2, captured: 1 } as const;
/** The most units that a stack of a scenario may hold of a type: no product of theirs leaves exact integers. */
export const MOST_UNITS = 9999;
/** The most that a treasury may hold, in tenths. */
export const MOST_TENTHS = 99_999_999;
