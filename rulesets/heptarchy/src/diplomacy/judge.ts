import type { Refusal } from '../refusals.ts';
import { findUnit, getArea, getKingdom } from '../rules/find.ts';
import { tradePartner, treatyBetween } from '../rules/relations.ts';
import { wayToTrade } from '../rules/treaty.ts';
import { LEAST_TRUCE, LONGEST_TRUCE } from '../rules/truce.ts';
import type { Board } from '../scene.ts';
import type { Terms } from '../state.ts';
import type { KingdomNumber, TreatyKind } from '../words.ts';
import { priceOf, scoreToSpend } from './price.ts';

/** What is wrong with the demands of one State from another, a Player State: the conditions of HEP-7.12, then the price. */
export const termsFault = (board: Board, from: KingdomNumber, to: KingdomNumber, terms: Terms): Refusal | null =>
  demandFault(board, from, to, terms) ?? scoreFault(board, from, to, terms);

/** What is wrong with the demands, whatever they cost. */
export const demandFault = (board: Board, from: KingdomNumber, to: KingdomNumber, terms: Terms): Refusal | null =>
  tributeFault(board, to, terms) ??
  truceFault(terms) ??
  unitFault(board, to, terms) ??
  renounceFault(board, from, to, { treaty: 'trade', partners: terms.renounceTrade }) ??
  renounceFault(board, from, to, { treaty: 'pact', partners: terms.renouncePact }) ??
  (terms.trade ? tradeFault(board, from, to, terms) : null) ??
  landFault(board, to, terms);

/** HEP-7.14, HEP-7.15 */
const tributeFault = ({ state }: Board, to: KingdomNumber, { tribute }: Terms): Refusal | null => {
  const { gold } = getKingdom(state, to);
  return tribute % 10 !== 0 || tribute < 0 || tribute > gold ? { code: 'tribute', tribute, gold } : null;
};

/** HEP-7.16 */
const truceFault = ({ truce }: Terms): Refusal | null =>
  truce < LEAST_TRUCE || truce > LONGEST_TRUCE ? { code: 'truce-length', truce } : null;

/** Retinues and Navies of the opponent. */
const unitFault = ({ state }: Board, to: KingdomNumber, { disband }: Terms): Refusal | null => {
  const wrong = disband.find((id) => {
    const unit = findUnit(state, id);
    return unit === null || unit.owner !== to || unit.kind === 'levy';
  });
  return wrong === undefined ? null : { code: 'cannot-demand-unit', unit: wrong };
};

/** A treaty of the opponent with a third State. */
const renounceFault = (
  { state }: Board,
  from: KingdomNumber,
  to: KingdomNumber,
  { treaty, partners }: { readonly treaty: TreatyKind; readonly partners: readonly KingdomNumber[] },
): Refusal | null => {
  const wrong = partners.find((third) => third === from || treatyBetween(state, treaty, to, third) === null);
  return wrong === undefined ? null : { code: 'cannot-renounce', treaty, with: wrong };
};

/** Both trade slots are empty after what is renounced in the same offer, and there is a way to trade. */
const tradeFault = (board: Board, from: KingdomNumber, to: KingdomNumber, terms: Terms): Refusal | null => {
  const own = tradePartner(board.state, from);
  if (own !== null) return { code: 'trade-slot', kingdom: from };
  const theirs = tradePartner(board.state, to);
  if (theirs !== null && !terms.renounceTrade.includes(theirs)) return { code: 'trade-slot', kingdom: to };
  return wayToTrade(board, from, to);
};

/** Only what the opponent owns can be had (HEP-7.25). */
const landFault = ({ state }: Board, to: KingdomNumber, { land }: Terms): Refusal | null => {
  const wrong = land.find((area) => !state.areas[area] || getArea(state, area).owner !== to);
  return wrong === undefined ? null : { code: 'cannot-demand-area', area: wrong };
};

/** A free offer is White Peace (HEP-7.21); what the War Score can't pay can't be demanded (HEP-7.8, HEP-7.28). */
const scoreFault = (board: Board, from: KingdomNumber, to: KingdomNumber, terms: Terms): Refusal | null => {
  const cost = priceOf(board, from, terms);
  if (cost === 0) return { code: 'nothing-demanded' };
  const score = scoreToSpend(board, from, to);
  return cost <= score ? null : { code: 'score', cost, score };
};
