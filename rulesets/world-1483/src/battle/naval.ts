import type { Dice } from '@chancery/core';
import type { RetreatTerm } from '../order.ts';
import { isMet } from '../rules/conditions.ts';
import { shipFactor } from '../rules/factors.ts';
import {
  DIE,
  MOST_ROUNDS,
  type OwnerNumber,
  type PlaceNumber,
  SEA_LOSSES,
  type SeaLoss,
  type ShipType,
  type UnitId,
} from '../words.ts';
import { hitNation, wholeOrder } from './losses.ts';

/** A battle at sea (W83-9.16). */

export interface Ship {
  readonly id: UnitId;
  readonly owner: OwnerNumber;
  readonly type: ShipType;
  /** Units aboard, generals among them (W83-9.8). */
  readonly laden: boolean;
  readonly damaged: boolean;
}

export interface NavalSide {
  readonly first: OwnerNumber;
  readonly ships: readonly Ship[];
  /** Nations whose Admiral is in command here (W83-4.29). */
  readonly admirals: ReadonlySet<OwnerNumber>;
  readonly losses: ReadonlyMap<OwnerNumber, readonly SeaLoss[]>;
}

export interface NavalBattle {
  readonly zone: PlaceNumber;
  readonly attackers: NavalSide;
  readonly defenders: NavalSide;
  /** Attackers of a deep sea move fight worse (W83-8.24). */
  readonly deep: boolean;
  readonly retreat: readonly RetreatTerm[];
  /** Whether there is a zone to retreat to (W83-9.13). */
  readonly refuge: boolean;
}

export interface NavalVolley {
  readonly owner: OwnerNumber;
  readonly type: ShipType;
  readonly factor: number;
  readonly rolls: readonly number[];
}
export interface NavalRound {
  readonly attack: readonly NavalVolley[];
  readonly defence: readonly NavalVolley[];
  readonly damaged: readonly Ship[];
  readonly attackersLost: readonly Ship[];
  readonly defendersLost: readonly Ship[];
}
export interface NavalOutcome {
  readonly rounds: readonly NavalRound[];
  readonly attackersLeft: readonly Ship[];
  readonly defendersLeft: readonly Ship[];
  readonly retreated: boolean;
}

/** Both sides have ships when it begins. */
export const fightNaval = (battle: NavalBattle, dice: Dice): NavalOutcome => {
  const roller = dice.at('fight', battle.zone);
  const rounds: NavalRound[] = [];
  let attackers = [...battle.attackers.ships];
  let defenders = [...battle.defenders.ships];
  let retreated = false;
  const volleys = (side: NavalSide, ships: readonly Ship[], as: 'attack' | 'defence') => {
    const told = new Map<string, Omit<NavalVolley, 'rolls'> & { readonly rolls: number[] }>();
    let hits = 0;
    for (const { owner, type } of inDiceOrder(ships)) {
      const factor = shipFactor(type, as, { admiral: side.admirals.has(owner), deep: battle.deep });
      if (factor === 0) continue;
      const key = `${owner}/${type}`;
      const volley = told.get(key) ?? { owner, type, factor, rolls: [] };
      const roll = roller.d(DIE);
      volley.rolls.push(roll);
      if (roll <= factor) hits += 1;
      told.set(key, volley);
    }
    return { told: [...told.values()], hits };
  };
  while (true) {
    const shots = volleys(battle.attackers, attackers, 'attack');
    const answers = volleys(battle.defenders, defenders, 'defence');
    const struck = strike(defenders, shots.hits, battle.defenders);
    const hurt = strike(attackers, answers.hits, battle.attackers);
    rounds.push({
      attack: shots.told,
      defence: answers.told,
      damaged: [...hurt.damaged, ...struck.damaged],
      attackersLost: hurt.sunk,
      defendersLost: struck.sunk,
    });
    attackers = hurt.left;
    defenders = struck.left;
    if (attackers.length === 0 || defenders.length === 0) break;
    const standing = {
      round: rounds.length,
      lost: battle.attackers.ships.length - attackers.length,
      left: attackers.length,
      enemy: defenders.length,
    };
    const wishes = isMet(battle.retreat, standing);
    // Defenders always have a factor, so a battle without result lasts until then (W83-9.15).
    if (rounds.length >= MOST_ROUNDS || (wishes && battle.refuge)) {
      retreated = true;
      break;
    }
  }
  return { rounds, attackersLeft: attackers, defendersLeft: defenders, retreated };
};

const TYPE_ORDER: readonly ShipType[] = ['sol', 'frg', 'mer'];
const inDiceOrder = (ships: readonly Ship[]): readonly Ship[] =>
  ships.toSorted((a, b) => TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) || a.id - b.id);

/** The class in which a ship is lost (W83-9.7, 9.8): a frigate with a general aboard goes with the frigates, after the empty ones. */
const classOf = ({ type, laden }: Ship): SeaLoss => (type === 'frg' || !laden ? type : `${type}+`);

const strike = (ships: readonly Ship[], hits: number, { first, losses }: NavalSide) => {
  let left = [...ships];
  const sunk: Ship[] = [];
  const damaged = new Map<UnitId, Ship>();
  for (let hit = 0; hit < hits && left.length > 0; hit += 1) {
    const nation = hitNation(left, first);
    const own = left.filter(({ owner }) => owner === nation);
    const order = wholeOrder(losses.get(nation ?? 0) ?? [], SEA_LOSSES);
    const lossClass = order.find((each) => own.some((ship) => classOf(ship) === each));
    const inClass = own
      .filter((ship) => classOf(ship) === lossClass)
      .toSorted((a, b) => Number(a.laden) - Number(b.laden) || b.id - a.id);
    const whole = inClass.find(({ type, damaged: already }) => type === 'sol' && !already);
    if (whole !== undefined) {
      const hurt = { ...whole, damaged: true };
      damaged.set(whole.id, hurt);
      left = left.map((ship) => (ship === whole ? hurt : ship));
      continue;
    }
    const lost = inClass[0] as Ship;
    damaged.delete(lost.id);
    sunk.push(lost);
    left = left.filter((ship) => ship !== lost);
  }
  return { left, sunk, damaged: [...damaged.values()] };
};
