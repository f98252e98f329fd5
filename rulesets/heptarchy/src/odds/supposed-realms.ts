import type { World } from '@chancery/core';
import type { AreaInfo, Setting } from '../setting.ts';
import { type Area, FRESH_PHASE, type Kingdom, type Treaty, type War } from '../state.ts';
import type { AreaNumber, KingdomNumber, Resource } from '../words.ts';
import type { OddsPlace } from './question.ts';

/** A State of a supposed battle: what of its strength does not stand in its units. */
export interface SupposedRealm {
  readonly number: KingdomNumber;
  readonly iron: number;
  readonly viking: boolean;
  /** Max Unit Limit and Max Navy Limit, at least 1 (HEP-8.4, HEP-8.7). */
  readonly units: number;
  readonly navies: number;
}

/** The attackers are the first State, the defenders the others; the second owns the land that is fought for. */
export const ATTACKER: KingdomNumber = 1;
const OWNER: KingdomNumber = 2;
/** Where it is fought, on land or at sea. */
export const FIELD = 1;
/** Where a State keeps what does not fight. */
export const homeOf = (kingdom: KingdomNumber): AreaNumber => FIELD + kingdom;

/** So many areas with Iron give a bonus of so much: the least number that rounds up to it (HEP-4.5). */
const ironAreas = (bonus: number): number => (bonus === 0 ? 0 : 3 * bonus - 2);

/** The field in the middle, a home for each State with all that its limits need, and as many mines as its Iron needs. */
export const landsOf = (realms: readonly SupposedRealm[], { stone }: OddsPlace): readonly (Area | null)[] => {
  const areas: (Area | null)[] = [null, areaOf(FIELD, OWNER, stone ? ['stone'] : [])];
  for (const { number, units, navies } of realms) {
    areas.push(areaOf(homeOf(number), number, [...many('grain', units - 1), ...many('timber', navies - 1)]));
  }
  for (const { number, iron } of realms) {
    for (let mine = 0; mine < ironAreas(iron); mine += 1) areas.push(areaOf(areas.length, number, ['iron']));
  }
  return areas;
};

const many = (resource: Resource, count: number): readonly Resource[] =>
  Array.from({ length: Math.max(0, count) }, () => resource);

const areaOf = (number: AreaNumber, owner: KingdomNumber, resources: readonly Resource[]): Area => ({
  number,
  owner,
  resources,
  occupier: null,
  landUnitMade: null,
  navyMade: null,
  protection: 0,
});

export const kingdomsOf = (realms: readonly SupposedRealm[]): readonly (Kingdom | null)[] => [
  null,
  ...realms.map(
    ({ number, viking }): Kingdom => ({
      number,
      leader: '',
      color: '#000000',
      controller: 'player',
      tribe: 'anglo-saxons',
      traditions: viking ? ['viking'] : [],
      gold: 0,
      prestige: 0,
      capital: homeOf(number),
      missed: 0,
      phase: FRESH_PHASE,
    }),
  ),
];

/** Everybody is at War with the attacker, and a friend of the owner of the land. */
export const warsOf = (realms: readonly SupposedRealm[]): readonly War[] =>
  realms.slice(1).map(({ number }) => ({
    a: ATTACKER,
    b: number,
    declarer: ATTACKER,
    startTurn: 1,
    eventsA: 0,
    eventsB: 0,
    firstToFive: null,
    auto: null,
    offer: null,
  }));

export const pactsOf = (realms: readonly SupposedRealm[]): readonly Treaty[] =>
  realms.slice(OWNER).map(({ number }) => ({ kind: 'pact', a: OWNER, b: number, lockedUntil: null }));

const NOTHING = { tier: 0, cost: 0, tax: 0, units: 0, navies: 0, retinues: 0, cavalry: 0 };
const WORLD: World = { id: 'supposed', title: '', width: 0, height: 0, areas: [], borders: [], wilds: [] };

export const settingFor = (areas: readonly (Area | null)[], { terrain }: OddsPlace): Setting => ({
  scenario: 'supposed',
  title: '',
  options: {
    startingGold: 0,
    players: [],
    lastTurn: null,
    missedPhases: 1,
    victoryAreas: 1,
    victoryPrestige: 1,
  },
  areas: areas.map((area) => area && infoOf(area.number, area.number === FIELD ? terrain : 'plains')),
  seas: [null, { number: FIELD, name: '', shipyards: false, adjacent: [], areas: [] }],
  resources: {
    grain: { ...NOTHING, units: 1 },
    stone: NOTHING,
    timber: { ...NOTHING, navies: 1 },
    horses: NOTHING,
    iron: NOTHING,
    livestock: NOTHING,
    textiles: NOTHING,
  },
  traditions: { 'anglo-saxons': [], jutes: [], danes: [] },
  world: WORLD,
});

const infoOf = (number: AreaNumber, terrain: AreaInfo['terrain']): AreaInfo => ({
  number,
  code: `${number}`,
  name: '',
  town: '',
  tribe: 'anglo-saxons',
  terrain,
  region: 'south',
  neighbours: [],
  rivers: [],
  seas: [],
  allowed: [],
  arms: '',
  color: '#000000',
  tone: 0,
  description: '',
});
