import { type PowerRow, type PowerTableSpec, seatId } from '@chancery/core';
import { everyNumbered, numbers, words } from '@chancery/kit';
import { getDomainInfo } from './rules/find.ts';
import { areAllied, areHostile } from './rules/war.ts';
import type { GameKnown, Types } from './types.ts';
import type { DomainView } from './view-types.ts';

/** Every other domain: how one stands to it, and what is known of it. */
export const POWERS: PowerTableSpec<Types> = {
  columns: [
    words('name', 'Domain'),
    words('calling', 'Calling'),
    words('stance', 'Relations'),
    numbers('provinces', 'Provinces'),
    numbers('holdings', 'Holdings'),
    numbers('score', 'Score'),
    numbers('treasury', 'Gold'),
  ],
  rows: (known) =>
    everyNumbered(known.view.domains)
      .filter(({ number }) => known.view.domain !== null && number !== known.view.domain)
      .map((domain) => rowOf(known, domain)),
  own: ({ view }) => {
    const own = view.domains[view.domain ?? 0]?.own;
    return own ? [{ text: `Your treasury holds ${own.treasury} gold.`, rule: 'DOM-0.2' }] : [];
  },
};

const rowOf = (known: GameKnown, { number, controller, score }: DomainView): PowerRow => {
  const { setting, view } = known;
  const { code, name, calling } = getDomainInfo(setting, number);
  const papers = view.known.papers.find(({ of }) => of === number);
  return {
    power: code,
    seat: seatId(code),
    stance: controller === 'eliminated' ? 'gone' : stanceTo(known, number),
    cells: {
      name,
      calling,
      stance: controller === 'eliminated' ? 'gone' : relationWords(known, number),
      provinces: `${everyNumbered(view.provinces).filter(({ ruler }) => ruler === number).length}`,
      holdings: `${view.holdings.filter(({ owner }) => owner === number).length}`,
      score: `${score}`,
      treasury: papers === undefined ? '?' : `${papers.treasury} (month ${papers.turn})`,
    },
  };
};

const stanceTo = ({ view }: GameKnown, other: number): 'friend' | 'neutral' | 'foe' => {
  if (view.domain === null) return 'neutral';
  if (areHostile(view, view.domain, other)) return 'foe';
  return areAllied(view, view.domain, other) ? 'friend' : 'neutral';
};

/** `at war, declared by you`, `allied, passage` */
const relationWords = ({ view }: GameKnown, other: number): string => {
  const { domain } = view;
  if (domain === null) return '';
  const between = view.wars.filter(({ attacker, defender }) =>
    [attacker, defender].every((side) => side === domain || side === other),
  );
  const wars = between.map(({ attacker, active }) => {
    const by = attacker === domain ? 'you' : 'them';
    return active ? `at war, declared by ${by}` : `war declared by ${by}`;
  });
  const leave = view.permissions.filter(
    ({ by, to }) => (by === domain && to === other) || (by === other && to === domain),
  );
  const words = [
    ...wars,
    ...(areAllied(view, domain, other) ? ['allied'] : []),
    ...leave.map(({ by, what }) => `${what} ${by === domain ? 'given' : 'received'}`),
  ];
  return words.length === 0 ? 'at peace' : words.join(', ');
};
