import { type CaseFault, err, keyedDice, membersOf, ok, type Result, sha256Hex, type Words } from '@chancery/core';
import { type CaseTable, readRows, type StatedRow } from '@chancery/kit';
import { readOptions } from '../scenario/options.ts';
import { readScenario } from '../scenario/read.ts';
import { scenarioData } from '../scenarios/library.ts';
import { setup } from '../setup.ts';
import type { GamePosition } from '../types.ts';
import { SORTS } from './sorts.ts';
import { TABLES } from './tables.ts';

/** The sections of a position: each is a table. */
const PARTS = Object.fromEntries(Object.keys(TABLES).map((name) => [name, []]));

/** The position that a case states: what is not said is as The Hill begins. Companies that are stated are all there are. */
export const readPosition = async (words: Words): Promise<Result<GamePosition, readonly CaseFault[]>> => {
  const begun = await theHill();
  const parts = membersOf(words, PARTS, 'a position');
  const said = <Row extends object>(name: string, table: CaseTable<GamePosition, Row>): readonly StatedRow<Row>[] =>
    readRows(table, parts.get(name) ?? words.as(null), { sorts: SORTS, position: begun });
  const companies = said('companies', TABLES.companies).map(({ row }) => row);
  const state = {
    ...begun.state,
    ...said('game', TABLES.game)[0]?.row,
    powers: changed(begun.state.powers, said('houses', TABLES.houses)),
    areas: changed(begun.state.areas, said('areas', TABLES.areas)),
    ...(companies.length > 0 ? { companies: companies.toSorted((a, b) => a.id - b.id) } : {}),
  };
  return words.faults.length > 0 ? err(words.faults) : ok({ ...begun, state });
};

const changed = <Thing extends object>(
  list: readonly (Thing | null)[],
  said: readonly StatedRow<Thing>[],
): readonly (Thing | null)[] => list.map((thing, number) => said.find(({ id }) => id === number)?.row ?? thing);

const theHill = async (): Promise<GamePosition> => {
  const scenario = readScenario(await scenarioData('the-hill'));
  if (!scenario.ok) throw new Error(scenario.error.join('; '));
  const options = readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('; '));
  return setup(scenario.value, options.value, keyedDice(sha256Hex('case')));
};
