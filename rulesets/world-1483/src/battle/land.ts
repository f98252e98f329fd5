import type { Dice, Roller } from '@chancery/core';
import { SIEGE } from '../data/units.ts';
import type { PointItem, RetreatTerm } from '../order.ts';
import { isMet } from '../rules/conditions.ts';
import {
  type Armed,
  attackFactor,
  clamped,
  defenceFactor,
  type Fighter,
  givePoints,
  inDiceOrder,
  type Leader,
} from '../rules/factors.ts';
import { DIE, ENGINEER, LAND_LOSSES, type LandLoss, type OwnerNumber, type PlaceNumber } from '../words.ts';
import { hitNation, wholeOrder } from './losses.ts';

/** A battle for a territory, round by round (W83-11.30). */

export interface LandSide {
  /** Whose side it is: the active nation, or the owner of the territory (W83-11.26). */
  readonly first: OwnerNumber;
  readonly fighters: readonly Fighter[];
  readonly leader: Leader | null;
  readonly points: readonly PointItem[];
  /** By nation; the usual order where nothing is said. */
  readonly losses: ReadonlyMap<OwnerNumber, readonly LandLoss[]>;
}

/** When attackers leave: by their terms, or when their factors are the smaller ones (W83-19.45). */
export type Leaving = { readonly terms: readonly RetreatTerm[] } | 'when outmatched';

export interface LandBattle {
  readonly territory: PlaceNumber;
  /** Null where there is no city of any kind. */
  readonly fort: number | null;
  readonly attackers: LandSide;
  readonly defenders: LandSide;
  readonly leaving: Leaving;
  /** Who of the attackers has somewhere to go back to (W83-11.43). */
  canRetreat(fighter: Fighter): boolean;
  /** When the troops of the Cautious leave; null where he is not in command, or has nowhere to go (W83-4.20, 4.21). */
  readonly cautious: readonly RetreatTerm[] | null;
  /** Guests who are expelled have neither walls nor ground (W83-5.52). */
  readonly open: boolean;
}

/** Units of a type with their factor, and what each of them rolled. */
export interface Volley {
  readonly owner: OwnerNumber;
  readonly type: Fighter['type'];
  readonly factor: number;
  readonly rolls: readonly number[];
}
export interface LandRound {
  /** The walls in this round, after the siege dice; null where there are none. */
  readonly fort: number | null;
  readonly siege: readonly number[];
  readonly attack: readonly Volley[];
  readonly defence: readonly Volley[];
  readonly attackersLost: readonly Fighter[];
  readonly defendersLost: readonly Fighter[];
}

export interface LandOutcome {
  readonly rounds: readonly LandRound[];
  readonly attackersLeft: readonly Fighter[];
  readonly defendersLeft: readonly Fighter[];
  /** Those who went back the way they came, or aboard their ships. */
  readonly retreated: readonly Fighter[];
  /** Of the defence, with the Cautious. */
  readonly withdrawn: readonly Fighter[];
  /** Hits of the last volley at those who re-embarked (W83-11.55). */
  readonly parting: readonly Volley[];
  readonly partingLost: readonly Fighter[];
  /** Walls below what they were by an Engineer (W83-4.23). */
  readonly engineered: boolean;
}

interface Field {
  fort: number | null;
  attackers: readonly Fighter[];
  defenders: readonly Fighter[];
  readonly rounds: LandRound[];
}

/** Both sides have somebody when it begins. */
export const fightLand = (battle: LandBattle, dice: Dice): LandOutcome => {
  const roller = dice.at('fight', battle.territory);
  const siege = dice.at('siege', battle.territory);
  const engineered = battle.attackers.leader?.ability === ENGINEER && battle.fort !== null && battle.fort > 0;
  const field: Field = {
    fort: battle.fort === null ? null : Math.max(0, battle.fort - (engineered ? 2 : 0)),
    attackers: battle.attackers.fighters,
    defenders: battle.defenders.fighters,
    rounds: [],
  };
  const retreated: Fighter[] = [];
  const withdrawn: Fighter[] = [];
  const parting: Volley[] = [];
  const partingLost: Fighter[] = [];
  while (field.attackers.length > 0) {
    fightRound(battle, field, { roller, siege });
    if (field.attackers.length === 0 || field.defenders.length === 0) break;
    if (battle.cautious !== null && isMet(battle.cautious, standingOf(battle, field, 'defenders'))) {
      const owner = battle.defenders.leader?.owner;
      withdrawn.push(...field.defenders.filter((each) => each.owner === owner && isUnit(each)));
      field.defenders = field.defenders.filter((each) => each.owner !== owner || !isUnit(each));
      if (field.defenders.every((each) => !isUnit(each))) {
        field.defenders = [];
        break;
      }
    }
    const helpless = field.attackers.every(({ type }) => type === 'art');
    if (!helpless && !leaves(battle, field)) continue;
    const going = field.attackers.filter((each) => battle.canRetreat(each));
    field.attackers = field.attackers.filter((each) => !going.includes(each));
    const swimming = going.filter(({ way }) => way === 'sea');
    if (swimming.length > 0) {
      const volleys = volleysOf(armedDefence(battle, field.defenders, field.fort), roller);
      parting.push(...volleys.volleys);
      partingLost.push(...lossesOf(swimming, volleys.hits, battle.attackers, new Set()));
    }
    retreated.push(...going.filter((each) => !partingLost.includes(each)));
    if (helpless) {
      // Guns without an army have nobody who could take them home (W83-11.29).
      partingLost.push(...field.attackers);
      field.attackers = [];
    }
  }
  return {
    rounds: field.rounds,
    attackersLeft: field.attackers,
    defendersLeft: field.defenders,
    retreated,
    withdrawn,
    parting,
    partingLost,
    engineered,
  };
};

const isUnit = ({ type }: Fighter): boolean => type !== 'mil' && type !== 'coast';
const isMounted = (side: readonly Fighter[]): boolean =>
  side.every(({ type }) => type === 'cav' || type === 'knt' || type === 'coast');

const armedAttack = ({ attackers }: LandBattle, side: readonly Fighter[]): readonly Armed[] =>
  armed(side, attackers, (fighter) => attackFactor(fighter, { leader: attackers.leader, mounted: isMounted(side) }));

const armedDefence = ({ defenders, open }: LandBattle, side: readonly Fighter[], fort: number | null) =>
  armed(side, defenders, (fighter) =>
    defenceFactor(fighter, { leader: defenders.leader, mounted: isMounted(side), fort, open }),
  );

const armed = (
  side: readonly Fighter[],
  { leader, points }: LandSide,
  factorOf: (fighter: Fighter) => number,
): readonly Armed[] => {
  const all = inDiceOrder(side).map((fighter): Armed => ({ fighter, factor: clamped(factorOf(fighter)), points: 0 }));
  givePoints(all, leader, points);
  return all;
};

const fightRound = (
  battle: LandBattle,
  field: Field,
  { roller, siege }: { readonly roller: Roller; readonly siege: Roller },
): void => {
  const guns = field.attackers.filter(({ type, way }) => type === 'art' && way !== 'sea');
  const siegeRolls: number[] = [];
  if (field.fort !== null && field.fort > 0) {
    const needed = battle.attackers.leader?.ability === ENGINEER ? SIEGE.engineer : SIEGE.usual;
    for (const _ of guns) {
      const roll = siege.d(DIE);
      siegeRolls.push(roll);
      if (roll <= needed) field.fort = Math.max(0, field.fort - 1);
    }
  }
  const attack = armedAttack(battle, field.attackers);
  const defence = armedDefence(battle, field.defenders, field.fort);
  const shots = volleysOf(attack, roller);
  const answers = volleysOf(defence, roller);
  const defendersLost = lossesOf(field.defenders, shots.hits, battle.defenders, pointed(defence));
  const attackersLost = lossesOf(field.attackers, answers.hits, battle.attackers, pointed(attack));
  const fallen = new Set([...attackersLost, ...defendersLost]);
  field.attackers = field.attackers.filter((each) => !fallen.has(each));
  field.defenders = field.defenders.filter((each) => !fallen.has(each));
  field.rounds.push({
    fort: field.fort,
    siege: siegeRolls,
    attack: shots.volleys,
    defence: answers.volleys,
    attackersLost,
    defendersLost,
  });
};

const pointed = (side: readonly Armed[]): ReadonlySet<Fighter> =>
  new Set(side.filter(({ points }) => points > 0).map(({ fighter }) => fighter));

/** Everybody rolls a die; like fighters with like factors are told together. */
const volleysOf = (
  side: readonly Armed[],
  roller: Roller,
): { readonly volleys: readonly Volley[]; readonly hits: number } => {
  const volleys = new Map<string, Omit<Volley, 'rolls'> & { readonly rolls: number[] }>();
  let hits = 0;
  for (const { fighter, factor } of side) {
    const key = `${fighter.owner}/${fighter.type}/${factor}`;
    const volley = volleys.get(key) ?? { owner: fighter.owner, type: fighter.type, factor, rolls: [] };
    const roll = roller.d(DIE);
    volley.rolls.push(roll);
    if (roll <= factor) hits += 1;
    volleys.set(key, volley);
  }
  return { volleys: [...volleys.values()], hits };
};

/** Who falls: coastal defence with the first hit, then by each nation's order, the highest ids first, those without points before those with (W83-11.25). */
const lossesOf = (
  side: readonly Fighter[],
  hits: number,
  { first, losses }: LandSide,
  withPoints: ReadonlySet<Fighter>,
): readonly Fighter[] => {
  const lost: Fighter[] = [];
  let left = [...side];
  for (let hit = 0; hit < hits; hit += 1) {
    const fallen = left.find(({ type }) => type === 'coast') ?? nextLost(left, first, losses, withPoints);
    if (fallen === undefined) break;
    lost.push(fallen);
    left = left.filter((each) => each !== fallen);
  }
  return lost;
};

const nextLost = (
  left: readonly Fighter[],
  first: OwnerNumber,
  losses: LandSide['losses'],
  withPoints: ReadonlySet<Fighter>,
): Fighter | undefined => {
  const nation = hitNation(left, first);
  const own = left.filter(({ owner }) => owner === nation);
  const order = wholeOrder(losses.get(nation ?? 0) ?? [], LAND_LOSSES);
  const type = order.find((each) => own.some((fighter) => fighter.type === each));
  return own
    .filter((fighter) => fighter.type === type)
    .toSorted((a, b) => Number(withPoints.has(a)) - Number(withPoints.has(b)) || b.id - a.id)[0];
};

const standingOf = ({ attackers, defenders }: LandBattle, field: Field, of: 'attackers' | 'defenders') => {
  const [own, began, enemy] =
    of === 'attackers'
      ? [field.attackers, attackers.fighters, field.defenders]
      : [field.defenders, defenders.fighters, field.attackers];
  return {
    round: field.rounds.length,
    lost: began.length - own.length,
    left: own.length,
    enemy: enemy.length,
  };
};

const sumOf = (side: readonly Armed[]): number => side.reduce((sum, { factor }) => sum + factor, 0);

const leaves = (battle: LandBattle, field: Field): boolean =>
  battle.leaving === 'when outmatched'
    ? sumOf(armedAttack(battle, field.attackers)) < sumOf(armedDefence(battle, field.defenders, field.fort))
    : isMet(battle.leaving.terms, standingOf(battle, field, 'attackers'));
