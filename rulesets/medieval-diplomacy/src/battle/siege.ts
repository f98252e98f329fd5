import type { SiegeRecord } from '../events/battle-record.ts';
import { areEnemiesIn } from '../rules/permission.ts';
import type { Troop } from '../setting.ts';
import type { Province } from '../state.ts';
import { siegeChance } from './chance.ts';
import type { Field, FieldUnit, Squad } from './field.ts';
import type { Rolls } from './rolls.ts';

type Attempt = SiegeRecord['attempts'][number] & { rolls: number[]; successes: number };

/**
 * Once before the first round: every soldier with siege power whose realm is the owner's enemy makes one attempt, until
 * nothing is left to damage (MD-9.11 to MD-9.21). Null if nobody made one.
 */
export const layWaste = (field: Field, rolls: Rolls): SiegeRecord | null => {
  const { province, walls } = field;
  if (province === null) return null;
  const attempts: Attempt[] = [];
  let damage = province.fortDamage;
  for (const squad of besiegers(field, province)) {
    for (let machine = 0; machine < squad.size && damage < province.fortLevel; machine += 1) {
      const attempt = attemptOf(attempts, squad);
      const roll = rolls.of('siege').d(10_000);
      attempt.rolls.push(roll);
      if (roll > attempt.chance) continue;
      attempt.successes += 1;
      squad.unit.breached = true;
      damage += 1;
    }
  }
  walls.level = province.fortLevel - damage;
  if (attempts.length === 0) return null;
  return { level: province.fortLevel, before: province.fortDamage, after: damage, attempts };
};

const besiegers = ({ question, squads }: Field, province: Province): readonly Squad[] => {
  const isEnemy = ({ side }: FieldUnit): boolean => areEnemiesIn(question.state, province, side.realm, province.owner);
  return squads.filter(({ troop, unit }) => troop !== null && troop.siege > 0 && isEnemy(unit));
};

/** The line of the record for this unit and type, made at the first attempt. */
const attemptOf = (attempts: Attempt[], { unit, troop, type }: Squad): Attempt => {
  const known = attempts.find((attempt) => attempt.unit === unit.unit.id && attempt.type === type);
  if (known) return known;
  const chance = siegeChance((troop as Troop).siege, unit.leader?.siege ?? 0);
  const attempt: Attempt = { unit: unit.unit.id, type, chance, rolls: [], successes: 0 };
  attempts.push(attempt);
  return attempt;
};
