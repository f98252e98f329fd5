import {
  type Known,
  type OrderKind,
  orderKindsOf,
  type Position,
  type Ruleset,
  type RulesetTypes,
  type SeatId,
  sendersOf,
} from '@chancery/core';
import { playCampaign } from './campaign.ts';
import { botPlayer, type Player } from './player.ts';
import { firstPosition, knownTo } from './position.ts';
import { randomPlayer } from './random-player.ts';

/** A desk at which orders are offered: one seat of a position in which it is asked. */
export interface Offering<T extends RulesetTypes> {
  readonly position: Position<T>;
  readonly seat: SeatId;
  /** What it offers, and no desk before it in the list. */
  readonly verbs: readonly string[];
}

export interface OfferingPlan<T extends RulesetTypes> {
  readonly scenario: string;
  readonly campaigns: number;
  readonly turns: number;
  /** Looked at before anything is played. */
  readonly first?: readonly Position<T>[];
}

/**
 * Desks that together offer every order a ruler can give, found by playing: bots play three turns of four, so that there is
 * something to order, and players at random the fourth, so that it is something else. `missing` are the verbs that none offers.
 */
export const offeringsOf = async <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { scenario, campaigns, turns, first = [] }: OfferingPlan<T>,
): Promise<{ readonly offerings: readonly Offering<T>[]; readonly missing: readonly string[] }> => {
  const missing = new Map(orderKindsOf(ruleset.orders, 'ruler').map((kind) => [kind.verb as string, kind]));
  const offerings: Offering<T>[] = [];
  const atRandom = randomPlayer<T>({ sittings: 2, most: 10 });
  const lookAt = (position: Position<T>): void => {
    const window = ruleset.window(position);
    for (const seat of window.kind === 'window' ? sendersOf(window) : []) {
      const verbs = offeredOf([...missing.values()], knownTo(ruleset, position, seat));
      for (const verb of verbs) missing.delete(verb);
      if (verbs.length > 0) offerings.push({ position, seat, verbs });
    }
  };
  for (const position of first) lookAt(position);
  for (let campaign = 1; campaign <= campaigns && missing.size > 0; campaign += 1) {
    const seed = `offering ${campaign}`;
    const position = await firstPosition(ruleset, { scenario, seed });
    const player = (_: SeatId, turn: number): Player<T> => ((turn - campaign) % 4 === 0 ? atRandom : botPlayer<T>);
    lookAt(position);
    for (const { after } of playCampaign(ruleset, { position, seed, turns, player })) {
      lookAt(after);
      if (missing.size === 0) break;
    }
  }
  return { offerings: fewest(ruleset, offerings), missing: [...missing.keys()] };
};

/** Of desks the few that offer as much as all: always the one that adds the most. */
const fewest = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  offerings: readonly Offering<T>[],
): readonly Offering<T>[] => {
  const kinds = orderKindsOf(ruleset.orders, 'ruler');
  let left = offerings.map((each) => ({
    ...each,
    verbs: offeredOf(kinds, knownTo(ruleset, each.position, each.seat)),
  }));
  const taken: Offering<T>[] = [];
  while (left.length > 0) {
    const [most] = left.toSorted((a, b) => b.verbs.length - a.verbs.length);
    if (most === undefined || most.verbs.length === 0) break;
    taken.push(most);
    left = left.map((each) => ({ ...each, verbs: each.verbs.filter((verb) => !most.verbs.includes(verb)) }));
  }
  return taken;
};

const offeredOf = <T extends RulesetTypes>(kinds: readonly OrderKind<T>[], known: Known<T>): readonly string[] =>
  kinds.filter((kind) => kind.options(known, []) !== null).map(({ verb }) => verb);
