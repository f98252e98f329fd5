import { type FortBonus, fortBonus } from '../rules/forts.ts';
import { isMounted } from '../rules/troops.ts';
import type { Commander } from '../state.ts';
import { attackChance, type Modifiers, TACTICS } from './chance.ts';
import type { Field, FieldUnit, Squad } from './field.ts';

/** Works out with what chance everybody strikes, once it is clear who defends walls (MD-8.20 to MD-8.29). */
export const armAll = (field: Field): void => {
  for (const unit of field.units) armUnit(field, unit);
};

/** The same for one unit: again when its leader has fallen (MD-10.10). */
export const armUnit = (field: Field, unit: FieldUnit): void => {
  const bonus = fortBonus(field.walls.level);
  for (const squad of unit.squads) armSquad(field, squad, bonus);
};

const armSquad = (field: Field, squad: Squad, bonus: FortBonus): void => {
  const tactics = tacticsOf(squad);
  const afield = modifiersOf(squad);
  squad.chance = attackChance(squad.combat, tactics, field.divisor, afield);
  const mounted = squad.troop !== null && isMounted(squad.troop);
  const walls = { ...afield, fort: mounted ? bonus.horseCombat : bonus.footCombat };
  squad.wallChance = attackChance(squad.combat, tactics, field.divisor, walls);
  squad.wallHitPoints = mounted ? bonus.horseHitPoints : bonus.footHitPoints;
};

/** The leader's rating that helps this squad; none for commanders and siege machines (MD-8.29). */
const tacticsOf = ({ troop, unit }: Squad): number => {
  const rating = troop === null ? null : TACTICS[troop.class];
  return rating !== null && unit.led ? (unit.leader as Commander)[rating] : 0;
};

/** A landed soldier, or a soldier at sea, has his troop's modifier (MD-8.22, MD-8.23); commanders have none. */
const modifiersOf = ({ troop, unit }: Squad): Modifiers => {
  const atSea = unit.role === 'marines' || unit.role === 'trapped';
  return {
    fort: 0,
    amphibious: unit.role === 'landed' && troop !== null ? troop.amphibious : 0,
    marine: atSea && troop !== null ? (troop.marine ?? 0) : 0,
  };
};
