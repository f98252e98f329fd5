/** What people write between two orders on a line. */
const BETWEEN: readonly RegExp[] = [/;/, /,(?=\s)/, /(?:,\s+|\s+)(?:and|und|&)\s+/i];

/** Nobody writes more orders on a line. */
const MOST_ON_A_LINE = 20;

/** Puts each order on a line of its own where several stand on one, and each of them is an order. */
export const splitLines = (text: string, isOrder: (line: string) => boolean): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const ways = BETWEEN.filter((between) => between.test(line));
      if (ways.length === 0 || isOrder(line)) return [line];
      for (const between of ways) {
        const orders = line
          .split(between)
          .map((part) => part.trim())
          .filter((part) => part !== '');
        if (orders.length > 0 && orders.length <= MOST_ON_A_LINE && orders.every(isOrder)) return orders;
      }
      return [line];
    })
    .join('\n');
