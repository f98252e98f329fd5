import { canonicalText, copyPlain, type Draft, keyedDice, resolveTurn } from '@chancery/core';
import type { PlayedTurn } from '@chancery/testkit';
import type { Event } from '../../src/events.ts';
import {
  BY_BORROWER,
  BY_HOME,
  BY_OWNER,
  BY_PROVINCE,
  domainsOf,
  findUnit,
  getProvince,
  provincesOf,
  unitsInField,
} from '../../src/rules/find.ts';
import { pointsOf, roomForTroops } from '../../src/rules/levels.ts';
import { areHostile } from '../../src/rules/war.ts';
import type { State, Unit } from '../../src/state.ts';
import type { GamePosition, Types } from '../../src/types.ts';
import { MOST_POINTS_IN_PROVINCE, ROUNDS } from '../../src/words.ts';
import { RULESET } from '../ruleset.ts';
import { faultsOfClocks } from './clocks.ts';
import { bookingsOf } from './gold.ts';
import { faultsOfSighting } from './sightings.ts';

/** Everything that no month may do or leave behind, in words; empty when all is well. */
export const faultsOfMonth = (turn: PlayedTurn<Types>): readonly string[] => [
  ...faultsOnTheWay(turn),
  ...faultsInBetween(turn),
  ...faultsOfClocks(turn.record.state, turn.resolved.events, turn.after.state),
  ...faultsOfTasks(turn.resolved.events),
  ...faultsOfSheets(turn),
  ...faultsOfMemory(turn),
  ...faultsOfBoard(turn.after),
];

/** Event by event: gold is where the books say, nobody owes any, and what is seen is there. */
const faultsOnTheWay = ({ record, resolved }: PlayedTurn<Types>): readonly string[] => {
  const { setting } = record;
  const state = copyPlain(record.state) as Draft<State>;
  const books = state.domains.map((domain) => domain?.treasury ?? 0);
  const faults: string[] = [];
  for (const event of resolved.events) {
    faults.push(...faultsOfSighting(setting, state as State, event));
    for (const [domain, gold] of bookingsOf(event)) books[domain] = Math.max(0, (books[domain] ?? 0) + gold);
    RULESET.apply(state, event, setting);
    for (const { number, treasury } of domainsOf(state as State)) {
      if (treasury < 0) faults.push(`${event.kind} leaves domain ${number} ${treasury} gold`);
      if (treasury !== books[number])
        faults.push(`after ${event.kind} domain ${number} has ${treasury}, not ${books[number]}`);
    }
    if (faults.length > 0) return faults;
  }
  return faults;
};

/** As the month goes on: who stands where, who shares a field when a round's battles are over, and what is too much when it ends. */
const faultsInBetween = ({ record }: PlayedTurn<Types>): readonly string[] => {
  const faults: string[] = [];
  const { diceSeed, ...input } = record;
  const { setting } = record;
  resolveTurn(RULESET, { ...input, dice: keyedDice(diceSeed) }, (step, state) => {
    faults.push(...faultsOfGroups(state.units, step));
    if (ROUNDS.some((round) => step === `Assaults of round ${round}`)) faults.push(...sharedFields(state, step));
    if (step === 'Mood') faults.push(...tooMany(setting, state));
  });
  return faults;
};

/** Groups that are kept while a month changes the units are those that a search finds. */
const faultsOfGroups = (units: State['units'], when: string): readonly string[] =>
  Object.entries({
    province: [BY_PROVINCE.of(units), Map.groupBy(units, ({ province }) => province)],
    borrower: [BY_BORROWER.of(units), Map.groupBy(units, ({ loanedTo }) => loanedTo)],
    owner: [BY_OWNER.of(units), Map.groupBy(units, ({ owner }) => owner)],
    home: [BY_HOME.of(units), Map.groupBy(units, ({ home }) => home)],
  } as const).flatMap(([by, [kept, found]]) => {
    const words = (groups: ReadonlyMap<number | null, readonly Unit[]>): string =>
      [...groups]
        .filter(([, those]) => those.length > 0)
        .map(([key, those]) => `${key}: ${those.map(({ id }) => id).join()}`)
        .sort()
        .join('; ');
    return words(kept) === words(found) ? [] : [`when ${when} begins, units by ${by} are kept as ${words(kept)}`];
  });

/** No hostile armies stand in one field when R8 ends (DOM-7.25, 7.26). */
const sharedFields = (state: State, when: string): readonly string[] =>
  provincesOf(state).flatMap(({ number }) => {
    const owners = [...new Set(unitsInField(state, number).map(({ owner }) => owner))];
    const hostile = owners.some((one) => owners.some((other) => one !== other && areHostile(state, one, other)));
    return hostile ? [`${when}: enemies ${owners} share province ${number}`] : [];
  });

/** Ten points of a domain in a province, and the troop maximum (DOM-6.14, 6.16). */
const tooMany = ({ units }: GamePosition['setting'], state: State): readonly string[] => {
  const there = Map.groupBy(
    state.units.filter(({ owner }) => owner !== null),
    ({ owner, loanedTo, province }) => `${loanedTo ?? owner} in ${province}`,
  );
  return [
    ...[...there].flatMap(([where, those]) =>
      pointsOf(units, those) > MOST_POINTS_IN_PROVINCE ? [`${pointsOf(units, those)} points of ${where}`] : [],
    ),
    ...domainsOf(state).flatMap(({ number }) =>
      roomForTroops(state, units, number) < 0 ? [`domain ${number} is above its troop maximum`] : [],
    ),
  ];
};

/** Nobody carries out two tasks in a month (DOM-3.5). */
const faultsOfTasks = (events: readonly Event[]): readonly string[] => {
  const tasks = events.flatMap((event) => {
    if (event.kind === 'counterspy-set') return [`${event.person} of ${event.domain}`];
    return event.kind === 'attempted' && event.person !== null ? [`${event.person} of ${event.author}`] : [];
  });
  return tasks.flatMap((task, at) => (tasks.indexOf(task) === at ? [] : [`person ${task} has two tasks`]));
};

/** What was accepted takes one action a round: lines of a round are one march or one invasion (DOM-1.2). */
const faultsOfSheets = ({ record }: PlayedTurn<Types>): readonly string[] =>
  record.sheets.flatMap(({ seat, orders }) =>
    ['r1', 'r2', 'r3'].flatMap((round) => {
      const lines = orders.filter(({ section }) => section === round);
      const [first] = lines;
      const together = first?.verb === 'MOVE' || first?.verb === 'INVADE';
      const alike = lines.every(({ verb }) => verb === first?.verb) && (together || lines.length <= 1);
      return alike ? [] : [`${seat} takes two actions in ${round}`];
    }),
  );

/** What was seen in months past stays as it was seen, or is forgotten. */
const faultsOfMemory = ({ record, after }: PlayedTurn<Types>): readonly string[] =>
  after.state.known.flatMap((known, domain) => {
    const before = new Set((record.state.known[domain]?.forces ?? []).map(canonicalText));
    return (known?.forces ?? []).flatMap((seen) =>
      seen.turn === record.state.turn || before.has(canonicalText(seen))
        ? []
        : [`domain ${domain} remembers otherwise what it saw in ${seen.area}`],
    );
  });

/** What hangs together in a state. */
const faultsOfBoard = ({ state }: GamePosition): readonly string[] => [
  ...state.units.flatMap((unit, at) => faultsOfUnit(state, unit, state.units[at - 1])),
  ...state.holdings.flatMap(({ id, level, siegeLevel, occupiedBy, occupiedSince, owner, province, kind }) => {
    const twice = state.holdings.some(
      (other) => other.id !== id && other.owner === owner && other.province === province && other.kind === kind,
    );
    const fits = level >= 0 && level <= 10 && (siegeLevel === null || (siegeLevel >= 0 && siegeLevel <= level));
    return [
      ...(twice ? [`domain ${owner} has two ${kind} holdings in ${province}`] : []),
      ...(fits ? [] : [`holding ${id} has the levels ${level} and ${siegeLevel}`]),
      ...((occupiedBy === null) === (occupiedSince === null) && occupiedBy !== owner
        ? []
        : [`holding ${id} is occupied by halves`]),
    ];
  }),
  ...provincesOf(state).flatMap(({ number, mood, level }) =>
    mood >= 0 && mood <= 5 && level >= 0 && level <= 10 ? [] : [`province ${number} has mood ${mood}, level ${level}`],
  ),
  ...domainsOf(state).flatMap(({ number, underlings }) =>
    underlings.length <= 3 ? [] : [`domain ${number} has ${underlings.length} underlings`],
  ),
];

const faultsOfUnit = (
  state: State,
  { id, owner, number, inside, province }: Unit,
  before: Unit | undefined,
): readonly string[] => {
  const holding = inside === null ? null : state.holdings.find((each) => each.id === inside);
  const named = state.units.filter((each) => each.owner === owner && each.number === number);
  return [
    ...(before !== undefined && before.id >= id ? [`unit ${id} stands out of order`] : []),
    ...(holding === null || holding?.province === province ? [] : [`unit ${id} is inside nothing`]),
    ...(named.length === 1 ? [] : [`two units of ${owner} are number ${number}`]),
    ...(getProvince(state, province) && findUnit(state, id) ? [] : [`unit ${id} is nowhere`]),
  ];
};
