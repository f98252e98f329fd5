import { type Cells, type ReportLine, said, tableIn } from '@chancery/core';
import { numbers, words } from '@chancery/kit';
import { nationName } from '../../names/names.ts';
import { exists, getNation, isNpc, nationsOf } from '../../rules/find.ts';
import type { GameKnown } from '../../types.ts';
import { type Ranked, rankingOf } from '../../victory/ranking.ts';

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
export const standingChart = (_: readonly unknown[], known: GameKnown): readonly ReportLine[] => {
  const { setting, view } = known;
  const gone = nationsOf(view).filter((nation) => !exists(nation));
  const rows = [
    ...rankingOf(view).map((ranked) => rowOf(known, ranked)),
    ...gone.map(({ number, status, kind }) => ({
      rank: '–',
      name: nationName(view, number),
      kind: KINDS[kind],
      status,
    })),
  ];
  return [
    said('W83-18.14', 'All nations, by income, then cities, then territories.', {
      table: tableIn(COLUMNS, setting, rows),
    }),
  ];
};

const rowOf = ({ view }: GameKnown, { nation, rank, income, cities, territories, troops, ships }: Ranked): Cells => {
  const who = getNation(view, nation);
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
