import {
  type CaseFault,
  type CaseValue,
  type Difference,
  differencesFrom,
  err,
  keyedDice,
  membersOf,
  ok,
  type Result,
  sha256Hex,
  type Words,
} from '@chancery/core';
import { readOptions } from '../scenario/options.ts';
import { readScenario } from '../scenario/read.ts';
import { scenarioData } from '../scenarios/library.ts';
import { setup } from '../setup.ts';
import type { Area, Company, Power, State } from '../state.ts';
import type { GamePosition } from '../types.ts';
import { SECTIONS } from './sections.ts';
import { describeAll, differencesOn, SHELVES, saidOfEach, stated } from './shelves.ts';

/** The position that a case states: what is not said is as The Hill begins. Companies that are stated are all there are. */
export const readPosition = async (words: Words): Promise<Result<GamePosition, readonly CaseFault[]>> => {
  const { setting, state } = await theHill();
  const sections = new Map(SECTIONS.in(words));
  const under = (name: 'game' | keyof typeof SHELVES): Words => sections.get(name) ?? words.as(null);
  const areas = [...state.areas];
  for (const [id, said] of saidOfEach(SHELVES.areas, under('areas'), setting))
    areas[id] = stated(SHELVES.areas, areas[id] as Area, said, setting);
  const powers = [...state.powers];
  for (const [id, said] of saidOfEach(SHELVES.houses, under('houses'), setting))
    powers[id] = stated(SHELVES.houses, powers[id] as Power, said, setting);
  const companies = saidOfEach(SHELVES.companies, under('companies'), setting).map(([id, said]) =>
    stated(SHELVES.companies, { ...NEW_COMPANY, id }, said, setting),
  );
  const game = membersOf(under('game'), { turn: [] }, 'a game');
  const built: State = {
    turn: game.get('turn')?.whole(1, 99) ?? state.turn,
    areas,
    powers,
    companies: companies.length > 0 ? companies : state.companies,
  };
  return words.faults.length > 0 ? err(words.faults) : ok({ setting, state: built });
};

const NEW_COMPANY: Omit<Company, 'id'> = { owner: 1, at: 1, men: 4 };

const theHill = async (): Promise<GamePosition> => {
  const scenario = readScenario(await scenarioData('the-hill'));
  if (!scenario.ok) throw new Error(scenario.error.join('; '));
  const options = readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('; '));
  return setup(scenario.value, options.value, keyedDice(sha256Hex('case')));
};

/** A position in the words in which it can be stated. */
export const describe = (position: GamePosition): { readonly [section: string]: CaseValue } => ({
  game: { turn: position.state.turn },
  houses: describeAll(SHELVES.houses, position),
  areas: describeAll(SHELVES.areas, position),
  companies: describeAll(SHELVES.companies, position),
});

/** Where the state differs from what a case expects of it. */
export const matchState = (position: GamePosition, expected: Words): readonly Difference[] =>
  SECTIONS.in(expected).flatMap(([section, words]) => {
    switch (section) {
      case 'game':
        return differencesFrom(words.value, { turn: position.state.turn }, words.path);
      case 'areas':
        return differencesOn(SHELVES.areas, words, position);
      case 'houses':
        return differencesOn(SHELVES.houses, words, position);
      case 'companies':
        return differencesOn(SHELVES.companies, words, position);
      default:
        return [];
    }
  });
