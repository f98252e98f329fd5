import { counted, type ReportLine, type Ruleset } from '@chancery/core';
import { forecastFor } from './known/desk.ts';
import type { Forecast } from './known/forecast.ts';
import { kingdomName } from './names/reader.ts';
import { getKingdom, unitsOf } from './rules/find.ts';
import type { HepKnown, Types } from './types.ts';
import { ordersOf } from './units/orders-of.ts';

/** What the last Post of a Phase leaves undone: whoever does not end it may post again (HEP-1.6). */
export const leftUndone: NonNullable<Ruleset<Types>['leftUndone']> = (known, drafted): readonly ReportLine[] => {
  const { kingdom, board } = known.view;
  const end = drafted.findIndex(({ verb }) => verb === 'END');
  if (kingdom === null || board.turn === 0 || end < 0) return [];
  const posted = drafted.slice(0, end);
  const forecast = forecastFor(known, posted);
  if (forecast === null) return [];
  const idle = unitsOf(board, kingdom).filter(
    ({ id, fresh, moved, actionsUsed }) =>
      !fresh && !moved && actionsUsed === 0 && ordersOf(known, id, posted).length === 0,
  );
  const { gold } = getKingdom(forecast.state, kingdom);
  return [
    ...(idle.length > 0
      ? [{ text: `${counted(idle.length, 'unit')} without actions: ${idle.map(({ id }) => id).join(', ')}.` }]
      : []),
    ...(gold > 0 ? [{ text: `${gold} Gold unspent.`, rule: 'HEP-4.1' }] : []),
    ...unanswered(known, forecast),
  ];
};

/** A treaty or a peace that others offer, and that no action answers (HEP-5.19, HEP-1.10). */
const unanswered = (known: HepKnown, { state, kingdom }: Forecast): readonly ReportLine[] => [
  ...state.proposals
    .filter(({ to }) => to === kingdom)
    .map(({ kind, from }) => ({
      text: `${kingdomName(known, from)} proposes a ${TREATY[kind]} and has no answer.`,
      rule: 'HEP-5.19',
    })),
  ...state.wars.flatMap(({ a, b, offer }) =>
    offer !== null && offer.from !== kingdom && (a === kingdom || b === kingdom)
      ? [{ text: `${kingdomName(known, offer.from)} offers peace and has no answer.`, rule: 'HEP-1.10' }]
      : [],
  ),
];

const TREATY = { trade: 'Trade Treaty', pact: 'Military Pact' } as const;
