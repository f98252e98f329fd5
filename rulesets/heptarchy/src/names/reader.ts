import { series } from '@chancery/core';
import { findUnit, getAreaInfo, getKingdom, getSeaInfo } from '../rules/find.ts';
import { type Setting, worldNumberOfSea } from '../setting.ts';
import type { State, Station } from '../state.ts';
import type { HepKnown } from '../types.ts';
import type {
  AreaNumber,
  KingdomNumber,
  Resource,
  SeaNumber,
  Tradition,
  TreatyKind,
  Tribe,
  UnitId,
  UnitKind,
} from '../words.ts';

/** For whom a sentence is written. */
export interface Reader {
  readonly setting: Setting;
  readonly board: State;
  /** Null for the public and the master. */
  readonly me: KingdomNumber | null;
}

export const readerOf = ({ setting, view }: HepKnown): Reader => ({
  setting,
  board: view.board,
  me: view.master ? null : view.kingdom,
});

/** A kingdom is called by the Land Area in which it began. */
export const kingdomName = ({ setting }: Pick<Reader, 'setting'>, kingdom: KingdomNumber): string =>
  getAreaInfo(setting, kingdom).name;

/** The kingdom as the subject of a sentence: `You` for the reader's own. */
export const who = (reader: Reader, kingdom: KingdomNumber): string =>
  kingdom === reader.me ? 'you' : kingdomName(reader, kingdom);

/** The verb that agrees with it: `pay`, `pays`. */
export const does = (reader: Reader, kingdom: KingdomNumber, plural: string, singular = `${plural}s`): string =>
  kingdom === reader.me ? plural : singular;

/** `your`, `Chenth’s`. */
export const whose = (reader: Reader, kingdom: KingdomNumber): string =>
  kingdom === reader.me ? 'your' : `${kingdomName(reader, kingdom)}’s`;

export const whoAll = (reader: Reader, kingdoms: readonly KingdomNumber[]): string =>
  series(kingdoms.map((kingdom) => who(reader, kingdom)));

export const areaName = ({ setting }: Pick<Reader, 'setting'>, area: AreaNumber): string =>
  getAreaInfo(setting, area).name;
export const areaNames = (reader: Pick<Reader, 'setting'>, areas: readonly AreaNumber[]): string =>
  series(areas.map((area) => areaName(reader, area)));

export const seaName = ({ setting }: Pick<Reader, 'setting'>, sea: SeaNumber): string => getSeaInfo(setting, sea).name;

/** A place by its number on the map: a Land Area, or a sea. */
export const placeName = (reader: Pick<Reader, 'setting'>, place: number): string =>
  place < reader.setting.areas.length
    ? areaName(reader, place)
    : seaName(reader, place - worldNumberOfSea(reader.setting, 0));

export const unitName = (kind: UnitKind, id: UnitId): string => `${UNIT_WORDS[kind]} ${id}`;

/** A unit by its id, as far as it still exists. */
export const unitById = ({ board }: Reader, id: UnitId): string => {
  const unit = findUnit(board, id);
  return unit === null ? `unit ${id}` : unitName(unit.kind, id);
};

/** `Levies 12 and 14`, `Levy 12 and Retinue 15`. `gone`: what they are called when some of them are no more. */
export const unitsById = (reader: Reader, ids: readonly UnitId[], gone: keyof typeof GONE = 'unit'): string => {
  const kinds = ids.map((id) => findUnit(reader.board, id)?.kind ?? null);
  const [first = null] = kinds;
  const alike = kinds.every((kind) => kind === first);
  if (!alike && !kinds.includes(null)) return series(ids.map((id) => unitById(reader, id)));
  const [one, many] = alike && first !== null ? [UNIT_WORDS[first], UNIT_PLURALS[first]] : GONE[gone];
  return `${ids.length === 1 ? one : many} ${series(ids.map(String))}`;
};

const GONE = {
  unit: ['unit', 'units'],
  land: ['Land Unit', 'Land Units'],
  navy: ['Navy', 'Navies'],
} as const;

/** A number that may be below zero, with the sign that is as wide as a figure. */
export const amountWords = (amount: number): string => (amount < 0 ? `−${-amount}` : `${amount}`);

/** `in Chenth`, `aboard Navy 7`, `on The Wash`, `anchored at Chenth on The Channel`. */
export const stationWords = (reader: Reader, at: Station): string => {
  switch (at.in) {
    case 'area':
      return `in ${areaName(reader, at.area)}`;
    case 'navy':
      return `aboard Navy ${at.navy}`;
    case 'sea':
      return `on ${seaName(reader, at.sea)}`;
    case 'port':
      return `anchored at ${areaName(reader, at.area)} on ${seaName(reader, at.sea)}`;
  }
};

export const leaderOf = ({ board, setting }: Pick<Reader, 'board' | 'setting'>, kingdom: KingdomNumber): string => {
  const { leader } = getKingdom(board, kingdom);
  return leader === '' ? getAreaInfo(setting, kingdom).name : leader;
};

export const UNIT_WORDS: { readonly [kind in UnitKind]: string } = { levy: 'Levy', retinue: 'Retinue', navy: 'Navy' };
export const UNIT_PLURALS: { readonly [kind in UnitKind]: string } = {
  levy: 'Levies',
  retinue: 'Retinues',
  navy: 'Navies',
};
export const TREATY_WORDS: { readonly [kind in TreatyKind]: string } = { trade: 'Trade Treaty', pact: 'Military Pact' };
export const RESOURCE_WORDS: { readonly [resource in Resource]: string } = {
  grain: 'Grain',
  stone: 'Stone',
  timber: 'Timber',
  horses: 'Horses',
  iron: 'Iron',
  livestock: 'Livestock',
  textiles: 'Textiles',
};
export const TRADITION_WORDS: { readonly [tradition in Tradition]: string } = {
  diplomacy: 'Diplomacy',
  piety: 'Piety',
  feudalism: 'Feudalism',
  viking: 'Viking',
  raiding: 'Raiding',
  mercantile: 'Mercantile',
  fyrd: 'Fyrd',
  husbandry: 'Husbandry',
};
export const TRIBE_WORDS: { readonly [tribe in Tribe]: string } = {
  'anglo-saxons': 'Anglo-Saxons',
  jutes: 'Jutes',
  danes: 'Danes',
};
