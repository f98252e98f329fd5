import { keyedDice, sha256Hex, type Words } from '@chancery/core';
import { positionReader, withState } from '@chancery/kit';
import { readOptions } from '../scenario/options.ts';
import { readScenario } from '../scenario/read.ts';
import { LIBRARY, scenarioData } from '../scenarios/library.ts';
import { setup } from '../setup.ts';
import type { GamePosition, Types } from '../types.ts';
import { AFFAIR_TABLES } from './affair-tables.ts';
import { SORTS } from './sorts.ts';
import { BOARD_TABLES } from './tables.ts';

export const TABLES = { ...BOARD_TABLES, ...AFFAIR_TABLES };

/** The position that a case states: what is not said is as the scenario begins, but without units. */
export const readPosition = positionReader<Types>({
  tables: TABLES,
  sorts: SORTS,
  begin: (part) => beginning(part('base')),
});

const USUAL = 'two-shores';

const beginning = async (said: Words): Promise<GamePosition | null> => {
  const id = said.isNothing ? USUAL : (said.text() ?? '');
  const ids = LIBRARY.map((info) => info.id);
  if (!ids.includes(id)) return said.unknown('built-in scenario', id, ids);
  const first = firstPositions.get(id) ?? firstPosition(id);
  firstPositions.set(id, first);
  return first;
};

/** A scenario is read once, however many cases begin with it. */
const firstPositions = new Map<string, Promise<GamePosition>>();

/** Tribes settle in cases that say so: all others begin with the phases, and without them. */
const firstPosition = async (id: string): Promise<GamePosition> => {
  const scenario = readScenario(await scenarioData(id));
  if (!scenario.ok) throw new Error(scenario.error.join('; '));
  const options = readOptions(scenario.value, { tribesChoose: true });
  if (!options.ok) throw new Error(options.error.join('; '));
  return withState(setup(scenario.value, options.value, keyedDice(sha256Hex('case'))), {
    units: [],
    stage: 'phases',
  });
};
