import { type Cells, type ReportLine, type Table, tableIn } from '@chancery/core';
import { numbers, words } from '@chancery/kit';
import { place, type Reader, readerOf, who } from '../names/reader.ts';
import { toldLines } from '../text/told.ts';
import type { Told, ToldOf } from '../told.ts';
import type { GameKnown } from '../types.ts';

type Collected = ToldOf<'income-collected'>;

const COLUMNS = [words('from', 'From'), numbers('amount', 'Resources'), words('note', 'Note')];

/** The income of a nation in a sentence, and below it its sheet: each territory, trade, tribute, what was denied, arrears (W83-18.10). */
export const incomeLines = (news: Collected, heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  toldLines(news, known).map((line) => ({ ...line, table: sheetOf(news, heard, known) }));

const sheetOf = (news: Collected, heard: readonly Told[], known: GameKnown): Table => {
  const reader = readerOf(known);
  const { sea, land, tribute, yields, denied, amount } = news;
  return tableIn(COLUMNS, known.setting, [
    ...yields.map(({ territory, value }) => landRow(reader, territory, value)),
    ...denied.map(({ territory, by }) => ({
      from: place(reader, territory),
      amount: '0',
      note: `denied by a Brigand of ${who(reader, by)}`,
    })),
    ...(sea === 0 ? [] : [{ from: 'Sea trade', amount: `${sea}` }]),
    ...(land === 0 ? [] : [{ from: 'Land trade', amount: `${land}` }]),
    ...(tribute === 0 ? [] : [{ from: 'Tribute', amount: `${tribute}` }]),
    { from: 'Income', amount: `${amount}` },
    ...arrearsRows(heard),
  ]);
};

const landRow = (reader: Reader, territory: number, value: number): Cells => ({
  from: place(reader, territory),
  amount: `${value}`,
  note: value === 0 && isUnincorporated(reader, territory) ? 'not incorporated' : '',
});

const isUnincorporated = ({ view }: Reader, territory: number): boolean => {
  const land = view.territories[territory];
  return land != null && land.owner !== land.incorporatedBy;
};

const arrearsRows = (heard: readonly Told[]): readonly Cells[] =>
  heard.flatMap((news) =>
    news.kind === 'arrears-set' && news.paid > 0
      ? [{ from: 'Arrears', amount: `−${news.paid}`, note: 'war finance' }]
      : [],
  );
