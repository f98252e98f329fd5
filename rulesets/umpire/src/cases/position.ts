import { keyedDice, sha256Hex, type Words } from '@chancery/core';
import { positionReader, withState } from '@chancery/kit';
import { readOptions } from '../scenario/options.ts';
import { readScenario } from '../scenario/read.ts';
import { LIBRARY, scenarioData } from '../scenarios/library.ts';
import { setup } from '../setup.ts';
import type { GamePosition, Types } from '../types.ts';
import { KNOWLEDGE_TABLES } from './knowledge-tables.ts';
import { SORTS } from './sorts.ts';
import { PLAIN_TABLES } from './tables.ts';

export const TABLES = { ...PLAIN_TABLES, ...KNOWLEDGE_TABLES };

/** The position that a case states: what is not said is as the scenario begins, but without its troops. */
export const readPosition = positionReader<Types>({
  tables: TABLES,
  sorts: SORTS,
  begin: (part) => beginning(part('base')),
});

const beginning = async (said: Words): Promise<GamePosition | null> => {
  const id = said.isNothing ? 'italia1449' : (said.text() ?? '');
  const ids = LIBRARY.map((info) => info.id);
  if (!ids.includes(id)) return said.unknown('built-in scenario', id, ids);
  const scenario = readScenario(await scenarioData(id));
  if (!scenario.ok) return said.fault(scenario.error.join('; '));
  const options = readOptions(scenario.value, {});
  if (!options.ok) return said.fault(options.error.join('; '));
  const position = setup(scenario.value, options.value, keyedDice(sha256Hex('case')));
  return withState(position, { stacks: position.state.stacks.map(() => []) });
};
