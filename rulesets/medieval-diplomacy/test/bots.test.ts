import { firstPosition, type PlayedTurn, type Player, playCampaign } from '@chancery/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Types } from '../src/types.ts';
import { faultsOfTurn } from './books/faults-of-turn.ts';
import { MEDIEVAL } from './medieval.ts';

/** The bot as it is: what it orders is judged in suite.test.ts, and it needs no menus. */
const BOT: Player<Types> = (ruleset, known, dice) => ruleset.bot(known, dice);

const MOST_TURNS = 80;
/** In every ten turns of a game that is alive; the least seen in many campaigns was 70. */
const FEWEST_BATTLES = 40;

interface Course {
  readonly turns: number;
  readonly winners: readonly string[];
  /** Of every full ten turns. */
  readonly battles: readonly number[];
  readonly faults: readonly string[];
}

const courseOf = async (seed: string): Promise<Course> => {
  const position = await firstPosition(MEDIEVAL, { scenario: 'europe-1320', seed });
  const battles: number[] = [];
  const faults: string[] = [];
  let last: PlayedTurn<Types> | undefined;
  for (const turn of playCampaign(MEDIEVAL, { position, seed, turns: MOST_TURNS, player: () => BOT })) {
    const decade = Math.floor((turn.number - 1) / 10);
    const fought = turn.resolved.events.filter(({ kind }) => kind === 'battle-fought').length;
    battles[decade] = (battles[decade] ?? 0) + fought;
    faults.push(...faultsOfTurn(turn));
    last = turn;
  }
  const turns = last?.number ?? 0;
  const outcome = MEDIEVAL.window(last?.after ?? position);
  const winners = outcome.kind === 'outcome' ? outcome.winners : [];
  return { turns, winners, battles: battles.slice(0, Math.floor(turns / 10)), faults };
};

describe('23 bots play Europe to a victory, or for eighty turns', () => {
  let courses: readonly Course[] = [];

  beforeAll(async () => {
    courses = await Promise.all(['the first', 'the second', 'the third'].map(courseOf));
  });

  test('no turn breaks, and the books agree with the state in each', () => {
    expect(courses.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('every campaign is won, or still undecided after eighty turns', () => {
    for (const { turns, winners } of courses) expect(winners.length > 0 || turns === MOST_TURNS).toBe(true);
  });

  test('there is fighting in every ten turns until the end', () => {
    expect(courses.map(({ battles }) => Math.min(...battles)).filter((fewest) => fewest < FEWEST_BATTLES)).toEqual([]);
  });

  test('it is not always the same realm that wins', () => {
    const inAll = courses[0]?.winners.filter((realm) => courses.every(({ winners }) => winners.includes(realm)));
    expect(inAll).toEqual([]);
    expect(courses.flatMap(({ winners }) => winners).length).toBeGreaterThan(0);
  });
});
