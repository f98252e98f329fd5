import { onceFor, type ReportLine, said, series } from '@chancery/core';
import { tableOf, words } from '@chancery/kit';
import { nationName } from '../../names/names.ts';
import { box } from '../../names/reader.ts';
import { exists, getNation, isNpc, nationsOf } from '../../rules/find.ts';
import { boxOf, enemiesOf } from '../../rules/war.ts';
import type { Board, Nation } from '../../state.ts';
import type { GameKnown } from '../../types.ts';
import { openBoardOf } from '../../view/open-board.ts';
import { ALLIED, AT_WAR, type Box, DISFAVORABLE, FAVORABLE, NEUTRAL } from '../../words.ts';

/** In the order of the chart, from left to right (W83-5.1). */
const ALL: readonly Box[] = [AT_WAR, DISFAVORABLE, NEUTRAL, FAVORABLE, ALLIED];
const TITLES: { readonly [box: number]: string } = { [AT_WAR]: 'At War Against', [ALLIED]: 'Allied To' };
const titleOf = (number: Box): string => TITLES[number] ?? box(number);

const OTHERS = ALL.filter((each) => each !== NEUTRAL);
const COLUMNS = [words('npc', 'Nation'), ...OTHERS.map((each) => words(`${each}`, titleOf(each)))];

/** How every non-player nation stands to others, but those to whom it is neutral (W83-18.15). */
export const npcChart = (_: readonly unknown[], { view }: GameKnown): readonly ReportLine[] =>
  chartOf(openBoardOf(view));

const chartOf = onceFor((board: Board): readonly ReportLine[] => {
  const all = npcsOf(board).map((npc) => ({ name: npc.name, boxes: namesByBox(board, npc) }));
  const stirred = all.filter(({ boxes }) => boxes.some((names) => names !== ''));
  const neutral = all.filter((npc) => !stirred.includes(npc)).map(({ name }) => name);
  return [
    ...(stirred.length === 0
      ? []
      : [
          said('W83-18.15', 'Who is not named is neutral.', {
            table: tableOf(
              COLUMNS,
              stirred.map(({ name, boxes }) => [name, ...boxes]),
            ),
          }),
        ]),
    ...(neutral.length === 0 ? [] : [said('W83-18.15', `Neutral to everybody: ${series(neutral)}.`)]),
  ];
});

const npcsOf = (board: Board): readonly Nation[] =>
  nationsOf(board).filter((nation) => isNpc(nation) && exists(nation));

/** The nations that a non-player nation has in each box but Neutral; only wars and what is kept put anybody there (W83-5.1). */
const namesByBox = (board: Board, npc: Nation): readonly string[] => {
  const placed = new Set([...npc.boxes.map(({ nation }) => nation), ...enemiesOf(board, npc.number)]);
  const others = [...placed]
    .filter((nation) => nation !== npc.number && exists(getNation(board, nation)))
    .toSorted((a, b) => a - b)
    .map((nation) => ({ name: nationName(board, nation), box: boxOf(board, npc.number, nation) }));
  return OTHERS.map((each) =>
    others
      .filter((other) => other.box === each)
      .map(({ name }) => name)
      .join(', '),
  );
};

/** The reader's own diplomacy chart: the five boxes, with every non-player nation in that which it has for them (W83-18.17). */
export const ownChart = (_: readonly unknown[], { view }: GameKnown): readonly ReportLine[] => {
  const { nation } = view;
  if (nation === null) return [];
  return ALL.map((which) => {
    const those = npcsOf(view).filter(({ number }) => number !== nation && boxOf(view, number, nation) === which);
    return said(
      'W83-18.17',
      `${titleOf(which)}: ${those.length === 0 ? 'nobody' : series(those.map(({ name }) => name))}.`,
    );
  });
};
