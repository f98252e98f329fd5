import {
  type AnyOrder,
  beginPractice,
  hashOf,
  type PracticeFounding,
  type PracticeTurn,
  playOn,
  practiceFile,
  type SeatId,
  seatsOf,
  sendersOf,
  sha256Hex,
} from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { describe, expect, test } from 'vitest';

const SECRET = sha256Hex('practice');

/** What passes the word on: nothing; in live play the last verb that asks for nothing, which ends one's own part. */
const passOn = (
  ruleset: (typeof RULESETS)[number],
  founding: PracticeFounding,
  setting: unknown,
  turn: PracticeTurn,
): readonly AnyOrder[] => {
  const { window, choices } = practiceFile(ruleset, founding, setting, turn);
  if (window.kind === 'outcome' || window.mode === 'sealed') return [];
  const [verb = ''] = Object.entries(choices).findLast(([, choice]) => choice.ask === 'done') ?? [];
  return [{ verb, args: {} }];
};

/** Plays a few turns; the own seat passes the word on. */
const played = (
  ruleset: (typeof RULESETS)[number],
  founding: PracticeFounding,
  setting: unknown,
  first: PracticeTurn,
  count: number,
): readonly PracticeTurn[] => {
  const turns = [first];
  while (turns.length <= count) {
    const last = turns.at(-1) as PracticeTurn;
    const result = playOn(ruleset, { founding, setting }, last, passOn(ruleset, founding, setting, last));
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

  test('every seat that the rules leave to a ruler can be played', async () => {
    const seats = await seatsOf(ruleset, scenario);
    expect(seats.length).toBeGreaterThan(1);
    for (const { seat } of seats) {
      const founding = foundingOf(seat);
      const { setting, first } = await beginPractice(ruleset, founding);
      const file = practiceFile(ruleset, founding, setting, first);
      // Where one group orders after another the others may send meanwhile.
      expect(file.window.kind === 'window' ? sendersOf(file.window) : []).toContain(seat);
      expect(Object.keys(file.choices).length).toBeGreaterThan(0);
    }
  });

  test('in live play bots post until the own seat is asked again, and their news is heard in order', async () => {
    const [info] = await seatsOf(ruleset, scenario);
    const founding = foundingOf(info?.seat as SeatId);
    const { setting, first } = await beginPractice(ruleset, founding);
    const { window } = practiceFile(ruleset, founding, setting, first);
    expect(window.kind).toBe('window');
    if (window.kind === 'outcome' || window.mode === 'sealed') return;
    const result = playOn(ruleset, { founding, setting }, first, passOn(ruleset, founding, setting, first));
    if (!result.ok) throw new Error(result.incident.stack);
    const after = practiceFile(ruleset, founding, setting, result.turn);
    expect(after.window).toMatchObject({ kind: 'window', seats: [info?.seat] });
    expect(after.label).toBe(window.label);
    const { label, clock, ...old } = result.turn;
    expect([label, clock]).toEqual([window.label, window.clock]);
    // A game that was kept before labels were opens as well.
    expect(Object.keys(practiceFile(ruleset, founding, setting, old))).not.toContain('label');
    const events = result.turn.tellings.map(({ event }) => event);
    expect(events).toEqual([...events].sort((a, b) => a - b));
    expect(new Set(events).size).toBeGreaterThan(10);
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
