import type { Words, World } from '@chancery/core';
import { numberedMap, readDrawnMap } from '@chancery/kit';
import { RULEBOOK_REALMS } from '../data/rulebook-realms.ts';
import { DEFAULT_OPTIONS, readOptions } from '../scenario/options.ts';
import { readScenario } from '../scenario/read.ts';
import { squareBoard } from '../scenario/square-board.ts';
import { LIBRARY, scenarioData } from '../scenarios/library.ts';
import { INDEPENDENT, type ProvinceEntry, type RealmEntry } from '../scenarios/scenario-file.ts';
import type { PlaceInfo } from '../setting.ts';
import { setup } from '../setup.ts';
import type { MdPosition } from '../types.ts';

/** What a case builds its position on: places and realms of which nothing is said yet, or a scenario as it begins. */

/** Gold of a realm of which nothing is said: enough for any upkeep. */
const PLENTY = 100_000;

export const isScenario = (name: unknown): name is string => LIBRARY.some(({ id }) => id === name);

export const scenarioPosition = async (id: string): Promise<MdPosition> => {
  const scenario = readScenario(await scenarioData(id));
  const options = scenario.ok ? readOptions(scenario.value, undefined) : scenario;
  if (!scenario.ok || !options.ok) throw new Error(`the built-in scenario ${id} has faults`);
  return setup(scenario.value, options.value);
};

/** A board of squares with the map that a case draws, or the map of a scenario and nothing that stands there. */
export const barePosition = async (part: (section: string) => Words, text: string): Promise<MdPosition> => {
  const realms = realmsIn(part('realms'), text);
  const { value: named } = part('map');
  if (!isScenario(named)) return emptied('A case', drawnWorld(part), realms);
  const { setting } = await scenarioPosition(named);
  return emptied(setting.title, setting.world, realms);
};

export const newPlace = (number: number, name: string, kind: PlaceInfo['kind']): PlaceInfo => ({
  ...{ number, name, kind },
  ...{ cityName: null, baseRevenue: 0, productionSlots: 0 },
});

const drawnWorld = (part: (section: string) => Words): World => {
  const { places, borders } = numberedMap(readDrawnMap(part('map'), part('seas')), part('provinces'));
  const kindOf = (kind: string) => (kind === 'sea' ? 'sea' : 'province');
  const known = places.map((place) => place && newPlace(place.number, place.name, kindOf(place.kind)));
  return squareBoard(known, borders);
};

/** A scenario in which nobody owns or has anything but gold. */
const emptied = (title: string, world: World, realms: readonly RealmEntry[]): MdPosition => {
  const provinces = world.areas.filter(({ kind }) => kind === 'land').map(({ number }) => emptyProvince(number));
  const file = {
    ...{ id: 'case', title, year: 0, description: '', options: {}, troops: [], buildLists: {} },
    ...{ realms, provinces, garrisons: [], armies: [] },
  };
  const { setting, state } = setup({ file, world }, DEFAULT_OPTIONS);
  const known = state.realms.map((realm) => realm && { ...realm, everSubmitted: true });
  return { setting, state: { ...state, realms: known, nextCommander: 0 } };
};

const emptyProvince = (number: number): ProvinceEntry => ({
  ...{ number, owner: INDEPENDENT, annexedTo: INDEPENDENT, baseRevenue: 0, productionSlots: 0, productionAreas: 0 },
  ...{ city: false, cityName: null, buildList: null, harbour: false, fortLevel: 0, damage: 0 },
});

/** Realms of the rulebook wherever they are named, under their numbers; others as they are listed, under the lowest free. */
const realmsIn = (words: Words, text: string): readonly RealmEntry[] => {
  const realms = new Map<number, RealmEntry>();
  const add = (said: number, code: string, name = code, culture = 'english'): void => {
    let number = said;
    while (realms.has(number)) number = number === said && said > 1 ? 1 : number + 1;
    const usual = { group: '', tone: (number - 1) % RULEBOOK_REALMS.length, capital: 0, description: '' };
    realms.set(number, { number, code, name, culture, treasury: PLENTY, ...usual });
  };
  const isThere = (code: string): boolean => [...realms.values()].some((realm) => realm.code === code);
  const listed = Array.isArray(words.value)
    ? words.items().map((item) => [String(item.value), item] as const)
    : words.entries();
  for (const [code, said] of listed) {
    const { number } = (said.isMapping ? said.value : {}) as { readonly number?: unknown };
    if (!/^[A-Z][a-z]{2}$/.test(code)) said.fault(`'${code}' is no realm: its three-letter code, such as Eng`);
    if (typeof number === 'number' && number > 0 && !realms.has(number)) add(number, code);
  }
  const named = new Set(text.match(/(?<![A-Za-z])[A-Z][a-z]{2}(?![A-Za-z])/g));
  for (const [number, code, name, culture] of RULEBOOK_REALMS)
    if (named.has(code) && !isThere(code)) add(number, code, name, culture);
  for (const [code] of listed) if (!isThere(code)) add(1, code);
  return [...realms.values()].sort((a, b) => a.number - b.number);
};
