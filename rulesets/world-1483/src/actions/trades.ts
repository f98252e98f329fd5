import { equalTerms, mirrored } from '@chancery/kit';
import { exchange } from '../consequences/exchange.ts';
import { treasuryOf } from '../consequences/money.ts';
import type { ArgsOf, OrderOf } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { canonicalAssets, missingFrom } from '../rules/assets.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkConfirmTrade } from '../rules/checks/confirm-trade.ts';
import { tradeFault } from '../rules/checks/trade.ts';
import { resourcesIn } from '../rules/costs.ts';
import { getPrivy } from '../rules/find.ts';
import { linesOfAll } from '../rules/sheets.ts';
import type { TradeOffer } from '../state.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { fail } from './deed.ts';

/** An offer that nobody confirms lapses after so many updates (W83-14.6). */
const UPDATES = 4;

/** Offers and confirmations of all nations go on file, in the order in which they arrived (W83-14.2, 14.3). */
export const fileTrades = (turn: GameTurn): void => {
  for (const { nation, order } of linesOfAll(turn, 'TRADE', 'CONFIRM_TRADE')) {
    const refusal = faultOf(turn, nation, order);
    if (refusal !== null) fail(turn, nation, order, refusal);
    else if (order.verb === 'TRADE') offerOrConfirm(turn, nation, order.args);
    else confirm(turn, order.args.offer);
  }
};

const faultOf = (
  turn: GameTurn,
  nation: NationNumber,
  { verb, args }: OrderOf<'TRADE' | 'CONFIRM_TRADE'>,
): Refusal | null =>
  verb === 'TRADE' ? tradeFault(turn.state, nation, args) : checkConfirmTrade(askerIn(turn, nation), args);

/** A line that mirrors an open offer confirms it; any other is an offer of its own (W83-14.3). */
const offerOrConfirm = (turn: GameTurn, from: NationNumber, args: ArgsOf<'TRADE'>): void => {
  const { nation: to } = args;
  const terms = { give: canonicalAssets(args.give), get: canonicalAssets(args.get) };
  const open = turn.state.tradeOffers.filter(
    (offer) => offer.from === to && offer.to === from && offer.confirmed === null,
  );
  const meant = open.find((offer) => equalTerms(offer, mirrored(terms)));
  if (meant !== undefined) {
    confirm(turn, meant.id);
    return;
  }
  const { offer: id } = turn.state.next;
  turn.emit({ kind: 'trade-offered', rule: 'W83-14.2', id, from, to, ...terms, left: UPDATES, confirmed: null });
  for (const other of open) {
    turn.emit({ kind: 'trade-conflicts', rule: 'W83-14.4', from, to, offer: id, other: other.id });
  }
};

const confirm = (turn: GameTurn, id: number): void => {
  const { tradeOffers } = turn.state;
  const offer = tradeOffers.find((each) => each.id === id);
  if (offer === undefined) return;
  const confirmed = 1 + Math.max(0, ...tradeOffers.filter(isConfirmed).map((each) => each.confirmed));
  turn.emit({ kind: 'trade-confirmed', rule: 'W83-14.2', from: offer.from, to: offer.to, offer: id, confirmed });
};

type Confirmed = TradeOffer & { readonly confirmed: number };
const isConfirmed = (offer: TradeOffer): offer is Confirmed => offer.confirmed !== null;

/** After everything else of the update, in the order in which they were confirmed, each whole or not at all (W83-14.7, 14.8). */
export const carryOutTrades = (turn: GameTurn): void => {
  const confirmed = turn.state.tradeOffers
    .filter(isConfirmed)
    .toSorted((one, other) => one.confirmed - other.confirmed);
  for (const { id, from, to, give, get } of confirmed.map(whole)) {
    const refusal = cannotBe(turn, { from, to, give, get });
    if (refusal !== null) {
      turn.emit({ kind: 'trade-failed', rule: 'W83-14.5', from, to, offer: id, refusal });
      continue;
    }
    turn.emit({ kind: 'trade-made', rule: 'W83-14.7', from, to, offer: id, give, get });
    exchange(
      turn,
      [
        { from, to, assets: give },
        { from: to, to: from, assets: get },
      ],
      { why: 'trade', rule: 'W83-14.7' },
    );
  }
};

/** As it is on file, whatever the file becomes meanwhile. */
const whole = ({ id, from, to, give, get }: TradeOffer) => structuredClone({ id, from, to, give, get });

const cannotBe = ({ state }: GameTurn, { from, to, give, get }: Omit<ReturnType<typeof whole>, 'id'>): Refusal | null =>
  tradeFault(state, from, { nation: to, give, get }) ??
  payFault(state, from, resourcesIn(give)) ??
  payFault(state, to, resourcesIn(get)) ??
  missingFrom(state, from, give) ??
  missingFrom(state, to, get);

/** Both parties read why it failed, and neither what the other has (W83-18.2). */
const payFault = (state: GameTurn['state'], nation: NationNumber, amount: number): Refusal | null => {
  if (amount === 0) return null;
  const owes = getPrivy(state, nation).arrears > 0;
  return owes || treasuryOf({ state }, nation) < amount ? { code: 'cannot-pay', nation } : null;
};
