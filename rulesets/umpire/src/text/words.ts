import type { Spending } from '../events/money.ts';
import type { Death } from '../events/people.ts';
import type { EventOf } from '../events.ts';
import type { CityState, LossCause, Manner, NewsKind, OrderStatus, Season } from '../words.ts';

/** Words for the closed sets. */

export const LOSS_WORDS: { readonly [Cause in LossCause]: string } = {
  supply: 'for want of supply',
  attrition: 'on the march',
  storm: 'in a storm at sea',
  desertion: 'by desertion',
  epidemic: 'in an epidemic',
  winter: 'in the open winter',
  manoeuvre: 'while manoeuvring',
  battle: 'in battle',
  embarking: 'for want of room on the ships',
  assault: 'in an assault',
  'city fallen': 'with the city',
  destroyed: 'to the last: there was no way out',
};

export const SPENDING_WORDS: { readonly [What in Spending]: string } = {
  'city founded': 'City founded',
  'city improved': 'City improved',
  'city rebuilt': 'City rebuilt',
  'capital moved': 'Capital moved',
  conversion: 'Troops converted',
  assassin: 'Assassin',
  bribe: 'Bribe',
  'general appointed': 'General appointed',
  'general reassigned': 'General reassigned',
  recruits: 'Recruits',
  ransom: 'Ransom',
};

export const DEATH_WORDS: { readonly [Why in Death]: string } = {
  assassin: 'was murdered',
  wounds: 'died of wounds',
  illness: 'died of an illness',
  drowned: 'was drowned',
  executed: 'was executed',
  'own troops': 'was killed by the troops',
  'refused to rebel': 'was killed for refusing to rebel',
};

/** How a province changed hands, after `fell to`. */
export const MANNER_WORDS: { readonly [How in Manner]: string } = {
  entered: 'which entered without a fight',
  manoeuvre: 'by a manoeuvre',
  surrender: 'by surrender',
  treachery: 'by treachery',
  assault: 'by assault',
  friendly: 'as friends took it over',
  cession: 'by cession',
  revolt: 'in a revolt',
};

export const CITY_WORDS: { readonly [State in CityState]: string } = {
  Y: 'city',
  N: 'no city',
  D: 'city destroyed',
};

/** What happened somewhere, a turn late and without detail (UM-21.20). */
export const NEWS_WORDS: { readonly [What in NewsKind]: string } = {
  battle: 'a battle was fought',
  'siege begun': 'a siege began',
  'siege goes on': 'a siege went on',
  'siege ended': 'a siege ended',
  assault: 'a city was assaulted',
  surrender: 'a city surrendered',
  treachery: 'a city fell by treachery',
  capture: 'the province changed hands',
  sack: 'the city was sacked',
  cession: 'the province was ceded',
  revolt: 'the people rose',
  'general revolts': 'a general revolted',
  'general dies': 'a general died',
  'general captured': 'a general was captured',
  'general ransomed': 'a general was ransomed',
  epidemic: 'an epidemic broke out',
  'city founded': 'a city was founded',
  'city rebuilt': 'a city was rebuilt',
  'capital moved': 'a capital was moved there',
  'meeting en route': 'forces met on the way',
  'nation eliminated': 'a nation came to an end',
};

export const STATUS_WORDS: { readonly [Status in OrderStatus]: string } = {
  done: 'done',
  partial: 'partial',
  cancelled: 'cancelled',
  ignored: 'ignored',
};

export const SEASON_WORDS: { readonly [When in Season]: string } = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
  winter: 'winter',
};

export const ARM_WORDS = { land: 'army', sea: 'fleet' } as const;
export const BATTLE_WORDS = { land: 'Land battle', sea: 'Sea battle' } as const;

export const WHY_RAISED: { readonly [Why in EventOf<'units-raised'>['why']]: string } = {
  recruits: 'were recruited',
  rebels: 'rose for you',
  'tribal muster': 'joined at the muster',
};

/** `7 + 2`: a percentage with its sign. */
export const percent = (amount: number): string => `${amount} %`;
