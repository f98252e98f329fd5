import {
  type CaseContext,
  type CaseFault,
  err,
  keyedDice,
  ok,
  type Result,
  sha256Hex,
  type Words,
} from '@chancery/core';
import { readOptions } from '../scenario/options.ts';
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario.ts';
import { scenarioData } from '../scenarios/library.ts';
import type { Setting } from '../setting.ts';
import { setup } from '../setup.ts';
import type { Area, Kingdom, Proposal, State, Treaty, Truce, Unit, War } from '../state.ts';
import type { HepPosition } from '../types.ts';
import { CONTROLLERS, type Controller, RESOURCES, type Resource, TRADITIONS, type Tradition } from '../words.ts';
import { areaNamed } from './names.ts';
import { readPair } from './said-pair.ts';
import { readUnit } from './said-unit.ts';

/** The sections of a position. */
export const SECTIONS = ['game', 'kingdoms', 'areas', 'units', 'wars', 'treaties', 'truces', 'proposals'] as const;

/**
 * The position that a case states: what is not said is as the scenario begins. Players are those of `game.players`, or who
 * gives orders; it is Turn 1 and the first player’s Phase unless said otherwise.
 */
export const readPosition = async (
  words: Words,
  context: CaseContext,
): Promise<Result<HepPosition, readonly CaseFault[]>> => {
  const section = (name: string): Words => words.entries().find(([key]) => key === name)?.[1] ?? words.as(null);
  for (const [name, said] of words.entries()) {
    if (!(SECTIONS as readonly string[]).includes(name)) said.unknown('section', name, SECTIONS);
  }
  const game = new Map(section('game').entries());
  const scenario = await scenarioOf(game.get('scenario'), words);
  if (scenario === null) return err(words.faults);
  const players = (game.get('players')?.items() ?? []).flatMap((each) => each.text() ?? []);
  const codes = (players.length > 0 ? players : context.seats).map((name) => codeOf(scenario, name));
  const options = readOptions(scenario, codes.length > 0 ? { players: codes } : {});
  if (!options.ok) {
    for (const fault of options.error) words.fault(fault);
    return err(words.faults);
  }
  const { setting, state } = setup(scenario, options.value, keyedDice(sha256Hex('case')));
  const turn = game.get('turn')?.whole(0, 999) ?? 1;
  const active = game.get('active')?.text() ?? codes[0] ?? null;
  const units = section('units')
    .entries()
    .map(([id, said]) => readUnit(said, Number(id), setting))
    .filter((unit): unit is Unit => unit !== null);
  const built: State = {
    ...state,
    turn,
    active: turn === 0 || active === null ? null : areaNamed(setting, active),
    kingdoms: withSaid(state.kingdoms, section('kingdoms'), setting, readKingdom),
    areas: withSaid(state.areas, section('areas'), setting, readArea),
    units: [...units].sort((a, b) => a.id - b.id),
    nextUnit: Math.max(0, ...units.map(({ id }) => id)) + 1,
    wars: readWars(section('wars'), setting, turn),
    treaties: listed(
      section('treaties'),
      setting,
      ({ first, second, words: said, numbers }): Treaty => ({
        kind: said.includes('pact') ? 'pact' : 'trade',
        a: Math.min(first, second),
        b: Math.max(first, second),
        lockedUntil: numbers['until'] ?? null,
      }),
    ),
    truces: listed(
      section('truces'),
      setting,
      ({ first, second, numbers }): Truce => ({
        a: Math.min(first, second),
        b: Math.max(first, second),
        until: numbers['until'] ?? turn + 2,
      }),
    ),
    proposals: listed(
      section('proposals'),
      setting,
      ({ first, second, words: said }): Proposal => ({
        kind: said.includes('pact') ? 'pact' : 'trade',
        from: first,
        to: second,
        madeTurn: turn,
        due: said.includes('due'),
      }),
    ),
  };
  return words.faults.length > 0 ? err(words.faults) : ok({ setting, state: built });
};

const scenarioOf = async (said: Words | undefined, words: Words): Promise<Scenario | null> => {
  const id = said?.text() ?? 'heptarchy';
  const read = readScenario(await scenarioData(id));
  return read.ok ? read.value : words.fault(read.error.join('; '));
};

const codeOf = (scenario: Scenario, name: string): string =>
  scenario.areas[areaNamed(scenario, name) ?? 0]?.code ?? name;

/** A list by number in which those that are named are as is said of them. */
const withSaid = <T>(
  first: readonly (T | null)[],
  said: Words,
  setting: Setting,
  read: (first: T, said: Words, setting: Setting) => T,
): readonly (T | null)[] => {
  const list = [...first];
  for (const [name, words] of said.entries()) {
    const number = areaNamed(setting, name);
    const found = number === null ? null : list[number];
    if (number === null || !found) words.fault(`nothing is called '${name}'`);
    else list[number] = read(found, words, setting);
  }
  return list;
};

const readKingdom = (first: Kingdom, said: Words, setting: Setting): Kingdom => {
  const members = new Map(said.entries());
  const number = (name: string, from: number): number | undefined =>
    members.get(name)?.whole(from, 99_999) ?? undefined;
  const traditions = members
    .get('traditions')
    ?.items()
    .flatMap((each) => wordIn(each, TRADITIONS, 'Tradition'));
  const [controller] =
    members
      .get('controller')
      ?.items()
      .flatMap((each) => wordIn(each, CONTROLLERS, 'controller')) ?? [];
  const capital = members.get('capital')?.text();
  return {
    ...first,
    gold: number('gold', 0) ?? first.gold,
    prestige: members.get('prestige')?.whole(-999, 999) ?? first.prestige,
    missed: number('missed', 0) ?? first.missed,
    controller: (controller as Controller | undefined) ?? first.controller,
    traditions: (traditions as readonly Tradition[] | undefined) ?? first.traditions,
    capital: capital === undefined || capital === null ? first.capital : areaNamed(setting, capital),
    leader: members.get('leader')?.text() ?? first.leader,
  };
};

const readArea = (first: Area, said: Words, setting: Setting): Area => {
  const members = new Map(said.entries());
  const kingdom = (name: string): number | null => {
    const words = members.get(name)?.text();
    return words === undefined || words === null ? null : areaNamed(setting, words);
  };
  const resources = members
    .get('resources')
    ?.items()
    .flatMap((each) => wordIn(each, RESOURCES, 'Resource'));
  return {
    ...first,
    owner: kingdom('owner') ?? first.owner,
    occupier: kingdom('occupier'),
    resources: (resources as readonly Resource[] | undefined) ?? first.resources,
    protection: members.get('protection')?.whole(0, 99) ?? first.protection,
  };
};

const wordIn = <Word extends string>(words: Words, known: readonly Word[], what: string): readonly Word[] => {
  const text = words.text()?.toLowerCase() ?? '';
  const found = known.find((word) => word === text);
  if (found === undefined) words.unknown(what, text, known);
  return found === undefined ? [] : [found];
};

const listed = <T>(
  said: Words,
  setting: Setting,
  make: (pair: NonNullable<ReturnType<typeof readPair>>) => T,
): readonly T[] =>
  said.items().flatMap((each) => {
    const text = each.text('a pair of kingdoms');
    const pair = text === null ? null : readPair(text, each, setting);
    return pair === null ? [] : [make(pair)];
  });

/** `CHE - SSX since 2 scores 3`: the declarer first; `scores` and `theirs` are War Score from destroyed units. */
const readWars = (said: Words, setting: Setting, turn: number): readonly War[] =>
  listed(said, setting, ({ first, second, numbers, words }): War => {
    const [own, theirs] = [numbers['scores'] ?? 0, numbers['theirs'] ?? 0];
    return {
      a: Math.min(first, second),
      b: Math.max(first, second),
      declarer: first,
      startTurn: numbers['since'] ?? turn,
      eventsA: first < second ? own : theirs,
      eventsB: first < second ? theirs : own,
      firstToFive: words.includes('first') ? first : null,
      auto: null,
      offer: null,
    };
  });
