import type { World } from '@chancery/core';
import type { GazetteerArea } from '@chancery/maps';
import type { AreaEntry, ScenarioFile, SeaEntry } from '../src/scenario/scenario-file.ts';

/** about.json: all of a scenario that is neither a place nor a border. */
export interface About extends Pick<ScenarioFile, 'id' | 'title' | 'year' | 'description' | 'options'> {
  readonly kingdoms: readonly Pick<AreaEntry, 'code' | 'arms' | 'color' | 'tone' | 'description'>[];
  /** Names of the seas whose coasts have shipyards. */
  readonly shipyards: readonly string[];
}

/** The scenario file from its hand-written parts and the borders of its world; throws where they do not hold. */
export const scenarioFrom = (about: About, places: readonly GazetteerArea[], world: World): ScenarioFile => {
  const lands = places.filter(({ kind }) => kind === 'land');
  const { id, title, year, description, options } = about;
  return {
    id,
    title,
    year,
    description,
    options,
    areas: lands.map((land) => areaOf(about, land, lands.length, world)),
    seas: places
      .filter(({ kind }) => kind === 'sea')
      .map(({ number, name, at }): SeaEntry => {
        const adjacent = across(world, number, 'sea').map((other) => other - lands.length);
        const shipyards = about.shipyards.includes(name);
        return { number: number - lands.length, name, adjacent, shipyards, lat: at.lat, lon: at.lon };
      }),
  };
};

const areaOf = (about: About, land: GazetteerArea, lands: number, world: World): AreaEntry => {
  const { number, name, line } = land;
  const extra = (column: string): string => {
    const text = land.extra[column] ?? '';
    if (text === '') throw new Error(`areas.csv, line ${line}: ${column} is missing`);
    return text;
  };
  const kingdom = about.kingdoms.find(({ code }) => code === extra('code'));
  if (kingdom === undefined) throw new Error(`about.json has no kingdom ${extra('code')}`);
  const [lat = Number.NaN, lon = Number.NaN] = extra('centre').split(' ').map(Number);
  const rivers = [...across(world, number, 'river'), ...across(world, number, 'strait')];
  return {
    number,
    code: kingdom.code,
    name,
    town: extra('town'),
    lat,
    lon,
    tribe: extra('tribe') as AreaEntry['tribe'],
    terrain: extra('ground') as AreaEntry['terrain'],
    region: extra('region') as AreaEntry['region'],
    neighbours: [...across(world, number, 'land'), ...rivers].sort((a, b) => a - b),
    rivers,
    seas: across(world, number, 'coast').map((sea) => sea - lands),
    arms: kingdom.arms,
    color: kingdom.color,
    tone: kingdom.tone,
    description: kingdom.description,
  };
};

/** What lies behind the borders of a kind, ascending. */
const across = ({ borders }: World, from: number, kind: World['borders'][number]['kind']): readonly number[] =>
  borders
    .filter((border) => border.kind === kind && (border.a === from || border.b === from))
    .map(({ a, b }) => (a === from ? b : a))
    .sort((a, b) => a - b);
