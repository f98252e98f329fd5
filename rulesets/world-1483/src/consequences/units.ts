import type { UnitEvent } from '../events/unit.ts';
import type { Unit } from '../state.ts';
import type { GameTurn } from '../types.ts';
import type { OwnerNumber, PlaceNumber, UnitType } from '../words.ts';

type Made = Extract<UnitEvent, { readonly kind: 'units-made' }>;

/** So many new units of a type; skill and ability of a general. */
export interface NewUnits {
  readonly type: UnitType;
  readonly count: number;
  readonly place: PlaceNumber;
  readonly general?: { readonly skill: number; readonly ability: number; readonly special: boolean };
}

const BARE = {
  carrier: null,
  movedTurn: null,
  builtTurn: null,
  acquiredTurn: null,
  damaged: false,
  fought: false,
  guestRight: false,
  skill: 0,
  ability: 0,
  special: false,
  shown: false,
  conquered: null,
} satisfies Partial<Unit>;

/** Units that come onto the board, with ids in their order. `built` marks those that may not be traded this turn (W83-7.40). */
export const makeUnits = (
  turn: GameTurn,
  owner: OwnerNumber,
  {
    items,
    why,
    rule,
    built = false,
  }: {
    readonly items: readonly NewUnits[];
    readonly why: Made['why'];
    readonly rule: string;
    readonly built?: boolean;
  },
): readonly Unit[] => {
  const { state } = turn;
  let id = state.next.unit;
  const units = items.flatMap(({ type, count, place, general }) =>
    Array.from({ length: count }, (): Unit => {
      const unit = { ...BARE, id, type, owner, place, ...(general ?? {}), builtTurn: built ? state.turn : null };
      id += 1;
      return unit;
    }),
  );
  if (units.length > 0) turn.emit({ kind: 'units-made', rule, units, why });
  return units;
};
