import type { GazetteerArea } from '@chancery/maps';
import {
  INDEPENDENT,
  type ProvinceEntry,
  type RealmEntry,
  type ScenarioFile,
  type TroopsEntry,
} from '../src/scenarios/scenario-file.ts';
import { buildListOf, type City } from './build-list.ts';

/** about.json: all of a scenario that is not a province. */
export type About = Pick<ScenarioFile, 'id' | 'title' | 'year' | 'description' | 'options'> & {
  readonly realms: readonly Omit<RealmEntry, 'number' | 'capital' | 'treasury' | 'status'>[];
  /** What every realm begins with, in pence. */
  readonly treasury: number;
};

/** The scenario file from its hand-written parts; throws where they do not hold. */
export const scenarioFrom = (about: About, areas: readonly GazetteerArea[]): ScenarioFile => {
  const lands = areas.filter(({ kind }) => kind === 'land');
  const cities = new Map(
    lands.flatMap((land) => (land.extra['city'] ? [[land, buildListOf(cityOf(land, lands))]] : [])),
  );
  const isWalled = (land: GazetteerArea): boolean => land.extra['city'] !== '' || wholeOf(land, 'fort') > 0;
  return {
    ...pick(about),
    troops: [],
    buildLists: Object.fromEntries([...cities.values()].map(({ name, troops }) => [name, troops])),
    realms: about.realms.map((realm, index) => ({
      number: index + 1,
      ...realm,
      capital: capitalOf(realm.code, lands).number,
      treasury: about.treasury,
    })),
    provinces: lands.map((land) => provinceOf(land, cities.get(land)?.name ?? null)),
    garrisons: lands.filter(isWalled).map(troopsOf),
    armies: lands.filter((land) => !isWalled(land)).map(troopsOf),
  };
};

const pick = ({ id, title, year, description, options }: About) => ({ id, title, year, description, options });

const cityOf = (land: GazetteerArea, lands: readonly GazetteerArea[]): City => {
  const isCapital = land.extra['capital'] === 'yes';
  const second = lands.find(
    ({ extra }) => extra['owner'] === ownerOf(land) && extra['city'] && extra['capital'] !== 'yes',
  );
  const isSecond = second === land && ownerOf(land) !== INDEPENDENT;
  const rank = isCapital ? 'capital' : isSecond ? 'second city' : 'city';
  const maxRevenue = wholeOf(land, 'base') + 2 * wholeOf(land, 'slots');
  return { culture: land.extra['culture'] ?? '', rank, maxRevenue, harbour: land.extra['harbour'] === 'yes' };
};

const capitalOf = (code: string, lands: readonly GazetteerArea[]): GazetteerArea => {
  const capital = lands.find(({ extra }) => extra['owner'] === code && extra['capital'] === 'yes');
  if (capital === undefined) throw new Error(`areas.csv names no capital of ${code}`);
  return capital;
};

const provinceOf = (land: GazetteerArea, buildList: string | null): ProvinceEntry => ({
  number: land.number,
  owner: ownerOf(land),
  annexedTo: ownerOf(land),
  baseRevenue: wholeOf(land, 'base'),
  productionSlots: wholeOf(land, 'slots'),
  productionAreas: 0,
  city: buildList !== null,
  cityName: land.extra['city'] || null,
  buildList,
  harbour: land.extra['harbour'] === 'yes',
  fortLevel: wholeOf(land, 'fort'),
  damage: 0,
});

const troopsOf = (land: GazetteerArea): TroopsEntry => {
  const troops = (land.extra['troops'] ?? '').split(';').map((part) => {
    const [, key, count] = /^(\w+) ([1-9]\d*)$/.exec(part) ?? [];
    if (key === undefined) throw new Error(`areas.csv, line ${land.line}: "${part}" is no troop with its number`);
    return [key, Number(count)] as const;
  });
  return { province: land.number, troops: Object.fromEntries(troops) };
};

const ownerOf = (land: GazetteerArea): string => land.extra['owner'] ?? '';

const wholeOf = (land: GazetteerArea, column: string): number => {
  const text = land.extra[column] ?? '';
  if (!/^\d+$/.test(text)) throw new Error(`areas.csv, line ${land.line}: ${column} is "${text}", not a whole number`);
  return Number(text);
};
