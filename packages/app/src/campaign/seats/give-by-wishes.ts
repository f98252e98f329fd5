import { by, byText, type Dice, type SeatId, sorted } from '@chancery/core';
import { cheapestPairing } from './cheapest-pairing.ts';

/** One who shall get a seat, and the seats that they would like, the dearest first. */
export interface Wish {
  readonly who: string;
  readonly seats: readonly SeatId[];
}

/**
 * Gives out open seats by wishes, one to each: as many as possible get a seat that they wished for; then as many as
 * possible their first wish, then their second, and so on. Where that leaves a choice the dice decide who comes first.
 * Those for whom no wish is left get what remains, by lot. The same for the same wishes, in whatever order they come.
 * Not more wishes than seats; wishes for seats that are not open count for nothing.
 */
export const giveByWishes = (
  wishes: readonly Wish[],
  open: readonly SeatId[],
  dice: Dice,
): { readonly [who: string]: SeatId } => {
  if (wishes.length > open.length) throw new RangeError(`${wishes.length} cannot share ${open.length} seats`);
  const seats = sorted(open, byText);
  const drawn = shuffled(
    sorted(
      wishes,
      by(({ who }) => who),
    ),
    dice,
    'turn',
  ).map(({ who, seats: wanted }) => ({ who, seats: [...new Set(wanted)].filter((seat) => seats.includes(seat)) }));
  const columns = cheapestPairing(costsOf(drawn, seats));
  const given: { [who: string]: SeatId } = {};
  const unlucky: string[] = [];
  drawn.forEach(({ who }, row) => {
    const seat = seats[columns[row] as number];
    if (seat === undefined) unlucky.push(who);
    else given[who] = seat;
  });
  const taken = new Set(Object.values(given));
  const left = shuffled(
    seats.filter((seat) => !taken.has(seat)),
    dice,
    'left',
  );
  unlucky.forEach((who, i) => {
    given[who] = left[i] as SeatId;
  });
  return given;
};

/**
 * A row for each, in the order drawn; a column for each seat, then one for each who gets no wish. Gains, as digits of a
 * number of which a higher place outweighs all lower ones together: how many get a wish, how many their first, second,
 * and so on, then how early a wish the first drawn gets, the second drawn, and so on. So there is one answer only.
 */
const costsOf = (drawn: readonly Wish[], seats: readonly SeatId[]): readonly (readonly bigint[])[] => {
  const many = BigInt(drawn.length + 1);
  const ranks = Math.max(0, ...drawn.map(({ seats: wanted }) => wanted.length));
  const order = BigInt(ranks + 1);
  const allOrders = order ** BigInt(drawn.length);
  const gain = (row: number, rank: number): bigint => {
    const shared = many ** BigInt(ranks) + many ** BigInt(ranks - 1 - rank);
    return shared * allOrders + BigInt(ranks - rank) * order ** BigInt(drawn.length - 1 - row);
  };
  return drawn.map(({ seats: wanted }, row) => [
    ...seats.map((seat) => {
      const rank = wanted.indexOf(seat);
      return rank < 0 ? NEVER : -gain(row, rank);
    }),
    ...drawn.map(() => 0n),
  ]);
};

/** Dearer than no seat at all, which costs nothing. */
const NEVER = 1n;

/** In an order that the dice make, each as likely as any other. */
const shuffled = <T>(list: readonly T[], dice: Dice, label: string): readonly T[] => {
  const mixed = [...list];
  const roller = dice.at(label);
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = roller.d(i + 1) - 1;
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
};
