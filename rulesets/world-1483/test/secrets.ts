import type { SeatId } from '@chancery/core';
import type { Secrets } from '@chancery/testkit';
import type { Event } from '../src/events.ts';
import type { OrderOf } from '../src/order.ts';
import { isGeneral, nationOfSeat } from '../src/rules/find.ts';
import type { State } from '../src/state.ts';
import type { GamePosition, Types } from '../src/types.ts';
import { ABILITIES, type NationNumber } from '../src/words.ts';
import { SCRAMBLED } from './knowledge.ts';

type Me = NationNumber | null;
const meOf = ({ setting }: GamePosition, viewer: SeatId | null): Me =>
  viewer === null ? null : nationOfSeat(setting, viewer);

/** What a viewer may not know, as changes that they must not notice (W83-18.2, 18.6, 15.27, 4.31). */
export const SECRETS: Secrets<Types> = {
  scrambled: SCRAMBLED,
  positions: (position, viewer) => {
    const me = meOf(position, viewer);
    return [otherTreasuries, otherStanding, otherAbilities, otherPapers].map((change) => ({
      setting: position.setting,
      state: change(position.state, me),
    }));
  },
  events: (event, viewer, position) => otherwise(event, meOf(position, viewer)),
  /** Words in a line that comes to nothing are told to its author alone. */
  orders: (_, __, ___, words) => {
    const line: OrderOf<'CANCEL_TRADE'> = { verb: 'CANCEL_TRADE', section: 'trades', args: { offer: 999_999 } };
    return [{ ...line, args: { ...line.args, words } as OrderOf<'CANCEL_TRADE'>['args'] }];
  },
};

const otherTreasuries = (state: State, me: Me): State => ({
  ...state,
  privy: state.privy.map((privy, nation) =>
    privy === null || nation === me ? privy : { ...privy, treasury: privy.treasury + 5, arrears: privy.arrears + 1 },
  ),
});

const otherStanding = (state: State, me: Me): State => ({
  ...state,
  privy: state.privy.map((privy, nation) =>
    privy === null || nation === me
      ? privy
      : {
          ...privy,
          threatLost: !privy.threatLost,
          standing: [...privy.standing, { verb: 'CLOSE_STRAIT', args: { nations: ['ALL'] } } as const],
        },
  ),
});

const otherAbilities = (state: State, me: Me): State => ({
  ...state,
  units: state.units.map((unit) =>
    !isGeneral(unit) || unit.shown || unit.owner === me
      ? unit
      : { ...unit, ability: (unit.ability + 1) % ABILITIES.length },
  ),
});

/** Two others bargain, and one of them pays for a war. */
const otherPapers = (state: State, me: Me): State => {
  const [one = 0, other = 0, npc = 0] = state.nations.flatMap((nation) =>
    nation === null || nation.number === me ? [] : [nation.number],
  );
  const { offer, gift } = state.next;
  return {
    ...state,
    tradeOffers: [
      ...state.tradeOffers,
      { id: offer, from: one, to: other, give: [{ resources: 7 }], get: [], left: 3, confirmed: null },
    ],
    peaceOffers: [...state.peaceOffers, { from: one, to: other, terms: { wePay: 7 }, with: [], choice: null }],
    gifts: [
      ...state.gifts,
      { id: gift, from: one, to: other, amount: 7, condition: { when: 'war', of: other, other: npc }, left: 3 },
    ],
    contracts: [...state.contracts, { npc, target: other, financier: one, bid: 12, lastDue: false, thanked: false }],
    rejectedBids: [...state.rejectedBids, { npc, target: other, bid: 12 }],
  };
};

/** The same event with other things in it that the viewer never hears. */
const otherwise = (event: Event, me: Me): readonly Event[] => {
  switch (event.kind) {
    case 'treasury-changed':
      return event.nation === me ? [] : [{ ...event, amount: event.amount + 1, treasury: event.treasury + 1 }];
    case 'arrears-set':
      return event.nation === me ? [] : [{ ...event, arrears: event.arrears + 1 }];
    case 'income-collected':
      return event.nation === me ? [] : [{ ...event, tribute: event.tribute + 1, treasury: event.treasury + 1 }];
    case 'incorporated':
      return [{ ...event, treasury: event.treasury + 1 }];
    case 'influenced':
    case 'slandered':
    case 'development-tried':
      return event.nation === me ? [] : [{ ...event, roll: 11 - event.roll, treasury: event.treasury + 1 }];
    case 'bought':
      return event.nation === me ? [] : [{ ...event, count: event.count + 1, treasury: event.treasury + 1 }];
    case 'bid-weighed':
      return [{ ...event, strength: event.strength + 1 }];
    case 'bid-answered':
      return event.nation === me ? [] : [{ ...event, accepted: !event.accepted }];
    case 'standing-orders-set':
      return event.nation === me
        ? []
        : [
            { ...event, standing: [] },
            { ...event, standing: [...event.standing, CLOSED] },
          ];
    case 'units-made':
      return [{ ...event, units: event.units.map((unit) => (isGeneral(unit) ? { ...unit, ability: 7 } : unit)) }];
    case 'line-failed':
      return event.nation === me ? [] : [{ ...event, refusal: { code: 'short-of-money', cost: 9, treasury: 8 } }];
    case 'trade-offered':
    case 'trade-made':
      return event.from === me || event.to === me ? [] : [{ ...event, give: [{ resources: 77 }] }];
    case 'gift-given':
      return event.from === me || event.to === me ? [] : [{ ...event, give: [{ resources: 77 }] }];
    case 'gift-promised':
      return event.from === me ? [] : [{ ...event, amount: event.amount + 1 }];
    case 'gift-fired':
      return event.from === me || event.to === me ? [] : [{ ...event, amount: event.amount + 1 }];
    case 'peace-offered':
      return event.from === me || event.to === me ? [] : [{ ...event, terms: { wePay: 77 } }];
    case 'contract-made':
      return event.financier === me ? [] : [{ ...event, bid: event.bid + 1 }];
    case 'tribute-paid':
      return event.payer === me || event.receiver === me ? [] : [{ ...event, paid: event.paid + 1 }];
    default:
      return [];
  }
};

const CLOSED = { verb: 'CLOSE_CANAL', args: { nations: ['ALL'] } } as const;
