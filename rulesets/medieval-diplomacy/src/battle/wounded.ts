import type { WoundedDraw } from '../events/battle-record.ts';
import { fighterOf } from './casualties.ts';
import { type Field, hitPointsOf } from './field.ts';
import type { Rolls } from './rolls.ts';

/**
 * Everybody damaged who is still alive, of victors, losers and those who retreated, is lost with the chance damage /
 * hit points; the others are healed (MD-8.115 to MD-8.117).
 */
export const tendWounded = ({ squads }: Field, rolls: Rolls): readonly WoundedDraw[] => {
  const draws: WoundedDraw[] = [];
  for (const squad of squads) {
    const damage = squad.wound;
    if (damage === 0) continue;
    const hitPoints = hitPointsOf(squad, squad.doomed);
    const roll = rolls.of('wounded').d(hitPoints);
    const lost = roll <= damage;
    squad.wound = 0;
    if (lost) squad.removed += 1;
    draws.push({ unit: squad.unit.unit.id, who: fighterOf(squad), damage, hitPoints, roll, lost });
  }
  return draws;
};
