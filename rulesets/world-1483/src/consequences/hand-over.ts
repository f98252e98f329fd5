import type { LandEvent } from '../events/land.ts';
import { getTerritory, unitsIn } from '../rules/find.ts';
import { incorporatesFreely } from '../rules/incorporation.ts';
import { atWar } from '../rules/war.ts';
import type { GameTurn } from '../types.ts';
import type { OwnerNumber, PlaceNumber } from '../words.ts';

type Why = Extract<LandEvent, { readonly kind: 'handed-over' }>['why'];

/**
 * A territory changes hands without a capture: with city, fortification and port (W83-3.10, 14.15), and incorporated by whoever
 * incorporated it (W83-13.8, 14.14). Troops of the old owner that stay are guests (W83-13.8, 14.22).
 */
export const handOver = (
  turn: GameTurn,
  {
    territory,
    to,
    why,
    rule,
  }: { readonly territory: PlaceNumber; readonly to: OwnerNumber; readonly why: Why; readonly rule: string },
): void => {
  const { state } = turn;
  const { owner: from } = getTerritory(state, territory);
  if (from === to) return;
  turn.emit({ kind: 'handed-over', rule, territory, from, to, why });
  if (GUESTS_AFTER.has(why)) {
    const mayStay = why === 'treaty' || !atWar(state, from, to);
    const units = unitsIn(state, territory).filter((unit) => unit.owner === from);
    if (mayStay && units.length > 0) {
      turn.emit({
        kind: 'guest-right-set',
        rule: why === 'treaty' ? 'W83-13.8' : 'W83-14.22',
        units: units.map(({ id }) => id),
        guests: true,
      });
    }
  }
  incorporateFreely(turn, territory);
};

/** Those whom independence finds in the land must leave it, or fight (W83-13.75). */
const GUESTS_AFTER: ReadonlySet<Why> = new Set<Why>(['trade', 'gift', 'treaty']);

/** A nation has acquired a territory, by capture or otherwise: it may be incorporated of itself (W83-10.46, 10.47, 13.67). */
export const incorporateFreely = (turn: GameTurn, territory: PlaceNumber): void => {
  const rule = incorporatesFreely(turn.state, territory);
  if (rule !== null) incorporateAtOnce(turn, { territory, by: getTerritory(turn.state, territory).owner, rule });
};

/** It is incorporated without a payment (W83-10.47); by nobody, where `by` is null. */
export const incorporateAtOnce = (
  turn: GameTurn,
  { territory, by, rule }: { readonly territory: PlaceNumber; readonly by: OwnerNumber | null; readonly rule: string },
): void => {
  if (getTerritory(turn.state, territory).incorporatedBy === by) return;
  turn.emit({ kind: 'incorporated', rule, territory, by, cost: 0, treasury: 0, free: true });
};
