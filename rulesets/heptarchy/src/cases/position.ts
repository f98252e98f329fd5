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
import { type CaseTable, readRows, type StatedRow } from '@chancery/kit';
import { readOptions } from '../scenario/options.ts';
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario.ts';
import { LIBRARY, scenarioData } from '../scenarios/library.ts';
import { setup } from '../setup.ts';
import type { State, Unit } from '../state.ts';
import type { HepPosition } from '../types.ts';
import type { KingdomNumber } from '../words.ts';
import { areaNamed, codesOf } from './names.ts';
import { SORTS } from './sorts.ts';
import { TABLES } from './tables.ts';

/** The parts of a position: each is a table. */
const PARTS = Object.fromEntries(Object.keys(TABLES).map((name) => [name, []]));

/**
 * The position that a case states: what is not said is as the scenario begins. Players are those of `game.players`, or who
 * gives orders; it is Turn 1 and the first player’s Phase unless said otherwise.
 */
export const readPosition = async (
  words: Words,
  { seats }: CaseContext,
): Promise<Result<HepPosition, readonly CaseFault[]>> => {
  const parts = membersOf(words, PARTS, 'a position');
  const part = (name: string): Words => parts.get(name) ?? words.as(null);
  const scenario = await scenarioOf(parts.get('base'), words);
  if (scenario === null) return err(words.faults);
  const codes = playersIn(part('game'), seats, scenario);
  if (words.faults.length > 0) return err(words.faults);
  const options = readOptions(scenario, codes.length > 0 ? { players: codes } : {});
  if (!options.ok) {
    for (const fault of options.error) words.fault(fault);
    return err(words.faults);
  }
  const first = setup(scenario, options.value, keyedDice(sha256Hex('case')));
  const begun = { ...first, state: { ...first.state, ...whoseTurn(part('game'), first) } };
  const position = { ...begun, state: stateIn(part, begun) };
  return words.faults.length > 0 ? err(words.faults) : ok(position);
};

const scenarioOf = async (said: Words | undefined, words: Words): Promise<Scenario | null> => {
  const id = said?.text() ?? 'heptarchy';
  const ids = LIBRARY.map((info) => info.id);
  if (!ids.includes(id)) return (said ?? words).unknown('built-in scenario', id, ids);
  const read = readScenario(await scenarioData(id));
  return read.ok ? read.value : words.fault(read.error.join('; '));
};

/** The codes of those of the list, as it is written; else of those who give orders. */
const playersIn = (game: Words, seats: readonly string[], scenario: Scenario): readonly string[] => {
  const listed = game.entries().find(([name]) => name === 'players')?.[1];
  const names = listed?.items() ?? seats.map((seat) => game.as(seat));
  return names.flatMap((name) => {
    const area = areaNamed(scenario, name.text() ?? '');
    if (area === null) name.unknown('kingdom', String(name.value), codesOf(scenario));
    return scenario.areas[area ?? 0]?.code ?? [];
  });
};

/**
 * Whose Phase is open, and whose part in the Turn is over: of those before it in the player list, unless the case says who
 * (HEP-1.5). In Turn 0 nobody has a Phase (HEP-1.4).
 */
const whoseTurn = (words: Words, before: HepPosition): Pick<State, 'turn' | 'active' | 'ended'> => {
  const { playerList } = before.state;
  const said = (name: string): boolean => words.entries().some(([key]) => key === name);
  const [stated] = readRows(TABLES.game, words, { sorts: SORTS, position: before });
  const { turn = 1, active = null, ended = [] } = stated?.row ?? {};
  if (turn === 0 && active !== null) words.fault('in Turn 0 no Phase is open: all players post at once (HEP-1.4)');
  if (active !== null && !playerList.includes(active)) words.fault('whose Phase is open must be a player');
  const known = said('active') ? active : null;
  const isOver = (each: KingdomNumber): boolean => said('ended') && ended.includes(each);
  const open = turn === 0 ? null : (known ?? playerList.find((each) => !isOver(each)) ?? null);
  const passed = open === null ? [] : playerList.slice(0, playerList.indexOf(open));
  return { turn, active: open, ended: said('ended') ? ended : passed };
};

const stateIn = (part: (name: string) => Words, position: HepPosition): State => {
  const { state } = position;
  const rows = <Row extends object>(name: string, table: CaseTable<HepPosition, Row>): readonly StatedRow<Row>[] =>
    readRows(table, part(name), { sorts: SORTS, position });
  const units: readonly Unit[] = rows('units', TABLES.units)
    .map(({ row }) => row)
    .sort((a, b) => a.id - b.id);
  return {
    ...state,
    kingdoms: changed(state.kingdoms, rows('kingdoms', TABLES.kingdoms)),
    areas: changed(state.areas, rows('areas', TABLES.areas)),
    units,
    nextUnit: Math.max(0, ...units.map(({ id }) => id)) + 1,
    wars: rows('wars', TABLES.wars).map(({ row: { by, on, since, scores, theirs, first } }) => ({
      ...ends([by, on]),
      declarer: by,
      startTurn: since,
      eventsA: by < on ? scores : theirs,
      eventsB: by < on ? theirs : scores,
      firstToFive: first,
      auto: null,
      offer: null,
    })),
    treaties: rows('treaties', TABLES.treaties).map(({ row: { kind, between, until }, words }) => ({
      kind,
      ...ends(between, words),
      lockedUntil: until,
    })),
    truces: rows('truces', TABLES.truces).map(({ row, words }) => ({ ...ends(row.between, words), until: row.until })),
    proposals: rows('proposals', TABLES.proposals).map(({ row }) => ({ ...row, madeTurn: state.turn })),
  };
};

/** The list of a state, with what is said of some. */
const changed = <Thing extends object>(
  list: readonly (Thing | null)[],
  said: readonly StatedRow<Thing>[],
): readonly (Thing | null)[] => list.map((thing, number) => said.find(({ id }) => id === number)?.row ?? thing);

/** The lower number first. */
const ends = (
  two: readonly KingdomNumber[],
  words?: Words,
): { readonly a: KingdomNumber; readonly b: KingdomNumber } => {
  const [a = 0, b = 0] = [...two].sort((one, other) => one - other);
  if (two.length !== 2 || a === b) words?.fault('it is between two kingdoms');
  return { a, b };
};
