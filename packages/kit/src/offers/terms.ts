import { by, canonicalText, sorted } from '@chancery/core';

/** What an offer gives and what it wants, from the side of whoever makes it. Things are plain records; their order does not count. */
export interface Terms<Thing> {
  readonly give: readonly Thing[];
  readonly get: readonly Thing[];
}

/** The same bargain from the other side. */
export const mirrored = <Thing>({ give, get }: Terms<Thing>): Terms<Thing> => ({ give: get, get: give });

/** Whether both say the same, in whatever order. */
export const equalTerms = <Thing>(one: Terms<Thing>, other: Terms<Thing>): boolean => textOf(one) === textOf(other);

const textOf = <Thing>({ give, get }: Terms<Thing>): string => canonicalText([give, get].map(inOrder));

const inOrder = <Thing>(things: readonly Thing[]): readonly string[] =>
  sorted(
    things.map((thing) => canonicalText(thing)),
    by((text: string) => text),
  );
