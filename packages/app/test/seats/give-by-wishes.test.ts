import { commitTo, keyedDice, type SeatId, seatId } from '@chancery/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giveByWishes, type Wish } from '../../src/campaign/seats/give-by-wishes.ts';

const SEATS = ['Eng', 'Fra', 'Lit', 'Nor', 'Pol'].map(seatId);
const diceOf = (number: number) => keyedDice(commitTo(number.toString(16).padStart(64, '0')));

const wishesOf = (most: number): fc.Arbitrary<readonly Wish[]> =>
  fc.uniqueArray(
    fc.record({ who: fc.stringMatching(/^[a-h]{2}$/), seats: fc.shuffledSubarray(SEATS) }) as fc.Arbitrary<Wish>,
    { maxLength: most, selector: ({ who }) => who },
  );

type Given = { readonly [who: string]: SeatId };

/** How many got a wish, then how many their first, second, ... */
const tally = (wishes: readonly Wish[], given: Given): readonly number[] => {
  const ranks = wishes.map(({ who, seats }) => seats.indexOf(given[who] as SeatId)).filter((rank) => rank >= 0);
  return [ranks.length, ...SEATS.map((_, rank) => ranks.filter((each) => each === rank).length)];
};

/** Every way to give out the seats, one to each. */
const allWays = (wishes: readonly Wish[], seats: readonly SeatId[]): readonly Given[] => {
  const [first, ...rest] = wishes;
  if (first === undefined) return [{}];
  return seats.flatMap((seat) =>
    allWays(
      rest,
      seats.filter((each) => each !== seat),
    ).map((given) => ({ ...given, [first.who]: seat })),
  );
};

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((count, i) => count !== other[i]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
};

describe('seat preferences are solved fairly', () => {
  test('everybody gets a seat of their own', () =>
    fc.assert(
      fc.property(wishesOf(5), fc.nat(1000), (wishes, seed) => {
        const given = giveByWishes(wishes, SEATS, diceOf(seed));
        expect(Object.keys(given).sort()).toEqual(wishes.map(({ who }) => who).sort());
        expect(new Set(Object.values(given)).size).toBe(wishes.length);
        for (const seat of Object.values(given)) expect(SEATS).toContain(seat);
      }),
      { numRuns: 200 },
    ));

  test('no other way satisfies more wishes, nor as many with more first wishes, and so on', () =>
    fc.assert(
      fc.property(wishesOf(5), fc.nat(1000), (wishes, seed) => {
        const reached = tally(wishes, giveByWishes(wishes, SEATS, diceOf(seed)));
        const best = allWays(wishes, SEATS)
          .map((given) => tally(wishes, given))
          .reduce((most, next) => (compare(next, most) > 0 ? next : most));
        expect(reached).toEqual(best);
      }),
      { numRuns: 150 },
    ));

  test('the order in which wishes and seats come changes nothing', () =>
    fc.assert(
      fc.property(
        wishesOf(5).chain((wishes) =>
          fc.tuple(
            fc.constant(wishes),
            fc.shuffledSubarray([...wishes], { minLength: wishes.length }),
            fc.shuffledSubarray(SEATS, { minLength: SEATS.length }),
            fc.nat(1000),
          ),
        ),
        ([wishes, otherwise, seats, seed]) => {
          expect(giveByWishes(otherwise, seats, diceOf(seed))).toEqual(giveByWishes(wishes, SEATS, diceOf(seed)));
        },
      ),
      { numRuns: 100 },
    ));

  test('of two who want the same seat and no other, the dice prefer neither', () => {
    const rivals = ['anna', 'boris'].map((who) => ({ who, seats: [SEATS[0] as SeatId] }));
    const wins = Array.from({ length: 400 }, (_, i) => giveByWishes(rivals, SEATS, diceOf(i))).filter(
      ({ anna }) => anna === SEATS[0],
    ).length;
    // Of 400 fair tosses, 5 standard deviations either way.
    expect(wins).toBeGreaterThan(150);
    expect(wins).toBeLessThan(250);
  });

  test('those who wish for nothing get any of the seats', () => {
    const given = Array.from({ length: 200 }, (_, i) => giveByWishes([{ who: 'anna', seats: [] }], SEATS, diceOf(i)));
    expect(new Set(given.map(({ anna }) => anna))).toEqual(new Set(SEATS));
  });

  test('a wish for a seat that is not open counts for nothing', () =>
    expect(giveByWishes([{ who: 'anna', seats: [seatId('Mar'), seatId('Nor')] }], SEATS, diceOf(1))).toEqual({
      anna: 'Nor',
    }));

  test('a hundred who want the same three seats are served at once', () => {
    const seats = Array.from({ length: 100 }, (_, i) => seatId(`s${i}`));
    const wishes = seats.map((who) => ({ who, seats: seats.slice(0, 3) }));
    const given = giveByWishes(wishes, seats, diceOf(7));
    expect(new Set(Object.values(given)).size).toBe(100);
  });

  test('more wishes than seats are our own mistake', () =>
    expect(() => giveByWishes([{ who: 'anna', seats: [] }], [], diceOf(1))).toThrow('1 cannot share 0 seats'));
});
