import type { Fighter } from '../events/battle.ts';
import type { Modifier } from '../events/money.ts';
import { getArea } from '../rules/find.ts';
import { has, ironBonus, landUnitCount, maxUnits } from '../rules/reckoned.ts';
import { havePact } from '../rules/relations.ts';
import { terrainModifiers } from '../rules/terrain.ts';
import type { Board } from '../scene.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import { modifiersFrom } from './roll.ts';

/** How an attacker comes into the area: over a border, over a river, from a Navy, or it stands there already. */
export type Crossing = 'border' | 'river' | 'landing' | 'none';

/** What counts for all units of a kingdom in a round (HEP-10.18). */
export interface Strength {
  readonly iron: number;
  /** HEP-8.9 */
  readonly overLimit: boolean;
}

export const strengthOf = (board: Board, kingdom: KingdomNumber): Strength => ({
  iron: ironBonus(board, kingdom),
  overLimit: landUnitCount(board, kingdom) > maxUnits(board, kingdom),
});

/** The Mass Bonus of a side's Levies (HEP-10.7): rounded down (HEP-1.16). */
export const massBonus = (own: number, others: number): number => Math.floor(Math.max(0, own - others) / 3);

/** What stands behind a fighter: the strength of the kingdom, and the Mass Bonus of the side. */
interface Backing {
  readonly strength: Strength;
  readonly mass: number;
}

/** What is added to an Attack Roll (HEP-10.9 to 10.11). */
export const attackModifiers = (
  board: Board,
  area: AreaNumber,
  { kind, owner, boost, crossing }: Fighter & { readonly boost: number; readonly crossing: Crossing },
  { strength, mass }: Backing,
): readonly Modifier[] => {
  const hindered = !has(board, owner, 'viking');
  return modifiersFrom({
    ...ofTroops(kind, strength, mass),
    boost,
    landing: hindered && crossing === 'landing' ? -1 : 0,
    river: hindered && crossing === 'river' ? -1 : 0,
    ...terrainModifiers(board, area),
    'over-limit': strength.overLimit ? -1 : 0,
  });
};

/** What is added to a Defence Roll (HEP-10.11). */
export const defenceModifiers = (
  { state }: Board,
  area: AreaNumber,
  { kind, owner }: Fighter,
  { strength, mass }: Backing,
): readonly Modifier[] => {
  const { owner: lord, resources } = getArea(state, area);
  const walled = resources.includes('stone') && (owner === lord || havePact(state, owner, lord));
  return modifiersFrom({
    ...ofTroops(kind, strength, mass),
    stone: walled ? 1 : 0, // HEP-4.14
    'over-limit': strength.overLimit ? -1 : 0,
  });
};

/** Retinues are better men with better iron; Levies trust in numbers (HEP-8.1, HEP-4.5, HEP-10.7). */
const ofTroops = (
  kind: Fighter['kind'],
  { iron }: Strength,
  mass: number,
): { [what in 'retinue' | 'iron' | 'mass']?: number } => (kind === 'retinue' ? { retinue: 2, iron } : { mass });
