import { goToWar } from '../consequences/war.ts';
import { getNation, getTerritory, isTroop, unitsIn } from '../rules/find.ts';
import { groundOf } from '../rules/passage.ts';
import type { NationStep } from './deed.ts';
import { engagedUnits, standings } from './errand.ts';

/**
 * Whoever has set land free must have left it when the lines of their next Action 6 are done, unless they may stay: what is still there
 * attacks, as guests do whom a war makes enemies of their hosts (W83-13.75, 5.16).
 */
export const leaving: NationStep = (turn, nation) => {
  const { leaves } = getNation(turn.state, nation);
  if (leaves.length === 0) return;
  const busy = engagedUnits(turn);
  for (const territory of leaves) {
    if (groundOf(turn.state, standings(turn), nation, territory) !== 'foreign') continue;
    const stays = unitsIn(turn.state, territory).some(
      (unit) => unit.owner === nation && isTroop(unit) && !busy.has(unit.id),
    );
    if (!stays) continue;
    const { owner } = getTerritory(turn.state, territory);
    goToWar(turn, { by: nation, on: owner, kind: 'player', cause: 'invasion', rule: 'W83-13.75' });
  }
  turn.emit({ kind: 'leave-asked', rule: 'W83-13.75', nation, territories: [] });
};
