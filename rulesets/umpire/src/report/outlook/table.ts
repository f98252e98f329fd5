import { type ReportLine, said, seatId } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { getNationInfo } from '../../rules/find.ts';
import { turnWords } from '../../text/turn.ts';
import type { GameKnown } from '../../types.ts';
import { INDEPENDENTS } from '../../words.ts';

/** Rank, nation, player and score of all, and how long the campaign goes on (UM-21.26, 21.30, 23.4). */
export const tableLines = ({ setting, view }: GameKnown): readonly ReportLine[] => {
  const ranked = everyNumbered(view.nations)
    .filter(({ number }) => number !== INDEPENDENTS)
    .sort((one, other) => one.rank - other.rank || one.number - other.number);
  const { lastTurn } = setting.victory;
  return [
    ...ranked.map(({ number, name, rank, score, status }) =>
      said(
        'UM-21.26',
        status === 'eliminated' ? `${name}: eliminated` : `${rank}. ${name}${number === view.nation ? ' (you)' : ''}`,
        { style: 'figure', amount: `${score}`, sheetOf: seatId(getNationInfo(setting, number).code) },
      ),
    ),
    ...(view.turn > lastTurn
      ? []
      : [said('UM-23.6', `The campaign ends at the latest after ${turnWords(setting, lastTurn)}.`, { style: 'note' })]),
  ];
};
