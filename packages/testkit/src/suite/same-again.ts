import {
  canonicalText,
  hashOf,
  keyedDice,
  type Position,
  type ResolvedTurn,
  type Ruleset,
  type RulesetTypes,
  replay,
  simulateTurn,
} from '@chancery/core';
import { type PlayedTurn, resolveRecord, type TurnRecord } from '../campaign.ts';
import { diceFrom } from '../position.ts';
import { shuffledKeys, shuffledList } from '../shuffled.ts';

/** Checks that a turn is fixed by its record and by nothing else. Each gives its faults in words. */

/** The events alone, carried out once more. */
export const replayFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { record, resolved }: PlayedTurn<T>,
): string[] =>
  hashOf(replay(ruleset, record, resolved.events)) === hashOf(resolved.state)
    ? []
    : ['the replayed state has another hash'];

export const againFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { record, resolved }: PlayedTurn<T>,
): string[] => [
  ...differences(resolved, resolveRecord(ruleset, record)),
  ...simulationFaults(ruleset, record, resolved),
];

/** A search sees the state that the turn will leave. */
const simulationFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { diceSeed, ...input }: TurnRecord<T>,
  { state }: ResolvedTurn<T>,
): string[] =>
  hashOf(simulateTurn(ruleset, { ...input, dice: keyedDice(diceSeed) })) === hashOf(state)
    ? []
    : ['a simulated turn leaves another state'];

/** Sheets in another order, objects with their keys in another order. */
export const shuffleFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { record, resolved }: PlayedTurn<T>,
): string[] => {
  const roller = diceFrom(record.diceSeed, 'shuffled').at('shuffled');
  const sheets = shuffledList(record.sheets, roller);
  const shuffled: TurnRecord<T> = shuffledKeys({ ...record, sheets }, roller);
  return differences(resolved, resolveRecord(ruleset, shuffled));
};

/** The whole campaign with everything through JSON between any two turns. */
export const lockStepFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  turns: readonly PlayedTurn<T>[],
): string[] => {
  let stored: Position<T> | undefined;
  return turns.flatMap(({ number, record, resolved }) => {
    const { setting, state } = loaded(stored ?? record);
    const again = resolveRecord(ruleset, { ...loaded(record), setting, state });
    stored = { setting, state: again.state };
    return differences(resolved, again).map((fault) => `turn ${number}: ${fault}`);
  });
};

/** Nothing that a turn is given is written to, in strict mode or by any detour. */
export const untouchedFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { record, resolved }: PlayedTurn<T>,
): string[] => {
  const own = structuredClone(record);
  const before = canonicalText(own);
  const again = resolveRecord(ruleset, own);
  return [
    ...(canonicalText(own) === before ? [] : ['the record has changed']),
    ...(hashOf(again.state) === hashOf(resolved.state) ? [] : ['frozen and free give different turns']),
  ];
};

const loaded = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const PARTS = ['state', 'events', 'tellings', 'dice'] as const;

const differences = <T extends RulesetTypes>(one: ResolvedTurn<T>, other: ResolvedTurn<T>): string[] =>
  PARTS.filter((part) => canonicalText(one[part]) !== canonicalText(other[part])).map((part) => `another ${part}`);
