import type { Dice } from '@chancery/core';
import { UNITS } from './data/units.ts';
import { isTribe } from './rules/find.ts';
import { placesSettled, usualSettlement } from './rules/tribes.ts';
import type { Scenario } from './scenario.ts';
import type { Look, NationRow, Placement, TerritoryRow } from './scenarios/rows.ts';
import type { NationInfo, Options, PlaceInfo, Setting } from './setting.ts';
import type { Nation, Privy, State, Territory, Unit } from './state.ts';
import type { GamePosition } from './types.ts';
import {
  AFRICA,
  BERBER,
  DIE,
  INDEPENDENT,
  type OwnerNumber,
  type PlaceNumber,
  SETUP_RESOURCES,
  SIBERIA,
  type Special,
} from './words.ts';

/**
 * The first position (W83-20.3): the skills of the first generals are as the table has them (W83-20.4), and only those of tribes
 * are rolled, who have settled already where they do not choose (W83-16.9).
 */
export const setup = (scenario: Scenario, options: Options, dice: Dice): GamePosition => {
  const numbers = numbersIn(scenario);
  const setting = settingOf(scenario, options, numbers);
  const state = stateOf(scenario, setting, numbers);
  return { setting, state: options.tribesChoose ? state : tribesOf(state).reduce(settled(setting, dice), state) };
};

/** How ids and names become numbers (W83-0.27): places by row, nations by phase and order. */
interface Numbers {
  readonly nations: readonly NationRow[];
  place(id: string): PlaceNumber;
  nation(name: string): number;
}

const numbersIn = ({ places, nations }: Scenario): Numbers => {
  const inOrder = nations.toSorted((a, b) => a.phase - b.phase || a.order - b.order);
  const placeNumbers = new Map(places.map(({ id }, at) => [id, at + 1]));
  const nationNumbers = new Map(inOrder.map(({ nation }, at) => [nation, at + 1]));
  const known = (map: ReadonlyMap<string, number>, key: string): number => {
    const number = map.get(key);
    if (number === undefined) throw new Error(`the scenario names ${key}, which is in none of its tables`);
    return number;
  };
  return {
    nations: inOrder,
    place: (id) => known(placeNumbers, id),
    nation: (name) => known(nationNumbers, name),
  };
};

/** `Teutonic Order` is called `teutonic-order` where a code is asked for. */
const codeOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const settingOf = (scenario: Scenario, options: Options, numbers: Numbers): Setting => ({
  scenario: scenario.id,
  title: scenario.title,
  options,
  nations: [null, ...numbers.nations.map((row, at) => nationInfo(row, at + 1, { numbers, looks: scenario.looks }))],
  places: [null, ...scenario.places.map((row, at) => placeInfo(row, at + 1, scenario, numbers))],
  world: scenario.world,
});

/** What a nation looks like of which the scenario says nothing. */
const PLAIN: Look = { arms: 'argent', tone: 0, description: '' };

const nationInfo = (
  row: NationRow,
  number: number,
  { numbers, looks }: { readonly numbers: Numbers; readonly looks: Scenario['looks'] },
): NationInfo => ({
  number,
  code: codeOf(row.nation),
  name: row.nation,
  kind: row.kind,
  phase: row.phase,
  order: row.order,
  capital: row.capital === null ? null : numbers.place(row.capital),
  ...(looks[row.nation] ?? PLAIN),
});

const placeInfo = (row: TerritoryRow, number: number, { places, tables }: Scenario, numbers: Numbers): PlaceInfo => {
  const numbered = (ids: readonly string[] = []) => ids.map((id) => numbers.place(id)).toSorted((a, b) => a - b);
  const land = row.kind === 'land';
  return {
    number,
    code: row.id,
    name: row.name,
    kind: row.kind,
    special: row.special as Special | null,
    value: row.value,
    city: row.city,
    owner: land ? ownerOf(row, numbers) : null,
    borders: land ? numbered(tables.land[row.id]) : [],
    straits: numbered(row.straitsTo),
    coasts: land
      ? numbered(tables.coasts[row.id])
      : numbered(places.filter(({ id }) => tables.coasts[id]?.includes(row.id)).map(({ id }) => id)),
    seas: land ? [] : numbered(tables.sea[row.id]),
  };
};

const NOBODYS: { readonly [special: string]: OwnerNumber } = {
  siberia: SIBERIA,
  remote: AFRICA,
  berber: BERBER,
  indep: INDEPENDENT,
};

/** Whose it is at the start (W83-21.3). */
const ownerOf = ({ owner, special }: TerritoryRow, { nation }: Numbers): OwnerNumber =>
  owner === null ? (NOBODYS[special ?? ''] ?? INDEPENDENT) : nation(owner);

const stateOf = (scenario: Scenario, { places, nations, options }: Setting, numbers: Numbers): State => {
  const ports = new Set(numbers.nations.flatMap((row) => row.ports.map((id) => numbers.place(id))));
  const territories = [null, ...scenario.places.map((row, at) => territoryOf(row, at + 1, numbers, ports))];
  const garrisons = scenario.places.flatMap((row, at) => garrisonOf(row, at + 1));
  const forces = numbers.nations.flatMap((row, at) =>
    row.placement.flatMap((placement) => unitsOf(placement, at + 1, numbers)),
  );
  const units = [...forces, ...garrisons].map((unit, at): Unit => ({ ...unit, id: at + 1 }));
  const tribes = nations.some((nation) => nation?.kind === 'tribal');
  return {
    turn: 1,
    phase: 1,
    stage: tribes && options.tribesChoose ? 'first tribe' : 'phases',
    nations: [null, ...numbers.nations.map((row, at) => nationOf(row, at + 1, places))],
    territories,
    units,
    wars: [],
    tributes: [],
    npcOffers: [],
    privy: [null, ...numbers.nations.map(privyOf)],
    peaceOffers: [],
    tradeOffers: [],
    gifts: [],
    contracts: [],
    rejectedBids: [],
    next: { unit: units.length + 1, war: 1, offer: 1, gift: 1 },
  };
};

const territoryOf = (
  row: TerritoryRow,
  number: PlaceNumber,
  numbers: Numbers,
  ports: ReadonlySet<PlaceNumber>,
): Territory | null => {
  if (row.kind === 'sea') return null;
  const owner = ownerOf(row, numbers);
  return {
    number,
    value: row.value,
    city: row.city === null || row.fort === null ? null : { name: row.city, fort: row.fort },
    tribalCity: null,
    owner,
    incorporatedBy: owner > 0 || owner === BERBER ? owner : null,
    port: ports.has(number),
    revealed: false,
    originalOwner: owner > 0 ? owner : null,
  };
};

const nationOf = (row: NationRow, number: number, places: Setting['places']): Nation => ({
  number,
  code: codeOf(row.nation),
  name: row.nation,
  kind: row.kind,
  phase: row.phase,
  order: row.order,
  seat: 'held',
  status: 'active',
  seaTrade: row.seaTrade,
  landTrade: row.landTrade,
  missed: 0,
  returning: false,
  original: places.flatMap((place) => (place?.owner === number ? [place.number] : [])),
  boxes: [],
  underThreat: [],
  unmarriageable: false,
  stirred: false,
  rebellion: null,
  leaves: [],
  snapshot: null,
});

const privyOf = ({ startingResources }: NationRow): Privy => ({
  treasury: startingResources,
  arrears: 0,
  threatLost: false,
  mustDeclare: [],
  standing: [],
  absence: null,
});

const FRESH = {
  carrier: null,
  movedTurn: null,
  builtTurn: null,
  acquiredTurn: null,
  damaged: false,
  fought: false,
  guestRight: false,
  skill: 0,
  ability: 0,
  special: false,
  shown: false,
  conquered: null,
} as const;

type NewUnit = Omit<Unit, 'id'>;

const unitsOf = ({ place, type, count, skill }: Placement, owner: number, numbers: Numbers): readonly NewUnit[] =>
  Array.from({ length: count }, () => ({ ...FRESH, type, owner, place: numbers.place(place), skill: skill ?? 0 }));

/** What an independent territory is held with (W83-2.42). */
const garrisonOf = ({ special, value, city }: TerritoryRow, place: PlaceNumber): readonly NewUnit[] => {
  if (special !== 'indep') return [];
  const infantry = 1 + Math.floor(value / 2) + (city === null ? 0 : 2);
  const cavalry = value >= 3 ? 1 : 0;
  const made = (type: 'inf' | 'cav', length: number): readonly NewUnit[] =>
    Array.from({ length }, () => ({ ...FRESH, type, owner: INDEPENDENT, place }));
  return [...made('inf', infantry), ...made('cav', cavalry)];
};

const tribesOf = ({ nations }: State): readonly Nation[] => nations.filter((nation) => nation !== null).filter(isTribe);

/** A tribe where tribes usually settle, with infantry alone (W83-16.9); its treasury is what is left of its resources (W83-16.4). */
const settled =
  (setting: Setting, dice: Dice) =>
  (state: State, { number: owner }: Nation): State => {
    const settlement = usualSettlement(setting, state);
    const lands = new Set(placesSettled(settlement));
    const infantry = settlement.units.flatMap(({ count, territory }) =>
      Array.from({ length: count }, (): NewUnit => ({ ...FRESH, type: 'inf', owner, place: territory })),
    );
    const generals = settlement.cities.slice(0, 1).map((place): NewUnit => {
      const skill = dice.at('general-skill', owner).d(DIE);
      const ability = skill === DIE ? dice.at('general-ability', owner).d(DIE) : 0;
      return { ...FRESH, type: 'gen', owner, place, skill, ability };
    });
    const units = [...infantry, ...generals].map((unit, at): Unit => ({ ...unit, id: state.next.unit + at }));
    return {
      ...state,
      units: [...state.units, ...units],
      next: { ...state.next, unit: state.next.unit + units.length },
      privy: state.privy.map((own, number) =>
        own !== null && number === owner
          ? { ...own, treasury: own.treasury + SETUP_RESOURCES - UNITS.inf.cost * infantry.length }
          : own,
      ),
      nations: state.nations.map((nation) => (nation?.number === owner ? { ...nation, original: [...lands] } : nation)),
      territories: state.territories.map((territory) =>
        territory !== null && lands.has(territory.number)
          ? {
              ...territory,
              owner,
              incorporatedBy: owner,
              originalOwner: owner,
              revealed: true,
              tribalCity: settlement.cities.includes(territory.number) ? owner : null,
            }
          : territory,
      ),
    };
  };
