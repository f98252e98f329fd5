import { type AnyRuleset, err, ok, type Result, type ScenarioFault, type World } from '@chancery/core';
import { cutWorld } from '@chancery/maps';
import { grownMap } from './grown-map.ts';
import { grownPlaces } from './grown-places.ts';
import type { ScenarioFile } from './scenario-file.ts';
import type { MapThatIsThere } from './scenario-map.ts';

/**
 * The world that a file names or gives the places of, or what is wrong with the way in which it does. Where the rules let a scenario
 * itself say where its areas lie, a file that names no map has it grown from there.
 */
export const mapOf = async (
  ruleset: AnyRuleset,
  { map = {}, scenario }: ScenarioFile,
  title: string,
): Promise<Result<World, readonly ScenarioFault[]>> => {
  const { world, points, ...rest } = map;
  if (world !== undefined && points !== undefined) return err([BOTH]);
  if (points !== undefined) return map.areas === undefined ? grownMap({ points, ...rest }, title) : err([PARTS]);
  if (world !== undefined) return partOf(ruleset, { world, ...rest }, title);
  const { placesOf } = ruleset.ownScenarios ?? {};
  if (placesOf === undefined) return err([NEITHER]);
  const [stray] = Object.keys(map).filter((field) => field !== 'seed');
  if (stray !== undefined) return err([{ ...STRAY, path: `map.${stray}` }]);
  const places = placesOf(scenario);
  return places.ok ? grownPlaces(places.value, { title, seed: map.seed }) : places;
};

const NEITHER: ScenarioFault = {
  path: 'map',
  text: 'it has neither a world nor points',
  remedy: 'Write the id of a built-in scenario under world, or the places of your areas under points.',
};

const STRAY: ScenarioFault = {
  path: 'map',
  text: 'the scenario says itself where its areas lie and how they hang together',
  remedy: 'Leave it out.',
};

const BOTH: ScenarioFault = {
  path: 'map',
  text: 'it has a world and points',
  remedy: 'Leave one of the two out.',
};

const PARTS: ScenarioFault = {
  path: 'map.areas',
  text: 'a map that is grown has all its points',
  remedy: 'Leave it out, and leave out the points that you do not want.',
};

const partOf = async (
  ruleset: AnyRuleset,
  { world: id, areas, borders, routes }: MapThatIsThere,
  title: string,
): Promise<Result<World, readonly ScenarioFault[]>> => {
  if (borders !== undefined || routes !== undefined) {
    const path = borders === undefined ? 'map.routes' : 'map.borders';
    return err([{ path, text: 'a map that is there has its own', remedy: 'Leave it out, or give points.' }]);
  }
  const ids = ruleset.scenarios.map((scenario) => scenario.id);
  if (!ids.includes(id)) {
    const remedy = `Write one of ${ids.join(', ')}.`;
    return err([{ path: 'map.world', text: `there is no map ${id}`, remedy }]);
  }
  const { world } = (await ruleset.scenarioData(id)) as { readonly world: World };
  if (areas === undefined) return ok(world);
  const numbers = new Map(world.areas.map(({ name, number }) => [name.toLowerCase(), number]));
  const wanted = areas.map((name) => numbers.get(name.toLowerCase()));
  const faults = wanted.flatMap((number, at): readonly ScenarioFault[] => {
    const path = `map.areas[${at}]`;
    if (number === undefined) {
      return [
        { path, text: `there is no area ${areas[at]} on the map ${id}`, remedy: 'Take the name of one of its areas.' },
      ];
    }
    return wanted.indexOf(number) === at
      ? []
      : [{ path, text: `${areas[at]} is named twice`, remedy: 'Leave one of the two out.' }];
  });
  if (faults.length > 0) return err(faults);
  return ok(cutWorld(world, wanted as readonly number[], { id: `part-of-${id}`, title }));
};
