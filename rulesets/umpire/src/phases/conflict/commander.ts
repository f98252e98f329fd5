import type { Leadership } from '../../battle/engage.ts';
import { UNNAMED_LESS } from '../../data/warfare.ts';
import { strengthIn } from '../../rules/forces.ts';
import { commanderOf } from '../../rules/generals.ts';
import { rollOf } from '../../rules/rolls.ts';
import type { General } from '../../state.ts';
import type { GameTurn } from '../../types.ts';
import { type Clash, clashSubject, type Side } from './clash.ts';

/** Who commands a side: a general, or an officer from the ranks whose name nobody knows. */
export interface Commander extends Leadership {
  readonly general: General | null;
}

/** The named general who commands a side; a garrison of squadrons alone obeys an admiral (UM-10.4, 10.6). */
export const namedCommander = (
  { setting, state }: GameTurn,
  { province, arm }: Pick<Clash, 'province' | 'arm'>,
  { nations }: Side,
): General | null => {
  const hasArm = nations.some((nation) => strengthIn({ setting, state }, nation, province, arm) > 0);
  return commanderOf(state, province, nations, hasArm ? arm : 'sea');
};

/** The commander of a side. An un-named officer is rolled once a side, category and province in a turn, at first need (UM-10.7). */
export const commandOf = (turn: GameTurn, clash: Pick<Clash, 'province' | 'arm'>, side: Side): Commander => {
  const general = namedCommander(turn, clash, side);
  if (general !== null) return { general, skill: general.skill, activity: general.activity };
  const subject = clashSubject(turn.state, clash, side);
  const known = turn.memory.unnamed.get(subject);
  if (known !== undefined) return { general: null, ...known };
  const rolled = {
    skill: rollOf(turn, 'UNNAMED.skill', subject) - UNNAMED_LESS,
    activity: rollOf(turn, 'UNNAMED.activity', subject) - UNNAMED_LESS,
  };
  turn.memory.unnamed.set(subject, rolled);
  return { general: null, ...rolled };
};
