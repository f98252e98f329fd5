import type { Asking, JsonValue } from '@chancery/core';

/** How many are to go, by what they are called; all of those that are not named here. */
export type Shares = ReadonlyMap<string, number>;

export const ALL_GO: Shares = new Map();

/** The answer to how many go; null where nobody does, and where those who would are more than may go together. */
export const sharesOf = ({ of, to }: Extract<Asking, { ask: 'groups' }>, shares: Shares): JsonValue | null => {
  const going = of.flatMap(({ label, group, count }) => {
    if (count === undefined) return [group];
    const many = Math.min(shares.get(label) ?? count.to, count.to);
    if (many < count.from) return [];
    return [{ ...group, [count.param]: many === count.to ? (count.all ?? count.to) : many }];
  });
  return going.length === 0 || going.length > to ? null : going;
};
