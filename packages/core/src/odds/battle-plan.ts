/** A battle that may be fought in a place, in the words that `Ruleset.odds` reads, for a reader to change and to ask of it. */
export interface BattlePlan {
  readonly attackers: readonly BattleForce[];
  readonly defenders: readonly BattleForce[];
  /** Forces within reach that might come too. */
  readonly nearby: readonly BattleForce[];
  readonly place: string;
  /** What troops are called that may fight there. */
  readonly troops: readonly string[];
}

export interface BattleForce {
  /** Whose it is and what it is called. */
  readonly label: string;
  /** One side of an `OddsRequest`: `20 knights, 30 archers`; of what is not sure a range, `4 to 12 knights`. */
  readonly force: string;
}
