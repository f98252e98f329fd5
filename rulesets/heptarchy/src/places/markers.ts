import { counted, type MarkerBase, series, type TroopMarker } from '@chancery/core';
import { kingdomName, UNIT_PLURALS, UNIT_WORDS } from '../names/reader.ts';
import { getKingdom, isNpc } from '../rules/find.ts';
import { havePact } from '../rules/relations.ts';
import type { Unit } from '../state.ts';
import type { HepKnown } from '../types.ts';
import { miniatureOf } from '../units/miniature.ts';
import { placeOf } from '../units/place-of.ts';
import { type KingdomNumber, UNIT_KINDS, type UnitKind } from '../words.ts';

/** The worthiest is shown. */
const WORTH: { readonly [kind in UnitKind]: number } = { levy: 1, retinue: 3, navy: 4 };

/** One marker for each place and side: how many units, and the worthiest of them. `kinds` leaves some out. */
export const markersOf = (known: HepKnown, kinds: readonly string[] = UNIT_KINDS): readonly TroopMarker[] => {
  const { view } = known;
  const shown = view.board.units.filter(({ kind }) => kinds.includes(kind));
  const groups = Map.groupBy(shown, (unit) => `${placeOf(known, unit)} ${baseOf(known, unit.owner)}`);
  return [...groups.values()].map((units) => {
    const first = units[0] as Unit;
    const worthiest = units.reduce((best, unit) => (WORTH[unit.kind] > WORTH[best.kind] ? unit : best), first);
    return {
      area: placeOf(known, first),
      base: baseOf(known, first.owner),
      miniature: miniatureOf(worthiest.kind),
      count: units.length,
      title: titleOf(known, units),
    };
  });
};

const baseOf = ({ view }: HepKnown, owner: KingdomNumber): MarkerBase => {
  if (owner === view.kingdom) return 'own';
  if (view.kingdom !== null && havePact(view.board, owner, view.kingdom)) return 'allied';
  return isNpc(getKingdom(view.board, owner)) ? 'independent' : 'foreign';
};

const titleOf = (known: HepKnown, units: readonly Unit[]): string =>
  [...Map.groupBy(units, ({ owner }) => owner)]
    .map(([owner, forces]) => `${kingdomName(known, owner)}: ${forceOf(forces)}`)
    .join('; ');

/** `2 Levies and 1 Navy`. */
const forceOf = (units: readonly Unit[]): string =>
  series(
    UNIT_KINDS.flatMap((kind) => {
      const count = units.filter((unit) => unit.kind === kind).length;
      return count === 0 ? [] : [counted(count, UNIT_WORDS[kind], UNIT_PLURALS[kind])];
    }),
  );
