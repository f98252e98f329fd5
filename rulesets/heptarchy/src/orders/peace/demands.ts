import type { Bill, BillItem, PricedTick } from '@chancery/core';
import { DONE } from '@chancery/core';
import { demandFault } from '../../diplomacy/judge.ts';
import { priceOf, scoreToSpend } from '../../diplomacy/price.ts';
import { termsOf } from '../../diplomacy/terms.ts';
import type { Forecast } from '../../known/forecast.ts';
import { stationWords, TREATY_WORDS, unitName } from '../../names/reader.ts';
import type { OfferPeace } from '../../order.ts';
import { codeOf, getAreaInfo, getKingdom, isNpc, kingdomsOf, ownedBy, unitsOf } from '../../rules/find.ts';
import { tradePartner } from '../../rules/relations.ts';
import { LEAST_TRUCE, LONGEST_TRUCE } from '../../rules/truce.ts';
import type { KingdomNumber, TreatyKind } from '../../words.ts';

type Demands = Omit<OfferPeace['args'], 'kingdom'>;

/** All that may be demanded of an opponent for peace, at its price (HEP-7.12); null when nothing can be paid. */
export const demandsOf = (forecast: Forecast, other: KingdomNumber): Bill | null => {
  const { state, setting, kingdom } = forecast;
  if (isNpc(getKingdom(state, other))) return null; // HEP-7.26
  const budget = scoreToSpend(forecast, kingdom, other);
  const terms = (demands: Demands) => termsOf(setting, { kingdom: codeOf(setting, other), ...demands });
  const may = (demands: Demands): boolean => demandFault(forecast, kingdom, other, terms(demands)) === null;
  const price = (demands: Demands): number => priceOf(forecast, kingdom, terms(demands));
  const tick = (value: number | string, label: string, demands: Demands): readonly PricedTick[] =>
    may(demands) ? [{ value, label, price: price(demands) }] : [];
  const reader = { setting, board: state, me: null };
  const thirds = kingdomsOf(state).map(({ number }) => getAreaInfo(setting, number));
  const items: readonly BillItem[] = [
    ticks(
      'land',
      'Land Areas',
      ownedBy(state, other).flatMap(({ number }) =>
        tick(number, getAreaInfo(setting, number).name, { land: [number] }),
      ),
    ),
    ticks(
      'disband',
      'Retinues and Navies to be disbanded',
      unitsOf(state, other).flatMap(({ id, kind, at }) =>
        tick(id, `${unitName(kind, id)} ${stationWords(reader, at)}`, { disband: [id] }),
      ),
    ),
    tributeFrom(Math.floor(getKingdom(state, other).gold / 10) * 10),
    {
      kind: 'number',
      param: 'truce',
      label: 'Truce in Turns',
      from: LEAST_TRUCE + 1,
      to: LONGEST_TRUCE,
      step: 1,
      price: 1,
    },
    ticks(
      'renounceTrade',
      'End of their Trade Treaty with',
      thirds.flatMap(({ code, name }) => tick(code, name, { renounceTrade: [code] })),
    ),
    ticks(
      'renouncePact',
      'End of their Military Pact with',
      thirds.flatMap(({ code, name }) => tick(code, name, { renouncePact: [code] })),
    ),
    ...enforcedTrade(forecast, other, may).map(
      (needs): BillItem => ({
        kind: 'flag',
        param: 'trade',
        label: withYou('trade'),
        price: price({ trade: true }),
        ...needs,
      }),
    ),
    { kind: 'flag', param: 'pact', label: withYou('pact'), price: price({ pact: true }) },
  ];
  const of = items.filter((item) => item.kind !== 'ticks' || item.of.length > 0).filter(isPossible);
  return budget < LEAST ? null : { ask: 'bill', spent: 'War Score', least: LEAST, budget, of, then: DONE };
};

/** A free offer is White Peace (HEP-7.21). A Truce of a Turn more costs as much, so that whoever has that can demand something. */
const LEAST = 1;

const ticks = (param: keyof Demands, label: string, of: readonly PricedTick[]): BillItem => ({
  kind: 'ticks',
  param,
  label,
  of,
});

const withYou = (treaty: TreatyKind): string => `${TREATY_WORDS[treaty]} with you`;

/** HEP-7.14, HEP-7.15 */
const tributeFrom = (most: number): BillItem => ({
  kind: 'number',
  param: 'tribute',
  label: 'Tribute in Gold',
  from: 10,
  to: most,
  step: 10,
  price: 1,
});

const isPossible = (item: BillItem): boolean => item.kind !== 'number' || item.to >= item.from;

/** Whether a Trade Treaty may be enforced, and what has to be renounced for it: nothing, or the one that the opponent has. */
const enforcedTrade = (
  { setting, state }: Forecast,
  other: KingdomNumber,
  may: (demands: Demands) => boolean,
): readonly Pick<Extract<BillItem, { kind: 'flag' }>, 'needs'>[] => {
  const partner = tradePartner(state, other);
  if (partner === null) return may({ trade: true }) ? [{}] : [];
  const value = codeOf(setting, partner);
  return may({ trade: true, renounceTrade: [value] }) ? [{ needs: { param: 'renounceTrade', value } }] : [];
};
