import { floorDiv } from '@chancery/core';
import { MUSTER } from '../data/figures.ts';
import { livingNations } from '../rules/find.ts';
import { callOf, gatheringPlaces, mustered, spreadOver } from '../rules/muster.ts';
import { rolledUpTo } from '../rules/rolls.ts';
import { subjectOf } from '../rules/subject.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { step } from './step.ts';

/** Step 19: recruits come to tribes by themselves, and cost nothing (UM-18.26 to 18.29). */
export const tribalMuster = step({
  number: 19,
  name: 'Tribal muster',
  rule: 'UM-18.27',
  only: 'lastCampaign',
  run: (turn) => {
    for (const { number, kind } of livingNations(turn.state)) if (kind === 'tribal') muster(turn, number);
  },
});

const muster = (turn: GameTurn, nation: NationNumber): void => {
  const { setting, state, emit } = turn;
  const shares = mustered(setting, state, nation, recruitsOf(turn, nation));
  const raised = shares.flatMap((share) =>
    spreadOver(setting, gatheringPlaces(setting, state, nation, share.type), share),
  );
  for (const { province, units } of raised) {
    emit({ kind: 'units-raised', rule: 'UM-18.28', nation, province, units, why: 'tribal muster' });
  }
};

/** One for every six points of secured revenue, for what is left over by a die, up to the most that it may have (UM-18.27). */
const recruitsOf = (turn: GameTurn, nation: NationNumber): number => {
  const { setting, state } = turn;
  const { points, room } = callOf(setting, state, nation);
  if (room === 0) return 0;
  const rest = points % MUSTER.pointsEach;
  const more = rest > 0 && rolledUpTo(turn, 'TRIBREC', subjectOf(state, { nation }), rest) ? 1 : 0;
  return Math.min(room, floorDiv(points, MUSTER.pointsEach) + more);
};
