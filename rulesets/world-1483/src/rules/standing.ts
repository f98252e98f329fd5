import type { StandingOrder } from '../order.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';

type Word = StandingOrder['verb'];
type Worded<V extends Word> = Extract<StandingOrder, { readonly verb: V }>;

/** What a standing order is asked about. */
export interface Matter {
  readonly nation?: NationNumber;
  readonly place?: PlaceNumber;
}

/**
 * The standing order among some kinds that holds for a nation and a place: one that names them beats one for ALL, and of equal
 * ones the later (W83-15.2); null where nothing was said, and the default holds (W83-15.3).
 */
export const standingWord = <V extends Word>(
  standing: readonly StandingOrder[],
  words: readonly V[],
  matter: Matter,
): Worded<V> | null => {
  let best: { readonly order: Worded<V>; readonly rank: number } | null = null;
  for (const order of standing) {
    if (!(words as readonly Word[]).includes(order.verb)) continue;
    const rank = rankOf(order.args, matter);
    if (rank !== null && (best === null || rank >= best.rank)) best = { order: order as Worded<V>, rank };
  }
  return best?.order ?? null;
};

/** How closely an order names what it is asked about; null where it does not speak of it. */
const rankOf = (args: StandingOrder['args'], { nation, place }: Matter): number | null => {
  const nations = 'nations' in args ? named(args.nations, nation) : 0;
  const places = 'places' in args ? named(args.places, place) : 0;
  return nations === null || places === null ? null : nations + places;
};

const named = (list: readonly (number | 'ALL')[], one: number | undefined): number | null => {
  if (one !== undefined && list.includes(one)) return 1;
  return list.includes('ALL') ? 0 : null;
};
