/**
 * The cheapest way over knots at equal distances from one knot to another, both included; a step over a corner costs half as much again.
 * `least` is what no step costs less than: it tells which knots lie in the right direction.
 */
export const cheapestWay = (
  { columns, rows }: { readonly columns: number; readonly rows: number },
  [start, goal]: readonly [number, number],
  costOf: (from: number, to: number) => number,
  least: number,
): readonly number[] => {
  const size = columns * rows;
  const spent = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(size).fill(-1);
  const ahead = (knot: number): number => {
    const across = Math.abs((knot % columns) - (goal % columns));
    const down = Math.abs(Math.floor(knot / columns) - Math.floor(goal / columns));
    return least * (Math.max(across, down) + Math.min(across, down) / 2);
  };
  const queue = heap();
  spent[start] = 0;
  queue.push(start, ahead(start));
  for (let knot = queue.pop(); knot !== undefined && knot !== goal; knot = queue.pop()) {
    const column = knot % columns;
    for (const [right, down] of STEPS) {
      const next = knot + down * columns + right;
      if (next < 0 || next >= size || column + right < 0 || column + right >= columns) continue;
      const cost = (spent[knot] as number) + costOf(knot, next) * (right !== 0 && down !== 0 ? 1.5 : 1);
      if (cost >= (spent[next] as number)) continue;
      spent[next] = cost;
      from[next] = knot;
      queue.push(next, cost + ahead(next));
    }
  }
  const way = [goal];
  for (let knot = from[goal] as number; knot >= 0; knot = from[knot] as number) way.push(knot);
  return way.reverse();
};

const STEPS = [-1, 0, 1].flatMap((right) =>
  [-1, 0, 1].flatMap((down) => (right === 0 && down === 0 ? [] : [[right, down] as const])),
);

/** Things by their rank, the lowest first; of equal ones the lower number. */
const heap = () => {
  const items: { readonly thing: number; readonly rank: number }[] = [];
  type Item = (typeof items)[number];
  const isBefore = (one: Item, other: Item): boolean =>
    one.rank < other.rank || (one.rank === other.rank && one.thing < other.thing);
  return {
    push: (thing: number, rank: number): void => {
      let at = items.push({ thing, rank }) - 1;
      for (let up = (at - 1) >> 1; at > 0 && isBefore(items[at] as Item, items[up] as Item); up = (at - 1) >> 1) {
        [items[at], items[up]] = [items[up] as Item, items[at] as Item];
        at = up;
      }
    },
    pop: (): number | undefined => {
      const [first] = items;
      const last = items.pop();
      if (first === undefined || last === undefined || items.length === 0) return first?.thing;
      items[0] = last;
      for (let at = 0; ; ) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        if (left >= items.length) break;
        const isRight = right < items.length && isBefore(items[right] as Item, items[left] as Item);
        const low = isRight ? right : left;
        if (!isBefore(items[low] as Item, items[at] as Item)) break;
        [items[at], items[low]] = [items[low] as Item, items[at] as Item];
        at = low;
      }
      return first.thing;
    },
  };
};
