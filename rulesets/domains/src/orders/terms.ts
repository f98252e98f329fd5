import type { Choice, OrderLine } from '@chancery/core';
import { branch, leftOut, oneOf } from '@chancery/kit';
import { areAllied, areHostile } from '../rules/war.ts';
import type { GameKnown } from '../types.ts';
import { type DomainNumber, ROUTE_LEVEL, TREATIES } from '../words.ts';
import { numbersOf, oneHolding, ownHoldings, provincesRuledIn, someProvinces, unitsAsked } from './offers.ts';

/** The words of proposals, by which one domain proposes and the other agrees in advance. */
export const TERMS = (verb: 'DIPLOMACY' | 'AGREE'): readonly OrderLine[] => [
  { pattern: `${verb} <domain> TRADE <first> WITH <second>`, sets: { what: 'trade' } },
  ...['<units>', '<troops>'].map((lent) => ({
    pattern: `${verb} <domain> LOAN ${lent} [CONTROL BORROWER] [UPKEEP BORROWER]`,
    sets: { what: 'loan' },
    flags: { 'CONTROL BORROWER': 'borrowerCommands', 'UPKEEP BORROWER': 'borrowerPays' },
  })),
  { pattern: `${verb} <domain> PASSAGE <provinces>`, sets: { what: 'passage' } },
  { pattern: `${verb} <domain> <what>` },
];

/** What one may agree to without naming terms. */
export const AGREEABLE: Choice = oneOf(
  'what',
  TREATIES.map((what) => branch(what, what)),
) as Choice;

/** What may be proposed to a domain as things stand. */
export const termsWith = (known: GameKnown, other: DomainNumber): Choice | null => {
  const { view } = known;
  const own = view.domain;
  if (own === null) return null;
  const trade = branch('trade', 'A trade route', routes(known, other));
  if (other === own) return oneOf('what', [trade]);
  if (areHostile(view, own, other)) return oneOf('what', [branch('peace', 'Peace')]);
  const lands = numbersOf(provincesRuledIn(known, other));
  const troops = view.units.filter(({ owner, loanedTo }) => owner === own && loanedTo === null);
  return oneOf('what', [
    areAllied(view, own, other) ? null : branch('alliance', 'An alliance'),
    branch('passage', 'Passage', someProvinces(known, 'provinces', lands, leftOut('all their provinces'))),
    trade,
    branch('loan', 'A loan of troops', unitsAsked(troops)),
  ]);
};

/** Guilds of level 2, as far as one knows, in provinces that do not touch (DOM-5.6). */
const routes = (known: GameKnown, other: DomainNumber): Choice | null => {
  const { view, setting } = known;
  const high = ({ inside }: (typeof view.holdings)[number]): boolean => inside === null || inside.level >= ROUTE_LEVEL;
  const ends = view.holdings.filter((holding) => holding.kind === 'guild' && holding.owner === other && high(holding));
  return oneHolding(
    known,
    'first',
    ownHoldings(known).filter((holding) => holding.kind === 'guild' && high(holding)),
    ({ province }) =>
      oneHolding(
        known,
        'second',
        ends.filter((end) => end.province !== province && !setting.provinces[province]?.borders.includes(end.province)),
      ),
  );
};
