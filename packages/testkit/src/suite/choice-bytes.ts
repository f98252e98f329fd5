import { choiceTree, type Position, packChoices, type Ruleset, type RulesetTypes, type SeatId } from '@chancery/core';
import type { PlayedTurn } from '../campaign.ts';
import { firstPosition, knownTo } from '../position.ts';
import type { SuitePlan } from './suite-plan.ts';
import { viewersOf } from './viewers.ts';

/** What the choices of one seat may weigh when they are sent, in bytes. */
const MOST_BYTES = 150_000;
/** So many verbs are named of choices that are too large. */
const NAMED = 3;

const bytesOf = (choices: Parameters<typeof packChoices>[0]): number =>
  new TextEncoder().encode(JSON.stringify(packChoices(choices))).length;

/** Seats whose choices are too large to be sent, with the verbs that take most. */
const largeIn = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  position: Position<T>,
  seats: readonly SeatId[],
): readonly string[] =>
  seats.flatMap((seat) => {
    const tree = choiceTree(ruleset, knownTo(ruleset, position, seat), []);
    const bytes = bytesOf(tree);
    if (bytes <= MOST_BYTES) return [];
    const verbs = Object.entries(tree).map(([verb, choice]) => ({ verb, alone: bytesOf({ [verb]: choice }) }));
    const largest = verbs.sort((one, other) => other.alone - one.alone).slice(0, NAMED);
    const named = largest.map(({ verb, alone }) => `${verb} ${alone}`).join(', ');
    return [`${seat} may order what takes ${bytes} bytes, not ${MOST_BYTES} at most: ${named}`];
  });

/** Those among the seats that look in a turn. */
export const choiceBytesFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, { record, number }: PlayedTurn<T>) =>
  largeIn(
    ruleset,
    record,
    viewersOf(ruleset, record.setting, number).filter((viewer) => viewer !== null),
  );

/** Those of all seats in the middle of a long war, which must offer more than the first turn does. */
export const crowdedFaults = async <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { crowded: { scenario, options, from } }: Pick<SuitePlan<T>, 'crowded'>,
): Promise<readonly string[]> => {
  const first = await firstPosition(ruleset, { scenario, options, seed: 'crowded' });
  const position = from(first);
  const seats = ruleset.seats(position.setting).map(({ seat }) => seat);
  const weigh = (where: Position<T>): number =>
    seats.reduce((sum, seat) => sum + bytesOf(choiceTree(ruleset, knownTo(ruleset, where, seat), [])), 0);
  const [peace, war] = [weigh(first), weigh(position)];
  return [
    ...(war > peace ? [] : [`the crowded position offers ${war} bytes, the first turn ${peace}: it is not crowded`]),
    ...largeIn(ruleset, position, seats).map((fault) => `crowded: ${fault}`),
  ];
};
