import { counted, type OwnRow } from '@chancery/core';
import { words } from '@chancery/kit';
import { assetsWords, conditionWords, termsWords } from '../names/assets.ts';
import { nationName } from '../names/names.ts';
import { money, type Reader, readerOf, who } from '../names/reader.ts';
import type { Verb } from '../order.ts';
import { resourcesIn } from '../rules/costs.ts';
import { carriageOf } from '../rules/range.ts';
import { mirroredTerms } from '../rules/terms.ts';
import type { ConditionalGift, PeaceOffer, TradeOffer, Tribute } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { Own } from '../view-types.ts';
import type { NationNumber } from '../words.ts';

export const DEALING_COLUMNS = [
  words('what', 'What'),
  words('with', 'With'),
  words('terms', 'Terms'),
  words('costs', 'It costs you'),
  words('until', 'Until'),
] as const;

/** A matter between the reader and another nation, and the orders that settle it. */
interface Dealing {
  readonly id: string;
  readonly what: string;
  readonly with: NationNumber;
  readonly terms: string;
  readonly costs?: string;
  readonly until?: string;
  readonly named?: OwnRow['named'];
  readonly verbs?: readonly Verb[];
}

/** Offers to and by the reader, and what they owe: what asks for an answer first. */
export const dealingRows = (known: GameKnown): readonly OwnRow[] => {
  const { nation, own } = known.view;
  if (nation === null || own === null) return [];
  const mine = { known, reader: readerOf(known), nation, own };
  return [...peaceRows(mine), ...tradeRows(mine), ...dutyRows(mine), ...giftRows(mine), ...tributeRows(mine)].map(
    (dealing) => rowOf(known, dealing),
  );
};

interface Mine {
  readonly known: GameKnown;
  readonly reader: Reader;
  readonly nation: NationNumber;
  readonly own: Own;
}

const rowOf = ({ view }: GameKnown, { id, what, with: other, terms, costs, until, named, verbs }: Dealing): OwnRow => ({
  id,
  name: `${what}, ${nationName(view, other)}`,
  named: named ?? [],
  ...(verbs === undefined ? {} : { verbs }),
  cells: { what, with: nationName(view, other), terms, costs: costs ?? 'nothing', until: until ?? '' },
});

const updates = (left: number): string => counted(left, 'update');

const peaceRows = ({ known: { view }, reader, nation, own }: Mine): readonly Dealing[] => [
  ...own.peaceOffers.map((offer) => (offer.to === nation ? peaceToMe(reader, offer) : peaceByMe(reader, offer))),
  ...view.npcOffers
    .filter(({ to }) => to === nation)
    .map(
      ({ npc }): Dealing => ({
        id: `npc-peace-${npc}`,
        what: 'Peace offered to you',
        with: npc,
        terms: 'peace without terms',
        named: [{ nation: npc }],
        verbs: ['ACCEPT_PEACE'],
      }),
    ),
];

const peaceToMe = (reader: Reader, { from, terms }: PeaceOffer): Dealing => {
  const mirrored = mirroredTerms(terms);
  const { wePay, weTribute, weCede } = mirrored;
  const costs = [
    ...(wePay === undefined ? [] : [money(wePay)]),
    ...(weTribute === undefined ? [] : [`${weTribute} a turn`]),
    ...(weCede === undefined ? [] : [counted(weCede.length, 'territory', 'territories')]),
  ];
  return {
    id: `peace-${from}`,
    what: 'Peace offered to you',
    with: from,
    terms: termsWords(reader, mirrored),
    ...(costs.length === 0 ? {} : { costs: costs.join(', ') }),
    named: [{ nation: from }],
    verbs: ['ACCEPT_PEACE', 'OFFER_PEACE'],
  };
};

const peaceByMe = (reader: Reader, { to, terms }: PeaceOffer): Dealing => ({
  id: `own-peace-${to}`,
  what: 'Peace that you offer',
  with: to,
  terms: termsWords(reader, terms),
  ...(terms.wePay === undefined ? {} : { costs: money(terms.wePay) }),
  named: [{ nation: to }],
  verbs: ['WITHDRAW_PEACE', 'OFFER_PEACE'],
});

const tradeRows = ({ reader, nation, own }: Mine): readonly Dealing[] =>
  own.tradeOffers.map((offer): Dealing => {
    const toMe = offer.to === nation;
    const [give, get] = toMe ? [offer.get, offer.give] : [offer.give, offer.get];
    const paid = resourcesIn(give);
    return {
      id: `trade-${offer.id}`,
      what: `${TRADES[tradeState(offer, toMe)]} #${offer.id}`,
      with: toMe ? offer.from : offer.to,
      terms: `you give ${assetsWords(reader, give)} and get ${assetsWords(reader, get)}`,
      costs: paid > 0 ? money(paid) : give.length > 0 ? 'what you give' : 'nothing',
      until: updates(offer.left),
      named: [{ offer: offer.id }],
      verbs: ['CONFIRM_TRADE', 'CANCEL_TRADE'],
    };
  });

const TRADES = {
  asked: 'Trade offered to you',
  agreed: 'Trade that you confirmed',
  offered: 'Trade that you offer',
  confirmed: 'Trade that they confirmed',
} as const;
const tradeState = ({ confirmed }: TradeOffer, toMe: boolean): keyof typeof TRADES => {
  if (toMe) return confirmed === null ? 'asked' : 'agreed';
  return confirmed === null ? 'offered' : 'confirmed';
};

/** Wars that must be declared after a threat, and wars that are paid for (W83-5.27, 5.40, 5.49). */
const dutyRows = ({ reader, nation, own }: Mine): readonly Dealing[] => [
  ...own.mustDeclare.map(
    ({ npc, turn }): Dealing => ({
      id: `declare-${npc}`,
      what: 'War that you threatened',
      with: npc,
      terms: 'declare it, or never threaten anybody again',
      until: `your turn ${turn}`,
      named: [{ nation: npc }],
      verbs: ['DECLARE_WAR'],
    }),
  ),
  ...own.contracts.map(
    ({ npc, target, bid, lastDue }): Dealing => ({
      id: `contract-${npc}-${target}`,
      what: 'War that you pay for',
      with: npc,
      terms: `it fights ${who(reader, target)}`,
      costs: lastDue ? `${money(bid)}, for the last time` : `${money(bid)} in each turn of yours`,
      until: lastDue ? 'your next turn' : 'the end of that war',
    }),
  ),
  ...(own.arrears === 0
    ? []
    : [
        {
          id: 'arrears',
          what: 'Arrears',
          with: nation,
          terms: 'no line that costs anything is carried out before they are paid out of your income',
          costs: money(own.arrears),
          until: 'they are paid',
        },
      ]),
];

const giftRows = ({ known, reader, nation, own }: Mine): readonly Dealing[] =>
  own.gifts.map(({ id, to, amount, condition, left }: ConditionalGift): Dealing => {
    const carriage = carriageOf(known.setting, known.view, { from: nation, to, amount });
    return {
      id: `gift-${id}`,
      what: `Gift that you promised #${id}`,
      with: to,
      terms: `${money(amount)} ${conditionWords(reader, condition)}`,
      costs: money(amount + carriage),
      until: updates(left),
      named: [{ gift: id }],
      verbs: ['CANCEL_GIFT'],
    };
  });

const tributeRows = ({ known: { view }, nation }: Mine): readonly Dealing[] =>
  view.tributes
    .filter(({ payer, receiver }) => payer === nation || receiver === nation)
    .map(({ payer, receiver, amount, left }: Tribute): Dealing => {
      const pays = payer === nation;
      return {
        id: `tribute-${payer}-${receiver}`,
        what: pays ? 'Tribute that you pay' : 'Tribute paid to you',
        with: pays ? receiver : payer,
        terms: `${money(amount)} a turn`,
        ...(pays ? { costs: `${amount} a turn` } : {}),
        until: counted(left, 'more payment'),
      };
    });
