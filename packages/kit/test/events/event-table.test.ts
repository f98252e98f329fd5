import { type Ruleset, resolveTurn, scriptedDice, seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { eventRules, kindsAbout, toEverybody } from '../../src/index.ts';
import { type ByTopic, EVENTS, type Scouts, type ScoutsEvent } from './scouts.ts';

const RULES = eventRules(EVENTS);
const setting = { scouts: { Ann: 1, Bob: 2, Cem: 3 } };

/** A turn in which these things happen, one after another. */
const turnOf = (...events: readonly ScoutsEvent[]) => {
  const phases = [
    { name: 'All', rule: 'SC-1', run: ({ emit }: { emit(event: ScoutsEvent): void }) => events.map(emit) },
  ];
  const orders = { kinds: {}, together: () => [] };
  const ruleset = { orders, begin: () => null, phases, ...RULES } as unknown as Ruleset<Scouts>;
  const result = resolveTurn(ruleset, {
    setting,
    state: { at: 1, day: 1 },
    sheets: [],
    dice: scriptedDice({ list: [] }),
  });
  if (!result.ok) throw new Error(result.incident.reason);
  return result.turn;
};

const heard = (...events: readonly ScoutsEvent[]) =>
  turnOf(...events).tellings.map(({ to, told }) => [to, told.kind === 'seen' ? told.when : told.kind]);

describe('a table of events', () => {
  test('an event is carried out by its own kind, with the setting', () => {
    expect(turnOf({ kind: 'marched', rule: 'SC-1', to: 2 }).state).toEqual({ at: 2, day: 1 });
    expect(turnOf({ kind: 'day-ended', rule: 'SC-2', day: 1 }).state).toEqual({ at: 1, day: 4 });
  });

  test('a kind that is only told changes nothing', () => {
    expect(turnOf({ kind: 'sang', rule: 'SC-3', song: 'Hey' }).state).toEqual({ at: 1, day: 1 });
  });

  test('the scout where it begins hears of a march, and so does the scout where it ends; nobody else does', () => {
    expect(heard({ kind: 'marched', rule: 'SC-1', to: 2 })).toEqual([
      [[seatId('Ann')], 'leaving'],
      [[seatId('Bob')], 'arriving'],
    ]);
  });

  test('whoever hears something at both moments is told what they hear after', () => {
    expect(heard({ kind: 'marched', rule: 'SC-1', to: 1 })).toEqual([[[seatId('Ann')], 'arriving']]);
  });

  test('a kind without a second answer is told once', () => {
    expect(heard({ kind: 'sang', rule: 'SC-3', song: 'Hey' })).toEqual([['all', 'sang']]);
  });

  test('nothing is asked after an event where no kind wants it', () => {
    expect('tellAfter' in RULES).toBe(true);
    expect('tellAfter' in eventRules<Scouts, Pick<ByTopic, 'day'>>({ day: EVENTS.day })).toBe(false);
  });

  test('an event of no kind is our own fault, and is named', () => {
    const strange = { kind: 'flew', rule: 'SC-9' } as unknown as ScoutsEvent;
    expect(() => RULES.tell(strange, { setting, state: { at: 1, day: 1 } })).toThrow('there is no kind of event flew');
  });
});

test('the kinds of a topic stand as in its table', () => {
  expect(kindsAbout(EVENTS.march)).toEqual(['marched', 'sang']);
});

test('what is told to everybody is told as it is', () => {
  const event = { kind: 'sang', rule: 'SC-3', song: 'Hey' };
  expect(toEverybody(event)).toEqual([{ to: 'all', told: event }]);
});
