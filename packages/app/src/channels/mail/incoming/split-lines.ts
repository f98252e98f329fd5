/** Puts each order on a line of its own where several stand on one with semicolons between them, and each of them is an order. */
export const splitLines = (text: string, isOrder: (line: string) => boolean): string =>
  text
    .split('\n')
    .flatMap((line) => {
      if (!line.includes(';') || isOrder(line)) return [line];
      const parts = line.split(';').map((part) => part.trim());
      const orders = parts.filter((part) => part !== '');
      return orders.length > 0 && orders.every(isOrder) ? orders : [line];
    })
    .join('\n');
