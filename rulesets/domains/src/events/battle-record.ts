import { type DataOf, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { UNIT } from '../sorts.ts';

/** What happened on the battle board, round by round and die by die (DOM-11.34): what a board is drawn from. */

/** What a unit rolled; `unit` is null for the natural defence of a holding without troops (DOM-12.10). */
export const DICE_OF_UNIT = {
  unit: orNone(UNIT),
  /** What it needed, or less: the rectangle in which it stood. */
  needed: NUMBER,
  /** One roll, or two inside walls (DOM-11.21). */
  rolls: many(NUMBER),
  hit: YES_NO,
};
export interface DiceOfUnit extends DataOf<typeof DICE_OF_UNIT> {}

export const BATTLE_ROUND = {
  attack: many(DICE_OF_UNIT),
  /** The defenders put into the casualty boxes. */
  casualties: many(orNone(UNIT)),
  defence: many(DICE_OF_UNIT),
  /** The attackers removed. */
  removed: many(UNIT),
};
export interface BattleRound extends DataOf<typeof BATTLE_ROUND> {}

export const BATTLE_RECORD = {
  rounds: many(BATTLE_ROUND),
  winner: word('attackers', 'defenders'),
  routed: orNone(word('attackers', 'defenders')),
  /** Its Artillerists are dead, so the assault ended: the attackers stay in the field (DOM-12.16). */
  brokenOff: YES_NO,
};
export interface BattleRecord extends DataOf<typeof BATTLE_RECORD> {}
