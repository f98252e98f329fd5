import { dies } from '../../consequences/general-lost.ts';
import { SURVIVING } from '../../data/figures.ts';
import { getGeneral } from '../../rules/find.ts';
import { byRank, generalsIn, isFit } from '../../rules/generals.ts';
import { chanceOf } from '../../rules/rolls.ts';
import { subjectOf } from '../../rules/subject.ts';
import type { General } from '../../state.ts';
import type { GameTurn } from '../../types.ts';
import { MOST_RATING, type NationNumber } from '../../words.ts';
import type { Clash } from './clash.ts';

/** Every fit general of some nations there with command of the arm may be hit; who is, lives or dies at once (UM-13.20, 13.21). */
export const woundGenerals = (
  turn: GameTurn,
  { province, arm }: Pick<Clash, 'province' | 'arm'>,
  nations: readonly NationNumber[],
  chance: number,
): void => {
  for (const nation of nations) {
    for (const general of [...generalsIn(turn.state, province, [nation])].sort(byRank)) {
      if (isFit(general) && general.command === arm) risk(turn, general, chance);
    }
  }
};

const risk = (turn: GameTurn, { number: general, health }: General, chance: number): void => {
  const subject = subjectOf(turn.state, { general });
  if (!chanceOf(turn, 'WOUND', subject, chance)) return;
  if (!chanceOf(turn, 'SURVIVE', subject, SURVIVING.base + SURVIVING.health * health))
    return dies(turn, general, 'wounds', 'UM-13.21');
  turn.emit({ kind: 'general-hurt', rule: 'UM-13.21', general, why: 'wounds', until: turn.state.turn + 1 });
};

/** Victory makes a name, defeat mars it; an un-named officer has none (UM-10.10). */
export const renown = ({ state, emit }: GameTurn, commander: General | null, by: 1 | -1): void => {
  if (commander === null) return;
  const { number: general, reputation: before } = getGeneral(state, commander.number);
  const reputation = Math.min(MOST_RATING, Math.max(0, before + by));
  if (reputation !== before) emit({ kind: 'reputation-changed', rule: 'UM-10.10', general, reputation });
};
