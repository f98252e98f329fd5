import type { Branch, Choice, NamedType, OrderCatalogue, OrderKind } from '@chancery/core';
import { allIllegal, branch, namedTypes, oneOf, RULERS_ONLY } from '@chancery/kit';
import { areaName, areaOn, areasOn, stepsOn } from '../ground/ground.ts';
import { COST, findUnit, marchOf, musterFault, REACH, unitName, unitsOf, wayFault } from './rules.ts';
import { type Fog, type FogKnown, KINDS, type March, type Muster, type Unit } from './types.ts';

const { fixed, words } = namedTypes<Fog>();

const AREA = fixed('area', 'integer', (setting) =>
  areasOn(setting).map(({ number, name }) => ({ value: number, names: [name] })),
);
const KIND = words('kind', KINDS, (kind) => [kind === 'column' ? 'Column' : 'Scout']);
const UNIT: NamedType<Fog> = {
  kind: 'named',
  name: 'unit',
  value: 'string',
  fixed: false,
  of: ({ view }) => unitsOf(view, view.power).map((unit) => ({ value: unitName(unit), names: [unitName(unit)] })),
};

const march: OrderKind<Fog, March> = {
  verb: 'MARCH',
  rule: 'FG-1.1',
  title: 'March',
  help: 'Sends a unit from area to area: a column through two, a scout through three.',
  group: 'Units',
  by: 'ruler',
  unit: { type: UNIT, help: 'your unit' },
  params: {
    way: { type: { kind: 'list', name: 'way', of: AREA, from: 1, to: 3, way: true }, help: 'the areas on its way' },
  },
  lines: [{ pattern: '<unit> MARCH <way>' }],
  options: (known, drafted) => {
    const free = unitsOf(known.view, known.view.power).filter((unit) => marchOf(drafted, unitName(unit)) === null);
    return oneOf(
      'unit',
      free.map(
        (unit): Branch => ({
          value: unitName(unit),
          label: `${unitName(unit)} in ${areaName(known.setting, unit.at)}`,
          then: wayFrom(known, unit),
        }),
      ),
    );
  },
  check: ({ setting, view }, { unit: name, args }, { orders, index }) => {
    if (view.power === null) return RULERS_ONLY;
    const unit = findUnit(view, view.power, name);
    if (unit === null) return allIllegal([{ code: 'unknown-unit', unit: name }]);
    const before = marchOf(orders.slice(0, index), name) !== null;
    return allIllegal([before ? { code: 'marches-already', unit: name } : wayFault(setting, unit, args.way)]);
  },
};

/** The ways on which a unit may go, to be clicked on the map. */
const wayFrom = ({ setting }: FogKnown, { kind, at }: Unit): Choice => ({
  ask: 'way',
  param: 'way',
  from: 1,
  to: REACH[kind],
  of: areasOn(setting).map(({ number, name }) => ({ value: number, label: name })),
  starts: areaOn(setting, at).borders,
  steps: stepsOn(setting),
  then: { ask: 'done' },
});

const muster: OrderKind<Fog, Muster> = {
  verb: 'MUSTER',
  rule: 'FG-1.3',
  title: 'Muster',
  help: 'Raises a unit in your home, and nobody hears of it.',
  group: 'Units',
  by: 'ruler',
  params: { kind: { type: KIND, help: 'what' } },
  lines: [{ pattern: 'MUSTER <kind>' }],
  options: ({ setting, view }, drafted) =>
    drafted.some(({ verb }) => verb === 'MUSTER')
      ? null
      : oneOf(
          'kind',
          KINDS.map((kind) =>
            musterFault(setting, view, kind) === null
              ? branch(kind, `${kind === 'column' ? 'Column' : 'Scout'} for ${COST[kind]} silver`)
              : null,
          ),
        ),
  check: ({ setting, view }, { args }, { orders, index }) => {
    if (view.power === null) return RULERS_ONLY;
    const before = orders.slice(0, index).some(({ verb }) => verb === 'MUSTER');
    return allIllegal([before ? { code: 'one-muster' } : musterFault(setting, view, args.kind)]);
  },
};

export const ORDERS: OrderCatalogue<Fog> = { kinds: { MARCH: march, MUSTER: muster }, together: () => [] };
