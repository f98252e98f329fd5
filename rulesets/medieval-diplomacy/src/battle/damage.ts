import { type Field, type Group, hitPointsOf, type Squad, type Target, unharmed } from './field.ts';
import type { Rolls } from './rolls.ts';
import type { Scribe } from './scribe.ts';

/** The hits of the round are shared out: one attacking realm after another, one group after another (MD-8.47). */
export const dealDamage = (field: Field, rolls: Rolls, scribe: Scribe | null): void => {
  for (const side of field.sides) {
    for (const target of side.targets) strike(field, target, rolls, scribe);
  }
};

/** What is left when the last of the group is doomed is lost (MD-8.46). */
const strike = (field: Field, { group, hits }: Target, rolls: Rolls, scribe: Scribe | null): void => {
  let damage = hits;
  while (damage > 0) {
    const squad = nextToBeHit(group, rolls, scribe);
    if (squad === null) return;
    damage -= hurt(field, squad, damage);
  }
};

/** Fills one individual up to its hit points, and returns the damage it took (MD-8.40 to MD-8.42). */
const hurt = ({ walls }: Field, squad: Squad, damage: number): number => {
  if (squad.wound === 0 && squad.unit.committed && walls.bonusesLeft > 0) {
    squad.raised += 1;
    walls.bonusesLeft -= 1;
  }
  const hitPoints = hitPointsOf(squad, squad.doomed);
  const suffered = Math.min(damage, hitPoints - squad.wound);
  squad.wound += suffered;
  if (squad.wound === hitPoints) {
    squad.doomed += 1;
    squad.wound = 0;
  }
  squad.unit.suffered += suffered;
  squad.unit.taken += suffered;
  return suffered;
};

/** The lowest rank in use, in it whoever is damaged already, else the first in the order of loss (MD-8.34, MD-8.38). */
const nextToBeHit = (group: Group, rolls: Rolls, scribe: Scribe | null): Squad | null => {
  let first: Squad | null = null;
  for (const squad of group.troops) {
    if (unharmed(squad) <= 0) continue;
    if (first !== null && squad.rank !== first.rank) break;
    if (squad.wound > 0) return squad;
    first ??= squad;
  }
  return first !== null && first.rank < 5 ? first : troopOrCommander(group, first, rolls, scribe);
};

/** In rank 5 commanders mix with the others: a draw by numbers where both remain (MD-8.39). */
const troopOrCommander = (
  { troops, commanders }: Group,
  troop: Squad | null,
  rolls: Rolls,
  scribe: Scribe | null,
): Squad | null => {
  const within = commanders.filter((squad) => unharmed(squad) > 0);
  const wounded = within.find(({ wound }) => wound > 0);
  if (wounded !== undefined) return wounded;
  if (troop === null || within.length === 0) return troop ?? within[0] ?? null;
  let others = 0;
  for (const squad of troops) others += Math.max(0, unharmed(squad));
  const roll = rolls.of('rank5').d(within.length + others);
  scribe?.rank5(roll);
  return within[roll - 1] ?? troop;
};
