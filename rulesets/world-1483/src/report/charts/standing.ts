import { type Cells, onceFor, type ReportLine, said, tableIn } from '@chancery/core';
import { numbers, words } from '@chancery/kit';
import { nationName } from '../../names/names.ts';
import { exists, getNation, isNpc, nationsOf } from '../../rules/find.ts';
import type { Board } from '../../state.ts';
import type { GameKnown } from '../../types.ts';
import type { Ranked } from '../../victory/ranking.ts';
import { openBoardOf } from '../../view/open-board.ts';
import { rankedOn } from '../ranked.ts';

const COLUMNS = [
  numbers('rank', 'Rank'),
  words('name', 'Nation'),
  words('kind', 'Kind'),
  words('acts', 'Acts'),
  words('status', 'Status'),
  words('seat', 'Seat'),
  numbers('income', 'Income'),
  numbers('cities', 'Cities'),
  numbers('territories', 'Territories'),
  numbers('sea', 'Sea trade'),
  numbers('land', 'Land trade'),
  numbers('troops', 'Troops'),
  numbers('ships', 'Ships'),
];

const KINDS = { player: 'nation', npc: 'non-player', tribal: 'tribe', rebel: 'rebels' } as const;

/** The nation standing chart: every nation that there is or was, the first in rank first (W83-18.14). */
export const standingChart = (_: readonly unknown[], { view }: GameKnown): readonly ReportLine[] =>
  chartOf(openBoardOf(view));

const chartOf = onceFor((board: Board): readonly ReportLine[] => {
  const gone = nationsOf(board).filter((nation) => !exists(nation));
  const rows = [
    ...rankedOn(board).map((ranked) => rowOf(board, ranked)),
    ...gone.map(({ number, status, kind }) => ({
      rank: '–',
      name: nationName(board, number),
      kind: KINDS[kind],
      status,
    })),
  ];
  return [
    said('W83-18.14', 'All nations, by income, then cities, then territories.', {
      table: tableIn(COLUMNS, null, rows),
    }),
  ];
});

const rowOf = (board: Board, { nation, rank, income, cities, territories, troops, ships }: Ranked): Cells => {
  const who = getNation(board, nation);
  return {
    rank: `${rank}`,
    name: who.name,
    kind: KINDS[who.kind],
    acts: `phase ${who.phase}, ${who.order}`,
    status: who.status,
    seat: isNpc(who) ? 'none' : who.seat,
    income: `${income}`,
    cities: `${cities}`,
    territories: `${territories}`,
    sea: `${who.seaTrade}`,
    land: `${who.landTrade}`,
    troops: `${troops}`,
    ships: `${ships}`,
  };
};
