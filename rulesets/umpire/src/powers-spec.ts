import { type PowerRow, type PowerTableSpec, said, seatId } from '@chancery/core';
import { everyNumbered, numbers, words } from '@chancery/kit';
import { moneyWords } from './names/names.ts';
import { getNationInfo } from './rules/find.ts';
import type { GameKnown, Types } from './types.ts';
import type { NationView } from './view-types.ts';
import { INDEPENDENTS } from './words.ts';

/** Every other nation: how one stands to it, and what is public of it (UM-4.9, 21.26). */
export const POWERS: PowerTableSpec<Types> = {
  columns: [
    words('name', 'Nation'),
    words('kind', 'Kind'),
    words('stance', 'Relations'),
    numbers('provinces', 'Provinces as far as known'),
    numbers('rank', 'Rank'),
    numbers('score', 'Score'),
  ],
  rows: (known) =>
    everyNumbered(known.view.nations)
      .filter(({ number }) => number !== INDEPENDENTS && known.view.nation !== null && number !== known.view.nation)
      .map((nation) => rowOf(known, nation)),
  own: ({ view }) => {
    const nation = view.nations[view.nation ?? 0];
    return nation?.own == null
      ? []
      : [
          said('UM-21.2', `Treasury ${moneyWords(nation.own.treasury)}, morale ${nation.own.morale} %.`),
          said('UM-23.4', `Score ${nation.score}, rank ${nation.rank}.`),
        ];
  },
};

const rowOf = (known: GameKnown, { number, code, name, kind, status, hostile, score, rank }: NationView): PowerRow => {
  const { setting, view } = known;
  const isGone = status === 'eliminated';
  return {
    power: code,
    seat: seatId(getNationInfo(setting, number).code),
    stance: isGone ? 'gone' : hostile ? 'foe' : 'neutral',
    cells: {
      name,
      kind,
      stance: isGone
        ? 'eliminated'
        : `${relationWords(known, number, hostile)}${status === 'caretaker' ? ', caretaker' : ''}`,
      provinces: `${everyNumbered(view.provinces).filter((province) => province.known.owner === number).length}`,
      rank: isGone ? '' : `${rank}`,
      score: `${score}`,
    },
  };
};

/** Whoever lists whom: both are hostile (UM-4.3). */
const relationWords = ({ view }: GameKnown, other: number, hostile: boolean): string => {
  if (!hostile) return 'friendly';
  const listed = view.nations[view.nation ?? 0]?.own?.enemies.includes(other) === true;
  return listed ? 'hostile, on your list' : 'hostile, you are on their list';
};
