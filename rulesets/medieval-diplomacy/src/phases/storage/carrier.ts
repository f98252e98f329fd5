import { getTroop, getUnit } from '../../rules/find.ts';
import { weightOf } from '../../rules/troops.ts';
import type { Stack, Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import type { UnitId } from '../../unit-id.ts';
import type { Location, RealmNumber, TroopType } from '../../words.ts';

/** What carries too much: a fleet, or the wreck of one. */
export interface Carrier {
  readonly fleet: UnitId;
  readonly realm: RealmNumber;
  readonly location: Location;
  readonly storage: number;
  /** Those that were aboard at first, in canonical order. */
  readonly armies: readonly UnitId[];
}

/** The armies that are still aboard. */
export const aboard = (turn: Turn, { fleet, armies }: Carrier): readonly Unit[] =>
  armies.map((id) => getUnit(turn.state, id)).filter(({ loadedOn }) => loadedOn === fleet);

/** The weight that must leave; nothing when it is not positive (MD-6.51). */
export const excess = (turn: Turn, carrier: Carrier): number =>
  aboard(turn, carrier).reduce((sum, army) => sum + weightOf(turn.setting, army.stacks), 0) - carrier.storage;

/** How many troops of a type are as heavy as `weight`, or just heavier. */
export const lot = ({ setting }: Turn, type: TroopType, weight: number): number =>
  Math.ceil(weight / getTroop(setting, type).weight);

/** Heavier before lighter, cheaper before dearer, later in the table, higher army number (MD-6.56). What is weightless stays. */
export const inOrderOfLoss = (
  turn: Turn,
  carrier: Carrier,
): readonly { readonly army: UnitId; readonly stack: Stack }[] => {
  const worth = ({ type }: Stack): { readonly weight: number; readonly cost: number } => getTroop(turn.setting, type);
  return aboard(turn, carrier)
    .flatMap((army) => army.stacks.map((stack) => ({ army: army.id, stack })))
    .filter(({ stack }) => worth(stack).weight > 0)
    .sort(
      (a, b) =>
        worth(b.stack).weight - worth(a.stack).weight ||
        worth(a.stack).cost - worth(b.stack).cost ||
        b.stack.type - a.stack.type ||
        b.army - a.army,
    );
};
