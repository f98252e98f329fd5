import { type Hearing, type ReportLine, seatId } from '@chancery/core';
import { REPORT } from '../src/report-spec.ts';
import type { Told } from '../src/told.ts';
import type { GameKnown } from '../src/types.ts';
import { view } from '../src/view.ts';
import type { Board } from './board.ts';
import type { TurnInHand } from './turn.ts';

/** What a ruler reads after an update: a part of their report in words, the cells of its tables behind it. */
export const readBy = ({ setting }: Board, hand: TurnInHand, nation: string) => {
  const seat = seatId(nation.toLowerCase());
  const known: GameKnown = { setting, view: view({ setting, state: hand.state }, { kind: 'seat', seat }) };
  const heard = heardBy(hand.told, seat);
  return {
    known,
    heard,
    gains: REPORT.gains?.(heard, known) ?? [],
    part: (id: string): string => linesOf(id, heard, known).map(wordsOf).join('\n'),
    lines: (id: string) => linesOf(id, heard, known),
    /** The same, where nobody else reads of this state: what a desk makes of its file. */
    linesAlone: (id: string) => linesOf(id, heard, structuredClone(known)),
  };
};

const linesOf = (id: string, heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const outlook = REPORT.outlook?.find((each) => each.id === id);
  if (outlook !== undefined) return outlook.compose(known, heard);
  const section = [...REPORT.sections, ...(REPORT.ledger ?? []), ...REPORT.papers].find((each) => each.id === id);
  if (section?.compose === undefined) throw new Error(`the report has no part ${id}`);
  return section.compose(heard, known);
};

const heardBy = (told: readonly Hearing<Told>[], seat: ReturnType<typeof seatId>): readonly Told[] =>
  told.filter(({ to }) => to === 'all' || to.includes(seat)).map((each) => each.told);

const wordsOf = ({ text, amount, table }: ReportLine): string =>
  [
    amount === undefined ? text : `${text}: ${amount}`,
    ...(table?.rows ?? []).map((row) => (table?.columns ?? []).map(({ id }) => row[id] ?? '').join(' | ')),
  ].join('\n');
