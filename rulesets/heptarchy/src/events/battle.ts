import { type DataOf, type EventsOf, type FactsByKind, factsOf, many, NUMBER, word } from '@chancery/kit';
import { AREA, KINGDOM, SEA, UNIT, UNIT_KIND } from '../sorts.ts';
import type { AreaNumber, SeaNumber } from '../words.ts';
import { MODIFIER } from './money.ts';

export type BattlePlace =
  | { readonly on: 'land'; readonly area: AreaNumber }
  | { readonly on: 'sea'; readonly sea: SeaNumber };
export const BATTLE_PLACE = factsOf<BattlePlace>({ on: word('land', 'sea'), area: AREA, sea: SEA });

export const ROLL = { die: NUMBER, modifiers: many(MODIFIER), total: NUMBER };
export interface Roll extends DataOf<typeof ROLL> {}

export const FIGHTER = { unit: UNIT, kind: UNIT_KIND, owner: KINGDOM };
export interface Fighter extends DataOf<typeof FIGHTER> {}

/** Combat (HEP-10, HEP-11). Each duel is an event that carries its result out; the battle around it is told in one report. */
export const BATTLE_EVENTS = {
  'battle-began': { battle: BATTLE_PLACE, attackers: many(FIGHTER), defenders: many(FIGHTER) },
  /** Land: a round begins (HEP-10.7, HEP-10.8). */
  'round-began': { battle: BATTLE_PLACE, round: NUMBER, attackingLevies: NUMBER, defendingLevies: NUMBER },
  'duel-fought': {
    battle: BATTLE_PLACE,
    attacker: FIGHTER,
    defender: FIGHTER,
    attack: ROLL,
    defence: ROLL,
    result: word('defender-destroyed', 'attacker-destroyed', 'attacker-retreats', 'attacker-trapped'),
    /** Land Units that go down with a destroyed Navy (HEP-11.10). */
    cargoLost: many(FIGHTER),
    /** How the scores of the War between the two owners change (HEP-6.2 to 6.5). */
    scores: many({ kingdom: KINGDOM, by: NUMBER }),
  },
  'battle-ended': { battle: BATTLE_PLACE, attackersLeft: many(UNIT), defendersLeft: many(UNIT) },
} satisfies FactsByKind;
export type BattleEvent = EventsOf<typeof BATTLE_EVENTS>;
