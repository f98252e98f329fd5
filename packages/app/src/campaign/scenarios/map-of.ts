import { type AnyRuleset, err, ok, type Result, type ScenarioFault, type World } from '@chancery/core';
import { cutWorld } from '@chancery/maps';
import type { ScenarioMap } from './scenario-file.ts';

/** The world that a file names, or what is wrong with the way in which it does. */
export const mapOf = async (
  ruleset: AnyRuleset,
  { world: id, areas }: ScenarioMap,
  title: string,
): Promise<Result<World, readonly ScenarioFault[]>> => {
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
