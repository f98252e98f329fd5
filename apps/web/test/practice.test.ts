import { hashOf, type SeatId, sha256Hex } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { describe, expect, test } from 'vitest';
import {
  beginPractice,
  type PracticeFounding,
  type PracticeTurn,
  playOn,
  practiceFile,
  seatsOf,
} from '../src/lib/practice/practice-game.ts';

const SECRET = sha256Hex('practice');

/** Plays a few turns; the own seat does what `orders` says. */
const played = (
  ruleset: (typeof RULESETS)[number],
  founding: PracticeFounding,
  setting: unknown,
  first: PracticeTurn,
  count: number,
): readonly PracticeTurn[] => {
  const turns = [first];
  while (turns.length <= count) {
    const result = playOn(ruleset, founding, setting, turns.at(-1) as PracticeTurn, []);
    if (!result.ok) throw new Error(result.incident.stack);
    turns.push(result.turn);
  }
  return turns;
};

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('practice: %s', (_, ruleset) => {
  const [small] = ruleset.scenarios.toSorted((a, b) => a.seats - b.seats);
  const scenario = small?.id ?? '';
  const foundingOf = (seat: SeatId): PracticeFounding => ({
    id: 'p1',
    title: 'Practice',
    ruleset: ruleset.id,
    scenario,
    seat,
    secret: SECRET,
  });

  test('every seat of a scenario can be played', async () => {
    const seats = await seatsOf(ruleset, scenario);
    expect(seats).toHaveLength(small?.seats ?? 0);
    for (const { seat } of seats) {
      const founding = foundingOf(seat);
      const { setting, first } = await beginPractice(ruleset, founding);
      const file = practiceFile(ruleset, founding, setting, first);
      expect(file.window).toMatchObject({ kind: 'window', seats: expect.arrayContaining([seat]) });
      expect(Object.keys(file.choices).length).toBeGreaterThan(0);
    }
  });

  test('turns follow each other, bots give orders, and the same game comes again', async () => {
    const [info] = await seatsOf(ruleset, scenario);
    const founding = foundingOf(info?.seat as SeatId);
    const { setting, first } = await beginPractice(ruleset, founding);
    const once = played(ruleset, founding, setting, first, 3);
    expect(once.map(({ turn }) => turn)).toEqual([0, 1, 2, 3]);
    expect(new Set(once.map(({ state }) => hashOf(state))).size).toBe(4);
    const again = played(ruleset, founding, setting, first, 3);
    expect(hashOf(again)).toBe(hashOf(once));
  });

  test('the own seat hears what it may hear, and no more', async () => {
    const seats = await seatsOf(ruleset, scenario);
    const founding = foundingOf(seats[0]?.seat as SeatId);
    const { setting, first } = await beginPractice(ruleset, founding);
    const [, turn] = played(ruleset, founding, setting, first, 1) as [PracticeTurn, PracticeTurn];
    const file = practiceFile(ruleset, founding, setting, turn);
    expect(file.tellings.length).toBeGreaterThan(0);
    for (const { to } of file.tellings) expect(to === 'all' || to.every((seat) => seat === founding.seat)).toBe(true);
  });
});
