import { squash, type Words, type World } from '@chancery/core';
import { TROOPS } from '../../data/troops.ts';
import { DEFAULT_OPTIONS, readOptions } from '../../scenario/options.ts';
import { readScenario } from '../../scenario/read.ts';
import { LIBRARY, scenarioData } from '../../scenarios/library.ts';
import type { Options } from '../../setting.ts';
import { setup } from '../../setup.ts';
import type { State } from '../../state.ts';
import type { MdPosition } from '../../types.ts';
import { GrowingLexicon } from '../names/growing-lexicon.ts';

/** What a case builds its position on: nothing, the map of a scenario, or a scenario with all that stands in it. */
export interface Ground {
  readonly lexicon: GrowingLexicon;
  readonly options: Options;
  /** Null when the case has its own map. */
  readonly world: World | null;
  /** Null unless the case begins with a scenario as it is. */
  readonly state: State | null;
  readonly title: string;
}

export const bareGround = (text: string): Ground => ({
  lexicon: new GrowingLexicon(TROOPS, text),
  options: DEFAULT_OPTIONS,
  world: null,
  state: null,
  title: 'A case',
});

/** The id of a built-in scenario that is called so; null for anything else. */
export const scenarioNamed = (name: unknown): string | null =>
  typeof name !== 'string'
    ? null
    : (LIBRARY.find(({ id, title }) => [id, title].some((each) => squash(each) === squash(name)))?.id ?? null);

/** A scenario with its troops and treasuries, or only its places and borders. */
export const scenarioGround = async (words: Words, text: string, only: 'map' | 'all'): Promise<Ground> => {
  const id = scenarioNamed(words.value);
  if (id === null) {
    words.unknown(
      'built-in scenario',
      String(words.value),
      LIBRARY.map((each) => each.id),
    );
    return bareGround(text);
  }
  const position = await positionOf(id);
  const { setting, state } = position;
  const lexicon = new GrowingLexicon(setting.troops, text);
  for (const info of setting.places)
    if (info) lexicon.addPlace(info.name, only === 'all' ? info : { ...info, ...BARE });
  if (only === 'all') for (const info of setting.realms) if (info) lexicon.addRealm(info.code, info);
  lexicon.mapIsClosed = true;
  return {
    lexicon,
    options: setting.options,
    world: setting.world,
    state: only === 'all' ? state : null,
    title: setting.title,
  };
};

const BARE = { cityName: null, baseRevenue: 0, productionSlots: 0 } as const;

const positionOf = async (id: string): Promise<MdPosition> => {
  const scenario = readScenario(await scenarioData(id));
  if (!scenario.ok) throw new Error(`the built-in scenario ${id} has faults: ${scenario.error[0]}`);
  const options = readOptions(scenario.value, undefined);
  if (!options.ok) throw new Error(`the built-in scenario ${id} has faults: ${options.error[0]}`);
  return setup(scenario.value, options.value);
};
