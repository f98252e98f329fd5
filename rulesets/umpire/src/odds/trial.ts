import { floorDiv, type Roller } from '@chancery/core';
import type { BattleQuestion, BattleTrial, Part } from '@chancery/kit';
import { assaultOdds, jointMorale, type Opposed, stormChance } from '../battle/assault.ts';
import { beatenLoss, combatValue, outcomeOf, victorLoss } from '../battle/open-battle.ts';
import { siegeOdds, storesOf, surrenderChance } from '../battle/surrender.ts';
import { STORM_LOSS, UNNAMED_LESS } from '../data/warfare.ts';
import { baseValue, noUnits, plus, sumOf } from '../rules/forces.ts';
import { allotted } from '../rules/losses.ts';
import { mobilityOf, relativeMobility } from '../rules/mobility.ts';
import type { Setting } from '../setting.ts';
import { type OddsForce, type OddsPlace, sizeOf } from './read-battle.ts';

export type OddsResult = 'attackers' | 'defenders' | 'indecisive' | 'stormed' | 'repulsed' | 'surrenders' | 'holds out';

type Question = BattleQuestion<OddsPlace, OddsForce>;
type Trial = BattleTrial<OddsResult, number>;
type SidePart = Part<number>;

/** The fight of the rules, to be fought again and again with the numbers of a question. */
export const trialOf = (setting: Setting, question: Question): Trial => {
  const parts = [...partsOf('attacker', question.attackers), ...partsOf('defender', question.defenders)];
  const ground: Ground = { setting, question, parts };
  switch (question.fight) {
    case 'battle':
      return { parts, once: (dice) => battleOnce(ground, dice.at('odds')) };
    case 'assault':
      return { parts, once: (dice) => assaultOnce(ground, dice.at('odds')) };
    case 'siege':
      return { parts, once: (dice) => siegeOnce(ground, dice.at('odds')) };
  }
};

interface Ground {
  readonly setting: Setting;
  readonly question: Question;
  readonly parts: readonly SidePart[];
}
type Once = ReturnType<Trial['once']>;
type Sides = { readonly attacker: number; readonly defender: number };

const partsOf = (side: 'attacker' | 'defender', forces: readonly OddsForce[]): readonly SidePart[] =>
  forces.flatMap(({ units }, at) => units.flatMap((of, kind) => (of === 0 ? [] : [{ side, force: at + 1, kind, of }])));

const unitsOf = (setting: Setting, forces: readonly OddsForce[]): readonly number[] =>
  forces.reduce((sum: readonly number[], { units }) => plus(sum, units), noUnits(setting));

/** The first force with a commander of a name commands; without one an officer, whose skill is rolled (UM-10.7). */
const skillOf = (forces: readonly OddsForce[], roll: Roller): number =>
  forces.find(({ skill }) => skill !== null)?.skill ?? roll.d(6) - UNNAMED_LESS;

/** An open battle, by land or at sea (UM-13.3 to 13.11). */
const battleOnce = (ground: Ground, roll: Roller): Once => {
  const { setting, question } = ground;
  const arm = question.terrain === null ? ('sea' as const) : ('land' as const);
  const field = { arm, terrain: question.terrain ?? 0 };
  const worth = (forces: readonly OddsForce[]): number =>
    combatValue(
      forces.map(({ units, morale }) => ({ tenths: baseValue(setting, units, field), morale })),
      skillOf(forces, roll),
      roll.sum(2, 6),
    );
  const mobility = (forces: readonly OddsForce[]): number => mobilityOf(setting, unitsOf(setting, forces), field);
  const [att, def] = [question.attackers, question.defenders];
  const { victor, difference } = outcomeOf(
    { attacker: worth(att), holder: worth(def) },
    {
      attacker: relativeMobility(mobility(att), mobility(def)),
      holder: relativeMobility(mobility(def), mobility(att)),
    },
  );
  if (victor === null)
    return { outcome: 'indecisive', lost: lostBy(ground, roll, { attacker: roll.d(6), defender: roll.d(6) }) };
  const [loser, winner] = [beatenLoss(difference), victorLoss(roll.d(6))];
  return victor === 'attacker'
    ? { outcome: 'attackers', lost: lostBy(ground, roll, { attacker: winner, defender: loser }) }
    : { outcome: 'defenders', lost: lostBy(ground, roll, { attacker: loser, defender: winner }) };
};

/** Assault or siege value in tenths; militia stand only beside regulars (UM-14.6, 14.9). */
const wallsValue = ({ setting, question }: Ground, factor: 'assault' | 'siege'): Sides => {
  const value = (forces: readonly OddsForce[]): number =>
    sumOf(setting, unitsOf(setting, forces), (type) => type[factor]);
  const isStiffened = question.defenders.some((force) => sizeOf(force) > 0);
  return {
    attacker: value(question.attackers),
    defender: value(question.defenders) + (isStiffened ? question.militia * setting.militia[factor] : 0),
  };
};

const opposedOf = ({ question }: Ground, roll: Roller): Opposed => {
  const morale = (forces: readonly OddsForce[]): number =>
    jointMorale(forces.map((force) => ({ units: sizeOf(force), morale: force.morale })));
  const { attackers, defenders } = question;
  return {
    skill: { attacker: skillOf(attackers, roll), holder: skillOf(defenders, roll) },
    morale: { attacker: morale(attackers), holder: morale(defenders) },
  };
};

/** The walls are stormed, or the stormers thrown back (UM-14.12 to 14.14). A city that is stormed costs its defenders all. */
const assaultOnce = (ground: Ground, roll: Roller): Once => {
  const { attacker, defender } = wallsValue(ground, 'assault');
  const chance = stormChance(assaultOdds(attacker, defender), opposedOf(ground, roll));
  if (roll.d(100) <= chance) {
    const percent = STORM_LOSS.stormed * roll.d(6);
    return { outcome: 'stormed', lost: lostBy(ground, roll, { attacker: percent, defender: 100 }) };
  }
  const percent = STORM_LOSS.repulsedBase + STORM_LOSS.repulsed * roll.d(6);
  const inside = STORM_LOSS.defenders * roll.d(6);
  return { outcome: 'repulsed', lost: lostBy(ground, roll, { attacker: percent, defender: inside }) };
};

/** Hunger and the sight of the besiegers (UM-14.18, 14.19). */
const siegeOnce = (ground: Ground, roll: Roller): Once => {
  const { setting, question } = ground;
  const { attacker, defender } = wallsValue(ground, 'siege');
  const need = sumOf(setting, unitsOf(setting, question.defenders), ({ supply }) => supply);
  const { t, bySea, reliefBeaten } = question;
  const chance = surrenderChance({
    ...opposedOf(ground, roll),
    t,
    bySea,
    reliefBeaten,
    stores: storesOf(setting.siegeStores, question.revenue, need),
    odds: siegeOdds(attacker, defender),
  });
  const falls = roll.d(100) <= chance;
  return {
    outcome: falls ? 'surrenders' : 'holds out',
    lost: lostBy(ground, roll, { attacker: 0, defender: falls ? 100 : 0 }),
  };
};

/** Losses of each part: a percentage of a side, its fraction rolled, allotted by numbers (UM-1.14, 1.15). */
const lostBy = ({ parts }: Ground, roll: Roller, percent: Sides): readonly number[] => {
  const fallen = { attacker: [] as readonly number[], defender: [] as readonly number[] };
  for (const side of ['attacker', 'defender'] as const) {
    const sizes = parts.filter((part) => part.side === side).map(({ of }) => of);
    const hundredths = sizes.reduce((sum, of) => sum + of, 0) * percent[side];
    const whole = floorDiv(hundredths, 100);
    const rest = hundredths - 100 * whole;
    fallen[side] = allotted(whole + (rest > 0 && roll.d(100) <= rest ? 1 : 0), sizes);
  }
  return [...fallen.attacker, ...fallen.defender];
};
