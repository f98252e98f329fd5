import { counted, type UnitRow } from '@chancery/core';
import { summed, words } from '@chancery/kit';
import { afterSailing } from '../known/after-sailing.ts';
import { MINIATURES } from '../names/miniatures.ts';
import { placeName } from '../names/names.ts';
import { lots } from '../names/reader.ts';
import type { Order } from '../order.ts';
import { countsIn } from '../rules/counts.ts';
import { isGeneral, isSea, unitsOf } from '../rules/find.ts';
import { canMove } from '../rules/selection.ts';
import type { Board, Unit } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { NationNumber, PlaceNumber, UnitType } from '../words.ts';
import { linesFrom } from './lines-from.ts';

export const UNIT_COLUMNS = [
  words('place', 'At'),
  words('units', 'Units'),
  summed('count', 'Number'),
  words('general', 'General'),
  words('state', 'This turn'),
  words('lines', 'Lines'),
] as const;

/** What a nation has in one place: lines take units from there, and the place names them. */
export interface Stack {
  readonly place: PlaceNumber;
  readonly units: readonly Unit[];
}

/** Own units by place, in list order. */
export const stacksOf = ({ view }: GameKnown): readonly Stack[] => stacksIn(view, view.nation);

const stacksIn = (board: Pick<Board, 'units'>, nation: NationNumber | null): readonly Stack[] =>
  nation === null
    ? []
    : [...Map.groupBy(unitsOf(board, nation), ({ place }) => place)]
        .toSorted(([one], [other]) => one - other)
        .map(([place, units]) => ({ place, units }));

/** What stands there now, and fleets where they should be when the draft has been sailed: landings begin there. */
export const unitRows = (known: GameKnown, drafted: readonly Order[]): readonly UnitRow[] => [
  ...stacksOf(known).map((stack) => rowOf(known, stack, linesFrom(drafted, stack.place).length)),
  ...arrivingStacks(known, drafted).map((stack) => {
    const row = rowOf(known, stack, linesFrom(drafted, stack.place).length);
    return { ...row, cells: { ...row.cells, state: 'arrives this turn' } };
  }),
];

export const arrivingStacks = (known: GameKnown, drafted: readonly Order[]): readonly Stack[] => {
  const here = new Set(stacksOf(known).map(({ place }) => place));
  return stacksIn(afterSailing(known, drafted), known.view.nation).filter(
    ({ place }) => isSea(known.setting, place) && !here.has(place),
  );
};

const rowOf = (known: GameKnown, { place, units }: Stack, lines: number): UnitRow => {
  const { setting, view } = known;
  const generals = units.filter(isGeneral);
  const others = units.filter((unit) => !isGeneral(unit));
  const spent = units.filter((unit) => !canMove(unit, view.turn)).length;
  return {
    unit: `${place}`,
    label: placeName(setting, place),
    kind: isSea(setting, place) ? 'sea' : 'land',
    area: place,
    miniature: MINIATURES[worthiest(units)],
    cells: {
      place: placeName(setting, place),
      units: lots(countsIn(others)),
      count: `${others.length}`,
      general: generals.map(({ skill }) => `skill ${skill}`).join(', '),
      state: spent === 0 ? '' : spent === units.length ? 'cannot move' : `${spent} cannot move`,
      lines: lines === 0 ? '' : counted(lines, 'line'),
    },
  };
};

const WORTH: readonly UnitType[] = ['sol', 'frg', 'mer', 'knt', 'cav', 'art', 'inf', 'gen'];
/** The type that stands for all. */
const worthiest = (units: readonly Unit[]): UnitType =>
  WORTH.find((type) => units.some((unit) => unit.type === type)) ?? 'inf';
