import { assertSides, type Roller, type Throw, waysOf } from './dice.ts';

/** A roller whose values somebody gives. What can fall in one way only is not asked for. */
export const thrownBy = (give: (thrown: Throw) => number): Roller => ({
  d: (sides) => {
    if (sides === 1) return 1;
    assertSides(sides);
    return give({ sides });
  },
  sum: (dice, sides) => {
    if (waysOf(dice, sides) === 1) return dice;
    return give(dice === 1 ? { sides } : { sides, dice });
  },
});
