import type { Holders } from './walk.ts';
import type { WalkLattice } from './walk-lattice.ts';

/** Whether two areas may touch, by their numbers. */
export type MayTouch = (one: number, other: number) => boolean;

/** Contacts of more steps than this are no accident: they stay. */
const MOST_STEPS = 24;

interface Contact {
  readonly pair: readonly [number, number];
  readonly knots: number[];
}

/**
 * Parts areas that come to touch along a few steps and must not: a neighbour of both gets the ground between them, rather one
 * that so comes to touch what it should. Knots that are taken never hold a site.
 */
export const keepApart = (
  lattice: WalkLattice,
  all: Holders,
  { mayTouch, sites }: { readonly mayTouch: MayTouch; readonly sites: ReadonlySet<number> },
): Holders => {
  const holders = Int16Array.from(all);
  const contacts = contactsOf(lattice, holders);
  const touching = new Set(contacts.keys());
  for (const { pair, knots } of contacts.values()) {
    if (knots.length > 2 * MOST_STEPS || mayTouch(...pair)) continue;
    const between = betweenOf(lattice, holders, { pair, knots }, (one, other) =>
      mayTouch(one, other) ? (touching.has(keyOf(one, other)) ? 1 : 2) : 0,
    );
    if (between === undefined) continue;
    for (const knot of knots.flatMap((at) => around(lattice, at, 1))) {
      if (pair.includes(holders[knot] as number) && !sites.has(knot)) holders[knot] = between;
    }
  }
  return holders;
};

const keyOf = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** The knots of two areas of one element that lie beside each other. */
const contactsOf = ({ columns, rows, land }: WalkLattice, holders: Holders): ReadonlyMap<string, Contact> => {
  const contacts = new Map<string, Contact>();
  for (let knot = 0; knot < holders.length; knot += 1) {
    const own = holders[knot] as number;
    if (own <= 0) continue;
    const beside = [
      ...((knot + 1) % columns === 0 ? [] : [knot + 1]),
      ...(knot + columns < columns * rows ? [knot + columns] : []),
    ];
    for (const next of beside) {
      const other = holders[next] as number;
      if (other <= 0 || other === own || land[next] !== land[knot]) continue;
      const contact = contacts.get(keyOf(own, other)) ?? { pair: [own, other], knots: [] };
      contacts.set(keyOf(own, other), contact);
      contact.knots.push(knot, next);
    }
  }
  return contacts;
};

/** Whoever lies near a contact, may touch both sides, and gains most from it; of equals the one with the lowest number. */
const betweenOf = (
  lattice: WalkLattice,
  holders: Holders,
  { pair: [one, other], knots }: Contact,
  worth: (a: number, b: number) => 0 | 1 | 2,
): number | undefined => {
  const isOwn = (knot: number): boolean => lattice.land[knot] === lattice.land[knots[0] as number];
  const near = [...new Set(knots.flatMap((knot) => around(lattice, knot, 2)))];
  const holdersOf = (wanted: readonly number[]): readonly number[] =>
    [...new Set(wanted.map((knot) => holders[knot] as number))].filter((owner) => owner > 0).sort((a, b) => a - b);
  const others = holdersOf(near.filter(isOwn)).filter((owner) => owner !== one && owner !== other);
  // Nobody gets to a shore that they must not have.
  const shores = holdersOf(near.filter((knot) => !isOwn(knot)));
  const able = others.filter((owner) => [one, other, ...shores].every((beside) => worth(owner, beside) > 0));
  const gain = (owner: number): number =>
    others.reduce((sum, across) => sum + (across === owner ? 0 : worth(owner, across) === 2 ? 1 : 0), 0);
  return able.sort((a, b) => gain(b) - gain(a) || a - b)[0];
};

/** The knots in the square about one, itself among them. */
const around = ({ columns, rows }: WalkLattice, knot: number, reach: number): readonly number[] => {
  const [column, row] = [knot % columns, Math.floor(knot / columns)];
  const found: number[] = [];
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      const [x, y] = [column + across, row + down];
      if (x >= 0 && y >= 0 && x < columns && y < rows) found.push(y * columns + x);
    }
  }
  return found;
};
