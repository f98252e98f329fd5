import { keyedDice, sha256Hex } from '@chancery/core';
import { positionReader } from '@chancery/kit';
import { readOptions } from '../scenario/options.ts';
import { readScenario } from '../scenario/read.ts';
import { scenarioData } from '../scenarios/library.ts';
import { setup } from '../setup.ts';
import type { GamePosition, Types } from '../types.ts';
import { SORTS } from './sorts.ts';
import { TABLES } from './tables.ts';

/** The position that a case states: what is not said is as The Hill begins. */
export const readPosition = positionReader<Types>({ tables: TABLES, sorts: SORTS, begin: () => theHill() });

const theHill = async (): Promise<GamePosition> => {
  const scenario = readScenario(await scenarioData('the-hill'));
  if (!scenario.ok) throw new Error(scenario.error.join('; '));
  const options = readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('; '));
  return setup(scenario.value, options.value, keyedDice(sha256Hex('case')));
};
