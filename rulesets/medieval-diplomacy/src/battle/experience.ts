import type { ExperienceGain } from '../events/battle-record.ts';
import { isFoot, isMounted } from '../rules/troops.ts';
import type { Commander } from '../state.ts';
import { RATINGS, type Rating } from '../words.ts';
import { type Booty, fleetAfterwards } from './captures.ts';
import type { Field, FieldUnit, Side, Squad } from './field.ts';
import type { Rolls } from './rolls.ts';

const POINTS = 5;
const HIGHEST_RATING = 100;

/** What the living leaders have learned: by victory, and by a breach in the walls (MD-10.11 to MD-10.14). */
export const learn = (
  field: Field,
  victors: readonly Side[],
  booty: Booty,
  rolls: Rolls,
): readonly ExperienceGain[] => {
  const gains: ExperienceGain[] = [];
  for (const unit of field.units) {
    const { leader, leaderSquad } = unit;
    if (leader === null || leaderSquad === null || leaderSquad.removed > 0 || goesDown(field, unit, booty)) continue;
    for (const rating of RATINGS) {
      if (!teaches(field, unit, victors, rating) || !canImprove(leader, rating)) continue;
      const gained = rolls.of('experience').d(POINTS);
      const now = Math.min(HIGHEST_RATING, leader[rating] + gained);
      gains.push({ commander: leader.id, unit: unit.unit.id, rating, gained, now });
    }
  }
  return gains;
};

/** With the last ship of his realm there its leader is lost, whoever has won (MD-8.108). */
const goesDown = (field: Field, unit: FieldUnit, booty: Booty): boolean =>
  unit.role === 'fleet' && fleetAfterwards(field, unit.side, booty) === null;

/** Each rating improves at most once a turn (MD-10.13). */
const canImprove = (leader: Commander, rating: Rating): boolean =>
  leader[rating] < HIGHEST_RATING && !leader.improved.includes(rating);

const teaches = ({ question }: Field, unit: FieldUnit, victors: readonly Side[], rating: Rating): boolean => {
  if (rating === 'siege') return unit.breached;
  if (unit.gone || !victors.includes(unit.side)) return false;
  if (question.kind === 'sea') return rating === 'naval' && unit.role === 'fleet';
  return rating !== 'naval' && unit.squads.some((squad) => isLedBy(squad, rating));
};

const isLedBy = ({ troop }: Squad, rating: 'infantry' | 'cavalry'): boolean =>
  troop !== null && (rating === 'infantry' ? isFoot(troop) : isMounted(troop));
