import { livingNations } from '../rules/find.ts';
import { inRange } from '../rules/range.ts';
import type { PendingNews } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { step } from './step.ts';

/**
 * Step 20: events of this turn reach in full whoever is in range by now (UM-21.19); those of the last turn reach everybody else in a
 * line (UM-21.20), and are then done with.
 */
export const newsheet = step({
  number: 20,
  name: 'Newsheet',
  rule: 'UM-21.18',
  run: (turn) => {
    const { state, emit } = turn;
    const pending = [...state.pendingNews];
    pending.forEach((news, at) => {
      if (news.turn === state.turn) reach(turn, news, at);
      else tellInBrief(turn, news);
    });
    if (pending.some((news) => news.turn < state.turn)) {
      emit({ kind: 'news-dropped', rule: 'UM-21.20', before: state.turn });
    }
  },
});

const reach = ({ setting, state, emit }: GameTurn, news: PendingNews, at: number): void => {
  if (news.province === null) return;
  const nations = inRange(setting, state, news.province).filter((nation) => !news.heard.includes(nation));
  if (nations.length > 0) emit({ kind: 'news-reached', rule: 'UM-21.19', nations, at, news });
};

const tellInBrief = ({ state, emit }: GameTurn, { what, province, turn, heard }: PendingNews): void => {
  const nations = livingNations(state)
    .map(({ number }) => number)
    .filter((nation) => !heard.includes(nation));
  if (nations.length > 0) emit({ kind: 'news-in-brief', rule: 'UM-21.20', nations, what, province, turn });
};
