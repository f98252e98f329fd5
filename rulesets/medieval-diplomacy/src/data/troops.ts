import type { Troop } from '../setting.ts';
import type { TroopClass } from '../words.ts';

type ShipClass = Extract<TroopClass, 'transport' | 'warship'>;

/** Hit points in tenths, upkeep in pence, modifiers in percent. */
type SoldierRow = readonly [
  key: string,
  name: string,
  kind: Exclude<TroopClass, ShipClass>,
  attacks: number,
  combat: number,
  hitPoints: number,
  move: number,
  cost: number,
  upkeep: number,
  weight: number,
  amphibious: number,
  marine: number | null,
];

/** Soldiers from top to bottom (MD-13.4). */
// biome-ignore format: a table
const SOLDIERS: readonly SoldierRow[] = [
  ['peasant_rabble',         'Peasant Rabble',         'foot',            1, 13,  9, 2, 2, 20, 1, -30,  -30],
  ['militia',                'Militia',                'foot',            1, 21, 10, 2, 3, 30, 1, -30,  -30],
  ['men_at_arms',            'Men-at-Arms',            'foot',            1, 25, 20, 2, 5, 40, 1, -30,  -30],
  ['light_infantry',         'Light Infantry',         'foot',            1, 23, 21, 2, 5, 40, 1, -30,  -30],
  ['elite_marines',          'Elite Marines',          'foot',            1, 30, 23, 2, 6, 40, 1,   0,   10],
  ['archers',                'Archers',                'missile',         1, 42, 10, 2, 4, 30, 1, -30,  -10],
  ['crossbowmen',            'Crossbowmen',            'missile',         1, 48, 10, 2, 4, 40, 1, -30,  -10],
  ['longbowmen',             'Longbowmen',             'missile',         1, 60, 10, 2, 5, 30, 1, -30,  -10],
  ['heavy_infantry',         'Heavy Infantry',         'foot',            1, 34, 30, 2, 7, 40, 1, -30,  -30],
  ['nordic_warriors',        'Nordic Warriors',        'foot',            1, 37, 30, 2, 8, 30, 1, -15,  -10],
  ['mercenaries',            'Mercenaries',            'foot',            1, 35, 33, 2, 8, 50, 1, -30,  -30],
  ['imperial_guards',        'Imperial Guards',        'foot',            1, 38, 35, 2, 8, 40, 1, -30,  -30],
  ['light_cavalry',          'Light Cavalry',          'mounted',         1, 56, 11, 3, 6, 40, 2, -30,  -50],
  ['mounted_infantry',       'Mounted Infantry',       'mountedInfantry', 1, 52, 11, 3, 6, 40, 2, -30,  -30],
  ['heavy_cavalry',          'Heavy Cavalry',          'mounted',         2, 35, 20, 3, 8, 50, 2, -30,  -50],
  ['spanish_knights',        'Spanish Knights',        'mounted',         2, 42, 20, 3, 9, 50, 2, -30,  -50],
  ['french_knights',         'French Knights',         'mounted',         2, 43, 20, 3, 9, 50, 2, -30,  -50],
  ['german_knights',         'German Knights',         'mounted',         2, 44, 20, 3, 9, 50, 2, -30,  -50],
  ['crusader_knights',       'Crusader Knights',       'mounted',         2, 45, 21, 3, 9, 50, 2, -30,  -50],
  ['villager_conscripts',    'Villager Conscripts',    'foot',            1, 16, 10, 2, 3, 30, 1, -30,  -30],
  ['light_spearmen',         'Light Spearmen',         'foot',            1, 28, 20, 2, 5, 40, 1, -30,  -30],
  ['boyar_guards',           'Boyar Guards',           'foot',            1, 36, 30, 2, 7, 40, 1, -30,  -30],
  ['slavic_nobles',          'Slavic Nobles',          'mounted',         2, 41, 20, 3, 9, 50, 2, -30,  -50],
  ['arab_footmen',           'Arab Footmen',           'foot',            1, 18, 10, 2, 3, 20, 1, -30,  -30],
  ['muslim_swordsmen',       'Muslim Swordsmen',       'foot',            1, 24, 20, 2, 5, 40, 1, -30,  -30],
  ['berber_warriors',        'Berber Warriors',        'foot',            1, 26, 20, 2, 5, 30, 1, -30,  -30],
  ['muslim_skirmishers',     'Muslim Skirmishers',     'missile',         1, 44, 10, 2, 4, 30, 1, -30,  -10],
  ['saracen_guards',         'Saracen Guards',         'foot',            1, 31, 30, 2, 7, 40, 1, -30,  -30],
  ['nomads',                 'Nomads',                 'mounted',         1, 14, 10, 4, 3, 30, 2, -30,  -50],
  ['arab_lancers',           'Arab Lancers',           'mounted',         1, 49, 12, 3, 6, 30, 2, -30,  -50],
  ['muslim_mounted_archers', 'Muslim Mounted Archers', 'mounted',         2, 37, 13, 3, 7, 40, 2, -30,  -50],
  ['horde_warriors',         'Horde Warriors',         'foot',            1, 25, 25, 2, 6, 40, 1, -30,  -30],
  ['mongol_bowmen',          'Mongol Bowmen',          'missile',         1, 40, 10, 2, 4, 20, 1, -30,  -10],
  ['mongol_raiders',         'Mongol Raiders',         'mounted',         1, 16, 10, 4, 3, 20, 2, -30,  -50],
  ['mongol_horse_archers',   'Mongol Horse Archers',   'mounted',         2, 41, 15, 4, 8, 30, 2, -30,  -50],
  ['siege_machine',          'Siege Machine',          'siege',           1,  5,  5, 2, 6, 20, 2, -30, null],
];

type ShipRow = readonly [
  key: string,
  name: string,
  kind: ShipClass,
  attacks: number,
  combat: number,
  hitPoints: number,
  move: number,
  cost: number,
  upkeep: number,
  marineSpace: number,
  storage: number,
];

/** Ships from top to bottom (MD-13.5). */
// biome-ignore format: a table
const SHIPS: readonly ShipRow[] = [
  ['trading_cog',     'Trading Cog',     'transport', 1, 14, 10, 2,  4, 20, 0, 2],
  ['merchantman',     'Merchantman',     'transport', 1, 20, 10, 2,  4, 20, 0, 2],
  ['light_dromond',   'Light Dromond',   'warship',   1, 42, 10, 3,  4, 20, 0, 0],
  ['war_dhow',        'War Dhow',        'warship',   1, 50, 20, 3,  6, 30, 1, 1],
  ['bergantina',      'Bergantina',      'warship',   1, 54, 20, 3,  6, 30, 1, 1],
  ['medium_galley',   'Medium Galley',   'warship',   1, 56, 20, 3,  6, 30, 1, 1],
  ['arab_war_galley', 'Arab War Galley', 'warship',   2, 38, 30, 2,  9, 40, 2, 2],
  ['carrack',         'Carrack',         'warship',   2, 40, 30, 2,  9, 40, 2, 2],
  ['royal_galleon',   'Royal Galleon',   'warship',   2, 43, 40, 2, 10, 50, 2, 2],
];

/** Siege power and capture of siege machines (MD-13.6); no other soldier has any (MD-9.16). */
const SIEGE_POWER = 50;

/** Chance in percent that a lost one is captured (MD-8.120). */
const CAPTURE = { siege: 20, transport: 20, warship: 10 } as const satisfies { readonly [kind in TroopClass]?: number };

const soldier = (row: SoldierRow): Troop => {
  const [key, name, kind, attacks, combat, hitPoints, move, cost, upkeep, weight, amphibious, marine] = row;
  const machine = kind === 'siege' ? { siege: SIEGE_POWER, capture: CAPTURE.siege } : { siege: 0, capture: 0 };
  const figures = { attacks, combat, hitPoints, move, cost, upkeep, weight, amphibious, marine };
  return { key, name, class: kind, ...figures, marineSpace: 0, storage: 0, ...machine };
};

const ship = (row: ShipRow): Troop => {
  const [key, name, kind, attacks, combat, hitPoints, move, cost, upkeep, marineSpace, storage] = row;
  const figures = { attacks, combat, hitPoints, move, cost, upkeep, marineSpace, storage, capture: CAPTURE[kind] };
  return { key, name, class: kind, ...figures, weight: 0, amphibious: 0, marine: 0, siege: 0 };
};

/** All built-in troops in troop table order (MD-13.1). A scenario may change them and add others (MD-13.12). */
export const TROOPS: readonly Troop[] = [...SOLDIERS.map(soldier), ...SHIPS.map(ship)];

/** The lists in which the soldiers stand; Archers and Light Cavalry stand in two (MD-13.3). */
// biome-ignore format: a table
export const TROOP_LISTS = {
  West: [
    'peasant_rabble', 'militia', 'men_at_arms', 'light_infantry', 'elite_marines', 'archers', 'crossbowmen', 'longbowmen',
    'heavy_infantry', 'nordic_warriors', 'mercenaries', 'imperial_guards', 'light_cavalry', 'mounted_infantry',
    'heavy_cavalry', 'spanish_knights', 'french_knights', 'german_knights', 'crusader_knights',
  ],
  East: ['archers', 'light_cavalry', 'villager_conscripts', 'light_spearmen', 'boyar_guards', 'slavic_nobles'],
  Muslim: [
    'arab_footmen', 'muslim_swordsmen', 'berber_warriors', 'muslim_skirmishers', 'saracen_guards', 'nomads', 'arab_lancers',
    'muslim_mounted_archers',
  ],
  Mongol: ['horde_warriors', 'mongol_bowmen', 'mongol_raiders', 'mongol_horse_archers'],
} as const satisfies { readonly [list: string]: readonly string[] };
