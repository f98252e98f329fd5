import type { StruckWords } from '@chancery/core';

/** The fixed words of every report. What happened is said by the ruleset. */
export const WORDS = {
  language: 'en',
  everybody: 'News for everybody',
  contents: 'Contents',
  gains: 'Gained and lost',
  papers: 'Papers: everything in full, to look things up',
  map: 'Map',
  largeMap: 'large, to be scrolled',
  /** The report tells what came before the present. */
  before: (reader: string, present: string) => `${reader}. What happened before ${present}`,
  beginning: (reader: string, present: string) => `${reader}. The beginning: ${present}`,
  units: 'Your units',
  ownOrders: 'Your orders',
  otherwise: (turn: number, why: string) => `The orders of turn ${turn} differ from your receipts: ${why}.`,
  /** A line that the master has struck out or changed, and why. */
  struck: ({ text, instead, reason }: StruckWords) =>
    instead === null ? `Struck out: ${text} (${reason})` : `Changed: ${text} became ${instead} (${reason})`,
  rule: 'rule',
  playedBy: 'played by',
  bot: 'a bot',
  /** Lines of a board below the counters of a side. */
  boardRows: { dice: 'rolls', fallen: 'falls', end: 'outcome' },
  hitMark: '* a hit',
} as const;
