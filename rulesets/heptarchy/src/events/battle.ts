import type { AreaNumber, KingdomNumber, SeaNumber, UnitId, UnitKind } from '../words.ts';
import type { Modifier } from './money.ts';

/** Combat (HEP-10, HEP-11). Each duel is an event that carries its result out; the battle around it is told in one report. */
export type BattleEvent =
  | {
      readonly kind: 'battle-began';
      readonly battle: BattlePlace;
      readonly attackers: readonly Fighter[];
      readonly defenders: readonly Fighter[];
    }
  /** Land: a round begins (HEP-10.7, HEP-10.8). */
  | {
      readonly kind: 'round-began';
      readonly battle: BattlePlace;
      readonly round: number;
      readonly attackingLevies: number;
      readonly defendingLevies: number;
    }
  | {
      readonly kind: 'duel-fought';
      readonly battle: BattlePlace;
      readonly attacker: Fighter;
      readonly defender: Fighter;
      readonly attack: Roll;
      readonly defence: Roll;
      readonly result: 'defender-destroyed' | 'attacker-destroyed' | 'attacker-retreats' | 'attacker-trapped';
      /** Land Units that go down with a destroyed Navy (HEP-11.10). */
      readonly cargoLost: readonly Fighter[];
      /** How the scores of the War between the two owners change (HEP-6.2 to 6.5). */
      readonly scores: readonly { readonly kingdom: KingdomNumber; readonly by: number }[];
    }
  | {
      readonly kind: 'battle-ended';
      readonly battle: BattlePlace;
      readonly attackersLeft: readonly UnitId[];
      readonly defendersLeft: readonly UnitId[];
    };

export type BattlePlace =
  | { readonly on: 'land'; readonly area: AreaNumber }
  | { readonly on: 'sea'; readonly sea: SeaNumber };

export interface Fighter {
  readonly unit: UnitId;
  readonly kind: UnitKind;
  readonly owner: KingdomNumber;
}

export interface Roll {
  readonly die: number;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
}
