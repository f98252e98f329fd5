import { counted, type MarkerBase, type Miniature, series, type TroopMarker } from '@chancery/core';
import { isNpc, kingdomOf } from '../rules/find.ts';
import { havePact } from '../rules/relations.ts';
import { worldNumberOfSea } from '../setting.ts';
import type { Station, Unit } from '../state.ts';
import { kingdomName, UNIT_PLURALS, UNIT_WORDS } from '../text/reader.ts';
import type { HepKnown } from '../types.ts';
import { type KingdomNumber, UNIT_KINDS, type UnitKind } from '../words.ts';

const MINIATURES: { readonly [kind in UnitKind]: Miniature } = { levy: 'foot', retinue: 'horse', navy: 'ship' };
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
      miniature: MINIATURES[worthiest.kind],
      count: units.length,
      title: titleOf(known, units),
    };
  });
};

export const miniatureOf = (kind: UnitKind): Miniature => MINIATURES[kind];

/** Where a unit is, by number on the map: what is aboard at sea is with its Navy. */
export const placeOf = ({ setting, view }: HepKnown, { at }: Pick<Unit, 'at'>): number => {
  switch (at.in) {
    case 'area':
    case 'port':
      return at.area;
    case 'sea':
      return worldNumberOfSea(setting, at.sea);
    case 'navy': {
      const navy = view.board.units.find(({ id }) => id === at.navy);
      return navy === undefined ? 0 : placeOf({ setting, view }, navy as { readonly at: Station });
    }
  }
};

const baseOf = ({ view }: HepKnown, owner: KingdomNumber): MarkerBase => {
  if (owner === view.kingdom) return 'own';
  if (view.kingdom !== null && havePact(view.board, owner, view.kingdom)) return 'allied';
  return isNpc(kingdomOf(view.board, owner)) ? 'independent' : 'foreign';
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
