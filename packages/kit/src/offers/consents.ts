import { by, sorted } from '@chancery/core';
import { equalTerms, mirrored, type Terms } from './terms.ts';

/** An offer of one party to another. */
export interface Proposal<Party, Thing> {
  readonly from: Party;
  readonly to: Party;
  readonly terms: Terms<Thing>;
  /** When it arrived, among all lines of the turn; one that stood before the turn began is below 1. */
  readonly rank: number;
}

/** Two proposals that say the same from both sides. */
export interface Consent<Of> {
  /** The one that arrived first. */
  readonly offer: Of;
  readonly answer: Of;
}

/**
 * Who consents to what by the mirrored line with equal terms, in the order in which the answers arrived. Each proposal serves once:
 * of several equal ones the first that arrived.
 */
export const consentsIn = <Of extends Proposal<unknown, unknown>>(proposals: readonly Of[]): readonly Consent<Of>[] => {
  const waiting: Of[] = [];
  const consents: Consent<Of>[] = [];
  for (const answer of sorted(
    proposals,
    by(({ rank }: Of) => rank),
  )) {
    const at = waiting.findIndex((offer) => meets(offer, answer));
    const [offer] = at < 0 ? [] : waiting.splice(at, 1);
    if (offer === undefined) waiting.push(answer);
    else consents.push({ offer, answer });
  }
  return consents;
};

const meets = (offer: Proposal<unknown, unknown>, answer: Proposal<unknown, unknown>): boolean =>
  offer.from === answer.to && offer.to === answer.from && equalTerms(offer.terms, mirrored(answer.terms));
