import { type CaseContext, meantAmong, nearTo, type Words, type WorldBorder } from '@chancery/core';
import { type DrawnMap, kindOfSign, readDrawnMap } from '@chancery/kit';
import { RULEBOOK_REALMS } from '../data/rulebook-realms.ts';
import { TROOPS } from '../data/troops.ts';
import { newProvince } from '../rules/new-province.ts';
import { DEFAULT_OPTIONS, readOptions } from '../scenario/options.ts';
import { readScenario } from '../scenario/read.ts';
import { squareBoard } from '../scenario/square-board.ts';
import { LIBRARY, scenarioData } from '../scenarios/library.ts';
import type { PlaceInfo, RealmInfo, Setting } from '../setting.ts';
import { setup } from '../setup.ts';
import type { Realm, State } from '../state.ts';
import type { MdPosition } from '../types.ts';
import { IND } from '../words.ts';
import { placeNamed } from './names.ts';

/** What a case builds its position on: places and realms of which nothing is said yet, or a scenario as it begins. */

/** The words of a case that name places and realms. */
export interface Naming {
  readonly map: Words;
  readonly seas: Words;
  readonly provinces: Words;
  readonly realms: Words;
  /** The whole case, in which realms of the rulebook may be named anywhere. */
  readonly text: string;
}

/** Gold of a realm of which nothing is said: enough for any upkeep. */
const PLENTY = 100_000;

export const isScenario = (name: unknown): boolean => LIBRARY.some(({ id }) => id === name);

export const scenarioPosition = async (id: string): Promise<MdPosition> => {
  const scenario = readScenario(await scenarioData(id));
  const options = scenario.ok ? readOptions(scenario.value, undefined) : scenario;
  if (!scenario.ok || !options.ok) throw new Error(`the built-in scenario ${id} has faults`);
  return setup(scenario.value, options.value);
};

/** A board of squares with the map that a case draws, or the map of a scenario and nothing that stands there. */
export const barePosition = async (naming: Naming): Promise<MdPosition> => {
  const scenario = isScenario(naming.map.value) ? await scenarioPosition(String(naming.map.value)) : null;
  const realms = realmsIn(naming);
  const drawn = scenario === null ? readDrawnMap(naming.map, naming.seas) : { places: [], borders: [] };
  const places =
    scenario?.setting.places.map((info) => info && { ...info, cityName: null, baseRevenue: 0, productionSlots: 0 }) ??
    placesIn(drawn, naming.provinces);
  const world = scenario?.setting.world ?? squareBoard(places, bordersIn(drawn, places));
  const title = scenario?.setting.title ?? 'A case';
  const setting = { scenario: 'case', title, options: DEFAULT_OPTIONS, troops: TROOPS, realms, places, world };
  return { setting, state: stateOf(setting) };
};

const stateOf = ({ realms, places, options }: Setting): State => {
  const table = <Cell>(cell: Cell): Cell[][] => realms.map(() => realms.map(() => cell));
  const realm = ({ number }: RealmInfo): Realm => ({
    number,
    control: 'player',
    status: options.defaultStatus,
    treasury: PLENTY,
    missedInARow: 0,
    everSubmitted: true,
  });
  return {
    turn: 1,
    phase: 0,
    realms: realms.map((info) => info && realm(info)),
    provinces: places.map((info) => (info?.kind === 'province' ? newProvince(info.number, IND) : null)),
    units: [],
    commanders: [],
    nextCommander: 0,
    relations: table('neutral'),
    accepts: table(true),
    passage: table(false),
    knownAlliances: [],
    claims: [],
    outcome: null,
  };
};

/** Realms of the rulebook wherever they are named, under their numbers; others as they are listed, under the lowest free. */
const realmsIn = ({ realms: words, text }: Naming): readonly (RealmInfo | null)[] => {
  const realms: (RealmInfo | null)[] = [null];
  const add = (number: number, code: string, said: Partial<RealmInfo>): void => {
    while (realms.length < number) realms.push(null);
    const usual = { name: code, group: '', culture: 'english', tone: (number - 1) % 23, capital: 0, description: '' };
    realms[number] = { number, code, ...usual, ...said };
  };
  const listed = Array.isArray(words.value)
    ? words.items().map((item) => [String(item.value), item] as const)
    : words.entries();
  const known = new Set(text.match(/(?<![A-Za-z])[A-Z][a-z]{2}(?![A-Za-z])/g));
  const isThere = (code: string): boolean => realms.some((info) => info?.code === code);
  const free = (): number => (realms.includes(null, 1) ? realms.indexOf(null, 1) : realms.length);
  for (const [code, said] of listed) {
    const { number } = (said.isMapping ? said.value : {}) as { readonly number?: unknown };
    if (!/^[A-Z][a-z]{2}$/.test(code)) said.fault(`'${code}' is no realm: its three-letter code, such as Eng`);
    if (typeof number === 'number' && number > 0 && !realms[number]) add(number, code, {});
  }
  for (const [number, code, name, culture] of RULEBOOK_REALMS)
    if (known.has(code) && !isThere(code)) add(realms[number] ? free() : number, code, { name, culture });
  for (const [code] of listed) if (!isThere(code)) add(free(), code, {});
  return realms;
};

export const newPlace = (number: number, name: string, kind: PlaceInfo['kind']): PlaceInfo => ({
  number,
  name,
  kind,
  cityName: null,
  baseRevenue: 0,
  productionSlots: 0,
});

/** The places of the map, then provinces of which it does not tell; a name that is nearly one of the map is a slip. */
const placesIn = (drawn: DrawnMap, provinces: Words): readonly (PlaceInfo | null)[] => {
  const places: (PlaceInfo | null)[] = [null];
  const add = (name: string, said: number | null, kind: PlaceInfo['kind']): void => {
    let number = said ?? 1;
    while (said === null && places[number]) number += 1;
    while (places.length < number) places.push(null);
    places[number] = newPlace(number, name, kind);
  };
  for (const { name, number, isSea } of drawn.places) add(name, number, isSea ? 'sea' : 'province');
  const names = drawn.places.map(({ name }) => name);
  for (const [name, words] of provinces.entries()) {
    if (places.some((info) => info?.name.toLowerCase() === name.toLowerCase() || `${info?.number}` === name)) continue;
    if (/^\d+$/.test(name)) words.unknown('place', name, names);
    if (name.length > SHORT && nearTo(name, names).length > 0)
      words.fault(`${name} is not on the map${meantAmong(name, names)}`);
    add(name, null, 'province');
  }
  return places;
};

/** Names so short are near to any other. */
const SHORT = 3;

/** Borders by the numbers of their places, the lower first; a sign that means nothing between the two is a fault. */
export const bordersIn = (
  { borders }: DrawnMap,
  places: readonly (PlaceInfo | null)[],
): readonly Omit<WorldBorder, 'lines'>[] =>
  borders
    .flatMap(({ from, to, sign, words }) => {
      const ends = [from, to].map((name) => placeNamed({ places }, name) ?? 0).sort((x, y) => x - y);
      const [a = 0, b = 0] = ends;
      const kind = kindOfSign(sign, ends.filter((place) => places[place]?.kind === 'sea').length);
      if (a === 0) words.unknown('place', placeNamed({ places }, from) === null ? from : to, namesIn(places));
      else if (kind === null || a === b)
        words.fault(`${from} and ${to} have no border ${sign}: coasts are Kent ~ Channel`);
      return kind === null || a === 0 ? [] : [{ a, b, kind }];
    })
    .sort((x, y) => x.a - y.a || x.b - y.b);

export const namesIn = (places: readonly (PlaceInfo | null)[]): readonly string[] =>
  places.flatMap((info) => info?.name ?? []);

export const textOf = (words: Words, { seats, orders, expected }: CaseContext): string =>
  `${JSON.stringify(words.value ?? null)} ${seats.join(' ')} ${orders} ${expected}`;
