import {
  type CaseContext,
  type CaseFault,
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
import type { Scenario } from '../scenario.ts';
import { LIBRARY, scenarioData } from '../scenarios/library.ts';
import { setup } from '../setup.ts';
import type { State, Unit } from '../state.ts';
import type { HepPosition } from '../types.ts';
import type { KingdomNumber } from '../words.ts';
import { HOLDINGS, holdingsStated, readNamed } from './holdings.ts';
import { areaNamed, codesOf } from './names.ts';
import { RELATIONS, statedUnder } from './said-relations.ts';
import { readUnit } from './said-unit.ts';
import { SECTIONS, type Section } from './sections.ts';
import { GAME } from './shapes/state-shapes.ts';

/**
 * The position that a case states: what is not said is as the scenario begins. Players are those of `game.players`, or who
 * gives orders; it is Turn 1 and the first player’s Phase unless said otherwise.
 */
export const readPosition = async (
  words: Words,
  context: CaseContext,
): Promise<Result<HepPosition, readonly CaseFault[]>> => {
  const sections = new Map(SECTIONS.in(words));
  const section = (name: Section): Words => sections.get(name) ?? words.as(null);
  const game = membersOf(section('game'), GAME_NAMES, 'a game');
  const scenario = await scenarioOf(game.get('scenario'), words);
  if (scenario === null) return err(words.faults);
  const players = game.get('players')?.items() ?? [];
  const codes =
    players.length > 0
      ? players.flatMap((each) => playerIn(each, scenario))
      : context.seats.map((name) => codeOf(scenario, name) ?? name);
  const options = readOptions(scenario, codes.length > 0 ? { players: codes } : {});
  if (!options.ok) {
    for (const fault of options.error) words.fault(fault);
    return err(words.faults);
  }
  const { setting, state } = setup(scenario, options.value, keyedDice(sha256Hex('case')));
  const turn = game.get('turn')?.whole(0, 999) ?? 1;
  const units = section('units')
    .entries()
    .map(([id, said]) => readUnit(said, id, setting))
    .filter((unit): unit is Unit => unit !== null);
  const stated = <Name extends keyof typeof RELATIONS>(name: Name) =>
    statedUnder(RELATIONS[name] as never, section(name), setting, turn) as State[Name];
  const built: State = {
    ...state,
    ...whoseTurn(game, state, setting, turn),
    turn,
    kingdoms: holdingsStated(HOLDINGS.kingdoms, state, section('kingdoms'), setting),
    areas: holdingsStated(HOLDINGS.areas, state, section('areas'), setting),
    units: [...units].sort((a, b) => a.id - b.id),
    nextUnit: Math.max(0, ...units.map(({ id }) => id)) + 1,
    wars: stated('wars'),
    treaties: stated('treaties'),
    truces: stated('truces'),
    proposals: stated('proposals'),
  };
  return words.faults.length > 0 ? err(words.faults) : ok({ setting, state: built });
};

const GAME_NAMES = Object.fromEntries(Object.keys(GAME).map((name) => [name, []]));

const scenarioOf = async (said: Words | undefined, words: Words): Promise<Scenario | null> => {
  const id = said?.text() ?? 'heptarchy';
  const ids = LIBRARY.map((info) => info.id);
  if (!ids.includes(id)) return (said ?? words).unknown('built-in scenario', id, ids);
  const read = readScenario(await scenarioData(id));
  return read.ok ? read.value : words.fault(read.error.join('; '));
};

const codeOf = (scenario: Scenario, name: string): string | null =>
  scenario.areas[areaNamed(scenario, name) ?? 0]?.code ?? null;

const playerIn = (words: Words, scenario: Scenario): readonly string[] => {
  const name = words.text('a kingdom') ?? '';
  const code = codeOf(scenario, name);
  if (code === null) words.unknown('kingdom', name, codesOf(scenario));
  return code === null ? [] : [code];
};

/**
 * Whose Phase is open, and whose part in the Turn is over: of those before it in the player list, unless the case says who
 * (HEP-1.5). In Turn 0 nobody has a Phase (HEP-1.4).
 */
const whoseTurn = (
  game: ReadonlyMap<string, Words>,
  { playerList }: State,
  setting: HepPosition['setting'],
  turn: number,
): Pick<State, 'active' | 'ended'> => {
  const said = game.get('active');
  const active = said === undefined || said.isNothing ? null : readNamed(said, setting, 'kingdom');
  const ended = game
    .get('ended')
    ?.items()
    .flatMap((each) => readNamed(each, setting, 'kingdom') ?? []);
  if (said !== undefined && turn === 0) said.fault('in Turn 0 no Phase is open: all players post at once (HEP-1.4)');
  if (said !== undefined && active !== null && !playerList.includes(active))
    said.fault('whose Phase is open must be a player');
  const open: KingdomNumber | null =
    turn === 0 ? null : (active ?? playerList.find((each) => !ended?.includes(each)) ?? null);
  const before = open === null ? [] : playerList.slice(0, playerList.indexOf(open));
  return { active: open, ended: ended ?? before };
};
