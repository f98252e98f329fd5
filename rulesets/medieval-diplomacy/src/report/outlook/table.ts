import { counted, type ReportLine, type Standing, said } from '@chancery/core';
import { realmCode } from '../../rules/names.ts';
import type { MdKnown } from '../../types.ts';
import { ranked } from '../../victory/standings.ts';
import { standOf } from './stand.ts';

/** So many at the top are named. */
const LEADERS = 5;

/** The leaders, and the reader among them or behind them: what counts is as public as the map (MD-18.33). */
export const tableLines = (known: MdKnown): readonly ReportLine[] => {
  const stand = standOf(known);
  if (stand === null) return [];
  const rows = ranked(known.setting, known.view);
  const mine = realmCode(known.setting, stand.me);
  const shown = rows.filter(({ seat }, index) => index < LEADERS || seat === mine);
  return shown.map((row) =>
    said('MD-18.33', `${row.place}. ${row.name}${row.seat === mine ? ' (you)' : ''}`, {
      style: 'figure',
      amount: figures(row),
    }),
  );
};

const figures = ({ score, figures: { provinces } }: Standing): string =>
  `${counted(score, 'point')}, ${counted(Number(provinces), 'province')}`;
