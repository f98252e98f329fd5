import type { Order, Verb } from '../order.ts';
import type { Refusal } from '../refusals.ts';

/** Arguments of a line that say something only together: LOAD with FROM and AT, TRIBUTE with TURNS, FREE with WITH. */
const PEACE = [
  ['weTribute', 'weTurns'],
  ['youTribute', 'youTurns'],
  ['weFree', 'weFreeWith'],
  ['youFree', 'youFreeWith'],
] as const;
const TOGETHER: { readonly [V in Verb]?: readonly (readonly string[])[] } = {
  SAIL: [['load', 'loadFrom', 'loadAt']],
  OFFER_PEACE: PEACE,
  ACCEPT_PEACE: PEACE,
};
/** Arguments that say something only beside another. */
const BESIDE: { readonly [arg: string]: string } = { ship: 'load', retreatTo: 'retreat', halt: 'peaceful' };

/** What a line written as data lacks; a line of words cannot be written so. */
export const wholeFault = ({ verb, args }: Order): Refusal | null => {
  const given = new Set(Object.keys(args));
  const torn = TOGETHER[verb]?.find((group) => {
    const there = group.filter((arg) => given.has(arg)).length;
    return there > 0 && there < group.length;
  });
  const lost = Object.entries(BESIDE).find(([arg, to]) => given.has(arg) && !given.has(to));
  return torn === undefined && lost === undefined
    ? null
    : { code: 'only-together', what: (torn ?? lost ?? []).join(', ') };
};
