import { copyPlain, type Draft } from '@chancery/core';
import { settlerOf } from '../rules/asked.ts';
import { getNation } from '../rules/find.ts';
import type { Privy, State } from '../state.ts';
import type { Own, View } from '../view-types.ts';
import type { NationNumber } from '../words.ts';

/**
 * A state as a nation has to suppose it when its next turn begins: the board, which everybody sees, its own affairs, and others
 * with no money, no orders and nothing on file.
 */
export const supposedState = (view: View, nation: NationNumber, own: Own): Draft<State> => {
  const { nations, territories, units, wars, tributes, npcOffers } = view;
  const { peaceOffers, tradeOffers, gifts, contracts, ...privy } = own;
  const state: State = {
    ...momentOf(view, nation),
    nations,
    territories,
    units,
    wars,
    tributes,
    npcOffers,
    privy: nations.map((each) => (each === null ? null : each.number === nation ? privy : NOTHING_KNOWN)),
    peaceOffers,
    tradeOffers,
    gifts,
    contracts,
    rejectedBids: [],
    next: { unit: afterAll(units), war: afterAll(wars), offer: afterAll(tradeOffers), gift: afterAll(gifts) },
  };
  return copyPlain(state) as Draft<State>;
};

const afterAll = (things: readonly { readonly id: number }[]): number =>
  1 + things.reduce((most, { id }) => Math.max(most, id), 0);

/** The next time at which the nation acts: in this turn, or in the next if its phase in this one is over. */
const momentOf = (view: View, nation: NationNumber): Pick<State, 'turn' | 'phase' | 'stage'> => {
  const { turn, phase, stage } = view;
  if (settlerOf(view)?.number === nation) return { turn, phase, stage };
  const own = getNation(view, nation);
  const isOver = stage === 'phases' && own.phase < phase;
  return { turn: isOver ? turn + 1 : turn, phase: own.phase, stage: 'phases' };
};

const NOTHING_KNOWN: Privy = {
  treasury: 0,
  arrears: 0,
  threatLost: false,
  mustDeclare: [],
  standing: [],
  absence: null,
};
