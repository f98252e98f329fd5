import { by, type Roller, sorted } from '@chancery/core';
import { ATTACKERS_DIE, DEFENDERS_DIE } from '../data/order-of-death.ts';
import { ARTILLERISTS_AGAINST_WALLS, NATURAL_DEFENCE, PIKEMEN_AGAINST_MOUNTED } from '../data/unit-types.ts';
import type { BattleRecord, BattleRound, DiceOfUnit } from '../events/battle-record.ts';
import type { UnitTable } from '../setting.ts';
import { MOST_BATTLE_ROUNDS, type UnitId, type UnitType } from '../words.ts';

/** A unit on the board; without an id it is the natural defence of a holding. */
export interface Fighter {
  readonly id: UnitId | null;
  readonly type: UnitType;
}

/** What is stormed: whether its walls or its troops double the defence, and whether it takes Artillerists (DOM-12.21). */
export interface Assault {
  readonly walls: boolean;
  readonly needsArtillerists: boolean;
}

export interface BattleQuestion {
  readonly table: UnitTable;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  readonly assault: Assault | null;
}

export interface BattleDice {
  readonly attack: Roller;
  readonly defence: Roller;
}

/** The one Infantry as which a fortified holding without troops defends itself (DOM-12.9, 12.10). */
export const NATURAL: Fighter = { id: null, type: 'Infantry' };

const DIE = 6;

/** Fights to the end, as the pseudo-code has it (DOM-11.33). Nobody withdraws once dice roll, unless routed (DOM-11.29). */
export const fight = (question: BattleQuestion, dice: BattleDice): BattleRecord => {
  const { assault } = question;
  const walls = assault?.walls ?? false;
  let { attackers, defenders } = question;
  const rounds: BattleRound[] = [];
  const ends = (winner: BattleRecord['winner'], how: Partial<BattleRecord> = {}): BattleRecord => {
    return { rounds, winner, routed: null, brokenOff: false, ...how };
  };

  while (rounds.length < MOST_BATTLE_ROUNDS) {
    const attack = attackRolls(question.table, attackers, { walls, roller: dice.attack });
    if (allSixes(attack)) {
      rounds.push({ attack, casualties: [], defence: [], removed: [] });
      return ends('defenders', { routed: 'attackers' });
    }
    const mounted = attackers.some(({ type }) => question.table[type].mounted);
    const casualties = dyingDefenders(defenders, mounted).slice(0, hitsIn(attack));
    const defence = defenceRolls(question.table, defenders, { mounted, walls, roller: dice.defence });
    const removed = removedBy(question.table, attackers, { defence, defenders, walls });
    rounds.push({
      attack,
      casualties: casualties.map(({ id }) => id),
      defence,
      removed: removed.map(({ id }) => id as UnitId),
    });
    attackers = attackers.filter((each) => !removed.includes(each));
    defenders = defenders.filter((each) => !casualties.includes(each));

    if (assault === null && defenders.length > 0 && allSixes(defence))
      return ends('attackers', { routed: 'defenders' });
    // Where nobody is left the field is the defenders' (DOM-11.30).
    if (attackers.length === 0) return ends('defenders');
    if (defenders.length === 0) return ends('attackers');
    if (assault?.needsArtillerists && !attackers.some(isArtillerists)) return ends('defenders', { brokenOff: true });
  }
  return ends('defenders', { routed: 'attackers' });
};

const isArtillerists = ({ type }: Fighter): boolean => type === 'Artillerists';
const isPikemen = ({ type }: Fighter): boolean => type === 'Pikemen';

interface Ranked {
  readonly fighter: Fighter;
  readonly needed: number;
}

/** One die for each attacker, the lowest value first (DOM-11.5, 11.12). */
const attackRolls = (
  table: UnitTable,
  attackers: readonly Fighter[],
  { walls, roller }: { readonly walls: boolean; readonly roller: Roller },
): readonly DiceOfUnit[] =>
  inRankOf(
    attackers.map((fighter) => ({
      fighter,
      needed: walls && isArtillerists(fighter) ? ARTILLERISTS_AGAINST_WALLS : table[fighter.type].attack,
    })),
    ATTACKERS_DIE,
  ).map((ranked) => rolled(ranked, 1, roller));

/**
 * One die for each defender, casualties included, Pikemen first (DOM-11.7, 11.9, 11.12); two inside walls, which make one hit at
 * most (DOM-11.21, 11.23).
 */
const defenceRolls = (
  table: UnitTable,
  defenders: readonly Fighter[],
  { mounted, walls, roller }: { readonly mounted: boolean; readonly walls: boolean; readonly roller: Roller },
): readonly DiceOfUnit[] => {
  const ranked = inRankOf(
    defenders.map((fighter) => ({ fighter, needed: defenceOf(table, fighter, mounted) })),
    DEFENDERS_DIE,
  );
  const inOrder = [
    ...ranked.filter(({ fighter }) => isPikemen(fighter)),
    ...ranked.filter(({ fighter }) => !isPikemen(fighter)),
  ];
  return inOrder.map((each) => rolled(each, walls && each.fighter.id !== null ? 2 : 1, roller));
};

/** What it has to roll in defence: that of Pikemen depends on whom they face (DOM-11.17). */
export const defenceOf = (table: UnitTable, fighter: Fighter, mounted: boolean): number => {
  if (fighter.id === null) return NATURAL_DEFENCE;
  return mounted && isPikemen(fighter) ? PIKEMEN_AGAINST_MOUNTED : table[fighter.type].defence;
};

/** By value, then as they die, then by id. */
const inRankOf = (fighters: readonly Ranked[], dying: readonly UnitType[]): readonly Ranked[] => {
  const rank = ({ fighter, needed }: Ranked): number => needed * 100 + dying.indexOf(fighter.type);
  return sorted(fighters, (one, other) => rank(one) - rank(other) || idOf(one.fighter) - idOf(other.fighter));
};

const idOf = ({ id }: Fighter): number => id ?? 0;

const rolled = ({ fighter, needed }: Ranked, times: number, roller: Roller): DiceOfUnit => {
  const rolls = Array.from({ length: times }, () => roller.d(DIE));
  return { unit: fighter.id, needed, rolls, hit: rolls.some((roll) => roll <= needed) };
};

const hitsIn = (dice: readonly DiceOfUnit[]): number => dice.filter(({ hit }) => hit).length;

/** Routs that side (DOM-11.24, 11.27). */
const allSixes = (dice: readonly DiceOfUnit[]): boolean =>
  dice.every(({ rolls }) => rolls.every((roll) => roll === DIE));

/** Against mounted attackers Pikemen are the best of the foot, and die after Cavalry (DOM-11.16). */
const dyingDefenders = (defenders: readonly Fighter[], mounted: boolean): readonly Fighter[] =>
  inOrderOfDeath(defenders, mounted ? PIKEMEN_LATE : DEFENDERS_DIE);

const movedBehind = (order: readonly UnitType[], moved: UnitType, behind: UnitType): readonly UnitType[] =>
  order.filter((type) => type !== moved).flatMap((type) => (type === behind ? [type, moved] : [type]));

const PIKEMEN_LATE = movedBehind(DEFENDERS_DIE, 'Pikemen', 'Cavalry');
const ARTILLERISTS_LAST = movedBehind(ATTACKERS_DIE, 'Artillerists', 'Knights');

const inOrderOfDeath = (fighters: readonly Fighter[], order: readonly UnitType[]): readonly Fighter[] =>
  sorted(fighters, (one, other) => order.indexOf(one.type) - order.indexOf(other.type) || idOf(one) - idOf(other));

/**
 * The attackers whom the hits of the defence remove: those of Pikemen mounted ones first, Cavalry before Knights, and before
 * all other hits (DOM-11.18, 11.19); under walls Artillerists last (DOM-11.15).
 */
const removedBy = (
  table: UnitTable,
  attackers: readonly Fighter[],
  {
    defence,
    defenders,
    walls,
  }: { readonly defence: readonly DiceOfUnit[]; readonly defenders: readonly Fighter[]; readonly walls: boolean },
): readonly Fighter[] => {
  const order = inOrderOfDeath(attackers, walls ? ARTILLERISTS_LAST : ATTACKERS_DIE);
  const riders = sorted(
    order.filter(({ type }) => table[type].mounted),
    by(({ type }: Fighter) => ATTACKERS_DIE.indexOf(type)),
  );
  const pikemen = new Set(defenders.filter(isPikemen).map(({ id }) => id));
  const removed: Fighter[] = [];
  const take = (from: readonly Fighter[]): boolean => {
    const next = from.find((each) => !removed.includes(each));
    if (next !== undefined) removed.push(next);
    return next !== undefined;
  };
  for (const { unit, hit } of defence) {
    if (!hit) continue;
    if (!(unit !== null && pikemen.has(unit) && take(riders))) take(order);
  }
  return removed;
};
