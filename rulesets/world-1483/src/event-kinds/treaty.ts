import type { Draft } from '@chancery/core';
import { type EventKinds, toEverybody } from '@chancery/kit';
import { nationIn, setTreasury, territoryIn } from '../draft/changes.ts';
import type { TreatyEvent } from '../events/treaty.ts';
import type { PeaceOffer, State, TradeOffer } from '../state.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';
import { type NationNumber, NPC_PHASE } from '../words.ts';

type Kinds = EventKinds<Types, TreatyEvent>;
type PartyEvent = Extract<Types['event'], { readonly from: NationNumber; readonly to: NationNumber }>;

/** Only the parties read of it (W83-18.6). */
const toParties = (event: PartyEvent, { setting }: { readonly setting: Types['setting'] }) =>
  toNations(setting, [event.from, event.to], event);

const PEACE: Pick<Kinds, 'peace-offered' | 'peace-offer-dropped' | 'peace-failed' | 'peace-made' | 'ally-settled'> = {
  'peace-offered': {
    apply: (draft, { from, to, terms, with: allies, choice }) => {
      dropPeaceOffer(draft, from, to);
      draft.peaceOffers.push(structuredClone({ from, to, terms, with: allies, choice }) as Draft<PeaceOffer>);
    },
    tell: toParties,
  },
  'peace-offer-dropped': { apply: (draft, { from, to }) => dropPeaceOffer(draft, from, to), tell: toParties },
  'peace-failed': { tell: toParties },
  'peace-made': {
    apply: (draft, { from, to }) => {
      dropPeaceOffer(draft, from, to);
      dropPeaceOffer(draft, to, from);
    },
    tell: toEverybody,
  },
  'ally-settled': { tell: toEverybody },
};

const RISING: Pick<
  Kinds,
  | 'rebellion-tried'
  | 'rebellion-began'
  | 'nation-founded'
  | 'nation-run'
  | 'boxes-cleared'
  | 'leave-asked'
  | 'freed'
  | 'affairs-closed'
> = {
  'rebellion-tried': {
    apply: (draft, { nation, treasury }) => setTreasury(draft, nation, treasury),
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'rebellion-began': { tell: toEverybody },
  'nation-founded': {
    apply: (draft, { nation, code, name, order, original }) => {
      draft.nations[nation] = {
        number: nation,
        code,
        name,
        kind: 'rebel',
        phase: NPC_PHASE,
        order,
        seat: 'held',
        status: 'active',
        seaTrade: 0,
        landTrade: 0,
        missed: 0,
        returning: false,
        original: [...original],
        boxes: [],
        underThreat: [],
        unmarriageable: false,
        stirred: false,
        rebellion: null,
        leaves: [],
        snapshot: null,
      };
      draft.privy[nation] = {
        treasury: 0,
        arrears: 0,
        threatLost: false,
        mustDeclare: [],
        standing: [],
        absence: null,
      };
    },
    tell: toEverybody,
  },
  'nation-run': {
    apply: (draft, { nation, nationKind, phase, order, seat }) => {
      Object.assign(nationIn(draft, nation), { kind: nationKind, phase, order, seat, missed: 0, snapshot: null });
    },
    tell: toEverybody,
  },
  'boxes-cleared': {
    apply: (draft, { nation }) => {
      nationIn(draft, nation).boxes = [];
      for (const other of draft.nations) {
        if (other !== null) other.boxes = other.boxes.filter((entry) => entry.nation !== nation);
      }
    },
    tell: () => [],
  },
  'leave-asked': {
    apply: (draft, { nation, territories }) => {
      nationIn(draft, nation).leaves = [...territories];
    },
    tell: (event, { setting }) => (event.territories.length === 0 ? [] : toNations(setting, [event.nation], event)),
  },
  freed: { tell: toEverybody },
  'affairs-closed': { apply: (draft, { nation }) => closeAffairs(draft, nation), tell: () => [] },
};

const TRADES: Pick<
  Kinds,
  | 'trade-offered'
  | 'trade-confirmed'
  | 'trade-consent-withdrawn'
  | 'trade-dropped'
  | 'trade-conflicts'
  | 'trade-failed'
  | 'trade-made'
> = {
  'trade-offered': {
    apply: (draft, { id, from, to, give, get, left, confirmed }) => {
      draft.tradeOffers.push(structuredClone({ id, from, to, give, get, left, confirmed }) as Draft<TradeOffer>);
      draft.next.offer = Math.max(draft.next.offer, id + 1);
    },
    tell: toParties,
  },
  'trade-confirmed': {
    apply: (draft, { offer, confirmed }) => consent(draft, offer, confirmed),
    tell: toParties,
  },
  'trade-consent-withdrawn': { apply: (draft, { offer }) => consent(draft, offer, null), tell: toParties },
  'trade-dropped': { apply: (draft, { offer }) => dropTrade(draft, offer), tell: toParties },
  'trade-conflicts': { tell: toParties },
  'trade-failed': { tell: toParties },
  'trade-made': { apply: (draft, { offer }) => dropTrade(draft, offer), tell: toParties },
};

const GIFTS: Pick<Kinds, 'gift-given' | 'gift-promised' | 'gift-dropped' | 'gift-fired' | 'promises-aged'> = {
  'gift-given': { tell: toParties },
  'gift-promised': {
    apply: (draft, { id, from, to, amount, condition, left }) => {
      draft.gifts.push({ id, from, to, amount, condition: { ...condition }, left });
      draft.next.gift = Math.max(draft.next.gift, id + 1);
    },
    /** The receiver reads of it when it comes (W83-18.2). */
    tell: (event, { setting }) => toNations(setting, [event.from], event),
  },
  'gift-dropped': {
    apply: (draft, { gift }) => dropGift(draft, gift),
    tell: (event, { setting }) => toNations(setting, [event.from], event),
  },
  'gift-fired': { apply: (draft, { gift }) => dropGift(draft, gift), tell: toParties },
  'promises-aged': {
    apply: (draft) => {
      for (const offer of draft.tradeOffers) offer.left -= 1;
      for (const gift of draft.gifts) gift.left -= 1;
    },
    tell: () => [],
  },
};

const TRIBES: Pick<Kinds, 'tribe-settled' | 'tribe-gone' | 'tribe-reverted'> = {
  'tribe-settled': {
    /** Nobody is rolled for there any more (W83-16.5). */
    apply: (draft, { territories }) => {
      for (const territory of territories) territoryIn(draft, territory).revealed = true;
    },
    tell: toEverybody,
  },
  'tribe-gone': {
    /** Its land has no garrison, and everybody knows it (W83-16.26). */
    apply: (draft, { tribe }) => {
      for (const territory of draft.territories) if (territory?.owner === tribe) territory.revealed = true;
    },
    tell: toEverybody,
  },
  'tribe-reverted': {
    apply: (draft, { tribe }) => {
      nationIn(draft, tribe).kind = 'player';
    },
    tell: toEverybody,
  },
};

export const TREATY: Kinds = {
  ...PEACE,
  'surrender-demanded': {
    tell: (event, { setting }) =>
      event.agreed ? [{ to: 'all', told: event }] : toNations(setting, [event.nation], event),
  },
  surrendered: { tell: toEverybody },
  'ally-called': { tell: toEverybody },
  courted: {
    apply: (draft, { nation, treasury }) => setTreasury(draft, nation, treasury),
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  married: { tell: toEverybody },
  ...RISING,
  ...TRADES,
  ...GIFTS,
  ...TRIBES,
};

const dropPeaceOffer = (draft: Draft<State>, from: NationNumber, to: NationNumber): void => {
  draft.peaceOffers = draft.peaceOffers.filter((offer) => offer.from !== from || offer.to !== to);
};

const consent = (draft: Draft<State>, id: number, confirmed: number | null): void => {
  const offer = draft.tradeOffers.find((each) => each.id === id);
  if (offer !== undefined) offer.confirmed = confirmed;
};

const dropTrade = (draft: Draft<State>, id: number): void => {
  draft.tradeOffers = draft.tradeOffers.filter((offer) => offer.id !== id);
};

const dropGift = (draft: Draft<State>, id: number): void => {
  draft.gifts = draft.gifts.filter((gift) => gift.id !== id);
};

const closeAffairs = (draft: Draft<State>, nation: NationNumber): void => {
  const concerns = ({ from, to }: { readonly from: NationNumber; readonly to: NationNumber }): boolean =>
    from === nation || to === nation;
  draft.peaceOffers = draft.peaceOffers.filter((offer) => !concerns(offer));
  draft.tradeOffers = draft.tradeOffers.filter((offer) => !concerns(offer));
  draft.gifts = draft.gifts.filter((gift) => !concerns(gift));
  draft.npcOffers = draft.npcOffers.filter(({ npc, to }) => npc !== nation && to !== nation);
  // Of a war against it one payment is still due (W83-5.46).
  draft.contracts = draft.contracts.filter(({ npc, financier }) => npc !== nation && financier !== nation);
  draft.rejectedBids = draft.rejectedBids.filter(({ npc, target }) => npc !== nation && target !== nation);
};
