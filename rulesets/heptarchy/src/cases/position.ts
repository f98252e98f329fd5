import { keyedDice, sha256Hex, type Words } from '@chancery/core';
import { positionReader } from '@chancery/kit';
import { readOptions } from '../scenario/options.ts';
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario.ts';
import { LIBRARY, scenarioData } from '../scenarios/library.ts';
import { setup } from '../setup.ts';
import type { Types } from '../types.ts';
import { AREAS } from './names.ts';
import { SORTS } from './sorts.ts';
import { TABLES } from './tables.ts';

/**
 * The position that a case states: what is not said is as the scenario begins. Players are those of `game.players`, or who
 * gives orders; it is Turn 1 and the first player’s Phase unless said otherwise.
 */
export const readPosition = positionReader<Types>({
  tables: TABLES,
  sorts: SORTS,
  begin: async (part, { seats }, whole) => {
    const scenario = await scenarioOf(part('base'));
    if (scenario === null) return null;
    const players = playersIn(part('game'), seats, scenario);
    const options = readOptions(scenario, players.length > 0 ? { players } : {});
    if (options.ok) return setup(scenario, options.value, keyedDice(sha256Hex('case')));
    for (const fault of options.error) whole.fault(fault);
    return null;
  },
});

const scenarioOf = async (said: Words): Promise<Scenario | null> => {
  const id = said.isNothing ? 'heptarchy' : (said.text() ?? '');
  const ids = LIBRARY.map((info) => info.id);
  if (!ids.includes(id)) return said.unknown('built-in scenario', id, ids);
  const read = readScenario(await scenarioData(id));
  return read.ok ? read.value : said.fault(read.error.join('; '));
};

/** The codes of those of the list, as it is written; otherwise of those who give orders. */
const playersIn = (game: Words, seats: readonly string[], scenario: Scenario): readonly string[] => {
  const listed = game.entries().find(([name]) => name === 'players')?.[1];
  const names = listed?.items() ?? seats.map((seat) => game.as(seat));
  return names.flatMap((name) => {
    const area = AREAS.find(scenario, name.text() ?? '');
    if (area === null) name.unknown('kingdom', String(name.value), AREAS.sort.names?.({ setting: scenario }) ?? []);
    return scenario.areas[area ?? 0]?.code ?? [];
  });
};
