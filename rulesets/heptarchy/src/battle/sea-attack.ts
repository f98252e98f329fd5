import { naviesIn } from '../rules/find.ts';
import { atWar } from '../rules/relations.ts';
import type { Board } from '../scene.ts';
import type { Station, Unit } from '../state.ts';
import type { KingdomNumber, SeaNumber } from '../words.ts';

export interface SeaAttack {
  readonly sea: SeaNumber;
  /** Of one kingdom. */
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  /** Where the attackers have come from; null: from nowhere else (HEP-11.8). */
  readonly origin: Station | null;
  /** Their owner has declared War: the +1 is theirs whatever they have done (HEP-11.3). */
  readonly declared: boolean;
}

/** The Navies in a sea that would fight those of a kingdom (HEP-11.4). */
export const hostileNaviesIn = (
  { state }: Pick<Board, 'state'>,
  sea: SeaNumber,
  kingdom: KingdomNumber,
): readonly Unit[] => naviesIn(state, sea).filter(({ owner }) => atWar(state, owner, kingdom));
