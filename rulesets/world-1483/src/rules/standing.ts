import type { StandingOrder } from '../order.ts';
import type { NationNumber, OwnerNumber, PlaceNumber } from '../words.ts';

type Word = StandingOrder['verb'];
type Worded<V extends Word> = Extract<StandingOrder, { readonly verb: V }>;

/** The standing orders of an owner; what is no nation has none. */
export type StandingOf = (owner: OwnerNumber) => readonly StandingOrder[];

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

/** Whether land units may enter a territory of the owner of these orders, as long as there is peace (W83-15.4). */
export const allowsLand = (standing: readonly StandingOrder[], nation: NationNumber, place: PlaceNumber): boolean =>
  standingWord(standing, ['ALLOW_LAND', 'DENY_LAND'], { nation, place })?.verb === 'ALLOW_LAND';

/** Whether its ships attack ships of a nation that enter a zone (W83-15.10), or are newly placed there (W83-15.11). */
export const contestsSea = (standing: readonly StandingOrder[], nation: NationNumber, place: PlaceNumber): boolean =>
  standingWord(standing, ['CONTEST_SEA', 'PASS_SEA'], { nation, place })?.verb === 'CONTEST_SEA';
export const contestsNew = (standing: readonly StandingOrder[], nation: NationNumber, place: PlaceNumber): boolean =>
  standingWord(standing, ['CONTEST_NEW'], { nation, place }) !== null;

/** Whether its troops would not defend a territory against a nation (W83-15.20). */
export const standsAside = (standing: readonly StandingOrder[], nation: NationNumber, place: PlaceNumber): boolean =>
  standingWord(standing, ['STAND_ASIDE'], { nation, place }) !== null;

/** Whether it joins one side against the other in a place; entries that contradict each other join nobody (W83-15.12, 15.13). */
export const joins = (
  standing: readonly StandingOrder[],
  side: readonly OwnerNumber[],
  against: readonly OwnerNumber[],
  place: PlaceNumber,
): boolean => {
  const entries = standing.filter((order) => order.verb === 'JOIN' && named(order.args.places, place) !== null);
  const says = (fits: (args: { readonly nation: number; readonly against: number }) => boolean): boolean =>
    entries.some(({ args }) => 'against' in args && fits(args));
  return (
    says((args) => side.includes(args.nation) && against.includes(args.against)) &&
    !says((args) => side.includes(args.against) && against.includes(args.nation))
  );
};
