import type { AreaInfo, Setting } from '../../setting.ts';
import { firstState } from '../../setup.ts';
import type { State, Unit } from '../../state.ts';
import type { HepPosition } from '../../types.ts';
import type { AreaNumber, KingdomNumber, Resource } from '../../words.ts';
import type { OddsPlace } from '../question.ts';

/** A State of a supposed battle: what of its strength does not stand in its units. */
export interface SupposedRealm {
  readonly number: KingdomNumber;
  readonly iron: number;
  readonly viking: boolean;
  /** Max Unit Limit and Max Navy Limit, at least 1 (HEP-8.4, HEP-8.7). */
  readonly limit: number;
}

/** The attackers are the first State, the defenders the others; the second owns the land that is fought for. */
export const ATTACKER: KingdomNumber = 1;
const OWNER: KingdomNumber = 2;
/** Where it is fought, on land or at sea. */
export const FIELD = 1;
/** Where a State keeps what does not fight. */
export const homeOf = (kingdom: KingdomNumber): AreaNumber => FIELD + kingdom;

/** A position in a world made for the battle: everybody is at War with the attacker, and a friend of the owner of the land. */
export const positionOf = (realms: readonly SupposedRealm[], place: OddsPlace, units: readonly Unit[]): HepPosition => {
  const lands = landsOf(realms, place);
  const setting = settingFor(lands, place);
  const first = firstState(setting);
  const state: State = {
    ...first,
    turn: 1,
    active: ATTACKER,
    kingdoms: first.kingdoms.slice(0, realms.length + 1).map((kingdom, number) => {
      const traditions = realms.some((realm) => realm.number === number && realm.viking) ? ['viking' as const] : [];
      return kingdom && { ...kingdom, controller: 'player' as const, traditions, capital: homeOf(number) };
    }),
    areas: first.areas.map((area, number) => area && { ...area, ...lands[number - 1] }),
    units,
    nextUnit: units.length + 1,
    wars: realms.slice(1).map(({ number }) => ({
      a: ATTACKER,
      b: number,
      declarer: ATTACKER,
      startTurn: 1,
      eventsA: 0,
      eventsB: 0,
      firstToFive: null,
      auto: null,
      offer: null,
    })),
    treaties: realms.slice(OWNER).map(({ number }) => ({ kind: 'pact', a: OWNER, b: number, lockedUntil: null })),
  };
  return { setting, state };
};

interface Land {
  readonly owner: KingdomNumber;
  readonly resources: readonly Resource[];
}

/** The field, a home for each State with all that its limits need, and as many mines as its Iron needs. */
const landsOf = (realms: readonly SupposedRealm[], { stone }: OddsPlace): readonly Land[] => [
  land(OWNER, stone ? ['stone'] : []),
  ...realms.map(({ number, limit }) => land(number, [...many('grain', limit - 1), ...many('timber', limit - 1)])),
  ...realms.flatMap(({ number, iron }) => Array.from({ length: ironAreas(iron) }, () => land(number, ['iron']))),
];

const land = (owner: KingdomNumber, resources: readonly Resource[]): Land => ({ owner, resources });

const many = (resource: Resource, count: number): readonly Resource[] =>
  Array.from({ length: Math.max(0, count) }, () => resource);

/** So many areas with Iron give a bonus of so much: the least number that rounds up to it (HEP-4.5). */
const ironAreas = (bonus: number): number => (bonus === 0 ? 0 : 3 * bonus - 2);

const NOTHING = { tier: 0, cost: 0, tax: 0, units: 0, navies: 0, retinues: 0, cavalry: 0 };

const settingFor = (lands: readonly Land[], { terrain }: OddsPlace): Setting => ({
  scenario: 'supposed',
  title: '',
  options: { startingGold: 0, players: [], lastTurn: null, missedPhases: 1, victoryAreas: 1, victoryPrestige: 1 },
  areas: [
    null,
    ...lands.map((_, index) => infoOf(FIELD + index, FIELD + index === FIELD ? terrain : ('plains' as const))),
  ],
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
  world: { id: 'supposed', title: '', width: 0, height: 0, areas: [], borders: [], wilds: [] },
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
