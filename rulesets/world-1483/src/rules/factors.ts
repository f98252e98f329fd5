import { BEACH_PENALTY, COASTAL_DEFENCE, DEEP_SEA, MILITIA_DEFENCE, STRAIT_PENALTY, UNITS } from '../data/units.ts';
import type { PointItem } from '../order.ts';
import {
  MOST_FACTOR,
  type OwnerNumber,
  QUARTERMASTER,
  type ShipType,
  STEPPE,
  TACTICIAN,
  TERRAIN,
  type TroopType,
  type UnitId,
} from '../words.ts';

/** Combat factors (W83-11.10 to 11.13, 9.5). */

/** What fights on land: troops, and what the land itself puts up. */
export interface Fighter {
  /** 0 for militia and coastal defence, which are no units. */
  readonly id: UnitId;
  readonly owner: OwnerNumber;
  readonly type: TroopType | 'mil' | 'coast';
  readonly way: 'land' | 'strait' | 'sea' | 'inside';
}

export interface Leader {
  readonly id: UnitId;
  readonly owner: OwnerNumber;
  readonly skill: number;
  readonly ability: number;
}

export const clamped = (factor: number): number => Math.max(0, Math.min(MOST_FACTOR, factor));

/** What walls add to defending infantry (W83-2.12). */
export const wallBonus = (fort: number): number => Math.ceil(fort / 3);

export interface AttackSide {
  readonly leader: Leader | null;
  /** The whole side is cavalry and knights (W83-4.19). */
  readonly mounted: boolean;
}

/** Of an attacker without skill points; artillery and what is not a unit has none. */
export const attackFactor = ({ type, way, owner }: Fighter, { leader, mounted }: AttackSide): number => {
  if (type === 'art' || type === 'mil' || type === 'coast') return 0;
  const crossing = way === 'strait' ? STRAIT_PENALTY[type] : way === 'sea' ? BEACH_PENALTY[type] : 0;
  return UNITS[type].attack - crossing + (leader?.owner === owner ? ledAttack(leader, type, mounted) : 0);
};

const ledAttack = ({ ability }: Leader, type: TroopType, mounted: boolean): number => {
  if (ability === TACTICIAN) return 1;
  return ability === STEPPE && mounted && type !== 'inf' ? 2 : 0;
};

export interface DefenceSide extends AttackSide {
  /** The walls as they are in the round; null where there is no city. */
  readonly fort: number | null;
  /** Guests who are expelled have neither walls nor ground (W83-5.52). */
  readonly open: boolean;
}

/** Of a defender without skill points. */
export const defenceFactor = ({ type, owner }: Fighter, { leader, mounted, fort, open }: DefenceSide): number => {
  if (type === 'mil') return MILITIA_DEFENCE;
  if (type === 'coast') return COASTAL_DEFENCE;
  const { defence } = UNITS[type];
  if (type !== 'inf') return defence + (leader?.owner === owner && leader.ability === STEPPE && mounted ? 2 : 0);
  if (open) return defence;
  if (fort === null) return defence + (leader?.owner === owner && leader.ability === TERRAIN ? 2 : 0);
  return defence + wallBonus(fort) + (leader?.ability === QUARTERMASTER ? 1 : 0);
};

const DICE_ORDER = ['coast', 'inf', 'cav', 'knt', 'mil'] as const;
/** In the order in which fight dice are rolled: by type, then by id (W83-1.19); artillery rolls none. */
export const inDiceOrder = (fighters: readonly Fighter[]): readonly Fighter[] =>
  fighters
    .filter(({ type }) => type !== 'art')
    .toSorted((a, b) => DICE_ORDER.indexOf(a.type as never) - DICE_ORDER.indexOf(b.type as never) || a.id - b.id);

/** A fighter with its factor, before and after skill points. */
export interface Armed {
  readonly fighter: Fighter;
  factor: number;
  points: number;
}

/**
 * Gives the points of a general to troops of their nation: as ordered, what cannot be used being lost (W83-4.7), else evenly, one
 * each again and again until they are used or all are at 9 (W83-4.6).
 */
export const givePoints = (armed: readonly Armed[], leader: Leader | null, items: readonly PointItem[]): void => {
  if (leader === null) return;
  const led = armed.filter(
    ({ fighter: { owner, type } }) => owner === leader.owner && type !== 'mil' && type !== 'coast' && type !== 'art',
  );
  if (items.length > 0) {
    for (const { count, type, points } of items) {
      for (const each of led.filter(({ fighter }) => fighter.type === type).slice(0, count)) add(each, points);
    }
    return;
  }
  for (let left = leader.skill; left > 0; ) {
    const open = led.filter(({ factor }) => factor < MOST_FACTOR).slice(0, left);
    if (open.length === 0) return;
    for (const each of open) add(each, 1);
    left -= open.length;
  }
};

const add = (armed: Armed, points: number): void => {
  armed.factor = Math.min(MOST_FACTOR, armed.factor + points);
  armed.points += points;
};

/** Of a ship: one more under an Admiral of its nation, less in attack by deep sea (W83-9.5). */
export const shipFactor = (
  type: ShipType,
  side: 'attack' | 'defence',
  { admiral, deep }: { readonly admiral: boolean; readonly deep: boolean },
): number => clamped(UNITS[type][side] + (admiral ? 1 : 0) - (deep && side === 'attack' ? DEEP_SEA.penalty[type] : 0));
