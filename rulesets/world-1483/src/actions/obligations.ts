import { exists, findNation, getPrivy } from '../rules/find.ts';
import { atWar } from '../rules/war.ts';
import type { NationStep } from './deed.ts';

/**
 * The end of a nation's turn, one that was missed too: whoever threatened in their turn before and has not gone to war since loses the
 * threat of war for ever, unless nothing is left to threaten for (W83-5.27, 5.28). Wars that began have made good what was owed.
 */
export const obligations: NationStep = (turn, nation) => {
  const due = getPrivy(turn.state, nation).mustDeclare.filter((owed) => owed.turn <= turn.state.turn);
  for (const { npc, over } of structuredClone(due)) {
    const found = findNation(turn.state, npc);
    const stillFights = found !== null && exists(found) && atWar(turn.state, npc, over);
    turn.emit(
      stillFights
        ? { kind: 'threat-lost', rule: 'W83-5.27', nation, npc }
        : { kind: 'war-no-longer-owed', rule: 'W83-5.28', nation, npc },
    );
  }
};
