import type { Lot, UnitEvent } from '../events/unit.ts';
import { getUnit } from '../rules/find.ts';
import type { Unit } from '../state.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber, OwnerNumber, PlaceNumber, UnitId, UnitType } from '../words.ts';

type Made = Extract<UnitEvent, { readonly kind: 'units-made' }>;

/** So many new units of a type; skill and ability of a general. */
export interface NewUnits {
  readonly type: UnitType;
  readonly count: number;
  readonly place: PlaceNumber;
  readonly general?: { readonly skill: number; readonly ability: number; readonly special: boolean };
}

/** What a unit that has just come onto the board has not done yet. */
export const NEW_UNIT = {
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
} as const satisfies Partial<Unit>;

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
      const unit = { ...NEW_UNIT, id, type, owner, place, ...general, builtTurn: built ? state.turn : null };
      id += 1;
      return unit;
    }),
  );
  if (units.length > 0) turn.emit({ kind: 'units-made', rule, units, why });
  return units;
};

type Lost = Extract<UnitEvent, { readonly kind: 'units-lost' }>;

/** Units by owner, type and place, for whoever reads of them when they are gone. */
export const lotsOf = (units: readonly Unit[]): readonly Lot[] => {
  const lots = new Map<string, Lot>();
  for (const { owner, type, place } of units) {
    const key = `${owner}/${type}/${place}`;
    lots.set(key, { owner, type, place, count: (lots.get(key)?.count ?? 0) + 1 });
  }
  return [...lots.values()];
};

/** Units leave the board, with all that ships among them carry where it is named too. */
export const loseUnits = (turn: GameTurn, units: readonly UnitId[], why: Lost['why'], rule: string): void => {
  if (units.length === 0) return;
  turn.emit({ kind: 'units-lost', rule, units, lots: lotsOf(units.map((id) => getUnit(turn.state, id))), why });
};

/** Units change hands where they stand; `guests` have a right to stay on the foreign land (W83-14.22). */
export const giveUnits = (
  turn: GameTurn,
  units: readonly UnitId[],
  {
    from,
    to,
    guests,
    rule,
  }: { readonly from: OwnerNumber; readonly to: NationNumber; readonly guests: boolean; readonly rule: string },
): void => {
  if (units.length === 0) return;
  turn.emit({
    kind: 'units-given',
    rule,
    units,
    lots: lotsOf(units.map((id) => getUnit(turn.state, id))),
    from,
    to,
    guests,
  });
};

/** Where units are from now on; `counts` says whether that is their move of the game turn (W83-14.12). */
export const moveUnits = (
  turn: GameTurn,
  units: readonly Unit[],
  to: {
    readonly place: PlaceNumber;
    readonly counts: boolean;
    readonly rule: string;
    readonly carriers?: ReadonlyMap<UnitId, UnitId>;
  },
): void => {
  if (units.length === 0) return;
  const { place, counts, rule, carriers } = to;
  turn.emit({
    kind: 'units-moved',
    rule,
    moves: units.map(({ id }) => ({ unit: id, place, carrier: carriers?.get(id) ?? null })),
    counts,
  });
};
