import type { Listed } from '../../memory.ts';
import type { OfferAlliance, OfferPeace } from '../../order.ts';
import { relationOf } from '../../rules/permission.ts';
import type { Turn } from '../../types.ts';
import { IND, type RealmNumber, type Relation } from '../../words.ts';
import { fail, ordersOf, realmByCode, type Step } from '../steps.ts';

/** F15: only where both asked for it in the same turn (MD-3.9, MD-3.10). */
export const peaceEstablished = (turn: Turn): void => {
  const offers = offersOf(turn, 'F15', ordersOf(turn, 'OFFER_PEACE'));
  for (const { listed, a, b, returned } of offers) {
    if (relationAtStart(turn, a, b) !== 'war') fail(turn, listed, 'F15', { code: 'not-at-war', realm: b });
    else if (!returned) fail(turn, listed, 'F15', { code: 'offer-not-returned', realm: b, what: 'peace' });
    else if (relationOf(turn.state, a, b) === 'war') turn.emit({ kind: 'peace-made', rule: 'MD-3.10', a, b });
  }
};

/** F16: one of the two is enough (MD-3.2). */
export const alliancesCancelled = (turn: Turn): void => {
  for (const listed of ordersOf(turn, 'CANCEL_ALLIANCE')) {
    const other = realmByCode(turn, listed.order.args.realm) ?? IND;
    const by = listed.realm;
    if (relationAtStart(turn, by, other) !== 'alliance') {
      fail(turn, listed, 'F16', { code: 'not-allied', realm: other });
    } else if (relationOf(turn.state, by, other) === 'alliance') {
      turn.emit({ kind: 'alliance-cancelled', rule: 'MD-3.2', by, with: other });
    }
  }
};

/** F17: both offered, neutral when the turn began, and nothing has changed between them since (MD-3.8, MD-3.9, MD-3.11). */
export const alliancesFormed = (turn: Turn): void => {
  const offers = offersOf(turn, 'F17', ordersOf(turn, 'OFFER_ALLIANCE'));
  for (const { listed, a, b, returned } of offers) {
    const atStart = relationAtStart(turn, a, b);
    const now = relationOf(turn.state, a, b);
    if (atStart !== 'neutral') fail(turn, listed, 'F17', { code: 'not-neutral', realm: b, relation: atStart });
    else if (now === 'war') fail(turn, listed, 'F17', { code: 'relation-changed-this-turn', realm: b });
    else if (!returned) fail(turn, listed, 'F17', { code: 'offer-not-returned', realm: b, what: 'alliance' });
    else if (now === 'neutral') turn.emit({ kind: 'alliance-formed', rule: 'MD-3.11', a, b });
  }
};

const relationAtStart = ({ memory }: Turn, a: RealmNumber, b: RealmNumber): Relation =>
  relationOf({ relations: memory.relationsAtStart }, a, b);

interface Offer {
  readonly listed: Listed<OfferPeace | OfferAlliance>;
  readonly a: RealmNumber;
  readonly b: RealmNumber;
  readonly returned: boolean;
}

/** Offers to another realm, and whether it makes the same to this one. Others fail (MD-3.15). */
const offersOf = (turn: Turn, step: Step, orders: readonly Listed<OfferPeace | OfferAlliance>[]): readonly Offer[] => {
  const offers = orders.flatMap((listed) => {
    const b = realmByCode(turn, listed.order.args.realm);
    if (b !== null && b !== IND && b !== listed.realm) return [{ listed, a: listed.realm, b }];
    fail(turn, listed, step, { code: b === listed.realm ? 'oneself' : 'independents' });
    return [];
  });
  const pairs = new Set(offers.map(({ a, b }) => `${a} ${b}`));
  return offers.map((offer) => ({ ...offer, returned: pairs.has(`${offer.b} ${offer.a}`) }));
};
