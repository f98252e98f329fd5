import { type FactSchema, without, withState } from '@chancery/kit';
import { ownedBy } from '../rules/find.ts';
import {
  CONDITIONAL_GIFT,
  CONTRACT,
  type ConditionalGift,
  NPC_OFFER,
  PEACE_OFFER,
  REJECTED_BID,
  type State,
  TRADE_OFFER,
  TRIBUTE_STATE,
  type TradeOffer,
  WAR_STATE,
  type War,
} from '../state.ts';
import type { GamePosition } from '../types.ts';
import type { Table } from './tables.ts';

/** Wars, treaties and offers (W83-0.25, 0.26): lists, and those that are stated are all there are. */

/** A war that is stated began in this phase, the two having what they have now. */
const wars: Table<War> = {
  what: 'war',
  by: 'none',
  needs: ['attacker', 'defender'],
  facts: without(WAR_STATE, 'id'),
  unsaid: {
    attackerHad: ({ attacker }, _, position) => landsOf(position, attacker),
    defenderHad: ({ defender }, _, position) => landsOf(position, defender),
  },
  rows: ({ state }) => state.wars,
  blank: ({ state: { turn, phase } }) => ({ kind: 'player', turn, phase, battles: 0, ally: null, financed: false }),
  put: (position, stated) => {
    const all = stated.map(({ row }, at) => ({ ...row, id: at + 1 }));
    return withState(position, { wars: all, next: { ...position.state.next, war: all.length + 1 } });
  },
};

const landsOf = ({ state }: GamePosition, nation: number): readonly number[] =>
  ownedBy(state, nation).map(({ number }) => number);

/** A list of the state that is stated fact by fact. */
const listOf = <Key extends ListKey>(key: Key, { what, facts, needs, blank }: ListFacts<Key>): Table<ItemOf<Key>> => ({
  what,
  by: 'none',
  needs: needs as never,
  facts: facts as never,
  rows: ({ state }) => state[key] as unknown as readonly ItemOf<Key>[],
  blank: (position) => blank?.(position) ?? {},
  put: (position, stated) => withState(position, { [key]: stated.map(({ row }) => row) }),
});

type ListKey = 'tributes' | 'npcOffers' | 'peaceOffers' | 'tradeOffers' | 'gifts' | 'contracts' | 'rejectedBids';
type ItemOf<Key extends ListKey> = State[Key][number];
interface ListFacts<Key extends ListKey> {
  readonly what: string;
  readonly facts: FactSchema;
  readonly needs: readonly (keyof ItemOf<Key>)[];
  readonly blank?: (position: GamePosition) => Partial<ItemOf<Key>>;
}

const tributes = listOf('tributes', {
  what: 'tribute',
  facts: TRIBUTE_STATE,
  needs: ['payer', 'receiver', 'amount'],
  blank: ({ state: { turn, phase } }) => ({ left: 5, since: { turn, phase } }),
});
const npcOffers = listOf('npcOffers', {
  what: 'offer of a non-player nation',
  facts: NPC_OFFER,
  needs: ['npc', 'to'],
  blank: () => ({ why: 'new war' as const }),
});
const peaceOffers = listOf('peaceOffers', {
  what: 'offer of peace',
  facts: PEACE_OFFER,
  needs: ['from', 'to'],
  blank: () => ({ terms: {}, with: [], choice: null }),
});
const contracts = listOf('contracts', {
  what: 'contract',
  facts: CONTRACT,
  needs: ['npc', 'target', 'financier', 'bid'],
  blank: () => ({ lastDue: false, thanked: false }),
});
const rejectedBids = listOf('rejectedBids', {
  what: 'rejected bid',
  facts: REJECTED_BID,
  needs: ['npc', 'target', 'bid'],
});

/** Offers of trade and promised gifts go by the numbers that lines name. */
const tradeOffers: Table<TradeOffer> = {
  ...listOf('tradeOffers', {
    what: 'offer of trade',
    facts: TRADE_OFFER,
    needs: ['id', 'from', 'to', 'give', 'get'],
    blank: () => ({ left: 4, confirmed: null }),
  }),
  put: (position, stated) => {
    const all = stated.map(({ row }) => row);
    const offer = Math.max(0, ...all.map(({ id }) => id)) + 1;
    return withState(position, { tradeOffers: all, next: { ...position.state.next, offer } });
  },
};
const gifts: Table<ConditionalGift> = {
  ...listOf('gifts', {
    what: 'promised gift',
    facts: CONDITIONAL_GIFT,
    needs: ['id', 'from', 'to', 'amount', 'condition'],
    blank: () => ({ left: 8 }),
  }),
  put: (position, stated) => {
    const all = stated.map(({ row }) => row);
    const gift = Math.max(0, ...all.map(({ id }) => id)) + 1;
    return withState(position, { gifts: all, next: { ...position.state.next, gift } });
  },
};

export const AFFAIR_TABLES = {
  wars,
  tributes,
  npcOffers,
  peaceOffers,
  tradeOffers,
  gifts,
  contracts,
  rejectedBids,
};
